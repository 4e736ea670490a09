import { setOf } from "@/lib/features/english/lexicon/words";
import type { OptionPlace } from "./option-place";
import * as article from "./families/article";
import * as amount from "./families/amount";
import * as agreement from "./families/agreement";
import * as owner from "./families/owner";
import * as time from "./families/time";

/** Small words of one kind, one of which an item asks for. */
export type WordFamily = {
  topic: string;
  words: Set<string>;
  /** The options that are right in a place; empty or several where it is not certain. */
  fitting: (options: string[], place: OptionPlace) => string[];
};

const families: WordFamily[] = [
  {
    topic: "possessive-pronouns",
    words: setOf("mine yours hers ours theirs my your his her our their"),
    fitting: owner.fittingPronoun,
  },
  { topic: "a-or-an", words: setOf("a an"), fitting: article.fitting },
  { topic: "be-agreement", words: setOf("am is are isn't aren't"), fitting: agreement.fittingBe },
  { topic: "past-simple", words: setOf("was were wasn't weren't"), fitting: agreement.fittingBe },
  { topic: "do-or-does", words: setOf("do does don't doesn't"), fitting: agreement.fittingDo },
  {
    topic: "do-or-be",
    words: setOf("am is are isn't aren't do does don't doesn't"),
    fitting: agreement.fittingDoOrBe,
  },
  { topic: "have-got", words: setOf("have has haven't hasn't"), fitting: agreement.fittingHave },
  { topic: "this-these", words: setOf("this these"), fitting: agreement.fittingThis },
  { topic: "this-these", words: setOf("that those"), fitting: agreement.fittingThis },
  { topic: "much-many", words: setOf("much many"), fitting: amount.fittingMuch },
  { topic: "some-any", words: setOf("some any"), fitting: amount.fittingSome },
  { topic: "some-any", words: setOf("a an some"), fitting: amount.fittingArticleOrSome },
  { topic: "his-her", words: setOf("my your his her its our their"), fitting: owner.fitting },
  { topic: "double-negative", words: setOf("never ever"), fitting: amount.fittingEver },
  { topic: "since-for", words: setOf("since for"), fitting: time.fittingSince },
  { topic: "prepositions", words: setOf("in on at"), fitting: time.fittingPreposition },
];

/** The family all the options belong to. */
export const familyOf = (options: readonly string[]) =>
  families.find(
    ({ topic, words }) =>
      options.every((option) => words.has(option.toLowerCase())) &&
      (topic !== "possessive-pronouns" ||
        options.some((option) => /^(?:mine|yours|hers|ours|theirs)$/i.test(option))),
  );
