import { readItems } from "./read-items";
import { repairWords } from "./repair-words";

const partsOf = (...lines: string[]) => {
  const sheet = readItems(lines.join("\n"));
  return (sheet ? [sheet, ...(sheet.more ?? [])] : []).map(({ name, items }) => [
    name,
    ...items.map(({ number, letter, prompt }) => `${letter ?? number} ${prompt}`),
  ]);
};

describe("a printed page", () => {
  it("is read exercise by exercise, whose numbers begin anew", () => {
    const parts = partsOf(
      "Unit 4   Grammar practice",
      "1 Complete the sentences with the past simple of the verbs in brackets.",
      "0 They went (go) home.",
      "1 I ____ (see) her.",
      "2 We ____ (not hear) the bell because we",
      "____ (listen) to music.",
      "2 Write questions.",
      "1 where / you / go ?",
      "2 it / rain ?",
      "46",
      "forty-six",
    );
    expect(parts).toEqual([
      ["1", "1 I ____ (see) her.", "2 We ____ (not hear) the bell because we ____ (listen) to music."],
      ["2", "1 where / you / go?", "2 it / rain?"],
    ]);
  });

  it("keeps the labels of pairs, also where they were misread or stand on two lines", () => {
    const pairs = partsOf(
      "A Complete the pairs of sentences with the correct modal verb.",
      "Ia You ____ wear a helmet.",
      "Ib You ____ wear a tie.",
      "2a We ____ touch it.",
      "B Write the questions (a) and the short answers (b).",
      "1 a ____ from Spain? (you / be)",
      "b No, I ____ .",
      "2 a ____ a garden? (Tim / have got)",
      "b Yes, he ____ .",
    );
    expect(pairs.map(([name, ...items]) => [name, ...items.map((item) => item?.split(" ")[0])])).toEqual([
      ["A", "1a", "1b", "2a"],
      ["B", "1a", "1b", "2a", "2b"],
    ]);
  });

  it("finds a misread name and number by what is due", () => {
    const parts = partsOf(
      "4 Circle the correct words in the sentences.",
      "1 I am / is late.",
      "2 You are / is here.",
      "§ Find the mistake in each sentence.",
      "l She was walk home.",
      "2 Did you enjoyed it?",
      "33 He didn't went.",
    );
    expect(parts.map(([name, ...items]) => [name, items.length])).toEqual([
      ["4", 2],
      ["5", 3],
    ]);
  });

  it("takes endings to be matched for no items, and options for what they are", () => {
    const parts = partsOf(
      "1 Match the beginnings with the endings.",
      "1 If you heat ice, ____",
      "2 If I have time, ____",
      "3 If they run, ____",
      "a it melts.",
      "b I'll call you.",
      "c they'll be early.",
      "d we'll go.",
      "2 Choose the correct answer.",
      "1 How ____ sugar do you take?",
      "a) many   by much   ¢) lot",
      "2 There are ____ seats left.",
      "a) a few   b) a little   c) any",
    );
    expect(parts.map(([, ...items]) => items)).toEqual([
      ["1 If you heat ice, ____", "2 If I have time, ____", "3 If they run, ____"],
      ["1 How ____ sugar do you take?", "2 There are ____ seats left."],
    ]);
  });

  it("knows the names of a section's exercises, and numbers whose digits stand apart", () => {
    const sections = partsOf(
      "11B Write the questions with How much or How many.",
      "1) ____ ? - There are two days.",
      "2) ____ 7 - She drinks two litres.",
      "3) ____ ? - We've got a cat.",
      "11C Correct (C) or wrong (W)? Write the letter.",
      "1) a bar of chocolate",
      "$2) two breads",
      "3) ajar of honey",
      "11D Rewrite the sentences with the word in brackets.",
      "1) There are few trees. (many)",
      "2) I've got too much work. (a lot of)",
    );
    expect(sections).toEqual([
      [
        "11B",
        "1 ____? - There are two days.",
        "2 ____? - She drinks two litres.",
        "3 ____? - We've got a cat.",
      ],
      ["11C", "1 a bar of chocolate", "2 two breads", "3 ajar of honey"],
      ["11D", "1 There are few trees. (many)", "2 I've got too much work. (a lot of)"],
    ]);
    const spaced = partsOf(
      "9. Traduci in inglese.",
      "1. Da quanto tempo studi?",
      "2. Dove abiti?",
      "1 0. Come si dice in italiano?",
      "1. I'd better go.",
      "2. It's late.",
    );
    expect(spaced.map(([name, ...items]) => [name, items.length])).toEqual([
      ["9", 2],
      ["10", 2],
    ]);
  });

  it("takes dots in what is asked for no place to write, and the first item for no exercise", () => {
    const parts = partsOf(
      "3 Complete with myself, yourself ... or each other.",
      "1 Help ____ to some cake.",
      "2 We looked at ____ .",
      "4 Complete the invitation with your own ideas.",
      "1 Dear Max, I'm having a party on Saturday, the second of June, and I would really like",
      "you to come. There will be ____ .",
      "2 Thank you very much for inviting me, but I can't come because on that day I ____ .",
      "Punteggio: ____ / 10",
    );
    expect(parts.map(([name, ...items]) => [name, items.length])).toEqual([
      ["3", 2],
      ["4", 2],
    ]);
    expect(JSON.stringify(parts)).not.toContain("Punteggio");
  });
});

test.each([
  ["She left early in the moming.", "She left early in the morning."],
  ["She left late in the evemng.", "She left late in the evening."],
  ["She is marmed to my brother.", "She is married to my brother."],
  ["Is that vour sister?", "Is that your sister?"],
  ["I havent seen your sister.", "I haven't seen your sister."],
  ["I don 't know your sister.", "I don't know your sister."],
  ["I know he s your brother.", "I know he's your brother."],
  ["He swims in the lamp room.", "He swims in the lamp room."],
  ["Non ho tempo di mattina.", "Non ho tempo di mattina."],
])("repairWords reads %j as %j", (read, meant) => expect(repairWords(read)).toBe(meant));
