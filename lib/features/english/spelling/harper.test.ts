import { EventEmitter } from "node:events";
import type * as threads from "node:worker_threads";

/** Every thread that was started; `started` decides what one is. */
const started: EventEmitter[] = [];
let fake: (() => EventEmitter) | undefined;

jest.mock("node:worker_threads", () => {
  const actual = jest.requireActual<typeof threads>("node:worker_threads");
  return {
    Worker: jest.fn((file: URL) => {
      const thread = fake?.() ?? new actual.Worker(file);
      started.push(thread);
      return thread;
    }),
  };
});

/** A copy of the module with threads of its own. */
async function freshHarper(start?: () => EventEmitter) {
  fake = start;
  started.length = 0;
  delete (globalThis as { englishCoach?: unknown }).englishCoach;
  jest.resetModules();
  return import("./harper");
}

test("words asked at once get their own suggestions from one thread, and the process goes on meanwhile", async () => {
  const { suggestSpellings, endHarper } = await freshHarper();
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 5);
  const answers = await Promise.all(["freind", "house", "beautifull"].map(suggestSpellings));
  clearInterval(heart);
  expect(answers).toEqual([
    expect.arrayContaining(["friend"]),
    undefined,
    expect.arrayContaining(["beautiful"]),
  ]);
  expect(started).toHaveLength(1);
  expect(beats).toBeGreaterThan(10);
  await endHarper();
});

class FakeThread extends EventEmitter {
  readonly ref = jest.fn();
  readonly unref = jest.fn();
  readonly terminate = jest.fn();
  readonly asked: { id: number; word: string }[] = [];
  postMessage(question: { id: number; word: string }) {
    this.asked.push(question);
  }
}

test("a thread that breaks fails what was asked of it, and the next word starts another", async () => {
  const { suggestSpellings } = await freshHarper(() => new FakeThread());
  const [one, other] = [suggestSpellings("freind"), suggestSpellings("hous")];
  started[0]?.emit("error", new Error("out of memory"));
  await expect(one).rejects.toThrow("out of memory");
  await expect(other).rejects.toThrow("out of memory");

  const again = suggestSpellings("freind");
  const [, thread] = started as FakeThread[];
  const [question] = thread?.asked ?? [];
  thread?.emit("message", { id: question?.id, suggestions: ["friend"] });
  expect(await again).toEqual(["friend"]);
});

test("a word that cannot be looked up fails alone, and a thread nobody waits for keeps no process alive", async () => {
  const { suggestSpellings } = await freshHarper(() => new FakeThread());
  const [bad, good] = [suggestSpellings("a"), suggestSpellings("b")];
  const [thread] = started as FakeThread[];
  const [first, second] = thread?.asked ?? [];
  thread?.emit("message", { id: first?.id, error: new Error("no such word") });
  await expect(bad).rejects.toThrow("no such word");
  expect(thread?.unref).not.toHaveBeenCalled();
  thread?.emit("message", { id: second?.id, suggestions: undefined });
  expect(await good).toBeUndefined();
  expect(thread?.unref).toHaveBeenCalledTimes(1);
});

test("a thread that was ended is followed by another", async () => {
  const { suggestSpellings, endHarper } = await freshHarper(() => new FakeThread());
  void suggestSpellings("a");
  await endHarper();
  void suggestSpellings("b");
  const [first, second] = started as FakeThread[];
  expect(first?.terminate).toHaveBeenCalledTimes(1);
  expect(second?.asked).toMatchObject([{ word: "b" }]);
});
