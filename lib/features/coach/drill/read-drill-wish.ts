import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { lessonById } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { levelIn, wantsAnother } from "./again";
import type { DrillState } from "./drill-state";
import { topicsIn, type Topics } from "./find-topics";
import type { Level } from "./level";
import { irregularId } from "./sources";
import { themeById, type WordTheme } from "./word-themes";
import {
  asksForDrill,
  asksForWords,
  beside,
  goesOnTo,
  isOfOtherSubject,
  isTestAhead,
  refuses,
  withoutFrames,
} from "./wish-patterns";

export type DrillWish = {
  /** The rule that was named, or the one under way. */
  lesson?: GrammarLesson;
  /** More rules that were named beside it: "verifica su past simple e comparativi". */
  also?: GrammarLesson[];
  /** Themes of words that were named: "gli animali". */
  themes?: WordTheme[];
  /** Held against the training before. */
  level?: Level;
  /** What was named, as the student wrote it, in small letters without accents. */
  topic?: string;
  /** `topic` without a lesson: something was named that we have none on. "test": one is told of, and nothing asked for. */
  what: "topic" | "irregular-verbs" | "words" | "any" | "test";
  /** It is for a test at school. */
  isTest: boolean;
  /** More of the training before. */
  isAgain?: boolean;
};

const maxLength = 240;
const maxLines = 2;
const maxTopic = 80;
const minShareOfEnglish = 0.7;

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
    .join(" ")
    .replace(shortExercise, "esercizio");

/** "Un es sul terzo"; "un es" alone may be an example. */
const shortExercise =
  /(?<!\p{L})es(?= (?:su\p{L}*|facil\p{L}|difficil\p{L}|piu)(?!\p{L}))|(?<=(?:un altro|altri|degli) )es(?!\p{L})/gu;

/** What was spoken of before: the rule that was explained, the training, and whether an item of it waits. */
export type Before = { lessonId?: string | undefined; drill?: DrillState | undefined; isUnderWay?: boolean };

/**
 * The training a message asks for: "interrogami sui verbi irregolari", "domani ho la verifica di present continuous",
 * after one "un altro, più difficile". The wish is one thing, the topic another: what names none is about the training
 * or the lesson before. Undefined when it asks for none.
 */
export function readDrillWish(message: string, before: Before = {}): DrillWish | undefined {
  if (message.length > maxLength || message.trim().split("\n").length > maxLines || /_{2,}/.test(message))
    return undefined;
  const plain = plainOf(message);
  if (plain === "" || refuses(plain) || isOfOtherSubject(plain)) return undefined;
  const isTest = isTestAhead(plain);
  const level = levelIn(plain);
  const { drill, isUnderWay = false } = before;
  if (drill && !isTest && wantsAnother(plain, { isUnderWay })) return sameAs(drill, level);
  const isEnglish = isEnglishText(message, plain);
  const rest = withoutFrames(plain, isEnglish).slice(0, maxTopic);
  const last = before.lessonId === undefined ? undefined : lessonById(before.lessonId);
  const topics = topicsIn(plain, rest, last);
  const isAsked = asksForDrill(plain, { isEnglish, namesRule: topics.lessons.length > 0 });
  if (!isTest && !isAsked && !goesOn(plain, topics, before)) return undefined;
  const wish = { isTest, ...(level && { level }) };
  if (topics.lessons.length > 0 || topics.themes.length > 0) return named(topics, rest, wish);
  if (topics.isOfWords || asksForWords(plain)) return { ...wish, what: "words" };
  const topic = rest === "" ? undefined : unknownTopic(plain, rest);
  if (topic !== undefined) return { ...wish, topic, what: "topic" };
  if (isTest) return { ...wish, what: isAsked ? "any" : "test" };
  if (drill && !last) return sameAs(drill, level);
  return last ? named({ lessons: [last], themes: [] }, "", wish) : { ...wish, what: "any" };
}

/** "Facciamo i colori"; after a training the name alone ("colori", "past simple"), which no item that waits may be. */
function goesOn(
  plain: string,
  { lessons, themes, isOfWords }: Topics,
  { drill, isUnderWay }: Before,
): boolean {
  if (asksForWords(plain)) return true;
  const isNamed = themes.length > 0 || isOfWords;
  if (isNamed && goesOnTo(plain)) return true;
  const isAlone = drill !== undefined && plain.split(" ").length <= maxAlone;
  return isAlone && (isUnderWay === true ? themes.length > 0 : isNamed || lessons.length > 0);
}
const maxAlone = 3;

/** The training before once more. */
function sameAs({ lessons, themes }: DrillState, level: Level | undefined): DrillWish {
  const [lesson, ...also] = lessons.flatMap((id) => lessonById(id) ?? []);
  const again = themes.flatMap((id) => themeById(id) ?? []);
  const isNamed = lesson !== undefined || again.length > 0;
  return {
    ...(lesson && { lesson }),
    ...(also.length > 0 && { also }),
    ...(again.length > 0 && { themes: again }),
    ...(level && { level }),
    what: isNamed ? "topic" : "any",
    isTest: false,
    isAgain: true,
  };
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

function named(
  { lessons, themes }: Pick<Topics, "lessons" | "themes">,
  topic: string,
  wish: Pick<DrillWish, "isTest" | "level">,
): DrillWish {
  const [lesson, ...also] = lessons;
  const isIrregular = lessons.length === 1 && lesson?.id === irregularId && themes.length === 0;
  return {
    ...wish,
    ...(lesson && { lesson }),
    ...(also.length > 0 && { also }),
    ...(themes.length > 0 && { themes }),
    ...(topic !== "" && { topic }),
    what: isIrregular ? "irregular-verbs" : "topic",
  };
}
