import { aOrAn } from "./topics/a-or-an";
import { ageWithHave } from "./topics/age-with-have";
import { beAgreement } from "./topics/be-agreement";
import { comparatives } from "./topics/comparatives";
import { didWithPast } from "./topics/did-with-past";
import { doOrDoes } from "./topics/do-or-does";
import { doubleNegative } from "./topics/double-negative";
import { iAmAgree } from "./topics/i-am-agree";
import { irregularPast } from "./topics/irregular-past";
import { missingSubject } from "./topics/missing-subject";
import { modalForm } from "./topics/modal-form";
import { modalTo } from "./topics/modal-to";
import { muchMany } from "./topics/much-many";
import { pastTime } from "./topics/past-time";
import { pluralAdjectives } from "./topics/plural-adjectives";
import { pluralNounIs } from "./topics/plural-noun-is";
import { prepositions } from "./topics/prepositions";
import { sinceFor } from "./topics/since-for";
import { thirdPersonS } from "./topics/third-person-s";
import { uncountableNouns } from "./topics/uncountables";
import type { GrammarRule } from "./rule";

const all = [
  ageWithHave,
  iAmAgree,
  sinceFor,
  pastTime,
  didWithPast,
  modalTo,
  modalForm,
  doOrDoes,
  missingSubject,
  pluralNounIs,
  beAgreement,
  thirdPersonS,
  irregularPast,
  doubleNegative,
  uncountableNouns,
  muchMany,
  comparatives,
  pluralAdjectives,
  prepositions,
  aOrAn,
] as const;

export type Topic = (typeof all)[number]["topic"] | "spelling";

/** Every rule; where two claim the same words, the earlier one wins. */
export const grammarRules: readonly GrammarRule<Topic>[] = all;

/** A rule's own pairs of wrong and right sentences; empty for a topic without a rule. */
export const examplesOf = (topic: string) =>
  grammarRules.find((rule) => rule.topic === topic)?.examples ?? [];
