import { failureOf } from "@/tests/support/failure-of";
import { Worker } from "node:worker_threads";
import { ThreadHandle } from "./thread-handle";

/** A thread that hangs on the input "hang", asks for the word of "ask:word" and echoes anything else. */
const program = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", (message) => {
    if (message.wordId) return parentPort.postMessage({ result: message.suggestions });
    const { input } = message;
    if (input === "hang") for (;;);
    if (input === "throw") return parentPort.postMessage({ error: new Error("broken") });
    if (input === "exit") throw new Error("gone");
    if (input.startsWith("ask:")) return parentPort.postMessage({ wordId: 1, word: input.slice(4) });
    parentPort.postMessage({ result: input });
  });
  parentPort.postMessage({ ready: {} });
`;
let started = 0;
const start = () => {
  started += 1;
  return new Worker(program, { eval: true });
};
const handles: ThreadHandle[] = [];
function handleOf(startThread: () => Worker = start) {
  started = 0;
  const handle = new ThreadHandle(startThread, async (word) => [`${word}s`]);
  handles.push(handle);
  return handle;
}
afterEach(() => Promise.all(handles.splice(0).map((handle) => handle.end())));

const task = (input: string, budgetMs = 2000) => ({ reader: "echo", input, budgetMs });

test("texts are read one after another by one thread, in the order they came", async () => {
  const handle = handleOf();
  const order: unknown[] = [];
  await Promise.all(
    ["a", "b", "c"].map((input) => handle.read(task(input)).then((read) => order.push(read))),
  );
  expect(order).toEqual(["a", "b", "c"]);
  expect(started).toBe(1);
  expect(handle.load).toBe(0);
});

test("what is urgent goes before what is not, in the order it came", async () => {
  const handle = handleOf();
  const order: unknown[] = [];
  const inputs = ["first", "later", "urgent", "latest", "urgent too"];
  await Promise.all(
    inputs.map((input) =>
      handle.read({ ...task(input), isUrgent: input.startsWith("urgent") }).then((read) => order.push(read)),
    ),
  );
  expect(order).toEqual(["urgent", "urgent too", "first", "later", "latest"]);
});

test("a text that takes longer than its budget is given up, and what waits is read by another thread", async () => {
  const handle = handleOf();
  const hanging = handle.read(task("hang", 50));
  const next = handle.read(task("after"));
  expect(handle.load).toBe(2);
  await expect(hanging).rejects.toMatchObject({ name: "ReadingError", reason: "over-budget" });
  expect(await next).toBe("after");
  expect(started).toBe(2);
});

test("the process goes on while a thread hangs", async () => {
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 5);
  await expect(handleOf().read(task("hang", 200))).rejects.toThrow();
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});

test("a word is looked up outside, and its time is not the reader's", async () => {
  const slow = new ThreadHandle(start, async (word) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    return [`${word}s`];
  });
  handles.push(slow);
  expect(await slow.read(task("ask:cat", 60))).toEqual(["cats"]);
});

test("a reader that fails fails alone; a thread that breaks fails what it reads and is followed by another", async () => {
  const handle = handleOf();
  const [thrown, fine, gone, next] = ["throw", "fine", "exit", "next"].map((input) =>
    handle.read(task(input)),
  );
  await expect(thrown).rejects.toMatchObject({ reason: "failed" });
  expect(await fine).toBe("fine");
  await expect(gone).rejects.toMatchObject({ reason: "failed" });
  expect(await next).toBe("next");
  expect(started).toBe(2);
});

test("where no thread starts, all that wait are told so at once, and the next text tries anew", async () => {
  let isBroken = true;
  const handle = handleOf(() => new Worker(isBroken ? "throw new Error('no')" : program, { eval: true }));
  const both = [handle.read(task("a")), handle.read(task("b"))];
  for (const one of both) await expect(one).rejects.toMatchObject({ reason: "failed" });
  isBroken = false;
  expect(await handle.read(task("c"))).toBe("c");
});

test("a handle that is ended reads nothing more of what waits, and can begin again", async () => {
  const handle = handleOf();
  const hanging = handle.read(task("hang"));
  const waiting = handle.read(task("a"));
  const ended = Promise.allSettled([hanging, waiting]);
  await handle.end();
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await handle.read(task("b"))).toBe("b");
});

test("a handle that is ended while its thread starts leaves no timer for which a process would wait", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "performance", "queueMicrotask"] });
  try {
    const handle = handleOf(() => new Worker("setInterval(() => undefined, 1000)", { eval: true }));
    const failure = failureOf(handle.read(task("a")));
    expect(jest.getTimerCount()).toBe(1);
    await handle.end();
    expect(await failure).toMatchObject({ reason: "failed" });
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
