import { EventEmitter } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { Harper } from "./harper";

test("words asked at once get their own suggestions from one thread, and the process goes on meanwhile", async () => {
  const start = jest.fn(() => new Worker(path.join(__dirname, "harper-worker.mjs")));
  const harper = new Harper(start);
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 5);
  const answers = await Promise.all(["freind", "house", "beautifull"].map((word) => harper.suggest(word)));
  clearInterval(heart);
  expect(answers).toEqual([
    expect.arrayContaining(["friend"]),
    undefined,
    expect.arrayContaining(["beautiful"]),
  ]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(beats).toBeGreaterThan(10);
  await harper.end();
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

/** A Harper whose threads answer what the test has them say. */
function harperOfFakes() {
  const started: FakeThread[] = [];
  const harper = new Harper(() => {
    const thread = new FakeThread();
    started.push(thread);
    return thread as unknown as Worker;
  });
  return { harper, started };
}

test("a thread that breaks fails what was asked of it, and the next word starts another", async () => {
  const { harper, started } = harperOfFakes();
  const [one, other] = [harper.suggest("freind"), harper.suggest("hous")];
  started[0]?.emit("error", new Error("out of memory"));
  await expect(one).rejects.toThrow("out of memory");
  await expect(other).rejects.toThrow("out of memory");

  const again = harper.suggest("freind");
  const [, thread] = started;
  const [question] = thread?.asked ?? [];
  thread?.emit("message", { id: question?.id, suggestions: ["friend"] });
  expect(await again).toEqual(["friend"]);
});

test("a word that cannot be looked up fails alone, and a thread nobody waits for keeps no process alive", async () => {
  const { harper, started } = harperOfFakes();
  const [bad, good] = [harper.suggest("a"), harper.suggest("b")];
  const [thread] = started;
  const [first, second] = thread?.asked ?? [];
  thread?.emit("message", { id: first?.id, error: new Error("no such word") });
  await expect(bad).rejects.toThrow("no such word");
  expect(thread?.unref).not.toHaveBeenCalled();
  thread?.emit("message", { id: second?.id, suggestions: undefined });
  expect(await good).toBeUndefined();
  expect(thread?.unref).toHaveBeenCalledTimes(1);
});

test("a thread that was ended is followed by another", async () => {
  const { harper, started } = harperOfFakes();
  void harper.suggest("a");
  await harper.end();
  void harper.suggest("b");
  const [first, second] = started;
  expect(first?.terminate).toHaveBeenCalledTimes(1);
  expect(second?.asked).toMatchObject([{ word: "b" }]);
});
