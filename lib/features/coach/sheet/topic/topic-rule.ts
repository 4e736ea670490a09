import { worksheetHelp as t } from "@/lib/i18n/it/worksheet-help";
import { readInstruction } from "@/lib/features/homework/instruction";
import type { SheetTopic } from "@/lib/features/homework/rules";
import type { PartState } from "../../exercise/exercise-state";
import { findLessonNamed, lessonById } from "../../lessons/grammar-lessons";
import type { LessonId } from "../../lessons/all-lessons";
import type { GrammarLesson } from "../../lessons/lesson";
import { frameOf } from "../twins/tense-frames";
import type { ItemTopic } from "./item-topic";

/** The lesson of a topic where it bears another name; with "+" before it, told at length. */
const lessons: Readonly<Partial<Record<SheetTopic, LessonId | `+${LessonId}`>>> = {
  will: "future-will",
  "a-or-an": "+articles",
  "much-many": "much-many-a-lot",
  "too-much": "much-many-a-lot",
  "a-lot-of": "+much-many-a-lot",
  "this-these": "this-that-these-those",
  "prepositions-time": "prepositions-of-time",
  "prepositions-place": "+prepositions-of-place",
  "his-her": "possessive-adjectives",
  pronouns: "object-pronouns",
  reflexives: "+reflexive-pronouns",
  "be-agreement": "verb-to-be",
  "be-present": "verb-to-be",
  "there-be": "there-is-there-are",
  "do-or-does": "do-and-does",
  "have-or-has": "have-got",
  "since-for": "since-for-ago",
  "one-no": "double-negative",
  "relative-clauses": "+relative-clauses",
  modals: "+modal-verbs",
  can: "modal-verbs",
  "comparatives-choice": "+comparatives",
  "degree-choice": "superlatives",
  "as-as-choice": "as-as",
  "modal-base": "modal-verbs",
  "plural-nouns": "+plural-nouns",
  adverbs: "+adverbs-of-manner",
  "verb-patterns": "+gerund-or-infinitive",
  "first-conditional-choice": "first-conditional",
  "passive-present": "passive",
  "passive-past": "passive",
  "passive-other": "passive",
  "make-passive": "+passive",
  "question-order": "order-of-questions",
  "frequency-order": "adverbs-of-frequency",
  "past-forms": "irregular-verbs",
  "join-sentences": "+relative-clauses",
};

/** Lessons on two tenses, by their names in the order of the alphabet. */
const bothTenses: Readonly<Record<string, LessonId>> = {
  "present-continuous present-simple": "present-simple-or-continuous",
  "past-simple present-perfect": "present-perfect-or-past-simple",
  "past-continuous past-simple": "past-simple-or-continuous",
  "going-to will": "will-or-going-to",
  "past-perfect past-simple": "past-perfect",
  "present-perfect present-perfect-continuous": "present-perfect-continuous",
  "present-perfect present-simple": "present-perfect",
};

/** A lesson bears the name of what it is about, but for those above. */
const lessonOf = (trained: SheetTopic | undefined) => trained && (lessons[trained] ?? trained);

const maxWords = 45;
const isLong = /^\+/;

/** The rule of an item, sentence by sentence, and a shorter or longer one should it tell too much. */
export function rulesOf({ topic, sign: ofItem, tenses }: ItemTopic, part: PartState): string[][] {
  // Of words in order the rule is about their places, whatever the sentence does.
  const sign = topic !== undefined && /-order$|^short-answers$/.test(topic) ? "positive" : ofItem;
  const own = topic && t.rules[topic];
  const contrast = contrastOf(topic, tenses, part);
  const named = lessonOf(topic);
  const lesson = contrast ?? (named && lessonById(named.replace(isLong, ""))) ?? lessonOfPart(topic, part);
  const texts = own && !contrast ? [own] : [];
  if (lesson) {
    const ofSign =
      sign === "negative" ? lesson.negative?.rule : sign === "question" ? lesson.question?.rule : undefined;
    const [first, other] =
      named && isLong.test(named) && !contrast
        ? [lesson.explanation, lesson.easier]
        : [lesson.easier, lesson.explanation];
    const more = ofSign ? ` ${ofSign}` : "";
    texts.push(`${t.revise(lesson.name)} ${first}${more}`, `${t.revise(lesson.name)} ${other}${more}`);
  }
  return texts.map(sentencesOf);
}

const sentencesOf = (text: string) => {
  let words = 0;
  return text.split(/(?<=[.!?]["»”)]{0,2})\s+/).filter((sentence, at) => {
    words += sentence.split(/\s+/).length;
    return at < 2 || words <= maxWords;
  });
};

/** Where a tense is to be chosen, the rule must not choose it: the lesson on both, or on all. */
function contrastOf(
  topic: SheetTopic | undefined,
  tenses: readonly string[],
  { topic: ofPart, instruction = "" }: PartState,
): GrammarLesson | undefined {
  const isVerb = topic !== undefined && (frameOf(topic) !== undefined || /^be-p/.test(topic));
  if (!isVerb) return undefined;
  if (tenses.length > 1) return lessonById(bothTenses[tenses.toSorted().join(" ")] ?? "tenses");
  if (ofPart === "present-perfect-finished-time") return lessonById("present-perfect-or-past-simple");
  const named = readInstruction(instruction).tenses;
  if (named.length > 1) return lessonById(bothTenses[named.toSorted().join(" ")] ?? "tenses");
  return ofPart === undefined && !/simple|continuous|perfect|progressiv|will|passato|futur/i.test(instruction)
    ? lessonById("tenses")
    : undefined;
}

const lessonOfPart = (topic: SheetTopic | undefined, { topicName, instruction }: PartState) =>
  topic === undefined && !/tradu|translat|rispond|answer/i.test(instruction ?? "")
    ? (findLessonNamed(topicName ?? "") ?? findLessonNamed(instruction ?? ""))
    : undefined;
