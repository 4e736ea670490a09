import { setOf } from "@/lib/features/english/lexicon/words";
import type { OptionPlace } from "./option-place";
import * as article from "./families/article";
import * as amount from "./families/amount";
import * as agreement from "./families/agreement";
import * as owner from "./families/owner";
import * as degree from "./families/degree";
import { fittingModal } from "./families/modal";
import * as pronoun from "./families/pronoun";
import type { HomeworkTopic } from "./rules";
import { fittingCase, fittingWhose, pronounCases, whoseWords } from "./families/pronoun-case";
import * as quantity from "./families/quantity";
import { fittingQuestionWord } from "./families/question-word";
import { fittingRelative } from "./families/relative";
import * as time from "./families/time";

/** Small words of one kind, one of which an item asks for. */
export type WordFamily = {
  topic?: HomeworkTopic;
  words: Set<string>;
  /** The options that are right in a place; empty or several where it is not certain. */
  fitting: (options: string[], place: OptionPlace) => string[];
  /** Whether all of several that fit are right: "must" and "have to". */
  isSeveral?: true;
};

const modals = new Set(
  "must|mustn't|must not|can|can't|cannot|could|couldn't|should|shouldn't|have to|has to|don't have to|doesn't have to|needn't|may|might".split(
    "|",
  ),
);
const questionWords = new Set(
  "what|where|when|who|why|how|which|whose|how much|how many|how old|how often|how long|how far|what time".split(
    "|",
  ),
);
const quantities = new Set("much|many|a lot of|lots of|lot|few|little|a few|a little".split("|"));
const amounts = new Set([...quantities, ...setOf("some any no a an"), "enough"]);
const selves = setOf("myself yourself himself herself itself ourselves yourselves themselves");
const compounds = new Set(
  ["some", "any", "no", "every"].flatMap((start) =>
    ["thing", "one", "body", "where"].map((end) => (start + end === "noone" ? "no one" : start + end)),
  ),
);

/** The same words open a question and join a clause. */
function joiningOrAsking(options: string[], place: OptionPlace): string[] {
  return place.textBefore.trim() === ""
    ? fittingQuestionWord(options, place)
    : fittingRelative(options, place);
}

const families: WordFamily[] = [
  {
    topic: "possessive-pronouns",
    words: setOf("mine yours hers ours theirs my your his her our their"),
    fitting: (options, place) => {
      const found = owner.fittingPronoun(options, place);
      if (found.length < 2) return found;
      const ofPerson = pronoun.fittingOwnAlone(found, place);
      return ofPerson.length > 0 ? ofPerson : pronoun.fittingOwner(found, place);
    },
  },
  { topic: "a-or-an", words: setOf("a an"), fitting: article.fitting },
  { topic: "be-agreement", words: setOf("am is are isn't aren't"), fitting: agreement.fittingBe },
  { topic: "past-simple", words: setOf("was were wasn't weren't"), fitting: agreement.fittingBe },
  { topic: "do-or-does", words: setOf("do does don't doesn't not"), fitting: agreement.fittingDo },
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
  {
    topic: "his-her",
    words: setOf("my your his her its our their"),
    fitting: (options, place) => {
      const found = owner.fitting(options, place);
      return found.length > 0 ? found : pronoun.fittingOwner(options, place);
    },
    isSeveral: true,
  },
  {
    topic: "double-negative",
    words: setOf("never ever"),
    fitting: (options, place) => {
      const found = amount.fittingEver(options, place);
      if (found.length > 0) return found;
      const told = degree.fittingPerfectWord(options, place);
      return told.length > 0 ? told : amount.fittingNever(options, place);
    },
  },
  { topic: "since-for", words: setOf("since for"), fitting: time.fittingSince },
  { words: setOf("i me you he him she her it we us they them"), fitting: pronoun.fittingObject },
  { words: selves, fitting: pronoun.fittingSelf },
  { words: modals, fitting: fittingModal, isSeveral: true },
  { words: setOf("who whom which that whose where when"), fitting: joiningOrAsking, isSeveral: true },
  { words: questionWords, fitting: fittingQuestionWord, isSeveral: true },
  {
    topic: "this-these",
    words: setOf("this that these those"),
    fitting: (options, place) => degree.fittingShown(options, place, agreement.fittingThis(options, place)),
  },
  {
    topic: "some-any",
    words: setOf("a an some any no"),
    fitting: quantity.fittingDeterminer,
    isSeveral: true,
  },
  { words: setOf("a an the"), fitting: quantity.fittingArticle },
  { topic: "much-many", words: quantities, fitting: quantity.fittingQuantity, isSeveral: true },
  { topic: "some-any", words: amounts, fitting: quantity.fittingAmount, isSeveral: true },
  { words: compounds, fitting: quantity.fittingCompound, isSeveral: true },
  { words: setOf("too enough"), fitting: degree.fittingTooEnough },
  { words: setOf("so such"), fitting: degree.fittingSuch },
  { words: setOf("just already yet still ever never since for ago"), fitting: degree.fittingPerfectWord },
  { topic: "prepositions", words: setOf("in on at"), fitting: time.fittingPreposition },
  { words: pronounCases, fitting: fittingCase },
  { words: whoseWords, fitting: fittingWhose },
];

/** The family all the options belong to. */
export const familyOf = (options: readonly string[]) =>
  families.find(
    ({ topic, words }) =>
      options.every((option) => words.has(option.toLowerCase())) &&
      (topic !== "possessive-pronouns" ||
        options.some((option) => /^(?:mine|yours|hers|ours|theirs)$/i.test(option))),
  );
