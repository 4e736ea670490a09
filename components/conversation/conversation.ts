import type { ExchangeReply, MessageReply, MessageWish, VerdictAnswer } from "@/lib/features/chat/contract";
import type { FindingReply } from "@/lib/features/findings/contract";
import type { MessageAbout, UnsentMessage } from "@/components/learner/kept-texts";

/** A message on screen. What only this device knows is marked here. */
export type ChatEntry = MessageReply & {
  /** On an answer written on this visit: the key of the message it belongs to. */
  answerTo?: string;
  /** Why a message was not sent, in Italian. */
  problem?: string;
  /** One that was not sent as there is no net: it leaves when there is one again. */
  waits?: boolean;
  /** What a message without an answer is for, as the student has said by a button on this visit. */
  wish?: MessageWish;
  /** Of the same: which item of a sheet it is about. */
  about?: MessageAbout;
};

/** Whether words for somebody who needs help stand in place of a lesson. */
export const isForNeed = ({ support }: Pick<ChatEntry, "support">): boolean =>
  support !== undefined && support.level !== "gentle";

/** The conversation on screen, oldest first. */
export type Conversation = { entries: ChatEntry[]; hasOlder: boolean };

/** One message on its way: its text, its photo as a data URL, what it is for or about, or which verdict it answers, and the key that makes sending it again harmless. */
export type Turn = {
  message: string;
  clientMessageId: string;
  image?: string;
  wish?: MessageWish;
  about?: MessageAbout;
  verdict?: VerdictAnswer;
};

/** Puts a message on screen before the server has it, or takes up one that failed. */
export function startTurn({ entries, hasOlder }: Conversation, turn: Turn, createdAt: string): Conversation {
  const pending = { problem: undefined, waits: undefined, status: "pending" } as const;
  const { image: imageUrl, verdict: _, ...message } = turn;
  const isKnown = entries.some((entry) => entry.clientMessageId === turn.clientMessageId);
  const id = turn.clientMessageId;
  const next: ChatEntry = { id, sender: "user", createdAt, ...message, imageUrl, ...pending };
  return {
    hasOlder,
    entries: isKnown
      ? entries.map((entry) =>
          entry.clientMessageId === turn.clientMessageId ? { ...entry, ...pending } : entry,
        )
      : [...entries, next],
  };
}

/** The server has stored the message. */
export function acceptTurn(conversation: Conversation, key: string, stored: MessageReply): Conversation {
  return update(conversation, key, (shown) => ({
    ...stored,
    ...pictureOf(shown, stored),
    wish: shown.wish,
    about: shown.about,
    clientMessageId: key,
    status: "pending",
  }));
}

/** The answer is complete and stored. */
export function finishTurn(conversation: Conversation, key: string, exchange: ExchangeReply): Conversation {
  const { userMessage, aiMessage, solvedFindings = [], droppedFindings = [] } = exchange;
  const answered = update(conversation, key, (shown) => ({
    ...userMessage,
    ...pictureOf(shown, userMessage),
    clientMessageId: key,
  }));
  const withSolved = solvedFindings.reduce(putFinding, answered);
  return putAnswer(droppedFindings.reduce(withoutFinding, withSolved), { ...aiMessage, answerTo: key });
}

/** The message was not sent, or its answer never came. */
export function failTurn(conversation: Conversation, key: string, problem: string): Conversation {
  return update(conversation, key, (entry) => ({ ...entry, status: "failed", waits: undefined, problem }));
}

/** The message waits for the net. */
export function letWait(conversation: Conversation, key: string): Conversation {
  return update(conversation, key, (entry) => ({ ...entry, status: "failed", waits: true }));
}

/** Takes a refused message off the screen. */
export function dropTurn({ entries, hasOlder }: Conversation, key: string): Conversation {
  return {
    hasOlder,
    entries: entries.filter((entry) => entry.clientMessageId !== key && entry.answerTo !== key),
  };
}

/** Adds messages that came before the first one on screen. */
export function prependOlder(
  { entries }: Conversation,
  older: MessageReply[],
  hasOlder: boolean,
): Conversation {
  const known = new Set(entries.map((entry) => entry.id));
  return { hasOlder, entries: [...older.filter((message) => !known.has(message.id)), ...entries] };
}

/** Adds what was written here but never reached the server. */
export function withUnsent({ entries, hasOlder }: Conversation, unsent: UnsentMessage[]): Conversation {
  const known = new Set(entries.map((entry) => entry.clientMessageId));
  // One whose photo has not been read yet would be sent without it.
  const missing = unsent.filter((one) => !known.has(one.clientMessageId) && (!one.hasImage || one.image));
  const failed = missing.map(({ hasImage: _, image: imageUrl, ...one }): ChatEntry => ({
    ...one,
    imageUrl,
    id: one.clientMessageId,
    sender: "user",
    status: "failed",
  }));
  return { hasOlder, entries: [...entries, ...failed] };
}

/** The message whose answer is still being written, when the page was loaded in the middle of it. */
export function pendingTurn(conversation: Conversation): Turn | undefined {
  const pending = conversation.entries.findLast(
    (entry) => entry.status === "pending" && entry.clientMessageId,
  );
  return pending?.clientMessageId ? turnOf(conversation, pending.clientMessageId) : undefined;
}

/** Whether something waits for the net: what is written then stands behind it. */
export const hasWaiting = ({ entries }: Conversation): boolean => entries.some(({ waits }) => waits);

export function turnOf({ entries }: Conversation, clientMessageId: string): Turn | undefined {
  const entry = entries.find((one) => one.clientMessageId === clientMessageId);
  const image = entry?.imageUrl?.startsWith("data:") ? entry.imageUrl : undefined;
  return entry && { message: entry.message, clientMessageId, image, wish: entry.wish, about: entry.about };
}

/** Whether the coach's newest words are for somebody who needs help: nothing is offered or celebrated beside them. */
export function endsInNeed({ entries }: Conversation): boolean {
  const newest = entries.findLast(({ sender }) => sender === "ai");
  return newest !== undefined && isForNeed(newest);
}

/** Puts a finding in the place of what was known of it. */
export function putFinding({ entries, hasOlder }: Conversation, finding: FindingReply): Conversation {
  return {
    hasOlder,
    entries: entries.map((entry) =>
      entry.findings?.some(({ id }) => id === finding.id)
        ? { ...entry, findings: entry.findings.map((one) => (one.id === finding.id ? finding : one)) }
        : entry,
    ),
  };
}

/** The conversation without a finding. */
export function withoutFinding({ entries, hasOlder }: Conversation, findingId: string): Conversation {
  return {
    hasOlder,
    entries: entries.map((entry) =>
      entry.findings ? { ...entry, findings: entry.findings.filter(({ id }) => id !== findingId) } : entry,
    ),
  };
}

/** Puts a student's message, its photo's text mended, in the place of what it was. */
export function putMessage({ entries, hasOlder }: Conversation, message: MessageReply): Conversation {
  return {
    hasOlder,
    entries: entries.map((entry) =>
      entry.id === message.id ? { ...entry, ...message, ...pictureOf(entry, message) } : entry,
    ),
  };
}

/** The photo as it is here already, rather than once more from the server. */
function pictureOf(shown: ChatEntry, stored: MessageReply): Pick<ChatEntry, "imageUrl"> {
  return { imageUrl: shown.imageUrl ?? stored.imageUrl };
}

function update({ entries, hasOlder }: Conversation, key: string, change: (entry: ChatEntry) => ChatEntry) {
  return {
    hasOlder,
    entries: entries.map((entry) => (entry.clientMessageId === key ? change(entry) : entry)),
  };
}

/** In the place of what was there of it, else at the end. */
function putAnswer({ entries, hasOlder }: Conversation, answer: ChatEntry): Conversation {
  const isSame = (entry: ChatEntry) => entry.answerTo === answer.answerTo || entry.id === answer.id;
  const isKnown = entries.some(isSame);
  return { hasOlder, entries: isKnown ? entries.map((e) => (isSame(e) ? answer : e)) : [...entries, answer] };
}
