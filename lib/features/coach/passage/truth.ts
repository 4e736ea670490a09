import { wordsOf } from "../phrase";
import { numeralOf } from "./numerals";
import type { PassageQuestion } from "./passage-state";
import { namesIn } from "./question-kind";
import { likeness, stemOf, stemsOf } from "./stems";

const yes = /^\P{L}*(?:yes|yeah|true|t|v|vero|s[iì]|giusto)(?!\p{L})/iu;
const no = /^\P{L}*(?:no|false|f|falso|falsa|sbagliato)(?!\p{L})/iu;
const yesInside = /\b(?:[eè] (?:vero|vera)|it is true|it's true|true)\b/i;
const noInside = /\b(?:[eè] fals[oa]|it is false|it's false|false|non [eè] ver[oa])\b/i;

/** Whether an answer says yes or true, or no or false. */
export function polarityIn(said: string): boolean | undefined {
  // "No allora true": what was said before is taken back.
  const answer = said.replace(/^\P{L}*no,? (?:allora|aspetta|anzi|ma|invece|è)(?=\P{L})/iu, "");
  if (no.test(answer)) return false;
  if (yes.test(answer)) return true;
  if (noInside.test(answer)) return false;
  return yesInside.test(answer) ? true : undefined;
}

const isNegation = (word: string) =>
  /^(?:not|no|never|nobody|nothing|none|without|neither|hardly)$/.test(word);
/** What makes a sentence say less than its words. */
const unsettled =
  /\b(?:if|would|could|might|may|want(?:s|ed)?|think|thinks|thought|say|says|said|hope[sd]?|almost|nearly|dream\w{0,4}|but|or|instead|although|unless|only|except)\b|["“”?]/i;
const manyClauses = /[,;:]|\b(?:and|because|so|when|while|that|which|who|where|after|before)\b/i;

/** Whether the words stand in the sentence in their order. */
function standInOrder(words: readonly string[], sentence: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = sentence.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}

/** Who a pronoun at the head of a sentence may stand for: what the statement is about. */
const standsIn = /(?:^|[\s,])(?:he|she|it|they)\b/i;

type Judging = {
  claimed: string[];
  isDenied: boolean;
  /** Names of the statement, and of the whole text. */
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
};

const isNumber = (stem: string) => /^\d/.test(stem) || numeralOf(stem) !== undefined;
const denies = (text: string) => wordsOf(text).some(isNegation);

/** What one clause of the text says of a statement; undefined where it says nothing plain. */
function judgeClause(clause: string, { claimed: all, isDenied, names, known }: Judging): boolean | undefined {
  const own = stemsOf(clause);
  const [first = ""] = all;
  const isStandIn = names.has(first) && !own.includes(first) && standsIn.test(clause);
  const claimed = isStandIn ? all.slice(1) : all;
  if (claimed.length < (isStandIn ? 1 : 2)) return undefined;
  const isSame = isDenied === denies(clause);
  if (standInOrder(claimed, own)) return isSame ? !isDenied || undefined : false;
  if (!isSame || isDenied) return undefined;
  const strange = claimed.filter((stem) => !own.includes(stem));
  const others = claimed.filter((stem) => !strange.includes(stem));
  const [only = ""] = strange;
  if (strange.length !== 1 || others.length === 0 || !standInOrder(others, own)) return undefined;
  // "On the river Severn", where the text has another name there; another number.
  const isOtherName =
    names.has(only) && !known.has(only) && own.some((stem) => known.has(stem) && !all.includes(stem));
  const isOtherNumber = isNumber(only) && own.filter(isNumber).length === 1;
  return isOtherName || isOtherNumber ? false : undefined;
}

/** The sentence as a whole, or the one clause of it that all of the statement stands in. */
function judgeBy(statement: string, sentence: string, judging: Judging): boolean | undefined {
  if (unsettled.test(statement)) return undefined;
  if (!unsettled.test(sentence)) {
    const whole = judgeClause(sentence, judging);
    if (whole !== false || !manyClauses.test(sentence)) return whole;
  }
  const clauses = sentence.split(/[,;:]|\b(?:and|because|so|but|when|while|which|who)\b/i);
  const [first = ""] = clauses;
  return clauses.length > 1 && !unsettled.test(first) ? judgeClause(first, judging) : undefined;
}

/** Whether the sentences say what is asked or stated; undefined where that is not plain. */
export function truthOf({ text }: PassageQuestion, sentences: readonly string[]): boolean | undefined {
  const said = text
    .replace(/[?.]/g, "")
    .replace(/\b(has|have) got\b/i, "$1")
    .trim();
  const judged = [said, timeFirst(said)].map((one) => truthOfStatement(one, sentences));
  return judged.find((truth) => truth !== undefined);
}

/** "They go there on Sundays", as "on Sundays they go there". */
const timeFirst = (statement: string) =>
  statement.replace(/^(.{5,150}) ((?:on|in|at|every) (?:the )?\w+)$/i, "$2 $1");

function truthOfStatement(statement: string, sentences: readonly string[]): boolean | undefined {
  const known = new Set(namesIn(`x ${sentences.join(" x ")}`).map(stemOf));
  const judging = {
    claimed: stemsOf(statement),
    isDenied: denies(statement),
    names: new Set(namesIn(`x, ${statement}`).map(stemOf)),
    known,
  };
  const judged = sentences.map((sentence) => judgeBy(statement, sentence, judging));
  const verdicts = new Set(judged.filter((verdict) => verdict !== undefined));
  const [only] = verdicts;
  return verdicts.size === 1 ? only : undefined;
}

/** The option an answer names, by its letter or its words. */
export function optionIn(answer: string, options: readonly string[]): number | undefined {
  const letter = /^\P{L}*(?:(?:la|the|risposta|lettera|option|è la) ){0,2}([a-f])(?![\p{L}'’])/iu.exec(
    answer,
  )?.[1];
  const isArticle = letter?.toLowerCase() === "a" && /^\P{L}*a \p{L}/iu.test(answer);
  const at = letter ? letter.toLowerCase().charCodeAt(0) - 97 : -1;
  if (letter && !isArticle && at < options.length) return at;
  const said = wordsOf(answer).join(" ");
  const named = options.flatMap((option, place) => {
    const words = wordsOf(option).join(" ");
    return words !== "" && ` ${said} `.includes(` ${words} `) ? [place] : [];
  });
  return named.length === 1 ? named[0] : undefined;
}

/** The one option all of whose words the sentences have, while they have none of the others'. */
export function rightOption({ options }: PassageQuestion, sentences: readonly string[]): number | undefined {
  if (sentences.some((sentence) => wordsOf(sentence).some(isNegation))) return undefined;
  const held = sentences.flatMap(stemsOf);
  const stems = options.map(stemsOf);
  const isShared = (stem: string) => stems.every((all) => all.includes(stem));
  const shares = stems.map((all) => {
    const own = all.filter((stem) => !isShared(stem));
    const found = own.filter((stem) => held.some((other) => likeness(stem, other) > 0));
    return own.length === 0 ? undefined : found.length / own.length;
  });
  const right = shares.indexOf(1);
  const isAlone = shares.every((share, at) => at === right || share === 0);
  return right >= 0 && isAlone ? right : undefined;
}
