import { splitWords } from "@/lib/features/english/lexicon/words";
import type { HomeworkItem } from "./homework-sheet";

/** "It isn't necessary to go. (HAVE) You ____.": the first sentence, its key word, what is printed of the second. */
export type Halves = { source: string; key: string; stem: string; end: string };

const form =
  /^(.{5,160}?[.!?]["”»']?|[^.!?→=]{5,160}(?=\s(?:→|[=-]{1,2}>|=)))\s*(?:[([]?([A-Z]{2,})[)\]]?\s*)?(?:(?:→|[=-]{1,2}>?)\s*)?([^.!?()"“”]{0,60})$/;

export function halvesOf({ prompt, gaps }: HomeworkItem): Halves | undefined {
  const [gap, more] = gaps;
  if (!gap || more || gap.given !== undefined || gap.options) return undefined;
  const found = form.exec(prompt.slice(0, gap.start));
  if (!found?.[1]) return undefined;
  return {
    source: found[1],
    key: found[2]?.toLowerCase() ?? "",
    stem: found[3] ?? "",
    end: prompt.slice(gap.end),
  };
}

export const lowerWords = (text: string) => splitWords(text).map(({ lower }) => lower);

/** What of a sentence stands between the printed words; none where they are not its own. */
export function restOf(sentence: string, { stem, end }: Pick<Halves, "stem" | "end">): string[] {
  const words = splitWords(sentence.replace(/ '(?=(?:m|ve|s|re)\b)/g, "'"));
  const [opened, closed] = [lowerWords(stem), lowerWords(end)];
  const isFitting =
    words.length > opened.length + closed.length &&
    opened.every((word, at) => word === words[at]?.lower) &&
    closed.every((word, at) => word === words[words.length - closed.length + at]?.lower);
  return isFitting
    ? [
        words
          .slice(opened.length, words.length - closed.length)
          .map(({ text }) => text)
          .join(" "),
      ]
    : [];
}

/** Whole sentences as they go on behind what is printed, and whole as well: students write either. */
export function fillsOf(sentences: readonly string[], halves: Halves): string[] | undefined {
  const fills = sentences.flatMap((one) => restOf(one, halves));
  const whole = fills.map((one) =>
    `${halves.stem.trim()} ${one} ${halves.end.replace(/(?<![.!?\s])[.!?\s]+$/, "").trim()}`.trim(),
  );
  return fills.length > 0 ? [...new Set([...fills, ...whole])] : undefined;
}
