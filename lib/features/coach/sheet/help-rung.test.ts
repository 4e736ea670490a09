import { worksheets as t } from "@/lib/i18n/it";
import { contentOf } from "../content-words";
import { helpRung, type Rung } from "./help-rung";
import { readSheet } from "./read-sheet";

function helpWith(text: string, at = 0) {
  const exercise = readSheet(text);
  const item = exercise?.items[at];
  if (!exercise || !item) throw new Error("no such item");
  return ([1, 2, 3, 4] as const satisfies readonly Rung[]).map((rung) =>
    helpRung({ item, parts: exercise.parts, unsolved: exercise.items, rung }),
  );
}

const examplesOf = (text: string, at = 0) => helpWith(text, at).flatMap(({ example }) => example ?? []);

const sheets = {
  options: "Choose.\n1. There isn't much / many milk in the fridge.\n2. How much / many eggs are there?",
  box: "Complete with the words in the box.\nbecause - but - so\n1. I was tired, ____ I went to bed.\n2. He stayed at home ____ he was ill.",
  questions:
    "Complete with the past simple.\n1. ____ Anna ____ (phone) you last night?\n2. We ____ (visit) Rome in May.",
  comparatives:
    "Complete with the comparative.\n1. My room is ____ (big) than yours.\n2. Maths is ____ (difficult) than art.",
  negative: "Make the sentences negative.\n1. They went to the park.\n2. He can swim.",
  translations: "Translate into English.\n1. Mia sorella ha comprato una macchina.\n2. Non sono stanco.",
  passive:
    "Rewrite the sentences in the passive.\n1. Tom wrote this letter.\n2. They clean the rooms every day.",
};

describe.each(Object.entries(sheets))("help with %s", (_name, text) => {
  test("is a solved sentence after two tries and another one after four", () => {
    const [, , third, fourth] = helpWith(text);
    expect(third?.example?.prompt).toContain("____");
    expect(third?.example?.solved).not.toContain("____");
    expect(fourth?.example).toBeDefined();
    expect(fourth?.example).not.toEqual(third?.example);
  });

  test("is the same whenever it is asked for", () => {
    expect(helpWith(text, 1)).toEqual(helpWith(text, 1));
  });

  test("shares no word of content with the sheet", () => {
    const exercise = readSheet(text);
    const own = new Set(
      exercise?.items.flatMap(({ prompt, solution }) => contentOf([prompt, ...solution.flat()].join(" "))),
    );
    for (const { solved } of examplesOf(text))
      expect(contentOf(solved).filter((word) => own.has(word))).toEqual([]);
  });

  test("has a rule, not the advice to look for one", () => {
    expect(helpWith(text)[1]?.text).not.toBe(t.help.rule);
  });
});

test("the nearer one asks like the item, of one person as it does", () => {
  const [, near] = examplesOf(sheets.questions);
  expect(near?.prompt).toMatch(/^____ .+ ____ \(\w+\) .*\?$/);
  expect(near?.solved).toMatch(/^Did (?!.* and |they|you |your \w+s )/);
});

test("the nearer comparative changes like the item's", () => {
  expect(examplesOf(sheets.comparatives)[1]?.solved).toContain("fatter");
  expect(examplesOf(sheets.comparatives, 1)[1]?.solved).toMatch(/\bmore \w+ than\b/);
});

test("a choice is shown with two of its words side by side, so that neither is the answer", () => {
  for (const { solved } of examplesOf(sheets.options))
    expect(solved).toMatch(/\bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b/);
});

test("a translation is shown with one made alike", () => {
  expect(examplesOf(sheets.translations, 1).map(({ prompt }) => prompt)).toEqual([
    expect.stringMatching(/ non (?:è|sono) /i),
    expect.stringMatching(/ non (?:è|sono) /i),
  ]);
});

test("the rule leaves out the sentence that holds an answer", () => {
  const [, rule] = helpWith(
    "Complete with the comparative.\n1. Today is ____ (bad) than yesterday.\n2. Ben is ____ (tall) than me.",
  );
  expect(rule?.text).toContain("than");
  expect(rule?.text).not.toMatch(/\bworse\b/);
});
