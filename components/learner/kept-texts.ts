/**
 * What the learner has written and the server does not have yet, kept for this tab so that a reload loses
 * nothing: the draft, and messages that could not be sent.
 */
export type UnsentMessage = {
  message: string;
  clientMessageId: string;
  createdAt: string;
  about?: MessageAbout;
};

/** The item of a sheet that a message is about. */
export type MessageAbout = { worksheetId: string; n: number };

const listeners = new Set<() => void>();
const draftKey = (userId: number) => `english-coach.draft.${userId}`;
const triesKey = (userId: number) => `english-coach.tries.${userId}`;
const unsentKey = (userId: number) => `english-coach.unsent.${userId}`;

export function readDraft(userId: number): string {
  return sessionStorage.getItem(draftKey(userId)) ?? "";
}

export function writeDraft(userId: number, text: string): void {
  if (text) sessionStorage.setItem(draftKey(userId), text);
  else sessionStorage.removeItem(draftKey(userId));
  for (const listener of listeners) listener();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readUnsent(userId: number): UnsentMessage[] {
  const stored = sessionStorage.getItem(unsentKey(userId));
  return stored ? (JSON.parse(stored) as UnsentMessage[]) : [];
}

export function keepUnsent(userId: number, unsent: UnsentMessage): void {
  writeUnsent(userId, [...othersThan(userId, unsent.clientMessageId), unsent]);
}

/** The server has it now, or the learner has it back in the draft. */
export function releaseUnsent(userId: number, clientMessageId: string): void {
  writeUnsent(userId, othersThan(userId, clientMessageId));
}

/** What was typed and not checked yet, for a mistake or an exercise. */
export function readTry(userId: number, id: string): string {
  return readTries(userId)[id] ?? "";
}

export function writeTry(userId: number, id: string, text: string): void {
  const { [id]: _, ...others } = readTries(userId);
  const tries = text ? { ...others, [id]: text } : others;
  if (Object.keys(tries).length > 0) sessionStorage.setItem(triesKey(userId), JSON.stringify(tries));
  else sessionStorage.removeItem(triesKey(userId));
}

function readTries(userId: number): Record<string, string> {
  const stored = sessionStorage.getItem(triesKey(userId));
  return stored ? (JSON.parse(stored) as Record<string, string>) : {};
}

/** Whether a message waits in this tab, whosever it is: before the login nobody knows. */
export const hasKeptMessage = (): boolean =>
  Object.keys(sessionStorage).some((key) => /^english-coach\.(?:draft|unsent)\./.test(key));

/** Leaves nothing behind for who uses this tab next. */
export function forgetKeptTexts(userId: number): void {
  writeDraft(userId, "");
  writeUnsent(userId, []);
  sessionStorage.removeItem(triesKey(userId));
}

function othersThan(userId: number, clientMessageId: string): UnsentMessage[] {
  return readUnsent(userId).filter((unsent) => unsent.clientMessageId !== clientMessageId);
}

function writeUnsent(userId: number, unsent: UnsentMessage[]): void {
  if (unsent.length > 0) sessionStorage.setItem(unsentKey(userId), JSON.stringify(unsent));
  else sessionStorage.removeItem(unsentKey(userId));
}
