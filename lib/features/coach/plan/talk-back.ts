import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { dueHintOf } from "../exercise/open-exercise";
import { hintOn, showItem } from "../exercise/next-step";
import type { Front } from "../lesson-state";
import { present } from "../passage/describe";
import { wordsOf } from "../phrase";
import { answerTalk, reactTo } from "../talk/answer-talk";
import type { Talk } from "../talk/read-talk";
import { limits, offers } from "../talk/words";
import { factById } from "../lessons/find-fact";
import { lessonById } from "../lessons/grammar-lessons";
import { onward } from "../text/step-text";
import { focusOf } from "../text/talk-about";
import { noText } from "../text/text-state";
import { currentOf } from "../word/word-state";
import { complaintWords } from "./complaint-words";
import type { Move, Turn } from "./turn";

const maxEnglishShare = 0.6;
/** What an exercise waits behind. */
const isElsewhere: ReadonlySet<Front> = new Set(["text", "passage", "writing"]);
/** What is said to the coach even where it holds an English sentence. */
const isToCoach: ReadonlySet<Talk | undefined> = new Set(["translation", "answer", "trick", "joke"]);

/** What is said to the coach, before the English in it is read: "me la traduci: «The children …»?" */
export function talkFirst(turn: Turn): Move | undefined {
  const { message, findings, fixes, wish, talk } = turn;
  const isWork = fixes.resolved.length + fixes.attempted.length + findings.length > 0;
  if (!talk || wish || isWork) return undefined;
  const isItalian = countEnglishWords(message) < maxEnglishShare * wordsOf(message).length;
  return isToCoach.has(talk) || isItalian ? talkBack(turn) : undefined;
}

/** What is left: talk, or what the coach cannot do, which it says; then on with the work under way. */
export function talkBack({ state, say, talk, open }: Turn): Move {
  const { exercise, passage, front } = state;
  const isAtItem =
    exercise?.items[exercise.at] !== undefined && (front === undefined || !isElsewhere.has(front));
  // "E adesso?" asks for the item.
  const opening = talk && (isAtItem && talk === "next" ? "" : reactTo(talk, say));
  if (exercise && isAtItem && talk !== "goodbye") {
    const isStuck = talk === "help" || talk === "why" || talk === "answer" || talk === "trick";
    const step = isStuck ? hintOn(exercise, say) : showItem(exercise, say);
    const due = dueHintOf(step.state ?? exercise);
    return {
      about: "exercise",
      state: { exercise: step.state ?? exercise },
      lines: [opening ?? limitOf({ state, say }), ...step.lines],
      due,
      findings: [],
    };
  }
  if (passage && front === "passage" && talk !== "goodbye")
    return {
      about: "passage",
      state: {},
      lines: [opening ?? limitOf({ state, say }), ...present(passage, say)],
      findings: [],
    };
  if (talk) return { about: "talk", state: {}, lines: answerTalk(talk, say), findings: [] };
  return (
    backToWork({ state, say, open }) ?? {
      about: "talk",
      state: { hasSaidLimits: true },
      lines: [limitOf({ state, say }), say(offers.start)],
    }
  );
}

/** What was not understood is said, and what was worked on is shown again. */
function backToWork({ state, say, open }: Pick<Turn, "state" | "say" | "open">): Move | undefined {
  const { front, text, rule, word } = state;
  const focus = front === "text" ? focusOf(text, open) : undefined;
  const lines = (...more: string[]) => [say(complaintWords.notUnderstood), ...more];
  if (focus) {
    const step = onward(text ?? noText, focus, say, complaintWords.aboutText);
    return {
      about: "text",
      state: { text: step.state },
      lines: lines(...step.lines),
      due: step.due,
      findings: [],
    };
  }
  const [asked] = front === "word" && word ? currentOf(word) : [];
  if (asked)
    return {
      about: "word",
      state: {},
      lines: lines(say(complaintWords.aboutWord, { word: asked.asked })),
      findings: [],
    };
  const lesson = front === "rule" && rule ? (lessonById(rule.lesson) ?? factById(rule.lesson)) : undefined;
  return (
    lesson && {
      about: "rule",
      state: {},
      lines: lines(say(complaintWords.aboutRule, { name: lesson.name })),
      findings: [],
    }
  );
}

const limitOf = ({ state, say }: Pick<Turn, "state" | "say">) =>
  say(
    state.hasSaidLimits || state.front === "exercise" || state.front === "passage"
      ? limits.again
      : limits.first,
  );
