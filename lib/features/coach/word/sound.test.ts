import { sayOn } from "../activity";
import { readEntries } from "../clues/dictionary";
import { respell } from "./respelling";
import { silentLettersOf } from "./silent-letters";
import { isInSounds, phonesOf, rhymesWith } from "./sound";
import { tellSounds } from "./tell-facts";
import { readWordQuestion } from "./word-question";

const read = (word: string) => respell(word, phonesOf(word) ?? []).text;

test.each([
  ["photographer", "fo-TO-gra-fer"],
  ["banana", "ba-NA-na"],
  ["beautiful", "BIUU-ti-ful"],
  ["doctor", "DOK-tor"],
  ["teacher", "TII-cer"],
  ["fish", "fish"],
  ["age", "eig’"],
  ["girl", "gherl"],
  ["iron", "AI-ern"],
  ["chair", "cer"],
  ["island", "AI-land"],
])("%s is read %s", (word, text) => expect(read(word)).toBe(text));

test.each([
  ["knife", ["k", "e finale"]],
  ["wrong", ["w"]],
  ["comb", ["b"]],
  ["night", ["gh"]],
  ["laugh", []],
  ["enough", []],
  ["walk", ["l"]],
  ["milk", []],
  ["listen", ["t"]],
  ["hour", ["h"]],
  ["house", []],
  ["island", ["s"]],
  ["cake", ["e finale"]],
  ["guess", ["u"]],
  ["who", ["w"]],
  ["sing", []],
])("what is not heard in %s", (word, letters) =>
  expect(silentLettersOf(word, phonesOf(word) ?? [])).toEqual(letters),
);

test.each([
  ["through", "you"],
  ["though", "go"],
  ["said", "red"],
  ["great", "eight"],
])("%s rhymes with %s", (word, rhyme) => expect(rhymesWith(word)).toContain(rhyme));

test.each(["though", "enough", "go"])("through does not rhyme with %s", (word) =>
  expect(rhymesWith("through")).not.toContain(word),
);

const said = (...words: string[]) => tellSounds(words, { secrets: [], say: sayOn(0) }).join(" ");

test.each([
  ["worked", /-ed.*\/t\//],
  ["lived", /-ed.*\/d\//],
  ["wanted", /-ed.*\/ɪd\//],
  ["cats", /-s.*\/s\//],
  ["dogs", /-s.*\/z\//],
  ["watches", /\/ɪz\//],
  ["red", /^(?!.*-ed)/],
  ["bus", /^(?!.*-s )/],
  ["through", /lingua.*Ascolta/],
  ["yesterday", /3 sillabe.*prima/],
  ["good morning", /\*good\*.*\*morning\*/],
  ["live", /liv.*laiv/],
  ["squirell", /non/],
])("what is said of %s", (word, lines) => expect(said(word)).toMatch(lines));

test("most of the dictionary can be read aloud", () => {
  const words = readEntries().flatMap(({ english }) => english.flatMap((word) => word.split(/[ -]/)));
  expect(words.filter(isInSounds).length / words.length).toBeGreaterThan(0.99);
});

test.each([
  "come si legge la -ed finale?",
  "come si pronuncia il th",
  "quali lettere sono mute",
  "come si legge la s finale",
  "come si legge un libro",
  "come si pronuncia?",
])("%s is a question about no word", (message) => expect(readWordQuestion(message)).toBeUndefined());

test.each([
  ["come si pronuncia through", "through"],
  ["come si legge «knife»?", "knife"],
  ["dove va l'accento in photograph", "photograph"],
  ["la k di knife si pronuncia?", "knife"],
  ["how do you pronounce island", "island"],
  ["km si legge thought", "thought"],
])("%s asks for the sound of %s", (message, word) =>
  expect(readWordQuestion(message)).toMatchObject({ kind: "sound", word }),
);
