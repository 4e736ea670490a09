import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { setOf } from "@/lib/features/english/lexicon/words";

const stative = setOf(
  `know like love hate prefer want need believe understand remember agree disagree own belong contain cost seem mean
  be`,
);

/** A verb of state, which takes no continuous: "know". */
export const isStative = (verb: string) => stative.has(verb.split(" ")[0] ?? "");

const period =
  "(?:night|week|weekend|month|year|summer|winter|spring|autumn|term|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|century)";
const days = "(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays)";
const clock =
  "(?:\\d{1,2}(?:[.:]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon|half past \\w+)";

const pattern = (text: string) => new RegExp(`\\b(?:${text})\\b`, "i");

const momentInPast = pattern(
  `at (?:about )?${clock}(?: o'clock| p\\.?m\\.?| a\\.?m\\.?)? (?:yesterday|last ${period}|on ${period})|at this time (?:yesterday|last ${period})|all (?:day|morning|afternoon|evening|night) (?:yesterday|last ${period})|yesterday (?:evening |morning |afternoon )?at ${clock}|last night at ${clock}`,
);

/** What is so for long: where one works and lives, what things do by nature. */
const lastingTruth =
  /(?:____|\(\w+\)) (?:in an? (?:bank|hospital|office|shop|school|factory|restaurant|supermarket)|as an? \w+)\b|\bat (?:100|0) ?(?:°|degrees)/i;

type Signal = { words: RegExp; tenses: Tense[] };

/** What says surely when something happens, and the tenses that go with it. */
const signals: Signal[] = [
  { words: momentInPast, tenses: ["past-continuous"] },
  {
    words: pattern(
      `yesterday|(?<!since )last ${period}|(?:days?|weeks?|months?|years?|hours?|minutes?|ages|long time|moment) ago|(?<!since |until |by )in (?:1\\d\\d\\d|20[01]\\d|202[0-5])|when (?:i|he|she) was|when (?:you|we|they) were|the other day`,
    ),
    tenses: ["past-simple"],
  },
  {
    words: pattern("since|so far|lately|(?:first|second|third) time (?:i|you|he|she|we|they)"),
    tenses: ["present-perfect", "present-perfect-continuous"],
  },
  { words: pattern("yet"), tenses: ["present-perfect"] },
  { words: pattern("(?:already|just)(?! decided)"), tenses: ["present-perfect", "past-perfect"] },
  { words: pattern("by the time"), tenses: ["past-perfect"] },
  {
    words: pattern("(?<!by |until )now|at the moment|at present|currently|at this moment"),
    tenses: ["present-continuous"],
  },
  {
    words: /\b(?:listen|be quiet|sh+|quiet|don't make (?:a )?noise)\s*[!,.]/i,
    tenses: ["present-continuous"],
  },
  { words: /^\s*(?:look|be careful|watch out)\s*[!,.]/i, tenses: ["present-continuous", "going-to"] },
  { words: lastingTruth, tenses: ["present-simple"] },
  {
    words: pattern(
      `always|usually|often|sometimes|rarely|seldom|hardly ever|normally|generally|every (?:\\w+ )?(?:day|week|weekend|month|year|summer|winter|spring|autumn|morning|afternoon|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hour|time)|on (?:\\w+ and )?${days}|(?:once|twice|\\w+ times) (?:a|every) (?:day|week|month|year)|at weekends|how often`,
    ),
    tenses: ["present-simple"],
  },
  {
    words: pattern(`tomorrow|next ${period}|in the future|in 20(?:2[7-9]|[3-9]\\d)`),
    tenses: ["will", "going-to", "present-continuous"],
  },
  {
    words:
      /\bi(?:'m| am) sure\b|\bprobably\b|\bi promise\b|\bperhaps\b|\bmaybe\b|\bdon't worry\b|\b(?:i|we|do you) (?:don't )?(?:think|hope|believe|expect)\b|\b(?:wait|ok|all right)[,!] i\b/i,
    tenses: ["will"],
  },
  // "The phone's ringing!" "I ____ it.": decided while one speaks.
  { words: /!["”]?\s(?:[-–]\s)?["“]?i (?=\(|____)/i, tenses: ["will"] },
  {
    words:
      /\b(?:i|he|she|they|we)(?:'ve|'s| have| has) (?:already |just )?decided\b|\bwhen (?:i|he|she|they) grows? up\b|\b(?:i|we)(?:'ve| have) made up\b/i,
    tenses: ["going-to"],
  },
  { words: /\b(?:clouds?|sky)\b[^?]{0,40}\bit\b/i, tenses: ["going-to"] },
  {
    words: /\blook at (?:the|that|those|these)\b(?=[^!?]{0,120}[.,!])/i,
    tenses: ["going-to", "present-continuous"],
  },
];

const everyday: Tense[] = [
  "present-simple",
  "present-continuous",
  "past-simple",
  "past-continuous",
  "present-perfect",
  "present-perfect-continuous",
  "past-perfect",
  "will",
  "going-to",
];

type Place = { clause: string; sentence: string; verb: string; allowed: Tense[] };

/** The one tense of those allowed that the time words ask for; undefined when they leave a choice. */
export function tenseByTime(place: Place): Tense | undefined {
  const found = tensesByTime(place);
  return found?.length === 1 ? found[0] : undefined;
}

/** All of those allowed that go with the time words; undefined where there are none. */
export function tensesByTime({ clause, sentence, verb, allowed }: Place): Tense[] | undefined {
  const pool = allowed.length > 0 ? allowed : everyday;
  if (/\b(?:used to|would)\b/i.test(clause)) return undefined;
  return [clause, sentence].map((text) => hinted(text, pool, verb)).find((hint) => hint !== undefined);
}

function hinted(text: string, pool: Tense[], verb: string): Tense[] | undefined {
  const matching = signals.filter(({ words }) => words.test(text));
  const lists = (
    matching[0]?.words === momentInPast && pool.includes("past-continuous")
      ? matching.slice(0, 1)
      : matching.filter(({ words }) => words !== momentInPast)
  ).map(({ tenses }) => tenses);
  const never = neverIn(text, pool);
  const all = [...lists, ...(never ? [never] : [])];
  if (all.length === 0) return undefined;
  const left = pool.filter((tense) => all.every((tenses) => tenses.includes(tense)));
  if (left.length === 1 && left[0] === "present-continuous") return ofMoment(text, pool, verb);
  return isStative(verb) ? left.filter((tense) => !/continuous/.test(tense)) : left;
}

/** States have no continuous; a plan for tomorrow may be a timetable. */
function ofMoment(text: string, pool: Tense[], verb: string): Tense[] {
  const isPlan = /\b(?:tomorrow|next)\b/i.test(text);
  if (isPlan && pool.includes("present-simple")) return [];
  if (!isStative(verb)) return ["present-continuous"];
  return pool.includes("present-simple") ? ["present-simple"] : [];
}

/** "Never" and "ever" say little by themselves, enough where only one tense of the pool goes with them. */
function neverIn(text: string, pool: Tense[]): Tense[] | undefined {
  const hasPerfect = pool.includes("present-perfect");
  const hasPresent = pool.includes("present-simple");
  if (
    /\bnever\b(?=[^.?!]{0,120}\bbefore\b)|\bin (?:my|his|her|your|their|our) (?:whole )?life\b/i.test(text) &&
    hasPerfect
  )
    return ["present-perfect"];
  const isPerfectOrPast = pool.length === 2 && hasPerfect && pool.includes("past-simple");
  if (
    /\bnever\b|\b(?:once|twice|three times|many times|several times)[.!]?$/i.test(text.trim()) &&
    isPerfectOrPast
  )
    return ["present-perfect"];
  if (/\bnever\b/i.test(text) && hasPresent && !hasPerfect && !pool.includes("past-simple"))
    return ["present-simple"];
  if (/\bever\b/i.test(text) && !/\bhardly ever\b/i.test(text) && hasPerfect && !hasPresent)
    return ["present-perfect"];
  return undefined;
}
