import { wordsOf } from "../phrase";
import type { PassageQuestion } from "./passage-state";
import { namesIn } from "./question-kind";
import { likeness, stemOf, stemsOf } from "./stems";

const yes = /^\P{L}*(?:yes|yeah|true|t|v|vero|s[iì]|giusto)(?!\p{L})/iu;
const no = /^\P{L}*(?:no|false|f|falso|falsa|sbagliato)(?!\p{L})/iu;
const yesInside = /\b(?:[eè] (?:vero|vera)|it is true|it's true|true)\b/i;
const noInside = /\b(?:[eè] fals[oa]|it is false|it's false|false|non [eè] ver[oa])\b/i;

/** Whether an answer says yes or true, or no or false. */
export function polarityIn(answer: string): boolean | undefined {
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

/** The statement's stems; its name may stand in the sentence as "he" or "she", if it is the only one before. */
function judgeBy(statement: string, sentence: string, names: ReadonlySet<string>): boolean | undefined {
  if (unsettled.test(sentence) || unsettled.test(statement)) return undefined;
  const own = stemsOf(sentence);
  const isStandIn = (stem: string) =>
    names.size === 1 && names.has(stem) && !own.includes(stem) && /\b(?:he|she|it)\b/i.test(sentence);
  const claimed = stemsOf(statement).filter((stem) => !isStandIn(stem));
  if (claimed.length < 2) return undefined;
  const denies = (text: string) => wordsOf(text).some(isNegation);
  const isSame = denies(statement) === denies(sentence);
  if (standInOrder(claimed, own)) {
    if (isSame) return !denies(statement) || undefined;
    return manyClauses.test(sentence) ? undefined : false;
  }
  const isNumber = (stem: string) => /^\d/.test(stem);
  const others = claimed.filter((stem) => !isNumber(stem));
  const isOtherNumber =
    claimed.length === others.length + 1 && own.filter(isNumber).length === 1 && others.length > 1;
  return isSame && isOtherNumber && standInOrder(others, own) ? false : undefined;
}

/** Whether the sentences say what is asked or stated; undefined where that is not plain. */
export function truthOf({ text }: PassageQuestion, sentences: readonly string[]): boolean | undefined {
  const names = new Set(namesIn(`x ${sentences.join(" x ")} x ${text}`).map(stemOf));
  const judged = sentences.map((sentence) => judgeBy(text.replace(/\?/g, ""), sentence, names));
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
