import { piecesForFlite } from "./flite-text";

describe("piecesForFlite", () => {
  test.each([
    ["a sentence each", "I go. You go! Do they?", ["I go.", "You go!", "Do they?"]],
    ["ASCII", "“It’s a café” – 日本 naïve…", ['"It\'s a cafe" - naive...']],
    ["at least one", "日本語", [""]],
    ["no line", "one\ntwo", ["one two"]],
  ])("answers %s", (_name, text, pieces) => {
    expect(piecesForFlite(text)).toEqual(pieces);
  });

  test("cuts what is too long at a blank, or where it must, and loses no word", () => {
    const long = "word ".repeat(150).trim();
    const pieces = piecesForFlite(`${long} ${"x".repeat(450)}`);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(pieces.join(" ").match(/word/g)).toHaveLength(150);
    expect(pieces.join("").match(/x/g)).toHaveLength(450);
  });
});
