import { Worker } from "node:worker_threads";
import { oncePerProcess } from "@/lib/once-per-process";

type Suggestions = string[] | undefined;
type Answer = { id: number; suggestions?: Suggestions; error?: unknown };
type Asked = { resolve: (suggestions: Suggestions) => void; reject: (error: unknown) => void };

/**
 * Harper in a thread of its own: it compiles 16 MB of WebAssembly, the first words far from any other take it seconds and
 * each further one 15 ms, in which everybody else would wait.
 */
export class Harper {
  private thread: Worker | undefined;
  private readonly asked = new Map<number, Asked>();
  private lastId = 0;

  constructor(private readonly startThread: () => Worker) {}

  suggest(word: string): Promise<Suggestions> {
    const thread = (this.thread ??= this.start());
    thread.ref();
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      thread.postMessage({ id, word });
    });
  }

  async end(): Promise<void> {
    const ended = this.thread;
    this.thread = undefined;
    await ended?.terminate();
  }

  private start(): Worker {
    const thread = this.startThread();
    thread.on("message", ({ id, suggestions, error }: Answer) => {
      if (error) this.asked.get(id)?.reject(error);
      else this.asked.get(id)?.resolve(suggestions);
      this.asked.delete(id);
      if (this.asked.size === 0) thread.unref(); // A process with nothing else to do may end.
    });
    thread.on("error", (error) => {
      for (const { reject } of this.asked.values()) reject(error);
      this.asked.clear();
      this.thread = undefined; // The next word starts another.
    });
    return thread;
  }
}

const startThread = () => new Worker(new URL("./harper-worker.mjs", import.meta.url));

/** That of this process. */
const harper = (): Harper => oncePerProcess("harper", () => new Harper(startThread));

/** What a word may have been meant to be, best first; undefined for a word of Harper's British dictionary. */
export const suggestSpellings = (word: string): Promise<Suggestions> => harper().suggest(word);

/** Ends the thread and gives its memory back; what is still asked gets no answer. The next word starts another. */
export const endHarper = (): Promise<void> => harper().end();

/** Harper builds a search for each kind of distance when it first needs it: near, a little off, nowhere near. */
const warmingWords = ["evry", "intresting", "pipistrello"];

/** Loads the dictionary and its searches (3 s in all), so that no student waits for them. */
export async function warmUpHarper(): Promise<void> {
  for (const word of warmingWords) await suggestSpellings(word);
}
