import type { SheetTopic } from "@/lib/features/homework/rules";
import { lessonById } from "../../lessons/grammar-lessons";
import { readSheet } from "../read-sheet";
import { bankTopics } from "../twins/bank";
import { topicOfItem } from "./item-topic";
import { rulesOf } from "./topic-rule";

function topicsOf(text: string) {
  const exercise = readSheet(text);
  return exercise?.items.map(
    (item) => topicOfItem(item, exercise.parts[item.part] ?? { wordBank: [] }).topic,
  );
}

describe("what an item trains is told", () => {
  test.each([
    [
      "by the family of its options",
      "Choose.\n1. How much / many eggs have we got?\n2. It is since / for ten years.",
      ["much-many", "since-for"],
    ],
    [
      "by the person its options differ in",
      "Choose.\n1. She go / goes / going to school every day.\n2. Nobody know / knows it.",
      ["third-person-s", "third-person-s"],
    ],
    [
      "by the helper before its options",
      "Choose.\n1. Did you saw / see the film?\n2. She can swims / swim very well.",
      ["helper-base", "modal-base"],
    ],
    [
      "by its box",
      "Complete with the words in the box.\nbecause - but - so\n1. I was tired, ____ I went to bed.\n2. I ran ____ I was late.",
      ["linking-words", "linking-words"],
    ],
    [
      "by what stands behind a preposition",
      "Complete with in, on or at.\n1. It is ____ May.\n2. He lives ____ Bologna.",
      ["prepositions-time", "prepositions-place"],
    ],
    [
      "by the tense of its answer, where two are asked for",
      "Complete with the past simple or the present perfect of the verbs in brackets.\n1. We ____ (move) here in 2015.\n2. She ____ (not reply) to me yet.",
      ["past-simple", "present-perfect"],
    ],
    [
      "by what is given, as a degree",
      "Complete with the comparative or superlative.\n1. Ben is ____ (tall) than me.\n2. It is the ____ (old) house in town.",
      ["comparatives", "superlatives"],
    ],
    [
      "by the voice of its answer",
      "Complete with the present simple passive.\n1. English ____ (speak) here.\n2. Cars ____ (make) there.",
      ["passive-present", "passive-present"],
    ],
    [
      "by what becomes of its sentence",
      "Make the sentences negative.\n1. She likes apples.\n2. He can swim.",
      ["make-negative", "make-negative"],
    ],
    [
      "by its language",
      "Translate into English.\n1. Io vado a scuola ogni giorno.\n2. Non sono stanco.",
      ["translation", "translation"],
    ],
    [
      "by the question it is",
      "Put the words in order.\n1. you / where / live / do / ?\n2. never / late / is / she",
      ["question-order", "frequency-order"],
    ],
  ])("%s", (_how, text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });
});

const about = (topic: SheetTopic) => rulesOf({ topic, sign: "positive", tenses: [] }, { wordBank: [] });

test.each(bankTopics.filter((topic) => topic !== "rewrite"))(
  "%s has a rule beside its solved sentences",
  (topic) => {
    expect(about(topic)[0]?.join(" ").length).toBeGreaterThan(40);
  },
);

test("a tense that is to be chosen is not chosen by the rule", () => {
  const part = {
    wordBank: [],
    topic: "present-simple" as const,
    instruction: "Use the present simple or the present continuous.",
  };
  const rule = rulesOf({ topic: "present-continuous", sign: "positive", tenses: [] }, part)[0]?.join(" ");
  expect(rule).toContain(lessonById("present-simple-or-continuous")?.easier);
});
