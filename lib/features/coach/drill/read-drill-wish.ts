import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { findLessonNamed, lessonById } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { isOfAnyQuestion, schoolWord } from "../lessons/school-words";
import { asksForDrill, beside, isOfOtherSubject, isTestAhead, refuses, withoutFrames } from "./wish-patterns";
import { sourcesOfLesson } from "./sources";

export type DrillWish = {
  /** The rule that was named, or the one under way. */
  lesson?: GrammarLesson;
  /** More rules that were named beside it: "verifica su past simple e comparativi". */
  also?: GrammarLesson[];
  /** What was named, as the student wrote it, in small letters without accents. */
  topic?: string;
  /** `topic` without a lesson: something was named that we have none on. "test": one is told of, and nothing asked for. */
  what: "topic" | "irregular-verbs" | "any" | "test";
  /** It is for a test at school. */
  isTest: boolean;
};

const maxLength = 240;
const maxLines = 2;
const maxTopic = 80;
const minShareOfEnglish = 0.7;
const irregularId = "irregular-verbs";

const abbreviations: Readonly<Record<string, string>> = {
  x: "per",
  nn: "non",
  xke: "perche",
  ke: "che",
  cn: "con",
  dmn: "domani",
  verif: "verifica",
  interr: "interrogazione",
  eserc: "esercizi",
};

/** Lower case, no accents, straight apostrophes, single spaces. */
const plainOf = (message: string) =>
  message
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}'/+-]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => abbreviations[word] ?? word)
    .join(" ");

/**
 * The training a message asks for: "interrogami sui verbi irregolari", "domani ho la verifica di present continuous".
 * What names no rule is about the lesson that was explained last. Undefined when it asks for none.
 */
export function readDrillWish(message: string, lastLessonId?: string): DrillWish | undefined {
  if (message.length > maxLength || message.trim().split("\n").length > maxLines || /_{2,}/.test(message))
    return undefined;
  const plain = plainOf(message);
  if (refuses(plain) || isOfOtherSubject(plain)) return undefined;
  const isTest = isTestAhead(plain);
  const isEnglish = isEnglishText(message, plain);
  const rest = withoutFrames(plain, isEnglish).slice(0, maxTopic);
  const lessons = lessonsIn(rest);
  const isAsked = asksForDrill(plain, { isEnglish, namesRule: lessons.length > 0 });
  if (!isTest && !isAsked) return undefined;
  if (lessons.length > 0) return namedWish(lessons, rest, isTest);
  const topic = rest === "" ? undefined : unknownTopic(plain, rest);
  if (topic !== undefined) return { topic, what: "topic", isTest };
  const last = lastLessonId === undefined || isTest ? undefined : lessonById(lastLessonId);
  return last ? namedWish([last], "", isTest) : { what: isAsked ? "any" : "test", isTest };
}

const isEnglishText = (message: string, plain: string) =>
  countEnglishWords(message) >= minShareOfEnglish * plain.split(" ").length;

/** "Sul future perfect": named by a preposition before it; other words beside the wish name nothing. */
function unknownTopic(plain: string, rest: string): string | undefined {
  const named = new RegExp(`(?<!\\p{L})(?:${abouts}) (?:il |la |lo |i |gli |le )?(?=${escape(rest)})`, "u");
  const isApart = rest.split(" ").some((word) => !beside.has(word));
  return isApart && named.test(plain) ? rest : undefined;
}

const abouts = "su|sui|sul|sulla|sulle|sugli|sull'|di|del|dei|della|delle|degli|con|on|about";
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

function namedWish(lessons: readonly GrammarLesson[], topic: string, isTest: boolean): DrillWish {
  const [lesson, ...also] = lessons;
  const isIrregular = lessons.length === 1 && lesson?.id === irregularId;
  return {
    ...(lesson && { lesson }),
    ...(also.length > 0 && { also }),
    ...(topic !== "" && { topic }),
    what: isIrregular ? "irregular-verbs" : "topic",
    isTest,
  };
}

/** One lesson on all that is named ("some e any"), else one for each name ("past simple e comparativi"). */
function lessonsIn(topic: string): GrammarLesson[] {
  if (topic === "") return [];
  const whole = findLessonNamed(topic);
  const pieces = topic
    .split(/ (?:e|ed|and|piu|con|poi|anche|oltre a|\+) |, | \+ /)
    .map((piece) => piece.trim());
  const byPiece = pieces.flatMap((piece) => findLessonNamed(piece) ?? []);
  const distinct = [...new Map(byPiece.map((lesson) => [lesson.id, lesson])).values()];
  const isPair = whole && !distinct.includes(whole);
  if (distinct.length > 1 && !isPair) return distinct;
  if (isPair && distinct.length > 1 && sourcesOfLesson(whole.id).length === 0) return distinct;
  return whole && namesIt(topic) ? [whole] : distinct.slice(0, 1);
}

/** Something beside the words of any question is there to name a rule by. */
const namesIt = (topic: string) => topic.split(" ").some((word) => !isOfAnyQuestion(schoolWord(word)));
