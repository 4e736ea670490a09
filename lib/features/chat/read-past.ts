import type { Ctx, Learner } from "@/lib/context";
import { readState, type LessonState } from "@/lib/features/coach/lesson-state";
import { sentenceAt, type OpenFinding } from "@/lib/features/coach/open-finding";
import { maxTurns, turnsShown } from "@/lib/features/coach/prompt/history";
import { summarise } from "@/lib/features/coach/prompt/summary";
import { maxOpenFindings } from "@/lib/features/findings/rules";
import { readOr } from "@/lib/features/reading/read";
import { mistakeTopicOf } from "@/lib/features/topics/rules";
import { readUnsolved } from "@/lib/features/worksheets/in-lesson";
import type { UnsolvedSheet } from "@/lib/features/coach/exercise/secrets-of-exercise";
import { guardedSheets } from "@/lib/features/worksheets/rules";
import { safety } from "@/lib/i18n/it";
import type { TutorTurn } from "@/lib/ports/tutor";
import { listMistakesBefore, listWrittenBefore } from "./history-data";
import { threadKeyOf } from "./read-message";
import { findPast, type Past } from "./turn-data";

const maxMistakes = 200;
const maxWritten = 40;

const limits = {
  maxMessages: 2 * maxTurns,
  maxPhotos: maxTurns + maxWritten,
  maxOpen: maxOpenFindings,
  maxSheets: guardedSheets,
};

type Row = Past["messages"][number];
/** What was read of pictures, by exchange: it takes the place of the words that came with them. */
type PhotoTexts = ReadonlyMap<string, string>;

/**
 * The past of a conversation: what its lesson is about, the mistakes that are still to be put right, those of the newest message
 * first, each with its sentence, and what no reply may tell the answers of.
 */
export type PastTurns = Pick<TutorTurn, "history" | "summary"> & {
  state: LessonState;
  open: OpenFinding[];
  unsolved: UnsolvedSheet[];
};

/** What a turn begins with, before it is told to anybody; of the current conversation unless another one is named. */
export const findTurn = (
  { db, actor }: Ctx<Learner>,
  turn: { clientMessageId: string; conversationId?: string },
): Promise<Past> => findPast(db, { userId: actor.userId, ...turn }, limits);

/** What a tutor is told of the past, oldest first, and a summary of what came before that. */
export async function readPast(ctx: Ctx<Learner>, past: Past): Promise<PastTurns> {
  const { conversationId, turns, messages, photos, state, open, unsolved } = past;
  const photoTexts = new Map(photos.map(({ exchangeId, text }) => [exchangeId, text]));
  const shown = turnsShown(turns);
  const rows = messages.slice(0, 2 * shown).reverse();
  const [oldest] = rows;
  const isCut = conversationId !== null && oldest && shown < turns;
  return {
    history: lessonsOnly(rows).map((row) => entryOf(row, photoTexts)),
    state: readState(state),
    open: open.map(({ start, text, topic, ...finding }) => ({
      ...finding,
      topic: mistakeTopicOf(topic),
      sentence: sentenceAt(text, start),
    })),
    unsolved: readUnsolved(unsolved),
    ...(isCut && { summary: await summaryBefore(ctx, conversationId, oldest, photoTexts) }),
  };
}

type Entry = TutorTurn["history"][number];

function entryOf({ sender, text, exchangeId }: Row, photoTexts: PhotoTexts): Entry {
  if (sender === "ai") return { role: "coach", text };
  const read = photoTexts.get(exchangeId);
  return read ? { role: "student", text: read, isPhoto: true } : { role: "student", text };
}

const fixedReplies: ReadonlySet<string> = new Set(Object.values(safety.replies).flat());

/** Without what was answered in fixed words: a model is neither shown it nor talked into it. */
function lessonsOnly(rows: Row[]): Row[] {
  const fixed = new Set(
    rows.filter(({ text }) => fixedReplies.has(text)).map(({ exchangeId }) => exchangeId),
  );
  return rows.filter(({ exchangeId }) => !fixed.has(exchangeId));
}

/** As things stood when the older turns were cut off, so that it does not change until the next cut. */
async function summaryBefore(
  ctx: Ctx<Learner>,
  conversationId: string,
  { id: messageId, createdAt }: Row,
  photoTexts: PhotoTexts,
): Promise<string> {
  const [mistakes, written] = await Promise.all([
    listMistakesBefore(ctx.db, conversationId, { messageId, limit: maxMistakes }),
    listWrittenBefore(ctx.db, conversationId, { messageId, limit: maxWritten }),
  ]);
  const texts = written.map(({ exchangeId, text }) => photoTexts.get(exchangeId) ?? text);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const otherwise = () => undefined;
  return summarise({
    mistakes: mistakes.map(({ topic, quote, resolvedAt }) => ({
      topic: mistakeTopicOf(topic),
      quote,
      isResolved: resolvedAt !== null && resolvedAt <= createdAt,
    })),
    exercise: await readOr(ctx, "lastExercise", texts, { characters, key: threadKeyOf(ctx), otherwise }),
  });
}
