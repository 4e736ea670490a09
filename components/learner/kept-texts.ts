import type { MessageWish } from "@/lib/features/chat/contract";

/**
 * What the learner has written and the server does not have yet, kept in this tab so that a reload loses nothing: the draft,
 * tries, and messages that could not be sent. `components/offline` keeps it beyond the tab.
 */
export type UnsentMessage = {
  message: string;
  clientMessageId: string;
  createdAt: string;
  about?: MessageAbout;
  wish?: MessageWish;
  /** Reached nobody: it leaves by itself when the net is back. */
  waits?: boolean;
  hasImage?: boolean;
  /** The photo of one that has one, as a data URL: absent after a reload, until what is kept on the device has been read. */
  image?: string;
};

/** The item of a sheet that a message is about. */
export type MessageAbout = { worksheetId: string; n: number };

const listeners = new Set<() => void>();
const draftPrefix = "english-coach.draft.";
const unsentPrefix = "english-coach.unsent.";
const draftKey = (userId: number) => `${draftPrefix}${userId}`;
const triesKey = (userId: number) => `english-coach.tries.${userId}`;
const unsentKey = (userId: number) => `${unsentPrefix}${userId}`;
/** Photos of unsent messages, by the key of the message: too large for the tab's storage. */
const images = new Map<string, string>();
/** What the tab's storage had no room for. */
const overflow = new Map<string, string>();

export function readDraft(userId: number): string {
  return read(draftKey(userId)) ?? "";
}

export function writeDraft(userId: number, text: string): void {
  write(draftKey(userId), text);
}

/** Hears of every change of what is kept. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readUnsent(userId: number): UnsentMessage[] {
  const unsent = JSON.parse(read(unsentKey(userId)) ?? "[]") as UnsentMessage[];
  return unsent.map((one) => (one.hasImage ? { ...one, image: images.get(one.clientMessageId) } : one));
}

/** In the place of what was kept under its key, else behind all others. */
export function keepUnsent(userId: number, unsent: UnsentMessage): void {
  const { clientMessageId, image } = unsent;
  if (image) images.set(clientMessageId, image);
  const kept = { ...unsent, hasImage: image ? true : undefined };
  const all = readUnsent(userId);
  const at = all.findIndex((one) => one.clientMessageId === clientMessageId);
  writeUnsent(userId, at < 0 ? [...all, kept] : all.with(at, kept));
}

/** The server has it now, or the learner has it back in the draft. */
export function releaseUnsent(userId: number, clientMessageId: string): void {
  images.delete(clientMessageId);
  const all = readUnsent(userId);
  const others = all.filter((unsent) => unsent.clientMessageId !== clientMessageId);
  if (others.length < all.length) writeUnsent(userId, others);
}

/** What was typed and not checked yet, for a mistake or an exercise. */
export function readTry(userId: number, id: string): string {
  return readTries(userId)[id] ?? "";
}

export function writeTry(userId: number, id: string, text: string): void {
  const { [id]: _, ...others } = readTries(userId);
  const tries = text ? { ...others, [id]: text } : others;
  write(triesKey(userId), Object.keys(tries).length > 0 ? JSON.stringify(tries) : "");
}

/** Every try there is, by what it is for. */
export function readTries(userId: number): Record<string, string> {
  return JSON.parse(read(triesKey(userId)) ?? "{}") as Record<string, string>;
}

/** Whether a message waits in this tab, whosever it is: before the login nobody knows. */
export const hasKeptMessage = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix) || key.startsWith(unsentPrefix));

/** Leaves nothing behind for who uses this tab next. */
export function forgetKeptTexts(userId: number): void {
  images.clear();
  for (const key of [draftKey, triesKey, unsentKey]) write(key(userId), "");
}

function writeUnsent(userId: number, unsent: UnsentMessage[]): void {
  const withoutImages = unsent.map((one) => ({ ...one, image: undefined }));
  write(unsentKey(userId), unsent.length > 0 ? JSON.stringify(withoutImages) : "");
}

const read = (key: string) => overflow.get(key) ?? sessionStorage.getItem(key);

/** Nothing is kept of an empty text. */
function write(key: string, text: string): void {
  overflow.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    overflow.set(key, text); // The storage is full: it lives as long as the page.
  }
  for (const listener of listeners) listener();
}
