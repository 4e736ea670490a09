import { readInstruction } from "@/lib/features/homework/instruction";
import { hintOn, showItem } from "../exercise/next-step";
import { withInstruction } from "../exercise/with-instruction";
import { findLessonNamed } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { present } from "../passage/describe";
import { findSheet } from "../exercise/find-sheet";
import type { Move, Mover, Turn } from "./turn";
import { workWords } from "./words";

const maxLength = 120;

/** What tells what was brought: "è un esercizio sul …", "sono tutti al …", "devo usare il …". */
const opening =
  /^\W*(?:(?:ma|no|guarda|coach|prof|allora|ah|comunque|cmq|scusa|però)[\s,]+){0,3}(?:(?:questo|questa|quello|il testo|l['’]esercizio|la consegna)\s+)?(?:(?:è|e['’]|era|sono|erano|sarebbe|si tratta di)\s|(?:devo|dobbiamo|bisogna|si deve|si devono)\s+(?:usare|mettere|completare|scrivere)\s|vann?o?\s+(?:al|con)\s|ci va\s|non l['’ ]?ho scritto io)/iu;
const comprehension =
  /(?<!\p{L})(?:comprensione|reading|brano|lettura|testo da (?:leggere|capire)|domande sul testo)(?!\p{L})/iu;
const notOwn =
  /(?<!\p{L})(?:non l['’ ]?ho scritto io|non è mio|(?:del|dal) libro|della prof|della scheda|una canzone|una poesia)(?!\p{L})/iu;
const ofWork =
  /(?<!\p{L})(?:esercizio|scheda|compito|verbi|frasi|tutt[ei]|usare|mettere|completare)(?!\p{L})/iu;
const lead =
  /^.{0,60}?(?:usare|mettere|completare|scrivere|vann?o?|sono|erano|è|era|ci va)\s+(?:(?:un|una|l['’])?\s?(?:esercizio|scheda|compito|verbi|frasi|tutt[ei])\s+)?(?:(?:di|su|sul|sulla|sui|sugli|sulle|al|alla|con|il|lo|la|i|gli|le)\s+)?/iu;

/** What a student tells afterwards about what was brought is taken as told: no question, and no wish for new work. */
export const describeWork: Mover = (turn) => {
  const { message, wish } = turn;
  if (wish || message.length > maxLength || /[?_\n]/.test(message) || !opening.test(message))
    return undefined;
  if (findSheet(message)) return undefined;
  return ofExercise(turn) ?? ofText(turn);
};

function ofExercise(turn: Turn): Move | undefined {
  const { state, message, say } = turn;
  const { exercise, front } = state;
  const item = exercise?.items[exercise.at];
  if (!exercise || !item || front === "text" || front === "passage") return undefined;
  const lesson = lessonTold(message);
  const instruction = `Completa con ${lesson?.name ?? message.replace(lead, "")}.`;
  const isNamed = lesson !== undefined || readInstruction(instruction).tenses.length > 0;
  const isTold = (isNamed && ofWork.test(message)) || /(?<!\p{L})esercizio(?!\p{L})/iu.test(message);
  if (!isTold && !comprehension.test(message)) return undefined;
  const told = isNamed ? withInstruction(exercise, instruction) : exercise;
  const name = lesson?.name ?? told.parts[0]?.topicName;
  const line = name && told !== exercise ? say(workWords.toldTopic, { name }) : say(workWords.told);
  // Which form is due, where the sheet says it, is for the student to find: a guess at it gets a hint.
  const isGuess = told === exercise && isNamed && !/(?<!\p{L})esercizio(?!\p{L})/iu.test(message);
  const step = isGuess ? hintOn(exercise, say) : showItem(told, say);
  return {
    about: "exercise",
    state: { exercise: step.state ?? told },
    lines: isGuess ? step.lines : [line, ...step.lines],
    findings: [],
  };
}

const lessonTold = (message: string): GrammarLesson | undefined =>
  findLessonNamed(message.replace(lead, "")) ?? findLessonNamed(message);

/** English that is an author's is not the student's to put right. */
function ofText({ state, message, say, open }: Turn): Move | undefined {
  const { passage, front } = state;
  const isToRead = comprehension.test(message);
  if (!isToRead && !notOwn.test(message)) return undefined;
  if (passage && front === "passage")
    return {
      about: "passage",
      state: {},
      lines: [say(workWords.told), ...present(passage, say)],
      findings: [],
    };
  const isCorrected = open.length > 0;
  return {
    about: "talk",
    state: {},
    lines: [
      isCorrected ? say(workWords.notYours) : say(workWords.told),
      say(isToRead ? workWords.askQuestions : workWords.askTask),
    ],
    droppedIds: open.map(({ id }) => id),
    findings: [],
  };
}
