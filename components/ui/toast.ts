/** A short message over the page. Every text is for the user. */
export type Toast = {
  title: string;
  description?: string;
  /** Why, on a line of its own. */
  reason?: string;
  variant?: "success" | "error" | "info";
  /** 5,000 unless said. */
  durationMs?: number;
  /** The page says it too, where it happened: it leaves after 3,000, and stands below even while one writes. */
  isEcho?: boolean;
  /** What can be done about it: a page to go to, or a deed. A deed is not carried to another page. */
  action?: { label: string } & (
    | { href: string; onPress?: undefined }
    | { onPress: () => void; href?: undefined }
  );
};

export type ShownToast = Toast & { serial: number };

const carriedKey = "english-coach.toast";
const listeners = new Set<() => void>();
let latest: ShownToast | undefined;

/** Shows a toast in place of the one before it: there is one at a time. */
export function showToast(toast: Toast): void {
  latest = { ...toast, serial: (latest?.serial ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** Shows a toast that stays in view when the page is left right after. */
export function showToastAcrossPages(toast: Toast): void {
  sessionStorage.setItem(carriedKey, JSON.stringify(toast));
  showToast(toast);
}

/** Takes what the page before left to show. */
export function takeCarriedToast(): Toast | undefined {
  const stored = sessionStorage.getItem(carriedKey);
  sessionStorage.removeItem(carriedKey);
  return stored ? (JSON.parse(stored) as Toast) : undefined;
}

export function latestToast(): ShownToast | undefined {
  return latest;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
