import type { RuledTopic } from "@/lib/features/topics/rules";
import { aOrAn } from "./topics/a-or-an";
import { adjectiveOrder } from "./topics/adjective-order";
import { adverbs } from "./topics/adverbs";
import { ageWithHave } from "./topics/age-with-have";
import { beAgreement } from "./topics/be-agreement";
import { calques } from "./topics/calques";
import { capitals } from "./topics/capitals";
import { comparatives } from "./topics/comparatives";
import { confusedWords } from "./topics/confused-words";
import { didWithPast } from "./topics/did-with-past";
import { doOrDoes } from "./topics/do-or-does";
import { doubleNegative } from "./topics/double-negative";
import { iAmAgree } from "./topics/i-am-agree";
import { everySingular } from "./topics/every-singular";
import { irregularPast } from "./topics/irregular-past";
import { missingSubject } from "./topics/missing-subject";
import { modalForm } from "./topics/modal-form";
import { modalTo } from "./topics/modal-to";
import { muchMany } from "./topics/much-many";
import { pastTime } from "./topics/past-time";
import { pluralAdjectives } from "./topics/plural-adjectives";
import { pluralNouns } from "./topics/plural-nouns";
import { pluralNounIs } from "./topics/plural-noun-is";
import { possessiveS } from "./topics/possessive-s";
import { prepositions } from "./topics/prepositions";
import { presentPerfectFinishedTime } from "./topics/present-perfect-finished-time";
import { pronouns } from "./topics/pronouns";
import { questionOrder } from "./topics/question-order";
import { sinceFor } from "./topics/since-for";
import { thirdPersonS } from "./topics/third-person-s";
import { thisThese } from "./topics/this-these";
import { uncountableNouns } from "./topics/uncountables";
import { explainMe } from "./topics/explain-me";
import { forToVerb } from "./topics/for-to-verb";
import { ifWhenWill } from "./topics/if-when-will";
import { likeVeryMuch } from "./topics/like-very-much";
import { makeDoTake } from "./topics/make-do-take";
import { missingArticle } from "./topics/missing-article";
import { hisHer } from "./topics/his-her";
import { articleWithPossessive } from "./topics/article-with-possessive";
import { falseFriends } from "./topics/false-friends";
import { future } from "./topics/future";
import { theGeneric } from "./topics/the-generic";
import { stativeIng } from "./topics/stative-ing";
import { participles } from "./topics/participles";
import { conditionals } from "./topics/conditionals";
import { reflexives } from "./topics/reflexives";
import { adverbPlace } from "./topics/adverb-place";
import { apostrophes } from "./topics/apostrophes";
import { edIngAdjectives } from "./topics/ed-ing-adjectives";
import { presentContinuous } from "./topics/present-continuous";
import { verbPatterns } from "./topics/verb-patterns";
import type { Advice, GrammarRule } from "./sentence/rule";

/** In the order in which they are asked: where two claim the same words, the earlier one wins. */
const rules: { readonly [T in RuledTopic]: GrammarRule<T> } = {
  "question-order": questionOrder,
  "age-with-have": ageWithHave,
  "i-am-agree": iAmAgree,
  conditionals: conditionals,
  reflexives: reflexives,
  participles: participles,
  "verb-patterns": verbPatterns,
  "since-for": sinceFor,
  "past-time": pastTime,
  "present-perfect-finished-time": presentPerfectFinishedTime,
  "did-with-past": didWithPast,
  future: future,
  "modal-to": modalTo,
  "modal-form": modalForm,
  "do-or-does": doOrDoes,
  "missing-subject": missingSubject,
  "plural-nouns": pluralNouns,
  "people-is": pluralNounIs,
  "every-singular": everySingular,
  "be-agreement": beAgreement,
  "third-person-s": thirdPersonS,
  "irregular-past": irregularPast,
  "double-negative": doubleNegative,
  uncountables: uncountableNouns,
  "much-many": muchMany,
  "this-these": thisThese,
  comparatives: comparatives,
  "ed-ing-adjectives": edIngAdjectives,
  adverbs: adverbs,
  "plural-adjectives": pluralAdjectives,
  "adjective-order": adjectiveOrder,
  "explain-say-suggest-me": explainMe,
  "for-to-verb": forToVerb,
  "if-when-will": ifWhenWill,
  "like-very-much": likeVeryMuch,
  "adverb-place": adverbPlace,
  "present-continuous": presentContinuous,
  "stative-ing": stativeIng,
  calques: calques,
  "make-do-take": makeDoTake,
  apostrophes: apostrophes,
  "confused-words": confusedWords,
  "his-her": hisHer,
  "false-friends": falseFriends,
  pronouns: pronouns,
  "possessive-s": possessiveS,
  "article-with-possessive": articleWithPossessive,
  prepositions: prepositions,
  "a-or-an": aOrAn,
  "missing-article": missingArticle,
  "the-generic": theGeneric,
  capitals: capitals,
};

export const grammarRules: readonly GrammarRule<RuledTopic>[] = Object.values(rules);

/** All that a rule says: its own advice and that of its kinds. */
export const advicesOf = ({ explanation, hints, kinds = {} }: GrammarRule): Advice[] => [
  { explanation, hints },
  ...Object.values(kinds),
];
