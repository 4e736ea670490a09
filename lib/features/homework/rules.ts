import type { Modal, Tense } from "@/lib/features/english/lexicon/conjugation";
import { topicOf, type Topic } from "@/lib/features/topics/rules";

/** Tenses that have a chapter of their own in a book. */
export type BookTense = Exclude<Tense, Modal>;

/**
 * What an exercise of a school book is about, as it is read. A book has a chapter for a form ("past-simple"), where a topic is what
 * goes wrong in it ("past-time", "irregular-past", "did-with-past"): where both mean the same they have one name.
 */
export type HomeworkTopic =
  | BookTense
  | "do-or-be"
  | "have-got"
  | "possessive-pronouns"
  | "some-any"
  | "word-order"
  | Extract<
      Topic,
      | "a-or-an"
      | "be-agreement"
      | "comparatives"
      | "conditionals"
      | "do-or-does"
      | "double-negative"
      | "his-her"
      | "if-when-will"
      | "much-many"
      | "plural-nouns"
      | "prepositions"
      | "present-perfect-finished-time"
      | "short-answers"
      | "since-for"
      | "this-these"
      | "verb-patterns"
    >;

/** Forms that only a training in the chat is about: lessons with a table of sentences. */
export const drilledForms = [
  "adverbs-of-frequency",
  "adverbs-of-manner",
  "as-as",
  "few-little",
  "gerund-or-infinitive",
  "have-got",
  "imperative",
  "object-pronouns",
  "passive",
  "past-perfect",
  "possessive-pronouns",
  "possessive-s",
  "prepositions-of-place",
  "present-perfect-continuous",
  "question-tags",
  "question-words",
  "reflexive-pronouns",
  "relative-clauses",
  "second-conditional",
  "some-any",
  "there-is-there-are",
  "third-conditional",
  "too-enough",
  "used-to",
  "would-like",
  "zero-conditional",
] as const;
export type DrilledForm = (typeof drilledForms)[number];

/** What a part of an exercise trains, of others or of ours. "words": their definitions. */
export type PartTopic = HomeworkTopic | Topic | DrilledForm | "irregular-verbs" | "words";

const ofBooks: Record<Exclude<PartTopic, Topic | DrilledForm>, true> = {
  "present-simple": true,
  "past-simple": true,
  "past-continuous": true,
  "present-perfect": true,
  will: true,
  "going-to": true,
  "future-continuous": true,
  "past-perfect-continuous": true,
  "do-or-be": true,
  "word-order": true,
  "irregular-verbs": true,
  words: true,
};
const isOfBooks = (id: string): id is keyof typeof ofBooks => Object.hasOwn(ofBooks, id);

/** What a part trains, as it was stored; undefined for what is none, or is none any more. */
export function partTopicOf(id: string): PartTopic | undefined {
  if (isOfBooks(id)) return id;
  return drilledForms.find((form) => form === id) ?? topicOf(id);
}

/**
 * What one item of a sheet trains: finer than its part, as the help with it is about the words that are to choose from, or the
 * form that is to be made.
 */
export type SheetTopic =
  | PartTopic
  | Tense
  | "a-lot-of"
  | "adjective-or-adverb"
  | "article-or-some"
  | "articles"
  | "as-as-choice"
  | "be-past"
  | "be-present"
  | "comparatives-choice"
  | "compounds"
  | "definitions"
  | "degree-choice"
  | "during-for-while"
  | "first-conditional"
  | "first-conditional-choice"
  | "free-answer"
  | "frequency-order"
  | "have-or-has"
  | "helper-base"
  | "join-sentences"
  | "linking-words"
  | "make-affirmative"
  | "make-negative"
  | "make-or-do"
  | "make-passive"
  | "make-plural"
  | "make-question"
  | "mistake"
  | "modal-base"
  | "modals"
  | "no-any"
  | "odd-one-out"
  | "one-no"
  | "passive-other"
  | "passive-past"
  | "passive-present"
  | "past-forms"
  | "perfect-words"
  | "prepositions-place"
  | "prepositions-time"
  | "question-for"
  | "reported-speech"
  | "rewrite"
  | "say-or-tell"
  | "so-such"
  | "spelling-of-ing"
  | "superlatives"
  | "there-be"
  | "too-much"
  | "translation"
  | "translation-to-italian"
  | "vocabulary"
  | "was-were"
  | "whose"
  | "word-formation";
