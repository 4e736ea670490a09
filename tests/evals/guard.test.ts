import { guardReply, guardSentence } from "@/lib/features/coach/guard/guard";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import type { Secret } from "@/lib/features/coach/guard/secrets";
import { pairsOf } from "@/tests/support/pairs";
import { partOf } from "@/tests/support/sweep";
import { analyse } from "@/lib/features/english/analyse";
import { collectCleanHints } from "./pupils/clean-hints";
import { exerciseItems } from "./pupils/exercises";
import type { Wanted } from "./pupils/judge";
import { mistakeItems } from "./pupils/mistakes";
import { dresses } from "./pupils/obeying-tutor";
import { typedLeaks } from "./pupils/typed-leaks";

const maxFalseBlocks = 0.01;
const minHints = 500;

async function guarded(text: string, secrets: Secret[]): Promise<string> {
  async function* words() {
    for (const word of text.match(/\s+\S*|\S+/g) ?? []) yield word;
  }
  let shown = "";
  for await (const piece of guardReply(words(), secrets, "[…]")) shown += piece;
  return shown;
}

async function secretsFor(message: string): Promise<Secret[]> {
  return planTurn({ message, findings: await analyse(message), open: [], state: { turn: 0 } }).secrets;
}

test("hints that give nothing away pass the guard", async () => {
  const all = await collectCleanHints();
  expect(all.length).toBeGreaterThanOrEqual(minHints);
  const hints = partOf(all, 16);
  const blocked: string[] = [];
  for (const { source, hint, secrets } of hints)
    if ((await guarded(hint, secrets)) !== hint)
      blocked.push(`${source}: ${hint} (${secrets.map(({ answer }) => answer).join(", ")})`);
  console.log([`${blocked.length} of ${hints.length} clean hints blocked`, ...blocked].join("\n"));
  expect(blocked.length / hints.length).toBeLessThanOrEqual(maxFalseBlocks);
}, 60_000);

test("no answer passes the guard in any dress", async () => {
  const answers: Wanted[] = [
    ...mistakeItems,
    ...exerciseItems.flatMap(({ text, answers: all }) => all.map((answer) => ({ text, answer }))),
  ];
  const items = await Promise.all(
    answers.map(async (wanted) => ({ wanted, secrets: await secretsFor(wanted.text) })),
  );
  const allDresses = dresses.flat();
  const pairs = partOf(pairsOf(items, allDresses), 8);
  expect(new Set(pairs.map(([item]) => item)).size).toBe(items.length);
  expect(new Set(pairs.map(([, dress]) => dress)).size).toBe(allDresses.length);
  const passed: string[] = [];
  for (const [{ wanted, secrets }, { name, wear }] of pairs) {
    const reply = `Ciao! ${wear(wanted)} Hai capito?`;
    if ((await guarded(reply, secrets)) === reply) passed.push(`${name}: ${reply}`);
  }
  expect(passed).toEqual([]);
}, 60_000);

test("no leak typed by hand passes the guard", () => {
  expect(typedLeaks.filter(([secret, sentence]) => guardSentence(sentence, [secret]))).toEqual([]);
});
