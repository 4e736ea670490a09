import type { Worker } from "node:worker_threads";
import { Budget } from "./budget";
import { ReadingError } from "./reading-error";
import { startMs } from "./rules";
import { ThreadClock } from "./thread-clock";

export type Task = {
  reader: string;
  input: unknown;
  budgetMs: number;
  /** Somebody hears it come in: it goes before what is not. */
  isUrgent?: boolean;
};
type Pending = Task & { resolve: (result: unknown) => void; reject: (error: ReadingError) => void };

/** What a thread says. A `word` is to be looked up in the dictionary, which has a thread of its own. */
export type FromThread =
  | { ready: { threadId?: string } }
  | { result: unknown }
  | { error: unknown }
  | { word: string; wordId: number };
export type ToThread = Pick<Task, "reader" | "input"> | { wordId: number; suggestions?: string[] };

type LookUp = (word: string) => Promise<string[] | undefined>;

/**
 * One thread and what waits for it, one text at a time in the order they came, what is urgent first. A text that takes longer than its budget
 * ends the thread: nothing else interrupts a regular expression. What waits is read by the next one.
 */
export class ThreadHandle {
  private worker: Worker | undefined;
  private clock = new ThreadClock(undefined);
  private isReady = false;
  private stuck: NodeJS.Timeout | undefined;
  private readonly waiting: Pending[] = [];
  private current: { task: Pending; budget: Budget; startedAt: number } | undefined;

  constructor(
    private readonly start: () => Worker,
    private readonly lookUp: LookUp,
  ) {}

  /** Texts that wait or are being read. */
  get load(): number {
    return this.waiting.length + (this.current ? 1 : 0);
  }

  read(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const pending = { ...task, resolve, reject };
      const lessUrgent = task.isUrgent ? this.waiting.findIndex(({ isUrgent }) => !isUrgent) : -1;
      this.waiting.splice(lessUrgent < 0 ? this.waiting.length : lessUrgent, 0, pending);
      this.next();
    });
  }

  /** Ends the thread; what waits is not read. The next text starts another. */
  async end(): Promise<void> {
    const { worker } = this;
    this.forget(new ReadingError("failed"));
    for (const task of this.waiting.splice(0)) task.reject(new ReadingError("failed"));
    await worker?.terminate();
  }

  private next(): void {
    if (this.current) return;
    const [task] = this.waiting;
    if (!task) {
      this.worker?.unref(); // A process with nothing else to do may end.
      return;
    }
    const worker = (this.worker ??= this.startWorker());
    worker.ref();
    if (!this.isReady) return;
    this.waiting.shift();
    const { clock } = this;
    const budget = new Budget(
      task.budgetMs,
      () => clock.now(),
      () => this.giveUp(new ReadingError("over-budget")),
      clock.atStart(),
    );
    this.current = { task, budget, startedAt: performance.now() };
    worker.postMessage({ reader: task.reader, input: task.input } satisfies ToThread);
  }

  private startWorker(): Worker {
    const worker = this.start();
    this.stuck = setTimeout(() => this.failStart(worker, new Error("not ready in time")), startMs);
    worker.on("message", (message: FromThread) => {
      if (worker !== this.worker) return; // Of a thread that was given up.
      if ("ready" in message) {
        clearTimeout(this.stuck);
        this.isReady = true;
        this.clock = new ThreadClock(message.ready.threadId);
        this.next();
      } else if ("word" in message) this.answerWord(worker, message);
      else this.settle(message);
    });
    worker.on("error", (cause) => {
      if (worker !== this.worker) return;
      if (this.isReady) this.giveUp(new ReadingError("failed", { cause }));
      else this.failStart(worker, cause);
    });
    return worker;
  }

  /** A thread that does not start would not start for the next text either: all that wait are told so. */
  private failStart(worker: Worker, cause: unknown): void {
    if (worker !== this.worker || this.isReady) return;
    this.forget(new ReadingError("failed", { cause }));
    for (const task of this.waiting.splice(0)) task.reject(new ReadingError("failed", { cause }));
    void worker.terminate();
  }

  private answerWord(worker: Worker, { word, wordId }: { word: string; wordId: number }): void {
    const reading = this.current;
    reading?.budget.pause(); // The dictionary's time is not the reader's.
    void this.lookUp(word).then((suggestions) => {
      if (worker !== this.worker) return;
      worker.postMessage({ wordId, suggestions } satisfies ToThread);
      reading?.budget.resume();
    });
  }

  private settle(message: { result: unknown } | { error: unknown }): void {
    const { current } = this;
    this.current = undefined;
    current?.budget.end();
    if (current) this.clock.add(performance.now() - current.startedAt);
    if ("error" in message) current?.task.reject(new ReadingError("failed", { cause: message.error }));
    else current?.task.resolve(message.result);
    this.next();
  }

  /** Ends the thread together with what it is reading, and has another one go on. */
  private giveUp(error: ReadingError): void {
    const { worker } = this;
    this.forget(error);
    void worker?.terminate();
    this.next();
  }

  private forget(error: ReadingError): void {
    const { current } = this;
    clearTimeout(this.stuck); // It would hold up the end of a process for two minutes.
    this.worker = undefined;
    this.isReady = false;
    this.current = undefined;
    current?.budget.end();
    current?.task.reject(error);
  }
}
