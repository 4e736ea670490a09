import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import {
  dropDraft,
  keepDraft,
  nameOf,
  onKeptElsewhere,
  readKept,
  releaseDraft,
  type KeptDraft,
  type SheetPlace,
} from "@/components/worksheets/work/kept-drafts";

/** How long after the last key the server is told. */
export const saveAfterMs = 800;

type Entry = KeptDraft & {
  /** Whether the server has it, or another tab sees to that. */
  isSaved: boolean;
};

type Options = {
  place: SheetPlace;
  /** Tells the server, and answers what it then holds. */
  save: (n: number, draft: string[]) => Promise<string[]>;
  /** Whether somebody is writing in an item's boxes in this tab. */
  isTypedIn: (n: number) => boolean;
};

type Item = Pick<WorksheetItemReply, "n" | "status"> & {
  gaps: Pick<WorksheetItemReply["gaps"][number], "draft">[];
};

export const draftsOf = ({ gaps }: Pick<Item, "gaps">) => gaps.map(({ draft }) => draft);

/** What stands in the boxes of a sheet where that is other than the server last said: kept at once, saved a moment later. */
export class SheetDrafts {
  private readonly entries = new Map<number, Entry>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly saving = new Map<number, { name: string; run: Promise<void> }>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly options: Options,
    items: readonly Item[],
  ) {
    this.compare(items);
  }

  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  read(n: number): string[] | undefined {
    return this.entries.get(n)?.draft;
  }

  write(item: Item, draft: string[]): void {
    const known = this.entries.get(item.n)?.known ?? [nameOf(draftsOf(item))];
    this.put(item.n, { draft, known, isSaved: false });
    this.saveSoon(item.n);
  }

  /** Compares with what the server has just said, and saves what it does not have. */
  meet(items: readonly Item[]): void {
    this.compare(items);
    for (const [n, { isSaved }] of this.entries) if (!isSaved) this.saveSoon(n);
  }

  /** Saves all that waits. */
  flush(): void {
    for (const n of this.entries.keys()) void this.send(n);
  }

  /** An answer goes out, which takes its draft along: nothing older may reach the server after it. */
  async hold(n: number, answers: string[]): Promise<void> {
    this.stopTimer(n);
    const entry = this.entries.get(n);
    if (entry) this.put(n, { ...entry, known: [...entry.known, nameOf(answers)] });
    const running = this.saving.get(n);
    if (running?.name !== nameOf(answers)) await running?.run;
  }

  /** The answer has been checked. What was typed since is still to be saved. */
  settle(answers: string[], item: Item): void {
    const entry = this.entries.get(item.n);
    if (!entry) return;
    if (nameOf(entry.draft) === nameOf(answers)) return this.remove(item.n);
    this.put(item.n, { ...entry, known: [nameOf(draftsOf(item))], isSaved: false });
    this.saveSoon(item.n);
  }

  /** Listens to other tabs, and to a box or the page being left; the function it answers ends that. */
  connect(): () => void {
    const flush = () => this.flush();
    const onVisibility = () => document.visibilityState === "hidden" && this.flush();
    const stopHearing = onKeptElsewhere(this.options.place, (kept) => this.takeOver(kept));
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", onVisibility);
    document.addEventListener("focusout", flush);
    return () => {
      stopHearing();
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", onVisibility);
      document.removeEventListener("focusout", flush);
      this.flush();
    };
  }

  /**
   * Which of two is newer, without a clock: a draft remembers what the server held when it was begun, and what this device
   * has sent since. If the server holds one of those, nobody else has written, and the draft is newer. If it holds something
   * else, that was written elsewhere later, and is shown; but what is being typed on this very page is never taken away.
   */
  private compare(items: readonly Item[]): void {
    const kept = readKept(this.options.place);
    for (const item of items) {
      const { n } = item;
      const own = this.entries.get(n);
      // Another tab saves what it has kept; if it is still kept, that tab may be gone.
      const entry = kept[n] && (own?.isSaved ?? true) ? { ...kept[n], isSaved: false } : own;
      if (!entry) continue;
      const held = nameOf(draftsOf(item));
      const isOver = item.status === "solved" || entry.draft.length !== item.gaps.length;
      if (isOver || nameOf(entry.draft) === held) this.remove(n);
      else if (entry.known.includes(held)) this.show(n, entry);
      else if (own && !own.isSaved) this.put(n, { ...own, known: [...own.known, held] });
      else this.remove(n);
    }
  }

  /** Another tab of this device was typed in: it also saves. */
  private takeOver(kept: ReturnType<typeof readKept>): void {
    for (const [key, theirs] of Object.entries(kept)) {
      const n = Number(key);
      if (!theirs || this.options.isTypedIn(n)) continue;
      this.stopTimer(n);
      this.show(n, { ...theirs, isSaved: true });
    }
  }

  private saveSoon(n: number): void {
    this.stopTimer(n);
    this.timers.set(
      n,
      setTimeout(() => void this.send(n), saveAfterMs),
    );
  }

  /** One at a time for an item, so that the server ends with the newest. */
  private send(n: number): Promise<void> {
    this.stopTimer(n);
    const running = this.saving.get(n);
    if (running) return running.run.then(() => this.send(n));
    const entry = this.entries.get(n);
    if (!entry || entry.isSaved) return Promise.resolve();
    const run = this.store(n, entry).finally(() => this.saving.delete(n));
    this.saving.set(n, { name: nameOf(entry.draft), run });
    return run;
  }

  /** What cannot be saved stays kept, and goes with the next key, the next look at the page, or the network's return. */
  private async store(n: number, entry: Entry): Promise<void> {
    const sent = entry.draft;
    this.put(n, { ...entry, known: [...entry.known, nameOf(sent)] });
    const held = await this.options.save(n, sent).catch(() => undefined);
    const now = this.entries.get(n);
    if (!held || !now) return;
    this.put(n, { draft: now.draft, known: [nameOf(held)], isSaved: now.draft === sent });
  }

  private put(n: number, entry: Entry): void {
    const { draft, known, isSaved } = entry;
    if (isSaved) releaseDraft(this.options.place, n, draft);
    else keepDraft(this.options.place, n, { draft, known });
    this.show(n, entry);
  }

  private show(n: number, entry: Entry): void {
    const isNew = this.entries.get(n)?.draft !== entry.draft;
    this.entries.set(n, entry);
    if (isNew) this.tell();
  }

  private remove(n: number): void {
    this.stopTimer(n);
    dropDraft(this.options.place, n);
    if (this.entries.delete(n)) this.tell();
  }

  private stopTimer(n: number): void {
    clearTimeout(this.timers.get(n));
    this.timers.delete(n);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
