import { piecesOf } from "./rules";

it.each([
  ["a", ["a"]],
  ["ab", ["ab"]],
  ["abc", ["abc"]],
  ["abcde", ["abc", "bcd", "cde"]],
  ["🦊🦉 x", ["🦊🦉 ", "🦉 x"]],
])("%s consists of %j", (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
