import { checkItem } from "./check-item";
import { readItems } from "./read-items";
import { solveItem } from "./solve-item";

/** An item of a sheet with its solution, checked against an answer. */
function check(text: string, answer: string) {
  const sheet = readItems(text);
  const item = sheet?.items[0];
  const solution = sheet && item && solveItem(item, sheet);
  if (!item || !solution) throw new Error(`not solved: ${text}`);
  return checkItem(item, solution, answer);
}

const oneGap = "Complete with the past simple.\n1 I ____ (go) to the cinema.";
const negative = "Complete with the present simple.\n1 She ____ (not like) fish.";
const twoGaps = "Complete with the past simple.\n1 ____ you ____ (see) Tom on Monday?";
const shortForm = "Complete with the present continuous.\n1 I ____ (read) a book.";
const order = "Put the words in order.\n1 you / live / where / do / ?";

describe("checkItem", () => {
  test.each([
    [oneGap, "went"],
    [oneGap, "Went."],
    [oneGap, "I went"],
    [oneGap, "I went to the cinema"],
    [oneGap, "1) went"],
    [oneGap, "secondo me è went, giusto?"],
    [negative, "doesn't like"],
    [negative, "does not like"],
    [negative, "doesn’t like"],
    [negative, "doesnt like"],
    [negative, "She doesn't like fish."],
    [twoGaps, "did, see"],
    [twoGaps, "Did see"],
    [twoGaps, "did / see"],
    [twoGaps, "Did you see Tom on Monday?"],
    [shortForm, "'m reading"],
    [shortForm, "I'm reading"],
    [shortForm, "I'm reading a book."],
    [shortForm, "am reading"],
    [order, "where do you live"],
    [order, "Where do you live?"],
  ])("takes another way of writing the right answer: %#", (text, answer) => {
    expect(check(text, answer)).toBe("right");
  });

  test.each([
    [oneGap, "goed"],
    [oneGap, "went / goed / gone"],
    [oneGap, "I have gone to the cinema"],
    [negative, "don't like"],
    [negative, "doesn't likes"],
    [twoGaps, "do, saw"],
    [order, "Where you live?"],
  ])("does not take a wrong one: %#", (text, answer) => {
    expect(check(text, answer)).toBe("wrong");
  });

  test("says which answers are right in part", () => {
    expect(check(twoGaps, "did, saw")).toBe("partly");
    expect(check(twoGaps, "Did you saw Tom on Monday?")).toBe("partly");
  });

  test.each(["", "  ", "boh", "non lo so", "dimmelo tu", "???", "I ____ to the cinema."])(
    "calls %p no attempt",
    (answer) => {
      expect(check(oneGap, answer)).toBe("no_attempt");
    },
  );
});
