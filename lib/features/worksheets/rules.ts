import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import type { Rung } from "@/lib/features/coach/sheet/help-rung";

export const maxItems = 60;
/** Items keep their numbers, and new ones get new ones. */
export const maxItemNumber = 99_999;
export const maxItemText = 300;
export const maxAnswerText = 300;
export const maxGaps = 6;
export const maxReceiptName = 30;
export const maxSheets = 200;
/** No reply of the chat may tell the answers of so many sheets, those last made or worked on. */
export const guardedSheets = 5;
export const maxSheetText = 6000;
export const maxLabel = 6;

export const sheetStatuses = ["checking", "working", "handed_in"] as const;

/** What an item is for its student. `unverified`: nobody can be sure of it. `left`: put aside, and taken up again at any time. */
export const itemStatuses = ["open", "tried", "solved", "left", "unverified"] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export function statusOf({ status }: ItemState, tries: readonly string[]): ItemStatus {
  if (status === "done") return "solved";
  if (status === "aside") return "left";
  if (status === "unverified") return "unverified";
  return tries.length > 0 ? "tried" : "open";
}

/** What was said of one gap when it was last checked; "" for one that was empty. */
export const gapVerdicts = ["right", "almost", "wrong", "unsure", ""] as const;
export type GapVerdictName = (typeof gapVerdicts)[number];

/** What an answer comes to. `again`: the same as before. `no_attempt`: nothing in it could be an answer. */
export const answerVerdicts = [
  "right",
  "almost",
  "partly",
  "wrong",
  "unverified",
  "again",
  "no_attempt",
] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** Rungs of help: where to look, the rule, a solved twin, a second one. */
export const rungs: readonly Rung[] = [1, 2, 3, 4];
/** What the help of a coach who speaks about an item counts as. */
export const coachHelpLevel = 4;
export const triesBeforeLeaving = 4;

/** An option picked sooner than this after another is no thought about it. */
const hastyMs = 2000;

/** Whether all there is to do is to pick; words to put in order are the whole of their item. */
export const isChoice = ({ gaps, prompt }: ItemState): boolean =>
  gaps.every(
    ({ options, start, end }) =>
      options !== undefined && options.length > 1 && !(start === 0 && end === prompt.length),
  );

export const isSoonAfter = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() - answeredAt.getTime() < hastyMs;

const hastyMark = "~";
/** A try that is none to earn help by is marked. */
export const hastyKey = (key: string): string => hastyMark + bareKey(key);
export const bareKey = (key: string): string => (key.startsWith(hastyMark) ? key.slice(1) : key);
export const thoughtful = (tries: readonly string[]): number =>
  tries.filter((key) => !key.startsWith(hastyMark)).length;

type Tried = { state: ItemState; tries: readonly string[]; answeredAt: Date | null };

/** How far help goes: by the real tries, of which a pick of this moment is none yet. */
export function earnedRung({ state, tries, answeredAt }: Tried, now: Date): Rung {
  const isFresh = isChoice(state) && isSoonAfter(answeredAt, now);
  return rungAfter(thoughtful(isFresh ? tries.slice(0, -1) : tries));
}

function rungAfter(tries: number): Rung {
  if (tries >= triesBeforeLeaving) return 4;
  if (tries >= 2) return 3;
  return tries >= 1 ? 2 : 1;
}

const xpByHelp = [5, 3, 2] as const;
/** XP of a solved item before the daily cap. */
export const xpForItem = (helpLevel: number): number => xpByHelp[helpLevel] ?? 0;

/** Whoever does nothing for longer than this has gone away. */
export const awayMs = 2 * 60 * 1000;

/** How long a sheet that was handed in may be taken back. */
export const reopenMs = 24 * 60 * 60 * 1000;
export const receiptMs = 60 * reopenMs;

/** Letters and figures that nobody mistakes for one another. */
export const codeAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
export const codeLength = 10;

export const mayReopen = (handedInAt: Date | null, now: Date): boolean =>
  handedInAt !== null && now.getTime() < handedInAt.getTime() + reopenMs;

/** What help was used on an item. */
export const helpKinds = ["none", "hint", "example", "coach"] as const;
export type HelpKind = (typeof helpKinds)[number];

/** How an item was found, in one word for screens and receipts. */
export const ways = ["alone", "tries", "hint", "example", "coach", "left", "show", "open"] as const;
export type Way = (typeof ways)[number];

export function wayOf(status: ItemStatus, helpLevel: number, rungsShown: number, tries: number): Way {
  if (status === "left") return "left";
  if (status === "unverified") return "show";
  if (status !== "solved") return "open";
  const help = helpOf(helpLevel, rungsShown);
  if (help !== "none") return help;
  return tries === 0 ? "alone" : "tries";
}

export function helpOf(helpLevel: number, rungsShown: number): HelpKind {
  if (helpLevel === 0) return "none";
  if (helpLevel > rungsShown) return "coach";
  return helpLevel < 3 ? "hint" : "example";
}
