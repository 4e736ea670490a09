import { EventEmitter } from "node:events";
import os from "node:os";
import path from "node:path";
import eng from "@tesseract.js-data/eng";
import { createWorker, PSM, type Worker } from "tesseract.js";
import { HomeworkReaderError, type HomeworkReaderPort, type ReadPage } from "@/lib/ports/homework-reader";
import { areAlike, chooseWords } from "./choose-words";
import { placeLine } from "./place-lines";
import { pageDpi, prepareImage, toPng } from "./prepare-image";
import { quietWorker } from "./quiet-worker";
import { readWords } from "./read-lines";
import { doubtfulStrips, redraw, wordsByStrip, wordsOfRedrawn } from "./second-reading";
import { layOut, sheetLines, type Sheet } from "./sheet";
import { straighten } from "./straighten";
import { unlessAborted } from "./unless-aborted";
import type { ReadWord } from "./words";
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

async function readPage(
  image: Uint8Array,
  start: () => Promise<Worker>,
  timeoutMs: number,
): Promise<ReadPage> {
  const tooLong = AbortSignal.timeout(timeoutMs);
  const page = await straighten(await prepareImage(image));
  const sheet = await layOut(page);
  const worker = await start();
  const words = await unlessAborted(readSheet(worker, sheet, timeoutMs * againPart), tooLong);
  return { lines: sheetLines(sheet, words).map((line) => placeLine(page, line)) };
}

/** Small print read again is mistaken elsewhere: larger, and where that says something else smaller. */
const otherSizes = [1.33, 0.8];
/** For which part of a picture's time another reading may still begin: none takes much longer than the first. */
const againPart = 0.3;

/** The words of a page; lines with doubtful ones are read again at other sizes, until two readings say the same. */
async function readSheet(worker: Worker, sheet: Sheet, forMs: number): Promise<ReadWord[]> {
  const began = performance.now();
  const first = wordsByStrip(sheet, await recognise(worker, await toPng(sheet.picture)));
  const readings = first.map((words) => [words]);
  let doubtful = doubtfulStrips(sheet, first);
  for (const scale of otherSizes) {
    if (doubtful.length === 0 || performance.now() - began > forMs) break;
    const drawn = await redraw(sheet, doubtful, scale);
    const again = wordsByStrip(
      sheet,
      wordsOfRedrawn(drawn, await recognise(worker, await toPng(drawn.picture))),
    );
    for (const at of doubtful) readings[at]?.push(again[at] ?? []);
    doubtful = doubtful.filter((at) => !areAlike(readings[at] ?? []));
  }
  return readings.flatMap((some) => (some.length > 1 ? chooseWords(some) : (some[0] ?? [])));
}

async function recognise(worker: Worker, png: Buffer): Promise<ReadWord[]> {
  try {
    const { data } = await worker.recognize(png, {}, { text: false, tsv: true });
    return readWords(data.tsv ?? "");
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
  await worker.setParameters({
    user_defined_dpi: String(pageDpi),
    // It is shown rows of one size: what is a column and what a line was found out before.
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
  });
  return worker;
}

/** A thread that dies would take the process along; as it is, its picture takes too long. */
function ignoreFaults(worker: Worker & { worker?: unknown }): void {
  if (worker.worker instanceof EventEmitter) worker.worker.on("error", () => undefined);
}
