import { plainWordsOf } from "../lessons/asked-words";
import { isStray } from "../lessons/asks";
import { nearestFact } from "../lessons/find-fact";
import type { GrammarLesson } from "../lessons/lesson";
import { matchLesson } from "../lessons/match-lesson";
import { isPlainTerm, isSchoolTerm, withoutOtherTime } from "../lessons/school-words";
import { tellsReason } from "../lessons/tells-reason";
import { isOnlyEnglish } from "../rule/english-words";
import { isOnEnglish, isSheetOrText } from "../rule/question-about-english";
import { reactTo } from "../talk/answer-talk";
import { limits } from "../talk/words";
import { isOwnEnglish, tellFact } from "./tell-fact";
import { isEnglishSentence, type Mover } from "./turn";

/** From here on a fact goes before a rule that only some words name. */
const minScoreBesideName = 0.45;

/** What is worked on: what is not understood there is no new question. */
const isWork: ReadonlySet<string | undefined> = new Set(["exercise", "word", "passage", "writing"]);

/**
 * What a message that nothing else understands is most likely about: "its e it's mi fregano sempre". Whoever names a rule
 * to a coach wants to hear of it, whatever else is said; that it is a guess is said too.
 */
export const tellNearest: Mover = (turn) => {
  const { message, asked, wish, talk, state, open, findings, say } = turn;
  const isSad = talk === "sad";
  if (wish || (talk && !isSad) || open.length > 0 || isWork.has(state.front)) return undefined;
  // "Can you explain me this exercise?" is to be put right, whatever it names.
  if (findings.length > 0 && isEnglishSentence(message)) return undefined;
  if (isSheetOrText(message) || isOwnEnglish(message) || tellsReason(message)) return undefined;
  const lesson = lessonMeant(withoutOtherTime(asked).replace(saysNothing, ""));
  const opening = isSad ? reactTo(talk, say) : say(limits.ifMeant, { name: lesson?.name ?? "" });
  return lesson && tellFact(turn, lesson, opening);
};

/** "Non capisco niente": no word of it names a rule. */
const saysNothing =
  /(?<!\p{L})(?:non|nn) (?:ci |ne |ho |lo |la )?(?:capisc\p{L}+|capit\p{L}|so|riesco)(?: (?:pi[uù] )?(?:niente|nulla))?(?!\p{L})/giu;

/** A rule that is named by a term of grammar; else what its words are asked with most, else a rule that they name. */
function lessonMeant(asked: string): GrammarLesson | undefined {
  const match = matchLesson(asked);
  const telling = plainWordsOf(asked).filter(
    (word, at) => match?.covered.has(at) && !isStray(word) && /\p{L}/u.test(word),
  );
  // "Non ho tempo adesso": one Italian word names nothing.
  const isNamed = match?.isNamed && (telling.length > 1 || telling.some(isOnlyEnglish));
  const named = isNamed ? match.lesson : undefined;
  if (named && (telling.some(isPlainTerm) || telling.every(isSchoolTerm))) return named;
  const fact = isOnEnglish(plainWordsOf(asked)) ? nearestFact(asked) : undefined;
  return fact && (!named || fact.score >= minScoreBesideName) ? fact.lesson : named;
}
