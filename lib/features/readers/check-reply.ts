import { keepFit } from "@/lib/features/coach/guard/fit-reply";
import { guardReply, neutralHint } from "@/lib/features/coach/guard/guard";
import type { Secret } from "@/lib/features/coach/guard/secrets";
import { judgePreface, withItemsTold, type Judgement } from "@/lib/features/coach/teacher/judge-preface";
import { isUnguarded, type Leading } from "@/lib/features/coach/teacher/leading";
import { labelOfItem } from "@/lib/features/coach/teacher/item-labels";
import { secretsOfTold } from "@/lib/features/coach/teacher/known-items";
import { withMadeItem } from "@/lib/features/coach/teacher/made-items";
import { readOpening, withoutMachinery, type Preface } from "@/lib/features/coach/teacher/preface";
import { revealed, revealOriginals, type Originals } from "@/lib/features/coach/prompt/privacy-mask";
import { asQuote } from "@/lib/features/coach/text/present";
import type { Support } from "@/lib/features/safety/rules";
import { safety } from "@/lib/i18n/it";
import { Feed } from "./feed";
import { asTyped, foldForReading } from "./fold-text";
import { piecesOf } from "@/lib/features/reading/pieces-of";

/** A reply as the tutor speaks it, and what must not be in it. */
export type SpokenReply = {
  id: string;
  /** All of it so far. */
  spoken: string;
  /** Where its pieces end: what is shown depends on it. */
  cuts?: readonly number[];
  isWhole: boolean;
  /** So many characters of what may be shown are known. */
  seen?: number;
  secrets: readonly Secret[];
  /** What is shown in place of a sentence that gives an answer away. */
  fallbackHint: string;
  /** Who stands behind the names the tutor was given. */
  originals: Originals;
  /** Of a tutor that leads: what its preface is held against. */
  leading?: LeadingReply;
};

/** How one goes on. */
export type MoreOfReply = {
  id: string;
  /** So much of it was read before. */
  from: number;
  /** What came behind that. */
  pieces: readonly string[];
  isWhole: boolean;
  seen: number;
};

/** With the message as it was typed. */
export type LeadingReply = Leading & { typed: string };

export type CheckedReply = {
  /** What may be shown of it behind what is known. */
  shown: string;
  /** Nothing of a sentence is shown before its end. */
  isBySentence?: true;
  /** Of a whole reply with a preface. */
  judgement?: Judgement;
  /** The preface is missing or broken, or leaves out what the reply might tell: nothing behind it can be shown. */
  isUnreadable?: true;
  /** The need of help that the preface names. */
  support?: Support | undefined;
};

/** The hint that is due is about a mistake or an exercise: in an answer to something else it would be a riddle. */
const atWork: ReadonlySet<string> = new Set(["check", "exercise"]);
const maxKept = 200;
const underWay = new Map<string, Check>();

/**
 * What of a reply may be shown so far. It depends on nothing but the reply and its pieces: another thread comes to the same, however
 * many of them are read together.
 */
export function checkReply(reply: SpokenReply): Promise<CheckedReply> {
  const { id, spoken, cuts = [], isWhole, seen = 0 } = reply;
  return readOn(new Check(reply), { id, pieces: piecesOf(spoken, 0, cuts), isWhole, seen });
}

/** The same of one that goes on, where this thread remembers what was said before. */
export async function checkMore(more: MoreOfReply): Promise<CheckedReply | { isForgotten: true }> {
  const check = underWay.get(more.id);
  return check?.heard === more.from ? readOn(check, more) : { isForgotten: true };
}

type Pieces = Omit<MoreOfReply, "from">;

async function readOn(check: Check, { id, pieces, isWhole, seen }: Pieces): Promise<CheckedReply> {
  underWay.delete(id);
  for (const piece of pieces.slice(0, -1)) await check.read(piece, false);
  const checked = await check.read(pieces.at(-1) ?? "", isWhole);
  if (!isWhole) underWay.set(id, check);
  const [oldest] = underWay.size > maxKept ? underWay.keys() : [];
  if (oldest !== undefined) underWay.delete(oldest);
  return { ...checked, shown: checked.shown.slice(seen) };
}

class Check {
  private passing: Passing | undefined;
  private spoken = "";
  private replyFrom = 0;
  private judgement: Judgement | undefined;
  private support: Support | undefined;

  constructor(private readonly reply: SpokenReply) {
    if (!reply.leading) this.passing = new Passing(reply, reply.secrets);
  }

  /** Characters that it has been given. */
  get heard(): number {
    return this.spoken.length;
  }

  async read(piece: string, isWhole: boolean): Promise<CheckedReply> {
    this.spoken += piece;
    const { spoken } = this;
    const { leading } = this.reply;
    if (leading && !this.passing) {
      const opening = readOpening(spoken, isWhole);
      if (opening.kind === "waiting") return { shown: "" };
      const read = opening.kind === "read" ? opening : undefined;
      if (!read && !leading.mayShowBare) return { shown: "", isUnreadable: true };
      const preface = read && revealed(read.preface, this.reply.originals);
      this.support = preface?.safety;
      if (preface && isUnguarded(leading, preface))
        return {
          shown: "",
          isUnreadable: true,
          support: this.support,
          judgement: onlyItems(leading, preface),
        };
      this.passing = this.begin(leading, read && preface ? { ...read, preface } : undefined);
    }
    const said = spoken.slice(this.replyFrom);
    const shown = await this.passing?.read(leading ? withoutMachinery(said, isWhole) : said, isWhole);
    const judgement = isWhole && this.judgement ? { judgement: this.judgement } : {};
    const bySentence = this.passing?.isBySentence && { isBySentence: true as const };
    return { shown: shown ?? "", support: this.support, ...bySentence, ...judgement };
  }

  private begin(leading: LeadingReply, opening?: { preface: Preface; replyFrom: number }): Passing {
    if (!opening) return new Passing(this.reply, this.reply.secrets);
    this.replyFrom = opening.replyFrom;
    const { preface } = opening;
    const { judgement, secrets } = judgePreface(leading, preface, this.reply.secrets);
    const folded = foldForReading(leading.typed);
    this.judgement = {
      ...judgement,
      found: judgement.found.map((mistake) => asTyped(mistake, folded, leading.typed)),
    };
    const fallbackHint = atWork.has(preface.wants) ? hintLeft(this.reply, leading, judgement) : neutralHint;
    const told = secretsOfTold(judgement.state);
    const others = secrets.filter((secret) => !told.some(({ answer }) => answer === secret.answer));
    const hintFor = (sentence: string) => (isElsewhere(sentence, leading) ? neutralHint : fallbackHint);
    return new Passing({ ...this.reply, fallbackHint: hintFor }, secrets, (sentence) => {
      const state = this.judgement && withMadeItem(this.judgement.state, sentence);
      if (!state || !this.judgement) return undefined;
      this.judgement = { ...this.judgement, state };
      return [...others, ...secretsOfTold(state)];
    });
  }
}

/** The hint that is due, unless what it is about is done, or is not all that the turn is about. */
function hintLeft({ fallbackHint }: SpokenReply, { open, state }: Leading, judgement: Judgement): string {
  const after = judgement.state;
  const isGone = open.some(
    ({ id, quote }) => judgement.fixedIds.includes(id) && fallbackHint.includes(`«${asQuote(quote)}»`),
  );
  const isMoved = after.front === "exercise" && after.exercise !== state.exercise;
  return isGone || isMoved ? neutralHint : fallbackHint;
}

const itemNamed = /(?<!\p{L})(?:la|alla|nella|sulla|della|numero|item|n\.) ?(\d{1,2})(?![\d\p{L}])/giu;

/** Whether a sentence names another item than the one whose hint is due. */
function isElsewhere(sentence: string, { state: { exercise } }: Leading): boolean {
  const here = exercise && labelOfItem(exercise, exercise.at).replace(/^.*\./, "");
  return !!here && [...sentence.matchAll(itemNamed)].some(([, number]) => number !== here);
}

/** Of a preface that leaves answers out those that it tells: they need not be told again. */
const onlyItems = (leading: Leading, preface: Preface): Judgement => ({
  found: [],
  fixedIds: [],
  droppedIds: [],
  state: withItemsTold(leading, preface),
});

/** The reply behind the preface, on its way through the guards. */
class Passing {
  readonly isBySentence: boolean;
  private readonly feed = new Feed();
  private readonly passed: AsyncGenerator<string>;
  private readonly ended: Promise<void>;
  private heard = 0;
  private shown = "";

  constructor(
    {
      fallbackHint,
      originals,
    }: Pick<SpokenReply, "originals"> & { fallbackHint: string | ((sentence: string) => string) },
    secrets: readonly Secret[],
    learn?: (sentence: string) => readonly Secret[] | undefined,
  ) {
    this.isBySentence = secrets.length > 0;
    const pieces = this.feed.pieces();
    const names = originals.length > 0 ? revealOriginals(originals, pieces) : pieces;
    this.passed = keepFit(guardReply(names, secrets, fallbackHint, learn), safety.instead);
    this.ended = this.collect();
  }

  async read(said: string, isWhole: boolean): Promise<string> {
    const piece = said.slice(this.heard);
    this.heard = said.length;
    if (isWhole) this.feed.end(piece);
    else this.feed.add(piece);
    await Promise.race([this.ended, this.feed.isUsedUp()]);
    if (isWhole) await this.ended;
    return this.shown;
  }

  private async collect(): Promise<void> {
    for await (const piece of this.passed) this.shown += piece;
  }
}
