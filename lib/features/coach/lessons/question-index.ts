import { isOneTypo } from "../distance";
import { isFiller, questionWordsOf } from "./question-words";

/** What can be asked for: the ways to ask, each a whole question, and the text that answers. */
export type Asked = { id: string; asks: readonly string[]; body: string };
export type Hit = { id: string; score: number };

const weightOfFiller = 0.15;
const shareOfBody = 0.35;
const shareOfUnknown = 0.6;
const minSlipLength = 5;

/** A way to ask: its words, and the length of the vector of their weights. */
type Ask = { words: ReadonlySet<string>; size: number };
type Row = { id: string; words: ReadonlyMap<string, number>; asks: Ask[] };
type Weighed = { word: string; weight: number };

/** Finds what a question asks for by the words it shares with ways to ask, each weighing by how few entries have it. */
export class QuestionIndex {
  private readonly rowsWith = new Map<string, Row[]>();
  private readonly weights: ReadonlyMap<string, number>;
  private readonly weightOfUnknown: number;
  private readonly known: string[];

  constructor(entries: readonly Asked[]) {
    const rows = entries.map(({ id, asks, body }) => {
      const askWords = asks.map((ask) => new Set(questionWordsOf(ask)));
      const words = new Map<string, number>(questionWordsOf(body).map((word) => [word, shareOfBody]));
      for (const word of askWords.flatMap((said) => [...said])) words.set(word, 1);
      return { id, words, asks: askWords.map((said) => ({ words: said, size: 0 })) };
    });
    for (const row of rows)
      for (const word of row.words.keys()) {
        const others = this.rowsWith.get(word);
        if (others) others.push(row);
        else this.rowsWith.set(word, [row]);
      }
    this.known = [...this.rowsWith.keys()].filter((word) => word.length >= minSlipLength);
    this.weights = new Map(
      [...this.rowsWith].map(([word, { length }]) => [word, weigh(word, Math.log(1 + rows.length / length))]),
    );
    this.weightOfUnknown = shareOfUnknown * Math.log(1 + rows.length);
    for (const ask of rows.flatMap(({ asks }) => asks))
      ask.size = sizeOf([...ask.words].map((word) => this.weightOf(word)));
  }

  /** Whether a word stands in one of the ways to ask for an entry. */
  isAskedWith(id: string, word: string): boolean {
    const meant = this.meant(word);
    return this.rowsWith.get(meant)?.some((row) => row.id === id && row.words.get(meant) === 1) ?? false;
  }

  private weightOf(word: string): number {
    return this.weights.get(word) ?? weigh(word, this.weightOfUnknown);
  }

  /** A word as it stands, or the known one it is a slip away from. */
  private meant(word: string): string {
    if (this.rowsWith.has(word) || word.length < minSlipLength) return word;
    return this.known.find((one) => isOneTypo(one, word)) ?? word;
  }

  /** The entries that share words with a question, the best first; a score of 1 is a question asked word for word. */
  find(question: string): Hit[] {
    const words = [...new Set(questionWordsOf(question).map((word) => this.meant(word)))];
    const weighed = words.map((word) => ({ word, weight: this.weightOf(word) }));
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const size = sizeOf(weighed.map(({ weight }) => weight));
    if (total === 0) return [];
    const rows = new Set(
      words.filter((word) => !isFiller(word)).flatMap((word) => this.rowsWith.get(word) ?? []),
    );
    return [...rows]
      .map((row) => {
        const covered =
          weighed.reduce((sum, { word, weight }) => sum + weight * (row.words.get(word) ?? 0), 0) / total;
        const nearest = Math.max(...row.asks.map((ask) => nearness(weighed, size, ask)));
        return { id: row.id, score: (covered + nearest) / 2 };
      })
      .sort((one, other) => other.score - one.score);
  }
}

const weigh = (word: string, weight: number) => (isFiller(word) ? weight * weightOfFiller : weight);

const sizeOf = (weights: readonly number[]) =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));

/** The cosine of two questions. */
function nearness(weighed: readonly Weighed[], size: number, ask: Ask): number {
  const shared = weighed.reduce((sum, { word, weight }) => sum + (ask.words.has(word) ? weight ** 2 : 0), 0);
  return size * ask.size === 0 ? 0 : shared / (size * ask.size);
}
