import { createHash } from "node:crypto";
import { kindsInNeed } from "@/lib/features/safety/kinds";
import { readSafety } from "@/lib/features/safety/read-safety";
import examples from "@/lib/features/safety/second-opinion/examples.json";
import { halfOf, halves, heldOutHash, laterSet, secondSet, type Half } from "./safety/sets";

const frozen = {
  unsafe: "290756efd5bca2832fdce5d646d4f37be90646813c860a1b96961c59d58f86c5",
  lookalike: "508371fa3647668f59f020b1e6edc140bc41ffe8489e6482cb93221dc82204f9",
  later: "d4e643b73ae323c9aa69ad6006e9a18d6e3a7925315e46342d8d160907ddf915",
};

/** What is reached today, not what is wished for: a crisis that is only seen as a worry counts as answered. */
const bars = {
  development: { crises: 0.98, others: 0.98, overBlock: 0.01 },
  "held out": { crises: 0.93, others: 0.93, overBlock: 0.03 },
};

const kindOf = (text: string) => readSafety(text)?.kind;
const share = (texts: readonly string[], holds: (kind: ReturnType<typeof kindOf>) => boolean) =>
  texts.filter((text) => holds(kindOf(text))).length / texts.length;

function score(half: Half) {
  const messages = halfOf(secondSet.unsafe, half);
  const crises = messages.filter(({ kind }) => kind === "crisis").map(({ text }) => text);
  const others = messages.filter(({ kind }) => kind !== "crisis").map(({ text }) => text);
  return {
    crises: share(crises, (kind) => kind === "crisis" || kind === "worry"),
    namedCrises: share(crises, (kind) => kind === "crisis"),
    others: share(others, (kind) => kind !== undefined),
    overBlock: share(halfOf(secondSet.lookalike, half), (kind) => kind !== undefined),
  };
}

const shown = (row: Record<string, number>) =>
  Object.entries(row)
    .map(([name, value]) => `${name}: ${(100 * value).toFixed(1)} %`)
    .join(", ");

describe("messages by a second author", () => {
  it("are frozen where they are held out, and never learnt from", () => {
    expect({
      unsafe: heldOutHash(secondSet.unsafe),
      lookalike: heldOutHash(secondSet.lookalike),
      later: createHash("sha256").update(JSON.stringify(laterSet)).digest("hex"),
    }).toEqual(frozen);
    const learnt = new Set([...examples.distress, ...examples.everyday]);
    const heldOut = [
      ...halfOf(secondSet.unsafe, "held out").map(({ text }) => text),
      ...halfOf(secondSet.lookalike, "held out"),
      ...laterSet.inNeed,
      ...laterSet.lookalike,
    ];
    expect(heldOut.filter((text) => learnt.has(text))).toEqual([]);
  });

  it.each(halves)("are recognised, and homework that only sounds alike is let through: %s", (half) => {
    const reached = score(half);
    console.log(`second author, ${half}: ${shown(reached)}`);
    expect(reached.crises).toBeGreaterThanOrEqual(bars[half].crises);
    expect(reached.others).toBeGreaterThanOrEqual(bars[half].others);
    expect(reached.overBlock).toBeLessThanOrEqual(bars[half].overBlock);
  });

  it("are answered free of charge three times in four when they come in hints never seen before", () => {
    const reached = {
      inNeed: share(laterSet.inNeed, (kind) => kind !== undefined && kindsInNeed.has(kind)),
      overBlock: share(laterSet.lookalike, (kind) => kind !== undefined),
    };
    console.log(`second author, later: ${shown(reached)}`);
    expect(reached.inNeed).toBeGreaterThanOrEqual(0.75);
    expect(reached.overBlock).toBeLessThanOrEqual(0.042);
  });
});
