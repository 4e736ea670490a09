import { findGrammar } from "@/lib/features/english/find-grammar";
import { ingOf, participleOf, pastOf, thirdPerson } from "@/lib/features/english/lexicon/verbs";
import { pluralOf } from "@/lib/features/english/lexicon/nouns";
import { findEnglish } from "@/lib/features/english/sentence/language";
import { findMisspellings } from "@/lib/features/english/spelling/spelling";
import { partOf } from "@/tests/support/sweep";
import { holdsPhrase } from "../phrase";
import { allWords } from "@/lib/features/words/all-words";
import { answersOf, fold, lookUp, readEntries, type Language } from "./dictionary";

const entries = readEntries();
const english = (word: string) => {
  const found = lookUp(word, "italian");
  return found && answersOf(found, "italian");
};
const italian = (word: string) => {
  const found = lookUp(word, "english");
  return found && answersOf(found, "english");
};

describe("every entry", () => {
  test("there are at least 2,500 words and 150 phrasal verbs", () => {
    expect(entries.length).toBeGreaterThanOrEqual(2500);
    const phrasal = entries.filter(({ theme }) => theme === "phrasal-verbs");
    expect(phrasal.length).toBeGreaterThanOrEqual(150);
  });

  test("has four fields, none of them empty", () => {
    const lines = allWords.flatMap((table) => table.trim().split("\n"));
    const isWhole = (line: string) =>
      line.split("|").length === 4 && line.split(/[|/]/).every((part) => part !== "" && part === part.trim());
    expect(lines.filter((line) => !isWhole(line))).toEqual([]);
  });

  test("stands once", () => {
    const keys = entries.map((one) => fold(`${one.italian[0]}|${one.english[0]}`));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test("is defined in at most twelve words that ask nothing and do not tell the word or a form of it", () => {
    const formsOf = (word: string) => [
      ...[word, `${word}s`],
      ...(/^[a-z]+$/.test(word)
        ? [pluralOf, pastOf, participleOf, ingOf, thirdPerson].map((form) => form(word))
        : []),
    ];
    const tells = entries.filter(
      (one) =>
        /[?"]/.test(one.definition) ||
        one.definition.split(" ").length > 12 ||
        one.english.some((word) => formsOf(word).some((form) => holdsPhrase(one.definition, form))),
    );
    expect(tells).toEqual([]);
  });

  test("is found by each of its words", () => {
    for (const language of ["italian", "english"] as const)
      for (const entry of entries)
        for (const word of entry[language]) expect(lookUp(word, language)?.entries).toContainEqual(entry);
  });

  test("is defined in good English", () => {
    const wrong = partOf(entries, 12).filter(
      ({ definition }) => findGrammar(`Well, ${definition}.`).length > 0,
    );
    expect(wrong).toEqual([]);
  });

  test("has English words the spelling knows", async () => {
    const words = new Set(
      entries
        .flatMap((one) => one.english.flatMap((word) => word.toLowerCase().split(/[ -]/)))
        .filter((word) => /^[a-z]{4,}$/.test(word)),
    );
    const text = partOf([...words], 12)
      .map((word) => `The ${word} is here.`)
      .join(" ");
    const wrong = await findMisspellings(text, findEnglish(text));
    expect(wrong.map(({ quote }) => quote)).toEqual([]);
  });
});

describe("an Italian word is found", () => {
  test.each([
    ["zaini", "backpack"],
    ["Citta", "city"],
    ["città", "city"],
    ["amiche", "friend"],
    ["uomini", "men"],
    ["oche", "goose"],
    ["simpatiche", "nice"],
    ["bellissima", "beautiful"],
    ["mangiavano", "eat"],
    ["cerchi", "look for"],
    ["vado", "go"],
    ["scritto", "write"],
    ["mi alzo", "get up"],
    ["ho mangiato", "eat"],
    ["ho fame", "I'm hungry"],
    ["fermata dell’autobus", "bus stop"],
    ["scarpa da ginnastica", "trainers"],
  ])("%s: %s", (word, answer) => expect(english(word)).toContain(answer));

  test("porta is a door, and papa is not papà", () => {
    expect(english("porta")?.[0]).toBe("door");
    expect(english("papà")?.[0]).toBe("father");
    expect(english("papa")?.[0]).toBe("pope");
  });
});

describe("an English word is found", () => {
  test.each([
    ["children", "bambini"],
    ["shelves", "scaffale"],
    ["went", "andare"],
    ["taught", "insegnare"],
    ["running", "correre"],
    ["bigger", "grande"],
    ["left", "sinistra"],
    ["left", "partire"],
    ["looked after", "badare a"],
    ["has been looking after", "badare a"],
    ["turn it off", "spegnere"],
    ["to give up", "arrendersi"],
    ["T-shirts", "maglietta"],
  ])("%s: %s", (word, answer) => expect(italian(word)).toContain(answer));
});

test.each<[string, Language]>([
  ["sgabuzzino", "italian"],
  ["serendipity", "english"],
  ["", "english"],
  ["a".repeat(200), "italian"],
])("%j is not in it", (word, language) => expect(lookUp(word, language)).toBeUndefined());
