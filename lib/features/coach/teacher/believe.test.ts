import type { Finding } from "@/lib/features/english/finding";
import { believe } from "./believe";
import { readOpening } from "./preface";

type Error = { quote: string; correction: string };

function prefaceWith(errors: Error[]) {
  const opening = readOpening(`${JSON.stringify({ wants: "check", errors })}\n---\nEcco.`, true);
  if (opening.kind !== "read") throw new Error("no preface");
  return opening.preface;
}

const certainIn = (message: string, quote: string): Finding => ({
  topic: "spelling",
  start: message.indexOf(quote),
  end: message.indexOf(quote) + quote.length,
  quote,
  correction: "",
  explanation: "",
  hints: ["", "", ""],
  secret: "",
});
const openOf = ({ quote, correction }: Error) => ({
  ...certainIn(quote, quote),
  id: "1",
  correction,
  source: "tutor" as const,
  attempts: 0,
  sentence: quote,
});

/** What is found in a message of which the engine is certain of some pieces. */
const foundIn = (message: string, certain: string[], errors: Error[], open: Error[] = []) =>
  believe({
    message,
    certain: certain.map((quote) => certainIn(message, quote)),
    open: open.map(openOf),
    disputedIds: [],
    preface: prefaceWith(errors),
    isOwnEnglish: true,
  }).found.map(({ quote, correction, start }) => [quote, correction, start]);

describe("a mistake of the tutor's beside one of the engine's", () => {
  const message = "Next summer I will to go in Spain";

  it("is one more, without the words both share", () => {
    const error = { quote: "go in Spain", correction: "go to Spain" };
    expect(foundIn(message, ["will to go"], [error])).toEqual([["in Spain", "to Spain", 25]]);
    const other = { quote: "will to go", correction: "will go" };
    expect(foundIn(message, ["go in Spain"], [other])).toEqual([["will to", "will", 14]]);
    const [one, next] = [
      { quote: "reminiscent to my", correction: "reminiscent of my" },
      { quote: "my cat lovely", correction: "my lovely cat" },
    ];
    expect(foundIn("She is reminiscent to my cat lovely", [], [one, next])).toEqual([
      ["reminiscent to my", "reminiscent of my", 7],
      ["cat lovely", "lovely cat", 25],
    ]);
  });

  it.each([
    ["An elephant is biger than a cat", "biger", { quote: "is biger", correction: "is bigger" }],
    ["An elephant is biger than a cat", "is biger", { quote: "biger", correction: "bigger" }],
    ["He go home", "He go", { quote: "go home", correction: "goes home" }],
    ["He go home", "go", { quote: "He go home", correction: "He goes home" }],
  ])("in %j at the same place is the same one", (text, certain, error) => {
    expect(foundIn(text, [certain], [error])).toEqual([]);
  });
});

describe("the words of a mistake", () => {
  it("are words, not the beginning of others", () => {
    const error = { quote: "in an hurry", correction: "in a hurry" };
    expect(foundIn("He is in an hurry", [], [error])).toEqual([["in an hurry", "in a hurry", 6]]);
    expect(foundIn("a good boy", [], [{ quote: "go", correction: "went" }])).toEqual([]);
  });

  it("told twice are two places", () => {
    const error = { quote: "reminiscent to", correction: "reminiscent of" };
    const message = "It is reminiscent to me and reminiscent to you";
    expect(foundIn(message, [], [error, error, error]).map(([, , start]) => start)).toEqual([6, 28]);
  });

  it("may lack an apostrophe alone, and not a full stop", () => {
    const error = { quote: "the Capulets party", correction: "the Capulets' party" };
    expect(foundIn("Romeo goes to the Capulets party", [], [error])).toHaveLength(1);
    const stop = { quote: "the party", correction: "the party." };
    expect(foundIn("Romeo goes to the party", [], [stop])).toEqual([]);
  });

  it("are no new mistake in a question about an open one", () => {
    const open = { quote: "reminiscent to", correction: "reminiscent of" };
    const asked = "e in reminiscent to che cosa non va?";
    expect(foundIn(asked, [], [open], [open])).toEqual([]);
    expect(foundIn("She is reminiscent to my cat", [], [open], [open])).toHaveLength(1);
  });
});
