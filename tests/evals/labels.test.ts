import { analyse } from "@/lib/features/english/analyse";
import frozenFirst from "./labels-frozen.json";
import frozenSecond from "./labels-second-frozen.json";
import { heldOutHash, labelSets, readLabels, type LabelSet } from "./read-labels";
import { precisionOf, recallOf } from "./score";
import { scoreHeldOut, sum, type Row } from "./score-table";

const frozen: Record<LabelSet, Record<string, string>> = {
  labels: frozenFirst,
  "labels-second": frozenSecond,
};

describe.each(labelSets)("the sentences in %s", (set) => {
  const all = readLabels(set);

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
    expect(hashes).toEqual(frozen[set]);
  });
});

describe("the engine, on sentences its rules have never seen", () => {
  let rows: Row[];
  beforeAll(async () => {
    rows = await scoreHeldOut(analyse);
  }, 120_000);

  it("accuses hardly anybody of what is not wrong", () => {
    expect(precisionOf(sum(rows.flatMap(({ scores }) => scores)))).toBeGreaterThanOrEqual(0.95);
    const clean = sum(rows.flatMap(({ topic, scores }) => (topic === "clean" ? scores : [])));
    expect(clean.falseAlarms.length / clean.right).toBeLessThanOrEqual(0.01);
  });

  it.each(labelSets.map((set, index) => [set, index] as const))(
    "finds most of what is wrong in %s",
    (_set, index) => {
      expect(recallOf(sum(rows.flatMap(({ scores }) => scores[index] ?? [])))).toBeGreaterThanOrEqual(0.85);
    },
  );

  it("finds most of what is wrong in every topic", () => {
    const weak = rows.filter(({ scores }) => recallOf(sum(scores)) < 0.7).map(({ topic }) => topic);
    expect(weak).toEqual([]);
  });
});
