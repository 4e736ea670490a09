import { builtExpressions } from "@/tests/support/expressions/built";
import { performance } from "node:perf_hooks";
import { analyse } from "@/lib/features/english/analyse";
import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import { findEnglish } from "@/lib/features/english/sentence/language";
import { findMisspellings } from "@/lib/features/english/spelling/spelling";
import { usedWords } from "@/lib/features/english/used-words";
import { foldForReading } from "@/lib/features/readers/fold-text";
import { findSlowPump, halfOf, isBusyOnly, pumps, tries } from "@/tests/support/expressions/pumps";
import { engineMs, readerMs, readers, type Reader } from "@/tests/support/expressions/readers";
import { buildEverything } from "@/tests/support/expressions/samples";
import { faultOf, markOf, readVerdicts } from "@/tests/support/expressions/verdicts";
import { partOf } from "@/tests/support/sweep";
import { readSources, type Expression } from "@/tests/support/expressions/written";

/** The text as it reaches a reader. */
const asRead = (text: string) => foldForReading(text).text;

const withHarper: Reader[] = [
  { name: "analyse", read: analyse, maxMs: engineMs },
  { name: "usedWords", read: usedWords },
  { name: "findMisspellings", read: (text) => findMisspellings(text, findEnglish(text)) },
];

const faultsOf = (expressions: readonly Expression[]) =>
  expressions.flatMap((one) => {
    const slow = findSlowPump(one);
    return slow
      ? [
          `${one.place} /${one.source.slice(0, 120)}/: ${Math.round(slow.ms)} ms for «${slow.pump.slice(0, 40)}…»`,
        ]
      : [];
  });

/** For how long nobody else is served; what Harper does in its thread is not among it. */
async function busyMsOf(read: (text: string) => unknown, text: string, limit: number): Promise<number> {
  let best = Infinity;
  for (let count = 0; count < tries && best > limit; count += 1) {
    const [before, used] = [performance.eventLoopUtilization(), process.cpuUsage()];
    await read(text + " ".repeat(count)); // What was read once may be remembered.
    const { user, system } = process.cpuUsage(used);
    best = Math.min(best, performance.eventLoopUtilization(before).active, (user + system) / 1000);
  }
  return best;
}

/** oxlint and recheck have proved nearly all of them linear: this throws texts at a part of those that are written out, all the same. */
describe("no text makes an expression slow", () => {
  test("that is written out", () => {
    const { literals } = readSources();
    expect(literals.length).toBeGreaterThan(2000);
    expect(faultsOf(partOf(literals, 16))).toEqual([]);
  }, 120_000);

  test("that is put together while the code runs", async () => {
    const verdicts = readVerdicts();
    const faults = partOf(await buildEverything(), 4).flatMap((one) => {
      const fault = faultOf(one, verdicts.get(markOf(one)));
      return fault ? [`${one.place} /${one.source.slice(0, 120)}/: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
    expect(builtExpressions().length).toBeGreaterThan(1000);
  }, 120_000);

  test("that is not noticed: neither twice nor many times as many steps for each letter more", () => {
    for (const source of ["(?:[a-z](?=[a-z]{0,20}))*[0-9]", "^(?:[ah]+)+$"])
      expect(findSlowPump({ source, flags: "", place: "here" }, 1000)).toMatchObject({
        ms: expect.any(Number) as number,
      });
  }, 60_000);
});

describe("no text keeps a reader busy", () => {
  beforeAll(warmUpHarper, 60_000);

  test.each([...readers, ...withHarper])(
    "$name",
    async ({ read, maxMs = readerMs }) => {
      const slow: string[] = [];
      for (const pump of partOf(pumps, 2).map(asRead)) {
        const ms = await busyMsOf(read, pump, maxMs);
        if (ms <= maxMs || isBusyOnly(ms, maxMs, await busyMsOf(read, halfOf(pump), 0))) continue;
        slow.push(`${Math.round(ms)} ms for «${pump.slice(0, 30)}…»`);
      }
      expect(slow).toEqual([]);
    },
    60_000,
  );
});
