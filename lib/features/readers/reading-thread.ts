/** What runs in a thread that reads: it answers one text after another. See thread-handle.ts. */
import { parentPort } from "node:worker_threads";
import { keepForProcess } from "@/lib/once-per-process";
import { giveWay } from "@/lib/quiet-thread.mjs";
import { readers } from "./readers";
import type { FromThread, ToThread } from "@/lib/features/reading/thread-handle";
import { ownThreadId } from "@/lib/features/reading/thread-time";
import { warmUpReaders } from "./warm-up-readers";

giveWay();
const port = parentPort;
const tell = (message: FromThread) => port?.postMessage(message);
const asked = new Map<number, (suggestions: string[] | undefined) => void>();
let lastWordId = 0;

/** The dictionary is in a thread of its own, which outlives this one: words are looked up through the main thread. */
keepForProcess("harper", {
  suggest: (word: string) =>
    new Promise((resolve) => {
      lastWordId += 1;
      asked.set(lastWordId, resolve);
      tell({ word, wordId: lastWordId });
    }),
});

async function answer(reader: string, input: unknown): Promise<void> {
  try {
    const read = readers[reader as keyof typeof readers] as (input: unknown) => unknown;
    tell({ result: await read(input) });
  } catch (error) {
    tell({ error });
  }
}

port?.on("message", (message: ToThread) => {
  if ("reader" in message) return void answer(message.reader, message.input);
  asked.get(message.wordId)?.(message.suggestions);
  asked.delete(message.wordId);
});

await warmUpReaders();
tell({ ready: { threadId: ownThreadId() } });
