import { setOf } from "@/lib/features/english/lexicon/words";
import type { OptionPlace } from "../option-place";

export const linkingWords = new Set([
  ...setOf(
    "because so but and or although though however while when if unless until till before after since as therefore whereas despite also too otherwise",
  ),
  ..."even though|even if|as soon as|because of|in spite of|due to|in order to|so that|as well|such as|for example|instead of".split(
    "|",
  ),
]);

const bad =
  /\b(?:ill|sick|tired|late|cold|rain(?:s|ed|ing|y)?|snow(?:s|ed|ing|y)?|terrible|awful|bad|badly|sad|difficult|hard|expensive|broken|broke|lost|closed|shut|hungry|thirsty|angry|scared|afraid|dangerous|boring|bored|noisy|dark|hurt|fell|failed|wrong|poor|ugly|hate[sd]?|missed|headache|temperature|fever|flu|accident|storm(?:y)?|wind(?:y)?|fog(?:gy)?|busy|nothing|nobody|no (?:money|time|food|bread|milk|sleep)|too (?:much|many|\p{L}+)|horrible|worst|never|can't|cannot|couldn't|don't|doesn't|didn't|isn't|wasn't|aren't|weren't|won't|haven't|hasn't|hadn't|not|old|slow|lazy|small|dirty|injured|stopped|crying|cried|stay(?:ed)? (?:at home|in|in bed)|went to bed|got wet|weak|unhappy|sleepy|heavy|strict|stole|alone|died|lose|losing|crowded|alarm|cancelled|canceled|postponed|delayed|slipped|arrived late|wet|mud(?:dy)?|rain|snow|traffic|noise|pain|illness|problems?)\b/iu;
const denied = /n't\b|\bnot\b|\bnever\b|\bno one\b|\bnobody\b|\bcannot\b/i;
const state =
  /\b(?:am|is|are|was|were|'m|'s|'re|isn't|aren't|wasn't|weren't)\b(?!\s+(?:\p{L}+ing|going)\b)|\b(?:has|have|had|haven't|hasn't|hadn't|didn't have|don't have|love|loves|like|likes|want(?:s|ed)?|need(?:s|ed)?|know|knew|feel|felt|hate|hates|hated)\b|\bit (?:was|is|'s) (?:raining|snowing)\b/iu;
const result =
  /^\s*(?:,\s*)?(?:i|we|he|she|they|it|you|my \p{L}+|his \p{L}+|her \p{L}+|the \p{L}+|mum|dad|\p{Lu}\p{Ll}+)\s+(?:went|go|goes|stayed|stay|took|take|bought|called|phoned|ran|ate|drank|put|opened|closed|turned|got|came|decided|left|can't|couldn't|didn't|don't|won't|'ll|will|am going|is going|are going|'m going|must|had to|have to|has to|made|asked|slept|walked|wore|need|needs|stopped|missed|helped|cancelled|drove|sat|won|passed|failed|felt|apologi[sz]ed|borrowed|used|gave|started|studied|went)\b/iu;
const good =
  /\b(?:went out|went to (?:school|work|the|a)|still|enjoy(?:s|ed)?|won|passed|happy|good|great|nice|love[sd]?|like[sd]?|play(?:s|ed)?|swam|finished|continued|best|kind|friendly|beautiful|cheap|delicious|kept|fun|funny|interesting|clever|bought|came|arrived on time|walk(?:ed)?|laugh(?:ed)?|fast|can|strong|easy|rich|works?|worked|ran|wore|goes|studied|fantastic|excellent|slept well|comfortable|useful|brave|new)\b/i;

type Sides = { one: string; other: string; isOpening: boolean };

/** The two clauses a linking word joins: before and behind it, or behind it parted by a comma. */
function sidesOf({ textBefore, textAfter }: OptionPlace): Sides | undefined {
  const before = textBefore.replace(/^.*["“]/, "").trim();
  if (before !== "") return { one: before.replace(/,$/, ""), other: textAfter.trim(), isOpening: false };
  const comma = textAfter.indexOf(",");
  return comma > 0
    ? { one: textAfter.slice(0, comma).trim(), other: textAfter.slice(comma + 1).trim(), isOpening: true }
    : undefined;
}

const isDark = (text: string) => bad.test(text);
const isBright = (text: string) => good.test(text) && !denied.test(text);
const nounPhrase =
  /^\s*(?:(?:the|a|an|my|his|her|our|their|this|that|its|bad|heavy|all)\s*)?(?:[\p{L}-]+\s+){0,2}[\p{L}-]+\s*(?:,|$)/iu;
const hasVerb =
  /\b(?:am|is|are|was|were|'m|'s|'re|do|does|did|don't|doesn't|didn't|have|has|had|can|can't|could|couldn't|will|won't|must|went|got|came|saw|took|like|likes|love|loves|want|wants|wanted|rained|snowed)\b/i;

/** The words of a kind that a sentence speaks for, surest first; empty where it may be another. */
function wanted(place: OptionPlace): string[] {
  const { textBefore, textAfter } = place;
  const sides = sidesOf(place);
  if (!sides) return [];
  const { one, other, isOpening } = sides;
  const behind = isOpening ? one : other;
  const main = isOpening ? other : one;
  const isPhrase = nounPhrase.test(textAfter) && !hasVerb.test(textAfter.split(",")[0] ?? "");
  if (/^\s*of\b/i.test(textAfter))
    return isDark(other) || isOpening ? ["because", "in spite", "instead"] : [];
  if (
    isOpening &&
    /^(?:i|he|she|we|they|you|my \p{L}+) (?:was|were|is|am) (?:a (?:baby|child|boy|girl|kid|teenager)|young|little|small|\d|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(
      behind,
    )
  )
    return ["when"];
  if (
    !isOpening &&
    /\b(?:used to|lived|had|didn't|couldn't|could|was|were|loved|started)\b/i.test(main) &&
    /^(?:i|he|she|we|they|you) (?:was|were) (?:a (?:baby|child|boy|girl|kid)|young|little|\d|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(
      behind,
    )
  )
    return ["when"];
  if (
    /\b(?:wait(?:ed)?|stay(?:ed)?|don't (?:go|leave|move|open|eat|touch))\b/i.test(main) &&
    /^(?:i|he|she|we|they|you|it|the|mum|dad|my)\b/i.test(behind) &&
    !isOpening &&
    /\b(?:come|comes|came|get|gets|got|finish(?:es)?|finished|arrives?|arrived|stop(?:s|ped)?|is ready|tell|say|call|back|return)\b/i.test(
      behind,
    )
  )
    return ["until", "till"];
  if (
    !isOpening &&
    /^(?:be quiet|hurry up|run|don't|put|stop|take|wear|study|eat|go|be careful|get up|leave|quick)\b/i.test(
      main,
    ) &&
    /\b(?:'ll|will|won't)\b/i.test(other)
  )
    return ["or", "otherwise"];
  if (
    !isOpening &&
    place.isQuestion &&
    /^\s*[\p{L} ]{1,20}$/u.test(textAfter) &&
    /\b(?:would you|do you|is it|are you|shall)\b/i.test(textBefore) &&
    !hasVerb.test(textAfter)
  )
    return ["or"];
  if (
    /\b(?:'ll|will|won't|can)\b/i.test(main) &&
    !/\b(?:'ll|will|won't)\b/i.test(behind) &&
    /^(?:i|you|he|she|it|we|they|the|my|your)\b/i.test(behind) &&
    isOpening
  )
    return /^(?:you|he|she|we|they|it|i) (?:don't|doesn't|isn't|aren't)\b/i.test(behind)
      ? ["if"]
      : ["if", "when", "unless", "as soon as"].filter((word) => word !== "unless" || isDark(main));
  if (isPhrase && !isOpening && !/\b(?:and|or)\b/.test(textAfter) && /\s/.test(main))
    return isDark(other) && isDark(main)
      ? ["because of", "due to"]
      : isDark(other) && isBright(main)
        ? ["despite", "in spite of"]
        : [];
  if (isPhrase && isOpening)
    return isDark(main) ? ["because of", "due to"] : isBright(main) ? ["despite", "in spite of"] : [];
  return wantedByMeaning(isOpening, main, behind, textBefore);
}

/** "He failed because he hadn't studied", "You can't come in unless you have a ticket". */
const hadNot = /\bhad(?:n't| not)\b/i;
const refused = /\b(?:can't|cannot|won't|will not|mustn't|don't|never)\b/i;
const needed =
  /^(?:i|you|he|she|it|we|they) (?:have|has|pay|pays|finish|finishes|study|studies|hurry|hurries|get|gets|promise|ask|asks|practise|wear|wears|do|does|work|works|eat|eats|tell|tells|apologise|invite|invites|buy|buys) (?!.*\b(?:noise|problems?|headache|temperature|late|wrong)\b)/i;

/** Whether two clauses go the same way, and which of them is the reason. */
function wantedByMeaning(isOpening: boolean, main: string, behind: string, textBefore: string): string[] {
  const isContrast =
    (isDark(behind) && isBright(main) && !isDark(main)) ||
    (isDark(main) && isBright(behind) && !isDark(behind));
  if (isOpening) {
    const concession = isDark(behind) && isBright(main) && !isDark(main);
    if (concession) return ["although", "though", "even though"];
    return isDark(behind) && isDark(main) ? ["because", "as", "since"] : [];
  }
  if (
    isContrast &&
    (/[,;]\s*$/.test(textBefore) ||
      !state.test(behind) ||
      /\b(?:is|are|am|was|were|like|love|can|can't|don't|doesn't)\b/i.test(behind))
  )
    return ["but", "although", "though", "even though", "however"];
  if (!isOpening && hadNot.test(behind) && isDark(main)) return ["because", "as", "since"];
  if (!isOpening && refused.test(main) && needed.test(behind)) return ["unless"];
  const isSame = isDark(main) === isDark(behind) && (isDark(main) || (isBright(main) && isBright(behind)));
  if (!isSame && !(isDark(main) && result.test(behind)) && !(isDark(behind) && state.test(behind))) return [];
  if (result.test(behind) && state.test(main)) return ["so", "therefore"];
  if (state.test(behind) && !result.test(behind)) return ["because", "as", "since", "when"];
  return [];
}

/** The linking words that are right between two clauses. */
export function fittingLinking(options: readonly string[], place: OptionPlace): string[] {
  const words = wanted(place);
  return options.filter((option) => words.includes(option.toLowerCase()));
}
