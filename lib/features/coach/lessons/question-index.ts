import { distance } from "../distance";
import { isFiller, questionWordsOf } from "./question-words";

/** What can be asked for: the ways to ask, each a whole question, and the text that answers. */
export type Asked = { id: string; asks: readonly string[]; body: string };
export type Hit = { id: string; score: number };

const weightOfFiller = 0.15;
const shareOfBody = 0.35;
const shareOfUnknown = 0.6;
const minSlipLength = 5;

type Row = { id: string; words: ReadonlyMap<string, number>; asks: ReadonlyMap<string, number>[] };

/** Finds what a question asks for by the words it shares with ways to ask, each weighing by how few entries have it. */
export class QuestionIndex {
  private readonly rows: Row[];
  private readonly rowsWith = new Map<string, Row[]>();
  private readonly known: string[];

  constructor(entries: readonly Asked[]) {
    this.rows = entries.map(({ id, asks, body }) => {
      const askWords = asks.map(questionWordsOf);
      const words = new Map<string, number>(questionWordsOf(body).map((word) => [word, shareOfBody]));
      for (const word of askWords.flat()) words.set(word, 1);
      return { id, words, asks: askWords.map((list) => new Map(list.map((word) => [word, 1]))) };
    });
    for (const row of this.rows)
      for (const word of row.words.keys()) this.rowsWith.set(word, [...(this.rowsWith.get(word) ?? []), row]);
    this.known = [...this.rowsWith.keys()].filter((word) => word.length >= minSlipLength);
  }

  /** Whether a word stands in one of the ways to ask for an entry. */
  isAskedWith(id: string, word: string): boolean {
    const meant = this.meant(word);
    return this.rowsWith.get(meant)?.some((row) => row.id === id && row.words.get(meant) === 1) ?? false;
  }

  private weightOf(word: string): number {
    const rows = this.rowsWith.get(word);
    const most = Math.log(1 + this.rows.length);
    const weight = rows ? Math.log(1 + this.rows.length / rows.length) : most * shareOfUnknown;
    return isFiller(word) ? weight * weightOfFiller : weight;
  }

  /** A word as it stands, or the known one it is a slip away from. */
  private meant(word: string): string {
    if (this.rowsWith.has(word) || word.length < minSlipLength) return word;
    return (
      this.known.find((one) => Math.abs(one.length - word.length) <= 1 && distance(one, word) === 1) ?? word
    );
  }

  /** The entries that share words with a question, the best first; a score of 1 is a question asked word for word. */
  find(question: string): Hit[] {
    const words = [...new Set(questionWordsOf(question).map((word) => this.meant(word)))];
    const total = words.reduce((sum, word) => sum + this.weightOf(word), 0);
    const size = Math.sqrt(words.reduce((sum, word) => sum + this.weightOf(word) ** 2, 0));
    if (total === 0) return [];
    const rows = new Set(
      words.filter((word) => !isFiller(word)).flatMap((word) => this.rowsWith.get(word) ?? []),
    );
    return [...rows]
      .map((row) => {
        const covered =
          words.reduce((sum, word) => sum + this.weightOf(word) * (row.words.get(word) ?? 0), 0) / total;
        const nearest = Math.max(...row.asks.map((ask) => this.nearness(words, size, ask)));
        return { id: row.id, score: (covered + nearest) / 2 };
      })
      .sort((one, other) => other.score - one.score);
  }

  private nearness(words: readonly string[], size: number, ask: ReadonlyMap<string, number>): number {
    const shared = words.reduce((sum, word) => sum + (ask.has(word) ? this.weightOf(word) ** 2 : 0), 0);
    const sizeOfAsk = Math.sqrt([...ask.keys()].reduce((sum, word) => sum + this.weightOf(word) ** 2, 0));
    return size * sizeOfAsk === 0 ? 0 : shared / (size * sizeOfAsk);
  }
}
