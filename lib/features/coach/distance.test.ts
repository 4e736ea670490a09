import { distance, isOneTypo } from "./distance";

test.each([
  ["present", "presnt", 1],
  ["verb", "vebr", 1],
  ["past", "passt", 1],
  ["past", "pest", 1],
  ["past", "past", 0],
  ["past", "post office", 8],
  ["ab", "ba", 1],
  ["abc", "cba", 2],
])("%s and %s are %i apart", (one, other, apart) => {
  expect(distance(one, other)).toBe(apart);
  expect(distance(other, one)).toBe(apart);
});

test("one slip is a distance of one, for all words of up to four letters of three", () => {
  const words = [""];
  for (const word of words)
    if (word.length < 4) words.push(...["a", "b", "c"].map((letter) => word + letter));
  const faults = words.flatMap((one) =>
    words
      .filter((other) => isOneTypo(one, other) !== (distance(one, other) === 1))
      .map((other) => [one, other]),
  );
  expect(faults).toEqual([]);
});
