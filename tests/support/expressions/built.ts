/**
 * Records every expression that is put together from here on, and where: to be imported before the code that does so.
 * Literals are not among them, the engine makes those itself.
 */
import type { Expression } from "./written";

/** `caller`: the place in another file that had it built. */
export type Built = Expression & { caller?: string };

const folder = `${process.cwd().replaceAll("\\", "/")}/`;
const built = new Map<string, Built>();

export const builtExpressions = (): Built[] => [...built.values()];

function remember(pattern: RegExp): RegExp {
  const key = `/${pattern.source}/${pattern.flags}`;
  if (built.has(key)) return pattern;
  const [place, ...callers] = placesInLib(new Error().stack ?? "");
  const fileOf = (one = "") => one.split(":")[0];
  const caller = callers.find((one) => fileOf(one) !== fileOf(place));
  if (place) built.set(key, { source: pattern.source, flags: pattern.flags, place, caller });
  return pattern;
}

/** "lib/features/x.ts:12" of each line of a stack that is in lib. */
function placesInLib(stack: string): string[] {
  return stack.split("\n").flatMap((line) => {
    const [, inFolder = ""] = line.replaceAll("\\", "/").split(folder);
    const [file = "", row = ""] = inFolder.split(":");
    return file.startsWith("lib/") ? [`${file}:${row}`] : [];
  });
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given: [string, string]) => remember(new target(...given)),
  apply: (target, _, given: [string, string]) => remember(new target(...given)),
});
