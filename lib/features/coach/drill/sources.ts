import type { Maker } from "@/lib/features/exercises/draft";
import { isTrained, type ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import {
  gapMaker,
  goingTo,
  habit,
  now,
  past,
  willFuture,
  type TenseFrame,
} from "@/lib/features/exercises/tense-makers";
import { topicContents } from "@/lib/features/exercises/topic-contents";
import type { LessonId } from "../lessons/all-lessons";
import { schoolMakers } from "./school-makers";
import type { Time } from "@/lib/features/exercises/world/times";
import {
  drilledForms,
  type BookTense,
  type DrilledForm,
  type PartTopic,
} from "@/lib/features/homework/rules";
import type { Topic } from "@/lib/features/topics/rules";

/** Where sentences on a rule come from. */
export type Source = {
  /** As a part of an exercise bears it. */
  topic: PartTopic;
  makers: readonly Maker[];
  /** Only sentences that hold this belong to the rule. */
  only?: RegExp;
};

const timesOf = (...phrases: string[]): Time[] =>
  phrases.map((en) => ({ en, others: [], it: "", suits: "small usual rare" }));

const pastContinuous: TenseFrame = {
  tense: "past-continuous",
  times: timesOf("at five o'clock yesterday", "when I arrived", "at this time yesterday"),
  name: "past continuous",
};
const presentPerfect: TenseFrame = {
  tense: "present-perfect",
  times: timesOf("today", "this week", "this month"),
  name: "present perfect",
};

const levels = [1, 2, 3] as const;
const makersOf = (frame: TenseFrame): Maker[] =>
  (["positive", "negative", "question"] as const).map((form) => gapMaker(frame, { levels, form }));

const tense = (topic: BookTense, frame: TenseFrame): Source => ({ topic, makers: makersOf(frame) });
const topic = (id: ExerciseTopic, only?: RegExp): Source => ({
  topic: id,
  makers: topicContents[id].makers,
  ...(only && { only }),
});

const presentSimple = tense("present-simple", habit);
const presentNow = tense("present-continuous", now);
const pastSimple = tense("past-simple", past);
const pastWas = tense("past-continuous", pastContinuous);
const perfect = tense("present-perfect", presentPerfect);
const will = tense("will", willFuture);
const intention = tense("going-to", goingTo);

const school = (form: DrilledForm): Source => ({ topic: form, makers: schoolMakers.get(form) ?? [] });

/** What trains a lesson, by its id. */
const byLesson: Partial<Record<LessonId, readonly Source[]>> = {
  "present-simple": [presentSimple, topic("third-person-s"), topic("do-or-does")],
  "present-continuous": [presentNow],
  "present-simple-or-continuous": [topic("present-continuous", /twice|every|on \w+days|at the|now|moment/)],
  "third-person-s": [topic("third-person-s")],
  "state-verbs": [topic("stative-ing")],
  "do-and-does": [topic("do-or-does")],
  tenses: [presentSimple, presentNow, pastSimple],
  "past-simple": [pastSimple, topic("did-with-past"), topic("irregular-past")],
  "past-continuous": [pastWas],
  "past-simple-or-continuous": [pastSimple, pastWas],
  "present-perfect": [perfect],
  conditionals: [topic("if-when-will"), school("second-conditional"), school("third-conditional")],
  "present-perfect-or-past-simple": [topic("present-perfect-finished-time")],
  "since-for-ago": [topic("since-for")],
  "future-will": [will],
  "going-to": [intention],
  "will-or-going-to": [will, intention],
  "first-conditional": [topic("if-when-will")],
  "can-could": [topic("modal-form", /\bca(?:n|n't|nnot)\b|\bcould/i), topic("modal-to", /\bcan|\bcould/i)],
  should: [topic("modal-form", /\bshould/i), topic("modal-to", /\bshould/i)],
  "must-have-to": [topic("modal-to", /\bmust/i), topic("modal-form", /\bmust/i)],
  "modal-verbs": [topic("modal-to"), topic("modal-form")],
  "verb-to-be": [topic("be-agreement")],
  age: [topic("age-with-have")],
  agree: [topic("i-am-agree")],
  articles: [topic("a-or-an")],
  // "I hate the books" is as right as "I hate books", but for who says which ones.
  "no-article-in-general": [topic("the-generic", /^People say|\b(?:you|we) \w+ /)],
  "plural-nouns": [topic("plural-nouns")],
  "irregular-plurals": [
    topic(
      "plural-nouns",
      /\b(?:children|men|women|people|feet|teeth|mice|sheep|fish|geese|knives|wives|leaves|shelves)\b/i,
    ),
  ],
  "people-police": [topic("people-is")],
  "countable-uncountable": [topic("uncountables")],
  "much-many-a-lot": [topic("much-many")],
  "every-each": [topic("every-singular")],
  "possessive-adjectives": [topic("his-her")],
  "this-that-these-those": [topic("this-these")],
  comparatives: [topic("comparatives", / than\b/)],
  superlatives: [topic("comparatives", /\bthe (?:most |least |\w+est\b|best|worst)/)],
  "adjectives-order": [topic("adjective-order")],
  adjectives: [topic("plural-adjectives"), topic("adjective-order")],
  "order-of-questions": [topic("question-order")],
  "short-answers": [topic("short-answers")],
  "subject-needed": [topic("missing-subject")],
  "subject-pronouns": [topic("missing-subject")],
  "double-negative": [topic("double-negative")],
  "infinitive-of-purpose": [topic("for-to-verb")],
  prepositions: [topic("prepositions")],
  "prepositions-of-time": [
    topic(
      "prepositions",
      /\b(?:in|on|at) (?:\w+days?|the (?:morning|afternoon|evening|weekend)|night|\d|half|noon|midnight|Christmas|summer|winter|spring|autumn|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    ),
  ],
  "make-or-do": [topic("make-do-take", /\b(?:make|makes|made|do|does|did|done|making|doing)\b/i)],
  "say-or-tell": [topic("explain-say-suggest-me", /\b(?:say|says|said|tell|tells|told)\b/i)],
  "false-friends": [topic("false-friends")],
  "word-order": [topic("like-very-much")],
};

const sources: ReadonlyMap<string, readonly Source[]> = new Map(Object.entries(byLesson));

/** Empty for a lesson without exercises of ours. One on a form that has a table bears its name. */
export const sourcesOfLesson = (id: string): readonly Source[] =>
  sources.get(id) ?? drilledForms.filter((form) => form === id).map(school);

/** Its tables are its own. */
export const irregularId = "irregular-verbs";

/** Whether we have exercises on a lesson. */
export const canTrain = ({ id }: { id: string }): boolean =>
  id === irregularId || sourcesOfLesson(id).length > 0;

/** What trains a topic; undefined where nothing does. Capitals are no answer: nobody is judged by them in a chat. */
export const sourceOfTopic = (id: Topic): Source | undefined =>
  isTrained(id) && id !== "capitals" ? topic(id) : undefined;
