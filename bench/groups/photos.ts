/**
 * How long a picture takes to be read, beside Tesseract alone: the same language data and engine on the same page, made
 * ready for it beforehand. And how much longer others wait for a turn of the chat while pictures are being read: they come
 * at once, and the turns are analyses of sentences, one after another with a pause, as from a few dozen students.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import eng from "@tesseract.js-data/eng";
import { createWorker, PSM } from "tesseract.js";
import { pageDpi, prepareImage, toPng } from "@/lib/adapters/homework-reader/prepare-image";
import { layOut } from "@/lib/adapters/homework-reader/sheet";
import { straighten } from "@/lib/adapters/homework-reader/straighten";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { analyse } from "@/lib/features/english/analyse";
import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import type { ReadPage } from "@/lib/ports/homework-reader";
import { firstSet } from "@/tests/evals/worksheets/first-set";
import { pictureOf } from "@/tests/evals/worksheets/pictures";
import { labelledSentences } from "../labelled-sentences";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report } from "../rows";
import { median, p95 } from "../statistics";

/** A picture takes seconds, and hardly sways. */
const rounds = 5;
const inEachRound = "whole-page";
const atOnce = 4;
const turnPauseMs = 25;
const aloneMs = 4_000;
/** Met before they are measured: a word met for the first time is searched for. */
const sentences = labelledSentences.slice(0, 150);

const pictures = await Promise.all(firstSet.slice(0, atOnce).map((sheet) => readFile(pictureOf(sheet))));
const chosen = await readFile(pictureOf({ name: inEachRound }));
const prepared = await preparedPage(chosen);
const reader = tesseractReader({ timeoutMs: 120_000 });
const alone = await createWorker(eng.code, 1, {
  langPath: path.join(path.dirname(eng.langPath), "4.0.0_best_int"),
  cacheMethod: "none",
});
await alone.setParameters({
  user_defined_dpi: String(pageDpi),
  tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
});
try {
  await Promise.all([reader.warmUp(), warmUpHarper()]);
  report([await readingRow(), await turnsRow()]);
} finally {
  await reader.close();
  await alone.terminate();
}

async function preparedPage(picture: Uint8Array): Promise<Buffer> {
  const page = await straighten(await prepareImage(picture));
  const sheet = await layOut(page);
  return toPng(sheet.picture);
}

function read(picture: Uint8Array): Promise<ReadPage> {
  return reader.read(picture, new AbortController().signal);
}

async function readingRow() {
  const measured = await inRounds(
    {
      ours: () => msOf(() => read(chosen)),
      floor: () => msOf(() => alone.recognize(prepared, {}, { text: false, tsv: true })),
    },
    rounds,
  );
  const middle = (target: "ours" | "floor") =>
    `${median(measured.map((round) => round[target])).toFixed(0)} ms`;
  return {
    metric: "A picture read, beside Tesseract alone",
    ours: middle("ours"),
    floor: middle("floor"),
    ratio: ratioOver(measured, ({ ours, floor }) => ours / floor),
    goal: { atMost: 2 },
    isNoisy: isNoisyOver(measured, ({ floor }) => floor),
  };
}

async function turnsRow() {
  for (const text of sentences) await analyse(text);
  const without = p95(await turnsUntil(pause(aloneMs)));
  const reading = Promise.all(pictures.map(read));
  const beside = p95(await turnsUntil(reading));
  return {
    metric: `p95 of others' turns while ${atOnce} pictures are read`,
    ours: `${beside.toFixed(1)} ms`,
    floor: `${without.toFixed(1)} ms`,
    ratio: beside / without,
    goal: { atMost: 2 },
  };
}

async function turnsUntil(end: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  let isOver = false;
  const over = end.finally(() => (isOver = true));
  while (!isOver) {
    // Due when the pause is over, not when the main thread gets to it: the wait is part of the turn.
    const due = performance.now() + turnPauseMs;
    await pause(turnPauseMs);
    await analyse(sentences[taken.length % sentences.length] ?? "");
    taken.push(performance.now() - due);
  }
  await over;
  return taken;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
