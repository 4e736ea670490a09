import type { TopicContent } from "./draft";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { aOrAn } from "./topics/a-or-an";
import { adjectiveOrder, pluralAdjectives } from "./topics/adjectives";
import { ageWithHave } from "./topics/age-with-have";
import { beAgreement } from "./topics/be-agreement";
import { capitals } from "./topics/capitals";
import { comparatives } from "./topics/comparatives";
import { didWithPast } from "./topics/did-with-past";
import { doOrDoes } from "./topics/do-or-does";
import { doubleNegative } from "./topics/double-negative";
import { everySingular } from "./topics/every-singular";
import { explainSaySuggestMe } from "./topics/explain-say-suggest-me";
import { falseFriends } from "./topics/false-friends";
import { forToVerb } from "./topics/for-to-verb";
import { future } from "./topics/future";
import { hisHer } from "./topics/his-her";
import { iAmAgree } from "./topics/i-am-agree";
import { ifWhenWill } from "./topics/if-when-will";
import { irregularPast } from "./topics/irregular-past";
import { likeVeryMuch } from "./topics/like-very-much";
import { makeDoTake } from "./topics/make-do-take";
import { missingSubject } from "./topics/missing-subject";
import { modalForm, modalTo } from "./topics/modals";
import { muchMany } from "./topics/much-many";
import { pastTime } from "./topics/past-time";
import { peopleIs } from "./topics/people-is";
import { pluralNouns } from "./topics/plural-nouns";
import { prepositions } from "./topics/prepositions";
import { presentContinuous } from "./topics/present-continuous";
import { presentPerfectFinishedTime } from "./topics/present-perfect-finished-time";
import { questionOrder } from "./topics/question-order";
import { shortAnswers } from "./topics/short-answers";
import { sinceFor } from "./topics/since-for";
import { stativeIng } from "./topics/stative-ing";
import { theGeneric } from "./topics/the-generic";
import { thirdPersonS } from "./topics/third-person-s";
import { thisThese } from "./topics/this-these";
import { uncountableNouns } from "./topics/uncountables";

export const topicContents: Record<ExerciseTopic, TopicContent> = {
  "a-or-an": aOrAn,
  "adjective-order": adjectiveOrder,
  "age-with-have": ageWithHave,
  "be-agreement": beAgreement,
  capitals: capitals,
  comparatives: comparatives,
  "did-with-past": didWithPast,
  "do-or-does": doOrDoes,
  "double-negative": doubleNegative,
  "every-singular": everySingular,
  "explain-say-suggest-me": explainSaySuggestMe,
  "false-friends": falseFriends,
  "for-to-verb": forToVerb,
  future: future,
  "his-her": hisHer,
  "i-am-agree": iAmAgree,
  "if-when-will": ifWhenWill,
  "irregular-past": irregularPast,
  "like-very-much": likeVeryMuch,
  "make-do-take": makeDoTake,
  "missing-subject": missingSubject,
  "modal-form": modalForm,
  "modal-to": modalTo,
  "much-many": muchMany,
  "past-time": pastTime,
  "people-is": peopleIs,
  "plural-adjectives": pluralAdjectives,
  "plural-nouns": pluralNouns,
  prepositions: prepositions,
  "present-continuous": presentContinuous,
  "present-perfect-finished-time": presentPerfectFinishedTime,
  "question-order": questionOrder,
  "short-answers": shortAnswers,
  "since-for": sinceFor,
  "stative-ing": stativeIng,
  "the-generic": theGeneric,
  "third-person-s": thirdPersonS,
  "this-these": thisThese,
  uncountables: uncountableNouns,
};
