import { applyCorrections } from "./finding";
import { findGrammar } from "./find-grammar";
import { examplesOf } from "./examples";
import { advicesOf, grammarRules } from "./grammar-rules";
import { cleanSentences } from "./clean-sentences";
import { remembering } from "@/lib/remembering";
import { isSweeping } from "@/tests/support/sweep";

/** Several tests look at what is found in each example. */
const findInExample = remembering(findGrammar);

const examples = grammarRules.flatMap(({ topic }) =>
  examplesOf(topic).map(({ wrong, right }) => ({ topic, wrong, right })),
);

const others: [wrong: string, topic: string, right: string][] = [
  ["My friend Giulia have a dog", "third-person-s", "My friend Giulia has a dog"],
  ["She dont like it", "do-or-does", "She doesn't like it"],
  ["Yesterday I eat pizza and I go home", "past-time", "Yesterday I ate pizza and I went home"],
  ["My brother is always play videogames", "present-continuous", "My brother is always playing videogames"],
  ["We are listen to music", "present-continuous", "We are listening to music"],
  ["He is have a dog", "present-continuous", "He has a dog"],
  ["I was want a new bike", "past-time", "I wanted a new bike"],
  ["I have got to brothers and one cat", "confused-words", "I have got two brothers and one cat"],
  ["Their are four chairs in the kitchen", "confused-words", "There are four chairs in the kitchen"],
  [
    "Last summer I go to Sicily. Then we visit a castle.",
    "past-time",
    "Last summer I went to Sicily. Then we visited a castle.",
  ],
  ["Two days ago my dad buy a car", "past-time", "Two days ago my dad bought a car"],
  ["I go to England last year", "past-time", "I went to England last year"],
  ["i have 12 years and i live in milan", "age-with-have", "i am 12 years old and i live in milan"],
  ["It was the most big city", "comparatives", "It was the biggest city"],
  ["My mum is a excellent cook", "a-or-an", "My mum is an excellent cook"],
  ["we was at home", "be-agreement", "we were at home"],
  ["I study English from 5 years", "since-for", "I have studied English for 5 years"],
  ["Is a beautiful day", "missing-subject", "It is a beautiful day"],
  ["Where she live?", "question-order", "Where does she live?"],
  ["How many money do you have?", "much-many", "How much money do you have?"],
];

describe("findGrammar", () => {
  test.each(grammarRules.map(({ topic }) => [topic, examplesOf(topic).length] as const))(
    "knows at least six pairs of examples of %s",
    (_, count) => expect(count).toBeGreaterThanOrEqual(6),
  );

  test.each(examples)("finds $topic in: $wrong", ({ topic, wrong, right }) => {
    const findings = findInExample(wrong);
    expect(findings.map((finding) => finding.topic)).toContain(topic);
    expect(applyCorrections(wrong, findings)).toBe(right);
  });

  test.each(examples)("leaves alone: $right", ({ right }) => expect(findGrammar(right)).toEqual([]));

  test.each(others)("corrects: %s", (wrong, topic, right) => {
    const findings = findGrammar(wrong);
    expect(findings.map((finding) => finding.topic)).toContain(topic);
    expect(applyCorrections(wrong, findings)).toBe(right);
  });

  test.each(cleanSentences)("accuses nobody of: %s", (sentence) => expect(findGrammar(sentence)).toEqual([]));

  test("accuses a whole page of clean sentences of nothing", () =>
    expect(findGrammar(cleanSentences.join("\n"))).toEqual([]));

  test.each(examples)("gives nothing away about: $wrong", ({ wrong }) => {
    for (const { explanation, hints, secret } of findInExample(wrong).filter((finding) => finding.secret))
      for (const text of [explanation, ...hints])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  test("asks exactly one question in the first hint and none in the rule", () => {
    for (const { hints, explanation } of grammarRules.flatMap(advicesOf)) {
      expect(hints[0].match(/\?/g)).toHaveLength(1);
      expect(hints[0].endsWith("?")).toBe(true);
      expect([hints[1], hints[2], explanation].join("")).not.toContain("?");
    }
  });

  const kinds = grammarRules.flatMap(({ topic, kinds: own = {} }) =>
    Object.entries(own).map(([kind, { hints }]) => ({ topic, kind, hints })),
  );

  test.each(kinds)("gives the advice on $topic for $kind to one of its examples", ({ topic, hints }) => {
    const given = examples
      .filter((example) => example.topic === topic)
      .flatMap(({ wrong }) => findInExample(wrong))
      .filter((finding) => finding.hints === hints);
    expect(given).not.toEqual([]);
  });

  test.each([
    ["I live here since two years", ["quale tempo verbale"]],
    ["I have lived here since two years", ["quando è cominciato o quanto tempo"]],
    ["I live here for two years", ["quale tempo verbale"]],
    ["How long do you know him?", ["Chiedi da quanto"]],
    ["She is more tall than me", ["Quante sillabe"]],
    ["She is taller of me", ["introduce chi o che cosa viene confrontato"]],
    ["She is as tall than me", ["due cose sono uguali"]],
    ["He is the more intelligent boy in the class", ["ne scegli una fra tutte"]],
    ["I have 12 years", ["verbo avere"]],
    ["I have hungry", ["una sensazione"]],
    ["I'm twelve years and I live here", ["Years da solo"]],
    ["We listen music", ["nessuna preposizione"]],
    ["We go to home", ["serve anche in inglese"]],
    ["It depends from you", ["quale vuole questa parola"]],
    ["My room is small però it is nice", ["una parola che non è inglese"]],
    ["The letter was wrote by a queen", ["quale delle tre forme del verbo gli va dietro"]],
    ["This song was singed by a child", ["regolare o irregolare"]],
    ["We have just finded a cat", ["regolare o irregolare"]],
    ["They done it again", ["senza un aiutante davanti"]],
    ["This is the goodest cake", ["uno di quelli tutti particolari"]],
    ["He is more bad than you", ["uno di quelli tutti particolari"]],
    ["She is more faster than you", ["Quante volte hai detto «più»"]],
    ["My cat is fater than yours", ["che cosa succede alla fine dell'aggettivo"]],
    ["When does it opens?", ["Quante volte hai segnato"]],
    ["I'd like to know when does it opens", ["l'ordine di soggetto e verbo"]],
    ["He not reading the book", ["quale aiutante gli manca"]],
    ["My mum not cooking now", ["quale aiutante gli manca"]],
    ["We not eat meat", ["davanti al verbo, per dire di no"]],
    ["Does your cousin have got a bike?", ["serve un altro aiutante"]],
    ["I am a boy of 14 years old", ["dritta dall'italiano"]],
  ])("asks about the very mistake first: %s", (wrong, parts) => {
    const asked = findGrammar(wrong).map(({ hints: [first] }) => first);
    expect(asked).toHaveLength(parts.length);
    parts.forEach((part, at) => expect(asked[at]).toContain(part));
  });

  test.each([
    ["The soup was eated by a cat", "eaten"],
    ["They have just buyed a car", "bought"],
    ["Last week I have buyed a car", "bought"],
    ["I am goed to bed", "went"],
  ])("a form nobody has becomes the one that is due: %s", (wrong, right) => {
    expect(findGrammar(wrong).map(({ correction }) => correction)).toEqual([right]);
  });

  test.each([
    "went quindi yesterday I went home",
    "però I like it",
    "I like it cioè",
    "He hates you playing here",
  ])("minds nothing in: %s", (text) => expect(findGrammar(text)).toEqual([]));

  test("points at the place in a message with emoji and Italian around it", () => {
    const text = "Ciao 😀! Ho scritto «She don't like apples», va bene?";
    const [finding] = findGrammar(text);
    expect(finding).toMatchObject({ topic: "do-or-does", quote: "She don't", correction: "She doesn't" });
    expect(text.slice(finding?.start, finding?.end)).toBe("She don't");
  });

  test("prefers the more specific of two rules over the same words", () =>
    expect(findGrammar("Yesterday she go home").map(({ topic }) => topic)).toEqual(["past-time"]));

  test("keeps a present perfect apart from a present beside a finished time", () =>
    expect(findGrammar("I have seen this film yesterday").map(({ topic }) => topic)).toEqual([
      "present-perfect-finished-time",
    ]));

  test("survives words that are names of object properties", () =>
    expect(findGrammar("The constructor is not toString and hasOwnProperty")).toEqual([]));

  test("reads a long message quickly enough to be called on every send", () =>
    expect(findGrammar("She go home. ".repeat(300))).toHaveLength(300));

  test.each([
    ["of sentences", ". "],
    ["without a single full stop", " and "],
  ])("reads a text of 20 kB (100 in a sweep) %s from the first word to the last", (_, between) => {
    const filling = Array<string>(isSweeping ? 5000 : 1000).fill("they are at school");
    const clauses = ["She go home", ...filling, "he have a dog"];
    const text = clauses.join(between);
    const found = findGrammar(text);
    expect(found.map(({ quote }) => quote)).toEqual(["She go", "he have"]);
    expect(found.at(-1)).toMatchObject({ end: text.length - " a dog".length, correction: "he has" });
  });
});
