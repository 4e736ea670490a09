import { isCommonAdjective, isComparative } from "@/lib/features/english/lexicon/adjectives";
import { isNoun, isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isUncountable } from "./noun-after";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { isAdjective, isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import type { Person } from "@/lib/features/english/lexicon/subject-person";
import { frequency } from "./clause-subject";

type Plain<Kind extends string> = Kind extends string ? { is: Kind } : never;
type HelperKind = "be" | "have" | "do" | "modal";
type HelperRole<Kind extends HelperKind> = Kind extends HelperKind
  ? { is: Kind; persons: Person[]; isNegative: boolean }
  : never;

/** What a scrambled word or phrase can be in its sentence. */
export type Role =
  | Plain<
      "object" | "article" | "adjective" | "preposition" | "place" | "time" | "adverb" | "degree" | "there"
    >
  | Plain<
      | "wh"
      | "whNoun"
      | "not"
      | "to"
      | "got"
      | "base"
      | "ing"
      | "participle"
      | "comparative"
      | "than"
      | "goingTo"
      | "attribute"
    >
  | HelperRole<HelperKind>
  | { is: "subject"; person: Person }
  | { is: "noun"; person: "third" | "plural"; needsArticle: boolean }
  | { is: "phrase"; person: "third" | "plural" }
  | { is: "demonstrative"; person: "third" | "plural" }
  | { is: "frequency"; canOpen: boolean }
  | { is: "shortBe"; person: Person }
  | { is: "finite"; persons: Person[] };

const all: Person[] = ["I", "you", "third", "plural"];
const others: Person[] = ["I", "you", "plural"];

const fixed = new Map<string, Role[]>();
const put = (words: string, ...roles: Role[]) => words.split(" ").forEach((word) => fixed.set(word, roles));
put("i", { is: "subject", person: "I" });
put("you", { is: "subject", person: "you" }, { is: "object" });
put("he she", { is: "subject", person: "third" });
put("it", { is: "subject", person: "third" }, { is: "object" });
put("we they", { is: "subject", person: "plural" });
put("everyone everybody someone somebody nobody", { is: "subject", person: "third" }, { is: "object" });
put("me him us them", { is: "object" });
put("a an the my your his our their its", { is: "article" });
put("two three four five six seven eight nine ten", { is: "article" });
put("her", { is: "article" }, { is: "object" });
put("this that", { is: "demonstrative", person: "third" });
put("these those", { is: "demonstrative", person: "plural" });
put("there", { is: "there" });
put("in on at from with for near behind under about after before during without into of by", {
  is: "preposition",
});
put("to", { is: "preposition" }, { is: "to" });
put("very really so too quite", { is: "degree" });
put("he's she's it's that's", { is: "shortBe", person: "third" });
put("i'm", { is: "shortBe", person: "I" });
put("you're we're they're", { is: "shortBe", person: "plural" });
fixed.set("going to", [{ is: "goingTo" }]);
put("than", { is: "than" });
put("not", { is: "not" });
put("be", { is: "base" });
put("got", { is: "got" }, { is: "participle" }, { is: "finite", persons: all });
put("where when why who what how", { is: "wh" });
put("yesterday today tomorrow tonight now", { is: "time" });
put("home here abroad upstairs outside", { is: "place" });
put("well fast hard slowly quickly loudly quietly carefully badly", { is: "adverb" });
put("early late", { is: "adverb" }, { is: "adjective" });
const helper = (words: string, is: HelperKind, persons: Person[]) =>
  words
    .split(" ")
    .forEach((word) => fixed.set(word, [{ is, persons, isNegative: /n't$|cannot/.test(word) }]));
helper("am", "be", ["I"]);
helper("is isn't", "be", ["third"]);
helper("are aren't", "be", ["you", "plural"]);
helper("was wasn't", "be", ["I", "third"]);
helper("were weren't", "be", ["you", "plural"]);
helper("don't", "do", others);
helper("doesn't", "do", ["third"]);
helper("did didn't", "do", all);
fixed.get("did")?.push({ is: "finite", persons: all });
helper(
  "can can't cannot could couldn't will won't must mustn't should shouldn't would wouldn't may might",
  "modal",
  all,
);
helper("haven't", "have", others);
helper("hasn't", "have", ["third"]);
fixed.set("do", [
  { is: "do", persons: others, isNegative: false },
  { is: "base" },
  { is: "finite", persons: others },
]);
fixed.set("does", [
  { is: "do", persons: ["third"], isNegative: false },
  { is: "finite", persons: ["third"] },
]);
fixed.set("have", [
  { is: "have", persons: others, isNegative: false },
  { is: "base" },
  { is: "finite", persons: others },
]);
fixed.set("has", [
  { is: "have", persons: ["third"], isNegative: false },
  { is: "finite", persons: ["third"] },
]);

const timePhrase =
  /^(?:every|last|next|this) (?:day|week|weekend|month|year|morning|afternoon|evening|night|summer|winter|spring|autumn|term|christmas|\w+day)(?: (?:morning|afternoon|evening|night))?$|^(?:at the moment|right now|these days|\w+ times a \w+)$|^on \w+days and \w+days$|^(?:on|in the|at) (?:\w+days?|morning|afternoon|evening|summer|winter|night|weekends?|the weekend)$|^at (?:\d|\w+ o'clock)|^(?:once|twice) a \w+$|ago$|^in (?:summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})$|^yesterday \w+$/;

/** Every role the piece can play; none when we do not know it. */
export function rolesOf(piece: string): Role[] {
  const lower = piece.toLowerCase();
  const known = fixed.get(lower);
  if (known) return known;
  if (frequency.has(lower))
    return [{ is: "frequency", canOpen: /^(?:sometimes|usually|normally)$/.test(lower) }];
  if (lower.includes(" ")) return rolesOfPhrase(lower);
  const roles: Role[] = [];
  if (/^favou?rite$/.test(lower)) return [{ is: "attribute" }];
  const isName = /^\p{Lu}\p{Ll}+$/u.test(piece) && !isCommonEnglish(lower);
  if (isName) return [{ is: "phrase", person: "third" }];
  if (isBase(lower)) roles.push({ is: "base" }, { is: "finite", persons: others });
  if (baseOfThird(lower)) roles.push({ is: "finite", persons: ["third"] });
  if (baseOfPast(lower)) roles.push({ is: "finite", persons: all });
  if (baseOfParticiple(lower)) roles.push({ is: "participle" });
  if (baseOfIng(lower) && !isAdjective(lower)) roles.push({ is: "ing" });
  if (isPluralNoun(lower)) roles.push({ is: "noun", person: "plural", needsArticle: false });
  else if (isUncountable(lower) || bare.test(lower))
    roles.push({ is: "noun", person: "third", needsArticle: false });
  else if (isSingularNoun(lower)) roles.push({ is: "noun", person: "third", needsArticle: true });
  if ((isCommonAdjective(lower) || isComparative(lower) || isAdjective(lower)) && !isSingularNoun(lower))
    roles.push({ is: "adjective" });
  if (isComparative(lower)) roles.push({ is: "comparative" });
  if (/ly$/.test(lower) && roles.length === 0) roles.push({ is: "adverb" });
  return roles;
}

const bare =
  /^(?:football|tennis|basketball|volleyball|rugby|music|maths|english|italian|french|spanish|german|history|science|geography|art|breakfast|lunch|dinner|pizza|fish|chocolate|school|bed|chess|tv|judo|coffee|cheese|mum|dad)$/;

const isDeterminer =
  /^(?:a|an|the|my|your|his|her|our|their|this|that|these|those|some|any|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

function rolesOfPhrase(lower: string): Role[] {
  const [first = "", second = "", ...others] = lower.split(" ");
  const rest = [second, ...others];
  if (/^(?:a lot|very much|a bit|at all|too much)$/.test(lower)) return [{ is: "adverb" }];
  if (first === "to" && isBase(second) && !/^(?:work|bed|lunch|dinner)$/.test(second)) return [];
  if (/ and /.test(lower))
    return isDeterminer.test(first) || /^[a-z]+ and [a-z]+$/.test(lower)
      ? [{ is: "phrase", person: "plural" }]
      : [];
  if (/^a lot of /.test(lower))
    return [{ is: "phrase", person: isPluralNoun(others.at(-1) ?? "") ? "plural" : "third" }];
  if (timePhrase.test(lower)) return [{ is: "time" }];
  if (
    /^(?:how (?:often|many|much|long|old|far)|what time|what colou?r|which \w+|what kind of \w+)(?: \w+)?$/.test(
      lower,
    )
  )
    return [{ is: "whNoun" }];
  const head = rest.at(-1) ?? "";
  if (/^(?:in|on|at|to|from|with|near|behind|under|for|into|about|of|by)$/.test(first))
    return [{ is: "place" }];
  const isDetermined = isDeterminer.test(first);
  const isHeadNoun = isNoun(head) || isSingularNoun(head) || isPluralNoun(head);
  if (isDetermined && isHeadNoun) return [{ is: "phrase", person: isPluralNoun(head) ? "plural" : "third" }];
  const verb =
    rest.length < 4 ? rolesOf(first).filter(({ is }) => /^(?:base|finite|ing|participle)$/.test(is)) : [];
  if (verb.length > 0) return verb;
  return [];
}
