import { examplesOf } from "@/lib/features/english/examples";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { exerciseTopics } from "./exercise-topics";
import { allLessons } from "@/lib/features/coach/lessons/all-lessons";
import { systemPrompt } from "@/lib/features/coach/prompt/system-prompt";
import { partTopicOf } from "@/lib/features/homework/rules";
import { homeworkTopics } from "@/lib/i18n/it";
import { questionOn, stepsOn, topicName } from "@/lib/i18n/it/topics";
import { mistakeTopicOf, topicOf, topics } from "./rules";

/** In lower case, with hyphens: no name of a topic is written so. */
const isId = (text: string) => /^[a-z]+(?:-[a-z]+)*$/.test(text);

test("a topic is there once, and knows itself", () => {
  expect(new Set(topics).size).toBe(topics.length);
  for (const topic of topics) expect(topicOf(topic)).toBe(topic);
});

describe("whatever can be called a topic has an Italian name, which is no id", () => {
  const named = (ids: readonly string[]) => ids.map((id) => topicName(mistakeTopicOf(id)));

  test("what the engine finds", () => {
    const found = grammarRules.map(({ topic }) => topic);
    expect([...found, "short-answers", "spelling"].sort()).toEqual([...topics].sort());
  });

  test("every topic, each its own", () => {
    const names = topics.map(topicName);
    expect(names.filter(isId)).toEqual([]);
    expect(new Set([...names, topicName("other")]).size).toBe(topics.length + 1);
  });

  test("what is trained and what lessons are about", () => {
    const ofLessons = allLessons.flatMap((lesson) => lesson.topics ?? []);
    expect(named([...exerciseTopics, ...ofLessons])).not.toContain(topicName("other"));
  });

  test("what a model is told to answer", () => {
    const list = /correction: [^\n]*? topic: ([a-z, -]+), or other\./.exec(systemPrompt)?.[1] ?? "";
    const told = list.split(", ");
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((id) => topicOf(id) === undefined)).toEqual([]);
  });

  test("what a sheet of others is about", () => {
    expect(Object.values(homeworkTopics).filter((name) => name.includes("-") && isId(name))).toEqual([]);
    for (const id of Object.keys(homeworkTopics)) expect(partTopicOf(id)).toBe(id);
  });
});

test.each(["missing_article", "past_simple", "articles-jobs", "toString", "", "Third-person-s", "other"])(
  "«%s» was stored or told by somebody, and is no topic: another one where it is shown",
  (id) => {
    expect(topicOf(id)).toBeUndefined();
    expect(mistakeTopicOf(id)).toBe("other");
    expect(partTopicOf(id)).toBeUndefined();
    expect(topicName(mistakeTopicOf(id))).toBe("Altro");
  },
);

test("a rule has solved examples, and the small questions stand for any words", () => {
  for (const { topic } of grammarRules) expect(examplesOf(topic).length).toBeGreaterThan(0);
  const steps = topics.flatMap(stepsOn);
  expect(steps.filter((step) => /\?|[{}]/.test(step.replace("{quote}", "")))).toEqual([]);
  expect(stepsOn("other")).toEqual([]);
});

test("a question for dinner is put in both languages", () => {
  const questions = topics.flatMap((topic) => questionOn(topic) ?? []);
  expect(questions.length).toBeGreaterThan(20);
  for (const { english, italian } of questions)
    for (const asked of [english, italian]) expect(asked).toMatch(/[?!]$/);
});
