import { v7 as uuid } from "uuid";
import type { App } from "@/lib/context";
import type { CheckedReply, SpokenReply } from "@/lib/features/readers/check-reply";
import { piecesOf } from "./pieces-of";
import { PrefaceGate } from "./preface-gate";
import { readOr } from "./read";

/** What may be the end of a sentence, with what follows it. */
const sentenceEnd = /[.!?…]["»”’')*_]{0,9}\s|\n/g;
const longestEnd = 11;
/** A sentence that does not end leaves in parts. */
const maxUnread = 200;

type About = Pick<SpokenReply, "secrets" | "fallbackHint" | "originals" | "leading">;

/**
 * A reply as it is spoken, read in a thread, which remembers what it was given: it gets what is new. One that has not heard the
 * beginning, as it took another's place, gets everything as it was cut.
 */
export class ReplyReading {
  private readonly id = uuid();
  private readonly gate = new PrefaceGate();
  private spoken = "";
  /** Where its pieces end. A preface is one with what comes with its end. */
  private readonly cuts: number[] = [];
  private readUpTo = 0;
  private seen = 0;
  private isBySentence = false;

  /** `key`: what the same thread reads. */
  constructor(
    private readonly app: Pick<App, "log">,
    private readonly about: About,
    private readonly key: string,
  ) {}

  add(piece: string): void {
    this.spoken += piece;
    if (this.about.leading) this.gate.hear(piece);
    if (piece && this.mayBeRead) this.cuts.push(this.spoken.length);
  }

  /** Whether there is something new that may be shown, or tell what may be. */
  get isDue(): boolean {
    return this.readUpTo < this.spoken.length && this.mayBeRead && this.mayShowMore;
  }

  /** What is found out by now, with what more may be shown; undefined where it cannot be read. */
  async next(isWhole: boolean): Promise<CheckedReply | undefined> {
    const { id, spoken, readUpTo: from, seen } = this;
    const cuts = [...this.cuts];
    const options = { characters: spoken.length, key: this.key, otherwise: () => undefined };
    const more = { id, from, pieces: piecesOf(spoken, from, cuts), isWhole, seen };
    let checked = from > 0 ? await readOr(this.app, "moreOfReply", more, options) : forgotten;
    if (checked && "isForgotten" in checked) {
      const whole = { id, ...this.about, spoken, cuts, isWhole, seen };
      checked = await readOr(this.app, "reply", whole, options);
    }
    this.readUpTo = spoken.length;
    this.seen += checked?.shown.length ?? 0;
    this.isBySentence = checked?.isBySentence ?? false;
    return checked;
  }

  /** A word more of a sentence that is shown as a whole is no reason to ask. */
  private get mayShowMore(): boolean {
    if (!this.isBySentence || this.spoken.length - this.readUpTo > maxUnread) return true;
    const from = Math.max(0, this.readUpTo - longestEnd);
    const ends = [...this.spoken.slice(from).matchAll(sentenceEnd)];
    return ends.some((end) => from + end.index + end[0].length > this.readUpTo);
  }

  private get mayBeRead(): boolean {
    return !this.about.leading || this.gate.isOpen;
  }
}

const forgotten = { isForgotten: true } as const;
