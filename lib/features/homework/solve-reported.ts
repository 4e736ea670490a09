import { splitWords } from "@/lib/features/english/lexicon/words";
import { backshift } from "./backshift";
import { readSpeech, reportSpeech, tellSpeech, type Speech } from "./report-speech";
import type { Gap, HomeworkItem } from "./homework-sheet";

export const asksReported = /\breported speech\b|\bindirect speech\b|discorso indiretto|\breport(?:ed)?\b/i;
const quoted = /["“”«»]([^"“”«»]{3,120})["“”«»]/;

const words = (text: string) => splitWords(text).map(({ lower }) => lower);

/** Words of a speech that change with who tells it. */
const turned: Record<string, string[]> = {
  my: ["his", "her", "my", "their"],
  our: ["their", "our"],
  your: ["my", "his", "her", "our", "their"],
  me: ["him", "her", "me"],
  us: ["them", "us"],
  you: ["me", "him", "her", "us", "them"],
  i: ["he", "she", "i"],
  here: ["there"],
  this: ["that", "the"],
  these: ["those", "the"],
  today: ["that day"],
};

const areSame = (own: readonly string[], printed: readonly string[]) =>
  own.length === printed.length &&
  own.every((word, at) => word === printed[at] || turned[word]?.includes(printed[at] ?? "") === true);

/**
 * "“I am tired,” she said. → She said that she ____ tired.": the words that are missing of the speech as it is told.
 * Undefined where the printed end is not the end of the speech.
 */
export function solveReportedGap(
  { prompt, gaps }: HomeworkItem,
  gap: Gap,
  instruction: string,
): string[] | undefined {
  const speech = quoted.exec(prompt);
  if (!speech || gaps.length !== 1 || gap.start < speech.index + speech[0].length) return undefined;
  const told = prompt.slice(speech.index + speech[0].length, gap.start);
  const isTold = asksReported.test(instruction) || /\b(?:said|told|asked)\b/i.test(told);
  const subject =
    /\b(?:said|told (?:me|him|her|us|them|\p{Lu}\p{Ll}+))\s+(?:that\s+)?(i|he|she|it|we|they|(?:my|his|her|their|the) \w+)\s*$/iu.exec(
      told,
    )?.[1];
  const shifted = isTold && subject ? backshift(speech[1] ?? "", subject) : undefined;
  const printed = words(prompt.slice(gap.end));
  const found = shifted && missing(shifted.verbs, shifted.rest, printed);
  return (
    found ?? (isTold || asksReported.test(told) ? missingOfTold({ number: 1, prompt, gaps }, gap) : undefined)
  );
}

/** The verbs with as much of what follows them as is not printed behind the gap. */
function missing(verbs: readonly string[], end: string, printed: readonly string[]): string[] | undefined {
  const rest = words(end);
  for (let from = 0; from <= rest.length; from += 1) {
    if (areSame(rest.slice(from), printed)) {
      const kept = rest.slice(0, from);
      if (kept.some((word) => turned[word] !== undefined)) return undefined;
      return verbs.map((verb) =>
        [
          verb,
          ...splitWords(end)
            .slice(0, from)
            .map(({ text }) => text),
        ].join(" "),
      );
    }
  }
  // "… that they would ____": a part of the verb is printed behind the gap too.
  const [only] = verbs;
  const whole = [...words(only ?? ""), ...rest];
  const from = whole.length - printed.length;
  return verbs.length === 1 &&
    from > 0 &&
    from < words(only ?? "").length &&
    areSame(whole.slice(from), printed)
    ? [whole.slice(0, from).join(" ")]
    : undefined;
}

/** A speech told by somebody else, whole: "Tom said that he was happy." */
export const reportWhole = (prompt: string, instruction: string): string[] | undefined =>
  asksReported.test(instruction) ? reportSpeech(prompt) : undefined;

const arrow = /(?:→|[=-]>|=|(?<=[.?!"]) [-–]|(?<=[.?!"]) ) ?(?=\p{Lu}[^→=]{3,80}$)/gu;
const reporting = /^(.{1,40}?) (?:said|told|asked|ordered|wanted to know)(?![\p{L}])(.{0,80})$/u;
const listening = /^ (?:to )?(me|him|her|us|them|\p{Lu}\p{Ll}{1,15})(?![\p{L}])/u;

/** "“I'm tired.” → Leo said ____": it is the told sentence that says who speaks. */
function bareSpeech(text: string, speaker = ""): Speech | undefined {
  const words = /^["“«']?([^"“”«»]{3,120}?)["”»']?$/.exec(text.trim())?.[1];
  return words === undefined ? undefined : { words, speaker };
}

/** "“Where is it?” she asked. → She asked where it ____.": what is missing of a question, a command or a statement told. */
function missingOfTold({ prompt }: HomeworkItem, gap: Gap): string[] | undefined {
  const before = prompt.slice(0, gap.start);
  const cut = [...before.matchAll(arrow)].at(-1);
  const told = cut && reporting.exec(before.slice(cut.index + cut[0].length));
  const speech =
    cut &&
    told &&
    (readSpeech(before.slice(0, cut.index)) ?? bareSpeech(before.slice(0, cut.index), told[1]));
  if (!speech) return undefined;
  const heard = listening.exec(told[2] ?? "");
  const listener = heard?.[1] ?? speech.listener;
  const found = tellSpeech({ ...speech, ...(listener && { listener }) });
  const [opening, ending] = [
    words((told[2] ?? "").slice(heard?.[0].length ?? 0)),
    words(prompt.slice(gap.end)),
  ];
  const missing = (found?.ends ?? []).flatMap((end) => {
    const all = splitWords(end);
    const lower = all.map((word) => word.lower);
    const fits =
      lower.length > opening.length + ending.length &&
      opening.every((word, at) => word === lower[at]) &&
      ending.every((word, at) => word === lower[lower.length - ending.length + at]);
    return fits
      ? [
          all
            .slice(opening.length, all.length - ending.length)
            .map(({ text }) => text)
            .join(" "),
        ]
      : [];
  });
  const stem = told[0].trim();
  return missing.length > 0
    ? [...new Set([...missing, ...missing.map((one) => `${stem} ${one}`)])]
    : undefined;
}
