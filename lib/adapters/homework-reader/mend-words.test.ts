import { mendWords } from "./mend-words";

const unsure = (text: string) => text.split(" ").map((word) => ({ text: word, confidence: 0.5 }));
const mended = (text: string) =>
  mendWords(unsure(text))
    .filter((word) => word !== "")
    .join(" ");

test.each([
  ["Si tdown, he said", "Sit down, he said"],
  ["round the w orld.", "round the world."],
  ["a present f or my mum", "a present for my mum"],
  ["you ge tbetter soon", "you get better soon"],
  ["Thisisthe best day", "This is the best day"],
  ["Whatwould you sayifyouseeaghost?", "What would you say if you see a ghost?"],
  ["Theywon, didn't they?", "They won, didn't they?"],
  ["Aleopard is fast", "A leopard is fast"],
  ["ifit rains", "if it rains"],
])("a space that stands elsewhere on paper: %s", (read, printed) => {
  expect(mended(read)).toBe(printed);
});

test.each([
  ["in the moming", "in the morning"],
  ["near vour house", "near your house"],
  ["too young to vole", "too young to vote"],
  ["The oven tums off", "The oven turns off"],
  ["they cost gighteen pounds", "they cost eighteen pounds"],
  ["3 lcut the bread", "3 I cut the bread"],
  ["3 twish it was", "3 I wish it was"],
  ["let' s go", "let's go"],
  ["You won 't see", "You won't see"],
  ["Id travel", "I'd travel"],
])("a letter that looks like another one: %s", (read, printed) => {
  expect(mended(read)).toBe(printed);
});

test.each([
  "some informations and two childs",
  "She was walk home",
  "He goed and buyed foots",
  "She stoped and writed",
  "Beatrice, Alice, Marta and Adam",
  "beautifull wich becouse freind",
  "the Thames and Brescia",
  "you leam it", // "learn" as well as "team".
])("what may be printed is left as it is: %s", (text) => {
  expect(mended(text)).toBe(text);
});

test("of what the reader was sure nothing is changed, word or not", () => {
  const sure = ["in", "the", "moming", "gota"].map((text) => ({ text, confidence: 0.97 }));
  expect(mendWords(sure)).toEqual(["in", "the", "moming", "gota"]);
});

test("two words that no reader can be sure of are parted all the same, and a letter finds its word", () => {
  const sure = (text: string) => text.split(" ").map((one) => ({ text: one, confidence: 0.97 }));
  const read = (text: string) =>
    mendWords(sure(text))
      .filter((one) => one !== "")
      .join(" ");
  expect(read("Aleopard is fast ifit runs f or food")).toBe("A leopard is fast if it runs for food");
  expect(read("b at the station")).toBe("b at the station");
});

test("an Italian line is mended with Italian words only", () => {
  expect(mended("Quanto tempo ci vuoie per andare")).toBe("Quanto tempo ci vuole per andare");
  expect(mended("She has gota new bike")).toBe("She has got a new bike");
});
