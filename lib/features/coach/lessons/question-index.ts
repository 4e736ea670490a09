import { isOneTypo } from "../distance";
import { isFiller, questionWordsOf } from "./question-words";

/** What can be asked for: the ways to ask, each a whole question, its name, what is asked after it, and the answer. */
export type Asked = {
  id: string;
  asks: readonly string[];
  title?: string;
  next?: readonly string[];
  body: string;
};
export type Hit = { id: string; score: number };

const weightOfFiller = 0.15;
/** How often a word of each part counts for one in a way to ask. */
const countOfTitle = 2;
const countOfNext = 0.5;
const countOfBody = 0.3;
/** Of BM25: how soon a word that comes again adds nothing, and how much a long entry loses. */
const saturation = 0.6;
const shareOfLength = 0.3;
/** Of the nearest way to ask, beside the words of the whole entry: the more, the nearer to word for word it comes. */
const minShareOfNearest = 0.3;
const steepness = 5;
const shareOfUnknown = 0.6;
const minSlipLength = 5;

/** A way to ask: its words, and the length of the vector of their weights. */
type Ask = { words: ReadonlySet<string>; size: number };
type Row = { id: string; counts: ReadonlyMap<string, number>; length: number; asks: Ask[] };
type Weighed = { word: string; weight: number };

/** What the words of all entries weigh: the fewer entries ask with one, the more. */
class WordWeights {
  private readonly weights = new Map<string, number>();
  private readonly ofUnknown: number;

  constructor(asksOf: readonly (readonly ReadonlySet<string>[])[]) {
    const entriesWith = new Map<string, number>();
    for (const asks of asksOf)
      for (const word of new Set(asks.flatMap((words) => [...words])))
        entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
    const all = asksOf.length;
    this.ofUnknown = shareOfUnknown * Math.log(1 + all);
    for (const [word, count] of entriesWith)
      this.weights.set(word, Math.log(1 + (all - count + 0.5) / (count + 0.5)));
  }

  of(word: string): number {
    const weight = this.weights.get(word) ?? this.ofUnknown;
    return isFiller(word) ? weight * weightOfFiller : weight;
  }

  sizeOf(words: Iterable<string>): number {
    return Math.sqrt([...words].reduce((sum, word) => sum + this.of(word) ** 2, 0));
  }
}

/**
 * Finds what a question asks for by the words it shares with an entry (BM25 over its ways to ask, its name and its
 * answer) and with the nearest of the ways to ask. A small index weighs words as `weights`, a large one, does.
 */
export class QuestionIndex {
  private readonly rowsWith = new Map<string, Row[]>();
  private readonly weights: WordWeights;
  private readonly known: string[];
  private readonly meanLength: number;

  constructor(entries: readonly Asked[], like?: QuestionIndex) {
    const asked = entries.map(({ asks, title = "" }) =>
      [...asks, title].map((ask) => new Set(questionWordsOf(ask))).filter(({ size }) => size > 0),
    );
    this.weights = like?.weights ?? new WordWeights(asked);
    const rows = entries.map((entry, at) => this.rowOf(entry, asked[at] ?? []));
    for (const row of rows)
      for (const word of row.counts.keys()) {
        const others = this.rowsWith.get(word);
        if (others) others.push(row);
        else this.rowsWith.set(word, [row]);
      }
    this.known = [...this.rowsWith.keys()].filter((word) => word.length >= minSlipLength);
    this.meanLength = rows.reduce((sum, { length }) => sum + length, 0) / rows.length;
  }

  private rowOf({ id, asks, title = "", next = [], body }: Asked, asked: readonly Set<string>[]): Row {
    const counts = new Map<string, number>();
    const add = (text: string, count: number) => {
      for (const word of new Set(questionWordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + count);
    };
    for (const ask of asks) add(ask, 1);
    add(title, countOfTitle);
    add(next.join(" "), countOfNext);
    add(body, countOfBody);
    return {
      id,
      counts,
      length: [...counts.values()].reduce((sum, count) => sum + count, 0),
      asks: asked.map((words) => ({ words, size: this.weights.sizeOf(words) })),
    };
  }

  /** Whether a word stands in one of the ways to ask for an entry. */
  isAskedWith(id: string, word: string): boolean {
    const meant = this.meant(word);
    const row = this.rowsWith.get(meant)?.find((one) => one.id === id);
    return row?.asks.some(({ words }) => words.has(meant)) ?? false;
  }

  /** A word as it stands, or the known one it is a slip away from. */
  private meant(word: string): string {
    if (this.rowsWith.has(word) || word.length < minSlipLength) return word;
    return this.known.find((one) => isOneTypo(one, word)) ?? word;
  }

  /** The entries that share words with a question, the best first; a score near 1 is a question asked word for word. */
  find(question: string): Hit[] {
    const words = [...new Set(questionWordsOf(question).map((word) => this.meant(word)))];
    const weighed = words.map((word) => ({ word, weight: this.weights.of(word) }));
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const size = this.weights.sizeOf(words);
    if (total === 0) return [];
    const rows = new Set(
      words.filter((word) => !isFiller(word)).flatMap((word) => this.rowsWith.get(word) ?? []),
    );
    return [...rows]
      .map((row) => {
        const nearest = Math.max(0, ...row.asks.map((ask) => nearness(weighed, size, ask)));
        const covered = this.coverage(weighed, row) / total;
        const share = Math.max(minShareOfNearest, nearest ** steepness);
        return { id: row.id, score: share * nearest + (1 - share) * covered };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The weight of the words that an entry has, each the nearer to whole the more often. */
  private coverage(weighed: readonly Weighed[], { counts, length }: Row): number {
    const slowness = saturation * (1 - shareOfLength + (shareOfLength * length) / this.meanLength);
    return weighed.reduce((sum, { word, weight }) => {
      const count = counts.get(word) ?? 0;
      return sum + (weight * count) / (count + slowness);
    }, 0);
  }
}

/** The cosine of two questions. */
function nearness(weighed: readonly Weighed[], size: number, ask: Ask): number {
  const shared = weighed.reduce((sum, { word, weight }) => sum + (ask.words.has(word) ? weight ** 2 : 0), 0);
  return size * ask.size === 0 ? 0 : shared / (size * ask.size);
}
