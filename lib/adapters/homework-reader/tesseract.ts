import path from "node:path";
import eng from "@tesseract.js-data/eng";
import { createWorker, type Worker } from "tesseract.js";
import { HomeworkReaderError, type HomeworkReaderPort } from "@/lib/ports/homework-reader";
import { pageText, type ReadLine } from "./page-text";
import { pageDpi, prepareImage, toPng } from "./prepare-image";
import { liftRulings } from "./rulings";

type Options = { timeoutMs?: number };

/** Neural data of half the size and none of the accuracy lost; the package names the folder of the older kind. */
const modelFolder = "4.0.0_best_int";
const neuralEngine = 1;

/** Reads pictures in this process, offline: one worker, one picture at a time. */
export function tesseractReader({ timeoutMs = 20_000 }: Options = {}): HomeworkReaderPort {
  let worker: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Promise<Worker> {
    worker ??= startWorker().catch((cause: unknown) => {
      worker = undefined;
      throw new HomeworkReaderError("unavailable", { cause });
    });
    return worker;
  }

  async function close(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await (await ended?.catch(() => undefined))?.terminate();
  }

  async function read(image: Uint8Array, signal: AbortSignal): Promise<string> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const before = last;
    const turn = before.then(async () => {
      if (stop.aborted) throw timedOut(stop);
      const page = await prepareImage(image);
      const gaps = liftRulings(page);
      const lines = await recognise(await toPng(page), stop);
      return pageText(lines, gaps);
    });
    last = turn.catch(() => undefined);
    return await unlessAborted(turn, stop);
  }

  /** A picture that takes too long cannot be interrupted but by ending the worker. */
  async function recognise(png: Buffer, stop: AbortSignal): Promise<ReadLine[]> {
    try {
      const reader = await start();
      const { data } = await unlessAborted(reader.recognize(png, {}, { text: true, blocks: true }), stop);
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    } catch (cause) {
      await close();
      throw cause instanceof HomeworkReaderError ? cause : new HomeworkReaderError("unavailable", { cause });
    }
  }

  return { name: "tesseract", read, warmUp: async () => void (await start()), close };
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker(eng.code, neuralEngine, {
    langPath: path.join(path.dirname(eng.langPath), modelFolder),
    cacheMethod: "none",
    // Without a handler of its own it throws where nobody can catch.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ user_defined_dpi: String(pageDpi) });
  return worker;
}

const timedOut = (signal: AbortSignal) => new HomeworkReaderError("timeout", { cause: signal.reason });

function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(timedOut(signal));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
