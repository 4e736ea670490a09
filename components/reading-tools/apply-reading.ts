import {
  barColourOf,
  barColours,
  plainReading,
  readingAttributes,
  readingChoices,
  readingCookie,
  readingFields,
  type ReadingTools,
} from "@/lib/features/reading-tools/rules";
import { showRuler } from "@/components/reading-tools/ruler";

/** How the page is shown now: its root says it, also where cookies are blocked. */
export function shownReading(): ReadingTools {
  const { dataset } = document.documentElement;
  const shown = readingFields.map((field) => {
    const choices: readonly string[] = readingChoices[field];
    const choice = dataset[field] ?? "";
    return [field, choices.includes(choice) ? choice : plainReading[field]];
  });
  return Object.fromEntries(shown) as ReadingTools;
}

/** Shows the page as it is wanted, at once and on the pages that follow on this device. */
export function applyReading(tools: ReadingTools): void {
  const root = document.documentElement;
  for (const field of readingFields) root.removeAttribute(`data-${field}`);
  for (const [name, value] of Object.entries(readingAttributes(tools))) root.setAttribute(name, value);
  document.cookie = readingCookie(tools, { isHttps: location.protocol === "https:" });
  showRuler(tools.ruler === "true");
  paintBar(barColourOf(tools));
}

/** The browser's own bar. The page came with one colour, or with one for the day and one for the night. */
function paintBar(colour: string | undefined): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isNight = meta.media.includes("dark");
    meta.content = colour ?? barColours[isNight ? "night" : "paper"];
  }
}
