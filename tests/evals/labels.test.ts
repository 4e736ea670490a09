import { analyse, warmUp } from "@/lib/features/english/analyse";
import frozen from "./labels-frozen.json";
import { heldOutHash, readLabels } from "./read-labels";
import { halfOf, precisionOf, scoreTopic } from "./score";

const all = readLabels();

describe("the labels", () => {
  it.each(all.map((labels) => [labels.topic, labels] as const))("of %s hold together", (_topic, labels) => {
    const { wrong, right } = labels;
    const texts = [...wrong.map(({ text }) => text), ...right];
    expect(new Set(texts).size).toBe(texts.length);
    for (const { text, quote, corrections } of wrong) {
      expect(text.split(quote)).toHaveLength(2);
      expect(corrections.length).toBeGreaterThan(0);
      expect(corrections).not.toContain(quote);
    }
  });

  it("are frozen in their held-out half", () => {
    const hashes = Object.fromEntries(all.map((labels) => [labels.topic, heldOutHash(labels)]));
    expect(hashes).toEqual(frozen);
  });
});

describe("the engine", () => {
  beforeAll(() => warmUp());

  it("accuses hardly anybody of what is not wrong, on sentences its rules have never seen", async () => {
    const scores = await Promise.all(all.map((labels) => scoreTopic(halfOf(labels, "held out"), analyse)));
    const found = scores.reduce((sum, score) => sum + score.found, 0);
    const falseAlarms = scores.flatMap((score) => score.falseAlarms);
    expect(precisionOf({ found, falseAlarms })).toBeGreaterThanOrEqual(0.95);

    const clean = scores.filter(({ topic }) => topic === "clean");
    const cleanSentences = clean.reduce((sum, { right }) => sum + right, 0);
    const cleanAlarms = clean.flatMap((score) => score.falseAlarms);
    expect(cleanAlarms.length / cleanSentences).toBeLessThanOrEqual(0.01);
  });
});
