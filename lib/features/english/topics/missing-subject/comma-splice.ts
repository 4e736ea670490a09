import { mainClause } from "../../sentence/clause-openings";
import { missingPronoun, withSubject } from "./missing-pronoun";
import type { Match } from "../../sentence/rule";
import { bareVerbAt, describes, isPlace, opensNoun, type BareVerb } from "../../sentence/subjectless-verb";
import { baseOfThird, isBe, verbOrNoun } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, type Word } from "../../lexicon/words";

const relative = /^(?:which|who|what|whose|whoever|whatever)$/;
const subordinate = /^(?:when|if|because|after|before|although|while|as|since|where)$/;

/** "She gets up, has breakfast and goes out": a list of what one person does. */
const isList = (words: Word[], from: number) =>
  words.slice(from).some(({ lower }, at, rest) => {
    const next = rest[at + 1]?.lower ?? "";
    return /^(?:and|or)$/.test(lower) && (isBe(next) || baseOfThird(next) !== undefined);
  });

function isBareAfterComma(words: Word[], verb: BareVerb): boolean {
  const next = words[verb.next]?.lower ?? "";
  const main = mainClause(words, 0, verb.at);
  if (!main) return false;
  const isThird = main.person === "third";
  const isBeing = describes(next) || isPlace(next) || opensNoun(next);
  const isBeFirst = isBe(words[main.verb]?.lower ?? "") || /'(?:s|re|m)$/.test(words[main.verb]?.lower ?? "");
  switch (verb.kind) {
    case "is":
      return isBeing && !(isThird && isList(words, verb.next));
    case "are":
      return describes(next) && (isThird || main.person === "I" || isBeFirst);
    case "am":
      return main.person !== "I" || isBeFirst;
    case "has":
    case "third": {
      const lower = words[verb.at]?.lower ?? "";
      // "The book is now, says the author, finished": who said it, in passing.
      if (/^(?:says|adds|explains|writes|thinks|argues|claims)$/.test(lower)) return false;
      const isSure =
        /^(?:a|an|the|my|his|her|in|to|at|with|near|from|got|very|as)$/.test(next) || describes(next);
      const isNoun =
        verbOrNoun.has(baseOfThird(lower) ?? "") && !/^(?:a|an|the|my|his|her|in|as)$/.test(next);
      return isSure && !isNoun && (!isThird || isBeFirst) && !isList(words, verb.next);
    }
    case "doesn't":
      return !isThird || isBeFirst;
    case "have":
    case "base":
    case "modal":
    case "past":
    case "don't":
    case "didn't":
      return false;
  }
}

/** "I love Rome, is a beautiful city", "when I woke up, was raining". */
export function afterComma({ words, isQuestion, isWhole }: Sentence): Match[] {
  if (isQuestion || !isWhole) return [];
  const commas = words.flatMap(({ gap }, at) => (at > 0 && /[,–—-]/.test(gap) ? [at] : []));
  const [at] = commas;
  if (at === undefined) return [];
  const verb = bareVerbAt(words, at);
  if (!verb || verb.at !== at || words[verb.next]?.gap !== " " || at < 2) return [];
  const start = words.slice(0, at);
  if (start.some(({ lower, gap }, place) => relative.test(lower) || (place > 0 && endsClause(gap))))
    return [];
  const isSubordinate = subordinate.test(start[0]?.lower ?? "");
  const isWrong = isSubordinate
    ? verb.kind === "is" && describes(words[verb.next]?.lower ?? "") && mainClause(words, 1, at) !== undefined
    : isBareAfterComma(words, verb);
  return isWrong ? withSubject(words, verb, at, missingPronoun(words, verb)) : [];
}
