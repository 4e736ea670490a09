import { baseOfParticiple } from "@/lib/features/english/lexicon/verbs";
import type { TutorTurn } from "@/lib/ports/tutor";
import { lessonBefore } from "./follow-ups";

type RightUse = {
  /** The lesson's id. */
  lesson: string;
  /** How a sentence that keeps its rule looks; only sentences without a mistake are compared. */
  sentence: RegExp;
  /** Only with have or has and a participle: "I have a present for you" is none. */
  isPerfect?: boolean;
  why: string;
};

const thirdPerson = "(?:he|she|it|(?:my|your|his|her|our|their|the) \\p{L}+[^s])";
const others = "(?:i|you|we|they)";
const regular = (pattern: string) => new RegExp(pattern, "iu");
const perfect =
  /(?:\b(?:have|has|haven't|hasn't)|'ve) (?:(?:not|never|always|already|just|ever) )?(\p{L}+)/iu;
const hasPerfect = (message: string) => baseOfParticiple(perfect.exec(message)?.[1]?.toLowerCase() ?? "");

/** The first that fits counts. */
const rightUses: readonly RightUse[] = [
  {
    lesson: "do-and-does",
    sentence: regular(`\\bdoes ${thirdPerson} \\p{L}+|\\b${thirdPerson} (?:doesn't|does not) \\p{L}+`),
    why: "con una terza persona l'aiutante è does, e il verbo dopo resta alla forma base",
  },
  {
    lesson: "do-and-does",
    sentence: regular(`\\bdo ${others} \\p{L}+|\\b${others} (?:don't|do not) \\p{L}+`),
    why: "con questo soggetto l'aiutante è do, e il verbo dopo resta alla forma base",
  },
  {
    lesson: "present-perfect",
    sentence: perfect,
    isPerfect: true,
    why: "have o has più il participio, e nessun momento preciso",
  },
  {
    lesson: "since-for-ago",
    sentence: /\bsince\b/i,
    isPerfect: true,
    why: "dopo since c'è il momento in cui è cominciato",
  },
  {
    lesson: "since-for-ago",
    sentence: /\bfor\b/i,
    isPerfect: true,
    why: "dopo for c'è quanto tempo dura",
  },
  {
    lesson: "there-is-there-are",
    sentence: /\bthere (?:is|isn't)\b|\bis there\b/i,
    why: "una cosa sola, quindi is",
  },
  {
    lesson: "there-is-there-are",
    sentence: /\bthere (?:are|aren't)\b|\bare there\b/i,
    why: "più cose, quindi are",
  },
  {
    lesson: "comparatives",
    sentence: /(?<!\p{L})(?:\p{L}+er|more \p{L}+|less \p{L}+) than\b/iu,
    why: "l'aggettivo ha la forma del confronto, e dopo c'è than",
  },
];

/** Why a sentence without a mistake is right, when it keeps the rule that was just explained. */
export function whyOfLesson(message: string, history: TutorTurn["history"]): string | undefined {
  const before = lessonBefore(history);
  const taught = before?.isLast ? before.lesson.id : undefined;
  return rightUses.find(
    ({ lesson, sentence, isPerfect }) =>
      lesson === taught && sentence.test(message) && (!isPerfect || hasPerfect(message)),
  )?.why;
}
