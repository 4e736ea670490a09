import { Worker } from "node:worker_threads";

/** Threads nobody uses, by their file. */
const idle = new Map();

/**
 * A thread of this file that is kept when it is ended, for the test file after this one: to load what it reads with takes
 * seconds. One that still owes an answer is ended for good.
 */
export function keptThread(file, options) {
  const kept = idle.get(file)?.pop();
  if (!kept) return startKept(file, options);
  // It said so before anybody of this test file listened.
  if (kept.ready) setImmediate(() => kept.thread.emit("message", kept.ready));
  return kept.thread;
}

function startKept(file, options) {
  const thread = new Worker(file, options);
  const kept = { thread, ready: undefined };
  let owed = 0;
  const note = (message) => {
    if (message.ready) kept.ready = message;
    else owed -= 1;
  };
  thread.on("message", note);

  const ask = thread.postMessage.bind(thread);
  thread.postMessage = (message) => {
    owed += 1;
    ask(message);
  };
  const end = thread.terminate.bind(thread);
  thread.terminate = async () => {
    thread.removeAllListeners("message").removeAllListeners("error");
    if (owed > 0) return end();
    thread.on("message", note).unref();
    idle.set(file, [...(idle.get(file) ?? []), kept]);
    return 0;
  };
  return thread;
}
