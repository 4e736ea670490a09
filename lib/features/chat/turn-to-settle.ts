import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import { learnerLocks } from "@/lib/db/client";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { FindingRow } from "@/lib/features/findings/finding-fields";
import type { Observation } from "@/lib/features/mastery/rules";
import { awardable, noReward, type Practice } from "@/lib/features/rewards/award-practice";
import { hearts } from "@/lib/features/rewards/rules";
import type { Support } from "@/lib/features/safety/rules";
import { storedSupport } from "@/lib/features/safety/stored-support";
import type { SheetOfTurn } from "@/lib/features/worksheets/bring-sheet";
import type { Begun } from "./begin-exchange";
import type { ExchangeRow } from "./exchange-data";
import { counterOf } from "./rules";

/** A send, and the need of help that was seen in it; whether the answer names it too, which is so unless it is said. */
export type Answered = Begun & { support?: Support | undefined; isSupportShown?: boolean | undefined };

/** What the lesson is about after a turn, and the sheet that was made of its exercise. */
export type Kept = { state?: LessonState | undefined; worksheet?: SheetOfTurn | undefined };

/** What a message showed of the student's English. */
type English = {
  findings: FindingRow[];
  resolvedIds: string[];
  attemptedIds: string[];
  /** Open mistakes the student has said are none. */
  droppedIds: string[];
  /** What was seen of their topics, in what. */
  seen: (Observation & { sourceId: string })[];
  /** In what nothing is seen any more. */
  unseen: string[];
};

/** What a turn leaves beside its answer. */
export type Settlement = Kept & {
  english?: English;
  /** What is awarded. Of its corrections count those that were still open; with one it is worth `xpIfCorrected`. */
  practice?: Omit<Practice, "userId" | "now"> & { xpIfCorrected?: number };
  /** Whether it is at no cost after all: what was charged is given back. */
  isFree?: boolean;
};

const noEnglish: English = {
  findings: [],
  resolvedIds: [],
  attemptedIds: [],
  droppedIds: [],
  seen: [],
  unseen: [],
};

/** A turn as `settle_turn` in the database takes it. */
export function turnToSettle(
  { actor, now: clock }: Ctx<Learner>,
  { exchange, userMessage, support, isSupportShown }: Answered,
  reply: string,
  { english = noEnglish, practice, isFree = false, ...kept }: Settlement,
) {
  const { userId, conversationId, attempt } = exchange;
  const { findings, resolvedIds, seen } = english;
  const now = clock();
  return {
    lock: learnerLocks,
    userId,
    exchangeId: exchange.id,
    attempt,
    conversationId,
    messageId: userMessage.id,
    now,
    ...english,
    seen: seen.map((one) => ({ id: uuid(), ...one })),
    observationIds: Object.fromEntries(
      [...findings.map(({ id }) => id), ...resolvedIds].map((id) => [id, uuid()]),
    ),
    isFree,
    ...(isFree && { giveBack: givenBack(exchange) }),
    reward: noReward(actor.user.xp),
    ...(practice && { practice: awardable({ corrections: 0, ...practice, userId, now }) }),
    ...storedSupport(support, isSupportShown),
    ...(support && { supportDay: romeDay(now) }),
    ...keptInTurn(kept),
    answer: { id: uuid(), text: reply },
  };
}

/** The part of it that is only known once the sheet is written. */
export const keptInTurn = ({ state, worksheet }: Kept) => ({ lesson: state, worksheetId: worksheet?.id });

/** What is to be given back; nothing where nothing was charged. */
function givenBack(exchange: ExchangeRow) {
  const kind = counterOf(exchange);
  return kind && { kind, maxHearts: hearts.max };
}
