import type { FindingReply } from "@/lib/features/findings/contract";
import { cutAt } from "@/components/findings/cut-at";

const text = "I have 12 years and my brother have ten.";
const place = (quote: string): FindingReply => ({
  id: quote,
  topic: "age-with-have",
  topicName: "",
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
  explanation: "",
  hints: [],
  attempts: 0,
  isResolved: false,
});
const cut = (...quotes: string[]) =>
  cutAt(text, quotes.map(place)).map(({ start, end, finding }) => [text.slice(start, end), finding?.id]);

test("a message is cut at its places, and nothing of it is lost", () => {
  expect(cut("I have 12 years", "brother have")).toEqual([
    ["I have 12 years", "I have 12 years"],
    [" and my ", undefined],
    ["brother have", "brother have"],
    [" ten.", undefined],
  ]);
});

test("one without places is whole, and a place at the end leaves nothing behind it", () => {
  expect(cut()).toEqual([[text, undefined]]);
  expect(cut("ten.").at(-1)).toEqual(["ten.", "ten."]);
});
