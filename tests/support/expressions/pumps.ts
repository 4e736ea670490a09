import { createContext, runInContext } from "node:vm";
import type { Expression } from "./written";

/** No message is longer. */
export const maxLength = 4000;
/** Twice the text takes a linear expression twice as long, a quadratic one four times. */
const maxGrowth = 3;
/** Who is interrupted every time is slow. */
export const tries = 5;
/** About so many of an expression's own words are repeated, each by itself. */
const ownWords = 5;
/** What never comes to its end is stopped; so long may all texts of one expression take together. */
const stopAfterMs = 5000;

const fill = (part: string, length = maxLength) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What one text may take of one expression: twice what a plain quadratic one takes on this machine, and no less than 50 ms. */
const maxMs = Math.max(50, 2 * msOf("\\w+#", fill("a")));

/** Long repetitions that nearly match something, and an end that does not. */
export const pumps: readonly string[] = [
  "ha".repeat(40) + " x",
  "a" + "ha".repeat(17) + " che ridere",
  "e " + "a".repeat(400),
  "e " + fill("a ", 3998),
  "any other ".repeat(30) + "x",
  "!".repeat(3000) + " x",
  "via" + " ".repeat(3000) + "1",
  " ".repeat(3990) + "x",
  "x" + "\n".repeat(3990) + "x",
  "㏂".repeat(4000),
  "…".repeat(4000),
  "his her ".repeat(500),
  "actually ".repeat(440) + "x",
  "www.a ".repeat(600),
  "in the ".repeat(560) + "x",
  "a".repeat(3990) + "!",
  "1".repeat(3990) + "x",
  fill("a.a@"),
  fill("1. a ____ "),
  fill("«“\"('*_`[", 3990) + "x",
  fill("- , ; : "),
  fill("a'b-", 3990) + "!",
  fill("I, you and he; the "),
  fill("no, perché ho "),
];

/** Repetitions of the words an expression is made of. */
function pumpsOf({ source }: Expression): string[] {
  const words = [
    ...new Set(
      source
        .replace(/\\[pP]\{\w+\}|\(\?<\w+>|\\[a-zA-Z]/g, "|")
        .replaceAll("\\", "")
        .match(/[\p{L}\p{N}'’]+(?: [\p{L}\p{N}'’]+)*/gu) ?? [],
    ),
  ];
  if (words.length === 0) return [];
  const some = words.filter((_, at) => at % Math.ceil(words.length / ownWords) === 0);
  return [
    ...some.map((word) => `${fill(`${word} `, maxLength - 2)} #`),
    ...some.slice(0, 2).map((word) => `${fill(word, maxLength - 2)} #`),
    fill(`${words.join(" ")} `),
    fill(`${words.toReversed().join(", ")}, `),
  ];
}

type Slow = { ms: number; pump: string };

/** A text an expression takes too long for; undefined when there is none. */
export function findSlowPump(expression: Expression, stopAfter = stopAfterMs): Slow | undefined {
  const pattern = new RegExp(expression.source, expression.flags);
  const use = (text: string) => (pattern.global ? text.replace(pattern, "") : pattern.test(text));
  let pump = "";
  let slow: Slow | undefined;
  const isDone = runOrStop(() => {
    for (pump of [...pumps, ...pumpsOf(expression)]) {
      const ms = fastestMsOf(() => use(pump), maxMs);
      if (
        ms <= maxMs ||
        isBusyOnly(
          ms,
          maxMs,
          fastestMsOf(() => use(halfOf(pump))),
        )
      )
        continue;
      slow = { pump, ms };
      return;
    }
  }, stopAfter);
  return isDone ? slow : { pump, ms: stopAfter };
}

/** Three times what it may is too much whatever else runs; less is not where half the text takes more than a third of it. */
export const isBusyOnly = (ms: number, limit: number, msOfHalf: number): boolean =>
  ms <= 3 * limit && ms / msOfHalf < maxGrowth;

/** Half as long, with the same beginning and end. */
export const halfOf = (pump: string) => pump.slice(0, pump.length / 2) + pump.slice(-2);

function msOf(source: string, text: string): number {
  const pattern = new RegExp(source);
  return fastestMsOf(() => pattern.test(text));
}

/** The fastest of a few runs, by the clock or by the processor's time; one that is `enough` ends them. */
function fastestMsOf(work: () => unknown, enough = 0): number {
  let fastest = Infinity;
  for (let count = 0; count < tries && fastest > enough; count += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(used);
    fastest = Math.min(fastest, performance.now() - start, (user + system) / 1000);
  }
  return fastest;
}

const context = createContext({});

/** Whether the work came to its end in time. */
function runOrStop(work: () => void, timeout: number): boolean {
  Object.assign(context, { work });
  try {
    runInContext("work()", context, { timeout });
    return true;
  } catch (error) {
    // An error of the other context, which is no Error of ours.
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}
