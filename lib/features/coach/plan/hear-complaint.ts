import { guardSentence } from "../guard/guard";
import { nearFacts } from "../lessons/find-fact";
import { findLessonNamed } from "../lessons/grammar-lessons";
import { isOnlyEnglish } from "../rule/english-words";
import { wordsOf } from "../phrase";
import { answerQuestion } from "./answer-question";
import { complaintWords } from "./complaint-words";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { tellFact } from "./tell-fact";
import type { Move, Mover, Turn } from "./turn";

const maxLength = 200;
const complains =
  /(?<!\p{L})(?:non (?:mi )?hai (?:risposto|capito)|non (?:è|e|era) (?:quello|questo|la mia domanda)|(?:ti )?(?:ho|avevo) chiesto (?:un['’ ]?)?altr\p{L}+|non (?:ti )?ho chiesto (?:quest\p{L}|quell\p{L})|(?:cosa|che|non) c['’ ]?entra\p{L}*|non (?:mi )?capisci|rileggi|leggi (?:bene|meglio)|hai letto|ti ho (?:gi[aà] )?(?:chiesto|detto)|non (?:ha|a) senso|rispondi(?:mi)?(?: alla (?:mia )?domanda)?)(?!\p{L})/iu;
/** "Parlavo della pronuncia", "no, con le date intendo": what was meant all along. */
const means =
  /(?<!\p{L})(?:intend(?:o|evo)|parlavo|mi riferi(?:sco|vo)|volevo (?:dire|sapere)|chied(?:o|evo)|ti ho chiesto|ho chiesto|dicevo)(?!\p{L})/iu;
const leadIn = /^[^\p{L}]*(?:(?:no|ma|scusa|prof|ok|allora|senti)[\s,.]+){0,3}/iu;
const said =
  /(?:intend(?:o|evo)|parlavo (?:d\p{L}*)?|mi riferi(?:sco|vo) a?|volevo (?:dire|sapere)|chied(?:o|evo)|ti ho chiesto|ho chiesto|dicevo)/giu;

/** "Non hai risposto", "intendevo la pronuncia": half a sentence of apology, and back to what was asked. */
export const hearComplaint: Mover = (turn) => {
  const { asked, wish, state, isQuestion } = turn;
  const isMeant = means.test(asked);
  if (wish || asked.length > maxLength || !(complains.test(asked) || isMeant)) return undefined;
  const meant = isMeant ? meaning(turn) : undefined;
  if (meant) return meant;
  // "Eventually vuol dire eventualmente? La frase non ha senso": whoever asks something is answered.
  const isComplaint = complains.test(asked) && !isQuestion && !isAtItem(turn) && !putsRight(turn);
  return isComplaint ? tryAgain(turn, state.question) : undefined;
};

/** "Ti ho detto I maiuscola: I live in Bari": who puts a mistake right is heard by that. */
const putsRight = ({ fixes }: Turn) => fixes.resolved.some(({ verdict }) => verdict.kind === "right");

const isAtItem = ({ state: { front, exercise } }: Turn) =>
  front === "exercise" && exercise?.items[exercise.at] !== undefined;

/** What is left of "no, con le date intendo" asks for itself or names a rule. */
function meaning(turn: Turn): Move | undefined {
  const rest = turn.asked.replace(leadIn, "").replace(said, " ").trim();
  if (isQuestionAboutEnglish(rest))
    return behindSorry(turn, answerQuestion({ ...turn, message: rest, asked: rest }));
  // "Intendevo goes" is a try.
  if (wordsOf(rest).length > maxNamed || isAtItem(turn) || wordsOf(rest).some(isOnlyEnglish))
    return undefined;
  const lesson = findLessonNamed(rest) ?? beside(turn, rest);
  return lesson && behindSorry(turn, tellFact(turn, lesson));
}
const maxNamed = 8;

/** What the question before asks together with these words, other than what was told. */
const beside = ({ state }: Turn, rest: string) =>
  state.question === undefined
    ? undefined
    : nearFacts(`${state.question} ${rest}`).find(({ id }) => id !== state.rule?.lesson);

const behindSorry = ({ say }: Turn, move: Move | undefined): Move | undefined =>
  move && { ...move, lines: [say(complaintWords.sorry), ...move.lines] };

/** The question before in its next best readings, which the student chooses from. */
function tryAgain(turn: Turn, question: string | undefined): Move {
  const { say, secretsOfWork, state } = turn;
  const near = (question === undefined ? [] : nearFacts(question)).filter(
    ({ id }) => id !== state.rule?.lesson,
  );
  const [only, other] = near;
  const next = only && !other ? behindSorry(turn, tellFact(turn, only)) : undefined;
  if (next) return { ...next, state: { ...next.state, question: undefined } };
  const titles = near.map(({ name }) => `«${name}»`).filter((name) => guardSentence(name, secretsOfWork));
  const ask =
    titles.length > 0 ? say(complaintWords.which, { titles: titles.join(" o ") }) : say(complaintWords.again);
  return {
    about: "talk",
    state: { question: undefined },
    lines: [say(complaintWords.sorry), ask],
    findings: [],
  };
}
