// The thread Flite works in: a text comes in, a WAV goes out, or null when there is none. Plain JavaScript, because a
// thread is started from its file as it is.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "../../quiet-thread.mjs";
import { runProgram } from "./flite-system.mjs";

giveWay();

const { programFile, voice, stretch } = workerData;
const flite = new WebAssembly.Module(readFileSync(programFile));

parentPort.on("message", (/** @type {string} */ text) => {
  const args = [
    "flite",
    "-voice",
    voice,
    "--setf",
    `duration_stretch=${stretch}`,
    "-t",
    text,
    "-o",
    "/speech.wav",
  ];
  try {
    const wav = runProgram(flite, args);
    parentPort.postMessage(wav, [wav.buffer]);
  } catch {
    parentPort.postMessage(null);
  }
});
