import { EventEmitter } from "node:events";
import os from "node:os";
import path from "node:path";
import eng from "@tesseract.js-data/eng";
import { createWorker, type Worker } from "tesseract.js";
import { HomeworkReaderError, type HomeworkReaderPort } from "@/lib/ports/homework-reader";
import { liftDrawnGaps } from "./drawn-gaps";
import { pageText, type ReadLine } from "./page-text";
import { pageDpi, prepareImage, toPng } from "./prepare-image";
import { quietWorker } from "./quiet-worker";
import { readLines } from "./read-lines";
import { liftRulings } from "./rulings";
import { straighten } from "./straighten";
import { unlessAborted } from "./unless-aborted";
import { workerPool } from "./worker-pool";

type Options = {
  /** For one picture, once it is its turn; how long it may wait for that is up to the caller's signal. */
  timeoutMs?: number;
  /** One processor stays free for everybody else. */
  workers?: number;
  maxWaiting?: number;
};

/** Neural data of half the size and none of the accuracy lost; the package names the folder of the older kind. */
const modelFolder = "4.0.0_best_int";
const neuralEngine = 1;

const workersHere = Math.max(1, Math.min(2, os.availableParallelism() - 1));

/** Reads pictures in this process, offline, beside the main thread; one picture per worker at a time. */
export function tesseractReader({
  timeoutMs = 20_000,
  workers = workersHere,
  maxWaiting = 40,
}: Options = {}): HomeworkReaderPort {
  const pool = workerPool({
    size: workers,
    maxWaiting,
    start: startWorker,
    end: (worker) => worker.terminate(),
  });
  return {
    name: "tesseract",
    read: (image, signal) => pool.run((worker) => readPage(image, worker, timeoutMs), signal),
    warmUp: pool.start,
    close: pool.end,
  };
}

async function readPage(image: Uint8Array, start: () => Promise<Worker>, timeoutMs: number): Promise<string> {
  const tooLong = AbortSignal.timeout(timeoutMs);
  const page = await straighten(await prepareImage(image));
  const gaps = [...(await liftDrawnGaps(page)), ...(await liftRulings(page))];
  const worker = await start();
  const lines = await unlessAborted(recognise(worker, await toPng(page)), tooLong);
  return pageText(page, lines, gaps);
}

async function recognise(worker: Worker, png: Buffer): Promise<ReadLine[]> {
  try {
    const { data } = await worker.recognize(png, {}, { text: false, tsv: true });
    return readLines(data.tsv ?? "");
  } catch (cause) {
    throw new HomeworkReaderError("unavailable", { cause });
  }
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker(eng.code, neuralEngine, {
    langPath: path.join(path.dirname(eng.langPath), modelFolder),
    cacheMethod: "none",
    // Handed on to Node as it is, which takes an address too.
    workerPath: quietWorker as URL & string,
    // Without a handler of its own it throws where nobody can catch.
    errorHandler: () => undefined,
  });
  ignoreFaults(worker);
  await worker.setParameters({ user_defined_dpi: String(pageDpi) });
  return worker;
}

/** A thread that dies would take the process along; as it is, its picture takes too long. */
function ignoreFaults(worker: Worker & { worker?: unknown }): void {
  if (worker.worker instanceof EventEmitter) worker.worker.on("error", () => undefined);
}
