import { tasksOfFacts, tasksOfLessons } from "../lessons/all-tasks";
import { readAnswer } from "./read-answer";

const answerTo = (id: string, message: string) => {
  const task = tasksOfFacts.get(id) ?? tasksOfLessons.get(id);
  if (!task) throw new Error(`No task ${id}.`);
  return readAnswer(task, message);
};
const kindOf = (id: string, message: string) => answerTo(id, message)?.kind;

describe("what answers the question a lesson ended with", () => {
  test.each([
    ["do-or-does-when", "does"],
    ["do-or-does-when", "Does!"],
    ["do-or-does-when", "ci va does perchè è lui"],
    ["do-or-does-when", "does e non do"],
    ["do-or-does-when", "penso does"],
    ["do-or-does-when", "does al posto di do"],
    ["do-or-does-when", "do no aspetta does"],
    ["ed-two-syllables", "ended"],
    ["ed-two-syllables", "la prima"],
    ["ed-two-syllables", "in ended xk finisce con d"],
    ["ed-two-syllables", "quella con id è ended"],
    ["say-or-tell", "told xk c'è me subito dopo"],
    ["say-or-tell", "My mum told me to wait"],
    ["say-or-tell", "secondo me told perché dopo said non ci va me"],
    ["ppc-vs-pp", "simple xk c'è il numero, I've written five messages"],
    ["ppc-vs-pp", "il simple"],
    ["ppc-vs-pp", "ive written five messages"],
    ["magari", "i wish i had more time"],
    ["simple-vs-continuous", "somebody is singing"],
    ["simple-vs-continuous", "con la ing perché succede adesso"],
    ["third-person-s", "my bother reads a lot"],
    ["third-person-es", "catches, mixes e pushes"],
    ["a-an-sound", "an umbrella e a big umbrella"],
    ["possessive-plural", "my friends' dog"],
    ["short-answers-do", "no he doesnt"],
    ["your-youre", "your bag is nice and youre funny"],
    ["reported-no-shift", "non cambia"],
    ["hard-hardly", "hard vuol dire forte, hardly quasi non"],
    ["present-simple-or-continuous", "parla di un'abitudine"],
    ["comparatives", "è lungo"],
    ["wednesday-sound", "la d e la seconda e"],
    ["phone-numbers-aloud", "zero double six four"],
    ["apologise-in-mail", "sorry I couldn't come, I was ill"],
    ["direct-speech-punctuation", "ci manca la virgola"],
    ["paragraphs", "vado a capo perché cambia il luogo"],
  ])("%s: «%s» is right", (id, message) => expect(kindOf(id, message)).toBe("right"));

  test.each([
    ["do-or-does-when", "do"],
    ["do-or-does-when", "do perché è uno solo"],
    ["ed-two-syllables", "la seconda"],
    ["say-or-tell", "said"],
    ["third-person-s", "my brother read a lot"],
    ["third-person-s", "my brother does reads a lot"],
    ["be-age-hunger", "my brother has fifteen years"],
    ["did-questions", "did they visited a museum"],
    ["a-an-sound", "a umbrella e an big umbrella"],
    ["possessive-plural", "my friend's dog"],
    ["magari", "I wish I have more time"],
    ["your-youre", "your bag is nice and your funny"],
    ["third-person-es", "catchs mixs pushs"],
    ["paragraphs", "non vado a capo"],
    ["thank-in-mail", "thanks for waiting me"],
    ["write-cv", "I worked in a shop for two months"],
    ["linkers-cause", "because"],
  ])("%s: «%s» is wrong", (id, message) => expect(kindOf(id, message)).toBe("wrong"));

  test.each([
    ["do-or-does-when", "do o does", "both"],
    ["ed-two-syllables", "ended oppure opened", "both"],
    ["third-person-es", "catches", "part"],
    ["be-about-to", "the plane about land", "near"],
  ])("%s: «%s» is %s", (id, message, kind) => expect(kindOf(id, message)).toBe(kind));

  test.each([
    ["do-or-does-when", "come si dice zaino"],
    ["do-or-does-when", "grazie mille"],
    ["do-or-does-when", "I visited my grandmother last weekend and she does a great cake"],
    ["say-or-tell", "non ho capito"],
    ["ed-two-syllables", "domani ho la verifica"],
    ["articles", "an umbrella is red"],
    ["third-person-s", ""],
    ["third-person-s", "…!?"],
  ])("%s: «%s» is none", (id, message) => expect(kindOf(id, message)).toBeUndefined());

  test("a slip within a word is one, another ending is not", () => {
    expect(kindOf("can-forms", "my grandmohter can't swim")).toBe("right");
    expect(kindOf("ing-double-consonant", "puting eating planing")).toBe("wrong");
    expect(kindOf("past-participle", "takes")).not.toBe("right");
  });

  test("the hint is the one of what was said", () => {
    const verdict = answerTo("has-third-person", "has");
    expect(verdict).toEqual({ kind: "wrong", hint: tasksOfFacts.get("has-third-person")?.hint });
  });
});
