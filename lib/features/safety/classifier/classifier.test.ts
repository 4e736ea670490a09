import { classifier } from "./classify";
import type { Labelled } from "./heads";
import { train } from "./train";
import { fromFile, toFile } from "./weights";

const messages: Labelled[] = [
  { tier: "crisis", cause: "harm-by-others", text: "mio padre mi picchia ogni sera" },
  { tier: "crisis", cause: "harm-by-others", text: "papà mi picchia con la cintura" },
  { tier: "gentle", cause: "distress", text: "oggi piango, il mio gatto è morto" },
  { tier: "none", cause: "look-alike", text: "il cattivo del film picchia il ladro" },
  { tier: "none", cause: "school", text: "come si dice cintura in inglese" },
  { tier: "none", cause: "school", text: "yesterday I go to school" },
  { tier: "other", cause: "romance", text: "ti amo coach, mi sposi?" },
];
const learnt = train(messages);

it("tells apart what it has learnt, and what is like it", () => {
  const read = classifier(learnt);
  for (const { tier, text } of messages) {
    expect([text, read(text).need > 0]).toEqual([text, ["crisis", "worry", "gentle"].includes(tier)]);
    expect([text, read(text)["boundary romance"] > 0]).toEqual([text, tier === "other"]);
  }
  const { need, crisis, ...odds } = read("mia zia mi picchia ogni giorno");
  expect(need).toBeGreaterThan(read("yesterday I go to the cinema").need);
  expect(crisis).toBeGreaterThan(read("piango per il mio gatto").crisis);
  expect(odds["need harm-by-others"]).toBeGreaterThan(odds["need distress"]);
});

it("learns the same from the same messages, and is kept in a file without a loss", () => {
  const file = JSON.stringify(toFile(learnt));
  expect(JSON.stringify(toFile(train(messages))) === file).toBe(true);
  const read = classifier(fromFile(JSON.parse(file) as ReturnType<typeof toFile>));
  for (const { text } of messages) expect(read(text)).toEqual(classifier(learnt)(text));
});

it.each([
  ["nothing", ""],
  ["a space", " "],
  ["a face", "🙂"],
  ["one long word", "a".repeat(4000)],
  ["the same word again and again", "ha ".repeat(1300)],
  ["signs that are not seen", "\u202e\u0000x"],
])("answers numbers to %s", (_what, text) =>
  expect(Object.values(classifier(learnt)(text)).every(Number.isFinite)).toBe(true),
);
