/**
 * What was typed into a sheet's boxes and the server has not confirmed yet. It is on the device and not in the tab: it
 * outlives a crash, and other tabs hear of it.
 */
export type KeptDraft = {
  draft: string[];
  /** What the server may hold of the item as long as nobody else has written to it: see `nameOf`. */
  known: string[];
};
type KeptDrafts = { [n: string]: KeptDraft | undefined };

export type SheetPlace = { userId: number; worksheetId: string };

const prefixOf = (userId: number) => `english-coach.sheet.${userId}.`;
const keyOf = ({ userId, worksheetId }: SheetPlace) => prefixOf(userId) + worksheetId;

/** Two drafts have the same name when the same stands in every box. */
export const nameOf = (draft: readonly string[]) => JSON.stringify(draft);

export const readKept = (place: SheetPlace): KeptDrafts => parse(localStorage.getItem(keyOf(place)));

export function keepDraft(place: SheetPlace, n: number, kept: KeptDraft): void {
  write(place, { ...readKept(place), [n]: kept });
}

/** The server has this one. What another tab has kept since stays. */
export function releaseDraft(place: SheetPlace, n: number, draft: readonly string[]): void {
  const { [n]: kept, ...others } = readKept(place);
  if (kept && nameOf(kept.draft) === nameOf(draft)) write(place, others);
}

/** Forgets what is kept of an item, whatever it is. */
export function dropDraft(place: SheetPlace, n: number): void {
  const { [n]: kept, ...others } = readKept(place);
  if (kept) write(place, others);
}

/** Calls with all that is kept of a sheet when another tab has changed it. */
export function onKeptElsewhere(place: SheetPlace, listener: (kept: KeptDrafts) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(place)) listener(parse(newValue));
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

const parse = (stored: string | null) => (stored ? (JSON.parse(stored) as KeptDrafts) : {});

function write(place: SheetPlace, kept: KeptDrafts): void {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(keyOf(place), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // No room on the device: the server is told in a moment anyway.
  }
}
