import type { Worker } from "node:worker_threads";
import { suggestSpellings } from "@/lib/features/english/spelling/harper";
import { oncePerProcess } from "@/lib/once-per-process";
import { ReadingError } from "./reading-error";
import { dictionaryMs, maxWaiting, maxWaitingWords, startMs, threadCount } from "./rules";
import { ThreadHandle, type Task } from "./thread-handle";

/** The threads that read what somebody typed. */
export class ReadingPool {
  private readonly threads: ThreadHandle[];

  constructor(start: () => Worker, threads = threadCount) {
    const lookUp = dictionary();
    this.threads = Array.from({ length: threads }, () => new ThreadHandle(start, lookUp));
  }

  /**
   * Starts every thread before somebody waits for it, one by one: a processor is left for who is served meanwhile. What is
   * read is nobody's and short: it is no reason to end a thread that has just been loaded.
   */
  async warmUp(): Promise<void> {
    const task = { reader: "safety", input: "", budgetMs: startMs };
    for (const thread of this.threads) await thread.read(task);
  }

  /**
   * What a reader answers. Texts with the same `key` are read by the same thread. A reading that `mayBeRefused` is, when
   * too many wait. Throws ReadingError.
   */
  read(task: Task, { key, mayBeRefused }: { key?: string; mayBeRefused: boolean }): Promise<unknown> {
    const thread = key === undefined ? this.leastBusy() : this.threadOf(key);
    if (mayBeRefused && thread.load >= maxWaiting) return Promise.reject(new ReadingError("busy"));
    return thread.read(task);
  }

  /** Ends the threads and gives their memory back. The next text starts others. */
  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }

  private leastBusy(): ThreadHandle {
    return this.threads.reduce((one, other) => (other.load < one.load ? other : one));
  }

  private threadOf(key: string): ThreadHandle {
    let sum = 0;
    for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) >>> 0;
    return this.threads[sum % this.threads.length] ?? this.leastBusy();
  }
}

/** Harper, which knows no word when it is asked too much at once or does not answer: then the word passes for known. */
function dictionary(): (word: string) => Promise<string[] | undefined> {
  let waiting = 0;
  return async (word) => {
    if (waiting >= maxWaitingWords) return undefined;
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), dictionaryMs);
    });
    try {
      return await Promise.race([suggestSpellings(word), late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      waiting -= 1;
    }
  };
}

/** A text that needs more memory ends its thread, and nothing else. */
export const threadLimits = { maxOldGenerationSizeMb: 256 };

const notStarted = (): ReadingPool => {
  throw new Error("Nothing has said how threads are started: see provide-threads.ts");
};

/** Those of this process. */
export const readingPool = (): ReadingPool => oncePerProcess("reading-pool", notStarted);
