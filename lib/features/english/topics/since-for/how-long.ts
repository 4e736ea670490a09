import { matchWords, textOf, type Match } from "../../sentence/rule";
import { presentAsked } from "./tense";
import type { Word } from "../../lexicon/words";

/** What somebody goes on doing every day, about which "how long do you …" is a good question. */
const habit = /^(?:every|usually|normally|often|day|week|at|before|after|tonight|tomorrow|on|in|a)$/;
const languages =
  /^(?:english|french|spanish|german|italian|latin|chinese|japanese|tennis|football|basketball|volleyball|the|piano|guitar|chess)$/;

/** "How long do you know her?", "Since how long are you learning English?": asked about what still lasts. */
export function wrongHowLong(words: Word[], at: number): Match[] | undefined {
  const asks = howLongAt(words, at);
  if (!asks) return undefined;
  const isSince = /^(?:since|from)$/.test(words[asks.from - 1]?.lower ?? "");
  const asked = presentAsked(words, words.length);
  const from = isSince ? asks.from - 1 : asks.from;
  // "How much time do you have?" asks about what is left.
  if (asked?.base === "have" && words[at]?.lower === "time" && !isSince) return undefined;
  if (asked && asked.from === at + 1 && (isSince || lasts(words, asked.to, asked.base)))
    return matchWords(words, from, asked.to, `how long ${asked.text}`);
  return isSince ? matchWords(words, from, at, "how long") : undefined;
}

/** "how long", "how much time", "how many years": the words that ask end at the place. */
function howLongAt(words: Word[], at: number): { from: number } | undefined {
  if (textOf(words, at - 1, at).toLowerCase() === "how long") return { from: at - 1 };
  return /^how (?:long|much|many) (?:time|years|months)$/.test(textOf(words, at - 2, at).toLowerCase())
    ? { from: at - 2 }
    : undefined;
}

function lasts(words: Word[], to: number, base: string): boolean {
  const last = words[to]?.lower ?? "";
  const rest = words.slice(to + 1).map(({ lower }) => lower);
  const next = rest[0] ?? "";
  if (base === "know") return true;
  if (base === "live") return /^(?:here|there|in|with)$/.test(next) || /^living$/.test(next);
  if (base === "have") return /^(?:this|that|your|his|her|their|had)$/.test(next);
  if (base === "be") return /^(?:married|friends|together|ill|sick|engaged)$/.test(next);
  const isIng = /ing$/.test(next);
  const object = isIng ? rest[1] : next;
  const others = rest.slice(isIng ? 2 : 1);
  const isLearning = /^(?:learn|study|play|work|wait|do)$/.test(base) && last !== "";
  if (isIng && /^(?:learn|study|wait)$/.test(base))
    return !others.some((lower) => /^(?:tomorrow|tonight|next)$/.test(lower));
  return (
    isLearning &&
    base !== "wait" &&
    (languages.test(object ?? "") || /^(?:here|there)$/.test(object ?? "")) &&
    !others.some((lower) => habit.test(lower))
  );
}

/** "Since when do you live here?" */
export function wrongSinceWhen(words: Word[], at: number): Match[] | undefined {
  if (!/^(?:since|from)$/.test(words[at]?.lower ?? "") || words[at + 1]?.lower !== "when") return undefined;
  const asked = presentAsked(words, words.length);
  if (asked?.from !== at + 2 || /^(?:like|care)$/.test(asked.base)) return undefined;
  const next = words[asked.to + 1]?.lower ?? "";
  // "Since when are you an expert?" is irony.
  if (asked.base === "be" && !/^(?:here|there|ill|sick|married|together|friends)$/.test(next))
    return undefined;
  return matchWords(words, at, asked.to, `since ${textOf(words, at + 1, at + 1)} ${asked.text}`);
}
