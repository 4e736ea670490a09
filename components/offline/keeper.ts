import type { QueryClient } from "@tanstack/react-query";
import { withUnsent, type Conversation } from "@/components/conversation/conversation";
import {
  keepUnsent,
  onKeptChange,
  readDraft,
  readTries,
  readUnsent,
  releaseUnsent,
  writeDraft,
  writeTry,
  type UnsentMessage,
} from "@/components/learner/kept-texts";
import { pictureMessage } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { keep, readKept, sweepStore, type Kept } from "@/components/offline/store";
import { onAttachmentChange, readAttachment, writeAttachment } from "@/components/photo/attachment";

const quietMs = 300;
const draftName = "draft";
const photoName = "photo";
const unsentPrefix = "unsent.";
const tryPrefix = "try.";

/** Keeps on the device what the tab keeps, beyond its end. */
export class Keeper {
  /** What this tab kept when it last had it copied, or found. */
  private known = new Map<string, Kept>();
  /** The names of what is surely on the device, unless another tab has deleted it. */
  private stored = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private meeting: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly userId: number,
    private readonly queryClient: QueryClient,
  ) {}

  /** Takes what another tab or an earlier visit has left, and from then on keeps every change, until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    await sweepStore(this.userId);
    this.adopt(await readKept(this.userId));
    if (signal.aborted) return;
    const onHide = () => document.visibilityState === "hidden" && void this.save();
    document.addEventListener("visibilitychange", onHide, { signal });
    for (const listen of [onKeptChange, onAttachmentChange])
      signal.addEventListener(
        "abort",
        listen(() => this.saveSoon()),
      );
    signal.addEventListener("abort", () => {
      clearTimeout(this.timer);
      clearTimeout(this.meeting);
    });
    await this.save();
  }

  /** Takes from the device what another tab has left there, and lets go what another tab has sent. */
  async meetOthers(): Promise<void> {
    await this.save();
    this.adopt(await readKept(this.userId));
  }

  /** The same, once another tab that has done something has had the time to keep what came of it. */
  meetOthersSoon(): void {
    clearTimeout(this.meeting);
    this.meeting = setTimeout(() => void this.meetOthers(), 2 * quietMs);
  }

  /** Resolves when the device keeps what the tab keeps now. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    const now = this.current();
    const changes = new Map<string, Kept | undefined>();
    for (const [name, kept] of now) if (!isSame(kept, this.known.get(name))) changes.set(name, kept);
    for (const name of this.known.keys()) if (!now.has(name)) changes.set(name, undefined);
    this.known = now;
    if (changes.size > 0) this.saving = this.saving.then(() => this.store(changes));
    return this.saving;
  }

  private async store(changes: Map<string, Kept | undefined>): Promise<void> {
    const stored = await keep(this.userId, changes);
    for (const name of changes.keys()) this.stored.delete(name);
    for (const name of stored) this.stored.add(name);
  }

  private saveSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), quietMs);
  }

  private current(): Map<string, Kept> {
    const { userId } = this;
    const now = new Map<string, Kept>();
    const [draft, image] = [readDraft(userId), readAttachment(userId)];
    if (draft) now.set(draftName, { text: draft });
    if (image) now.set(photoName, { text: "", image });
    for (const [id, text] of Object.entries(readTries(userId))) now.set(tryPrefix + id, { text });
    for (const { image, ...message } of readUnsent(userId))
      now.set(unsentPrefix + message.clientMessageId, { text: JSON.stringify(message), image });
    return now;
  }

  /** What was changed in this tab meanwhile stays as it is. */
  private adopt(found: Map<string, Kept> | undefined): void {
    const theirs = found ?? new Map(this.known);
    const own = this.current();
    const isTouched = (name: string) => !isSame(own.get(name), this.known.get(name));
    for (const name of this.stored) if (!theirs.has(name) && !isTouched(name)) this.put(name, undefined);
    const missing = [...theirs].filter(([name]) => !own.has(name) && !isTouched(name));
    for (const [name, kept] of missing.sort(byMoment)) this.put(name, kept);
    this.restoreImages(theirs);
    this.known = theirs;
    if (found) this.stored = new Set(found.keys());
    this.queryClient.setQueryData<Conversation>(
      queryKeys.conversation(this.userId),
      (now) => now && withUnsent(now, readUnsent(this.userId)),
    );
  }

  private put(name: string, kept: Kept | undefined): void {
    const { userId } = this;
    if (name === draftName) writeDraft(userId, kept?.text ?? "");
    else if (name === photoName) writeAttachment(userId, kept?.image);
    else if (name.startsWith(tryPrefix)) writeTry(userId, name.slice(tryPrefix.length), kept?.text ?? "");
    else if (kept) keepUnsent(userId, { ...messageOf(kept), image: kept.image });
    else releaseUnsent(userId, name.slice(unsentPrefix.length));
  }

  /** After a reload a message is without its photo. Of one that was not kept only the words are left, as a message that was not sent. */
  private restoreImages(theirs: Map<string, Kept>): void {
    const { userId } = this;
    for (const own of readUnsent(userId)) {
      if (!own.hasImage || own.image) continue;
      const image = theirs.get(unsentPrefix + own.clientMessageId)?.image;
      if (image) keepUnsent(userId, { ...own, image });
      else if (own.message === pictureMessage) releaseUnsent(userId, own.clientMessageId);
      else keepUnsent(userId, { ...own, waits: undefined });
    }
  }
}

const messageOf = ({ text }: Kept) => JSON.parse(text) as UnsentMessage;

/** Messages in the order in which they were written. */
function byMoment([oneName, one]: [string, Kept], [otherName, other]: [string, Kept]): number {
  if (!oneName.startsWith(unsentPrefix) || !otherName.startsWith(unsentPrefix)) return 0;
  return messageOf(one).createdAt.localeCompare(messageOf(other).createdAt);
}

const isSame = (one: Kept | undefined, other: Kept | undefined) =>
  one?.text === other?.text && one?.image === other?.image;
