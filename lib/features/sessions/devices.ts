import type { SessionBrowser, SessionSystem } from "@/lib/db/generated/client";
import { sessions as t } from "@/lib/i18n/it";

export type Device = { browser: SessionBrowser | null; system: SessionSystem | null };

// The first that fits: nearly every browser says that it is Chrome or Safari too, and Android that it is Linux.
const browsers: [mark: string, SessionBrowser][] = [
  ["Edg/", "edge"],
  ["EdgA/", "edge"],
  ["EdgiOS/", "edge"],
  ["OPR/", "opera"],
  ["SamsungBrowser/", "samsung"],
  ["Firefox/", "firefox"],
  ["FxiOS/", "firefox"],
  ["CriOS/", "chrome"],
  ["Chrome/", "chrome"],
  ["Safari/", "safari"],
];
const systems: [mark: string, SessionSystem][] = [
  ["Android", "android"],
  ["iPad", "ipad"],
  ["iPhone", "iphone"],
  ["CrOS", "chromebook"],
  ["Windows", "windows"],
  ["Macintosh", "mac"],
  ["Linux", "linux"],
];

/** What a browser says of itself, in as few words as its owner needs. */
export function deviceOf(userAgent: string | null): Device {
  const find = <Name>(marks: [string, Name][]) =>
    marks.find(([mark]) => userAgent?.includes(mark))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** "Chrome su Android". */
export function describeDevice({ browser, system }: Device): string {
  return t.device(browser && t.browsers[browser], system && t.systems[system]);
}
