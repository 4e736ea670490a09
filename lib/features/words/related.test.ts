import { lookUp } from "@/lib/features/coach/clues/dictionary";
import { readRelated, relatedTo } from "./related";

const lines = readRelated();

test("there are at least 600 words, each with something beside it and nothing twice", () => {
  const wrong = lines.filter(({ word, synonyms, opposites }) => {
    const all = [word, ...synonyms, ...opposites];
    return all.length < 2 || new Set(all).size < all.length || all.some((one) => !/^[a-z' -]+$/.test(one));
  });
  expect(wrong).toEqual([]);
  expect(new Set(lines.map(({ word }) => word)).size).toBeGreaterThanOrEqual(600);
});

test("no word is the synonym and the opposite of another", () => {
  const wrong = lines.filter(({ word }) => {
    const { synonyms, opposites } = relatedTo(word);
    return synonyms.some((one) => opposites.includes(one));
  });
  expect(wrong.map(({ word }) => word)).toEqual([]);
});

test("nearly every word is in the dictionary", () => {
  const known = lines.filter(({ word }) => lookUp(word, "english"));
  expect(known.length / lines.length).toBeGreaterThan(0.9);
});

test.each([
  ["big", "large", "small"],
  ["huge", "enormous", "tiny"],
  ["ugly", "unattractive", "beautiful"],
  ["always", "all the time", "never"],
  ["buy", "purchase", "sell"],
])("%s: %s, not %s", (word, synonym, opposite) => {
  expect(relatedTo(word).synonyms).toContain(synonym);
  expect(relatedTo(word).opposites).toContain(opposite);
});

test("a word without a line of its own is found by those that name it", () => {
  expect(relatedTo("gigantic").synonyms).toContain("enormous");
  expect(relatedTo("untidy").opposites).toContain("tidy");
});

test("a word that nobody names has nothing", () =>
  expect(relatedTo("aubergine")).toEqual({ synonyms: [], opposites: [] }));
