"use client";

import { useMemo, useSyncExternalStore } from "react";
import { userFilters, userSorts, type UserFilter, type UserSort } from "@/lib/features/administration/rules";

/** What of a panel a reload, the way back and a link keep. */
export type PanelAddress = {
  tab?: string;
  search?: string;
  filter?: UserFilter;
  sort?: UserSort;
  /** Whose feedback or log is shown. */
  user?: string;
};

const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

function listen(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener("popstate", tellAll);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", tellAll);
  };
}

function read(fragment: string): PanelAddress {
  const given = new URLSearchParams(fragment.slice(1));
  const filter = userFilters.find((one) => one === given.get("filter"));
  const sort = userSorts.find((one) => one === given.get("sort"));
  const user = /^[1-9]\d{0,8}$/.exec(given.get("user") ?? "")?.[0];
  return { tab: given.get("tab") ?? undefined, search: given.get("search") ?? undefined, filter, sort, user };
}

function write(address: PanelAddress, how: "push" | "replace"): void {
  const given = Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const fragment = given.length > 0 ? `#${new URLSearchParams(given)}` : "";
  if (fragment === window.location.hash) return;
  const url = window.location.pathname + window.location.search + fragment;
  if (how === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
  tellAll();
}

/**
 * Where in the panel one is, kept behind the `#` of the address, which no browser sends to a server: a search may be a name.
 * `go` is a step that the way back undoes; `amend` is none, for what changes with every letter.
 */
export function usePanelAddress() {
  const fragment = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => "",
  );
  return useMemo(
    () => ({
      address: read(fragment),
      go: (changes: PanelAddress) => write({ ...read(window.location.hash), ...changes }, "push"),
      amend: (changes: PanelAddress) => write({ ...read(window.location.hash), ...changes }, "replace"),
    }),
    [fragment],
  );
}

/** Whoever leaves the panel leaves no search of theirs in the address. */
export function forgetPanelAddress(): void {
  write({}, "replace");
}
