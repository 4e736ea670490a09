import { italianHints } from "../tables/italian-hints";
import type { SourceGap } from "./source-gap";

const english = new Map(
  italianHints
    .trim()
    .split("\n")
    .flatMap((line): [string, string[]][] => {
      const [italian = "", words = ""] = line.split("|");
      return italian.split(",").map((one) => [one, words.split(",")]);
    }),
);

const plain = (text: string) => text.trim().toLowerCase().replace(/[’`]/g, "'");

/** Whether brackets give a small word in Italian: "(sotto)". Those that are English words too are none. */
export const isItalianHint = (bracket: string) =>
  english.has(plain(bracket)) && !/^(?:in|per|con|da|se|o|ma|su)$/i.test(bracket.trim());

/** "The cat is ____ (sotto) the bed": all that the Italian word may be there. */
export function solveItalianHint({ gap, after }: SourceGap): string[] | undefined {
  const found =
    gap.given !== undefined && isItalianHint(gap.given) ? english.get(plain(gap.given)) : undefined;
  const isOfTwo = /^[^.,?!]{1,40} and /.test(after);
  return isOfTwo ? found?.filter((word) => word !== "among") : found;
}
