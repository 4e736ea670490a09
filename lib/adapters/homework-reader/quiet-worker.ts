import eng from "@tesseract.js-data/eng";
import { niceness } from "@/lib/quiet-thread.mjs";

/** Tesseract's own worker, as `giveWay` has it. Written as an address because a bundler would not leave a file where it is. */
const script = `
import { createRequire } from "node:module";
import os from "node:os";
if (process.platform === "linux") {
  try { os.setPriority(0, ${niceness}); } catch {}
}
createRequire(${JSON.stringify(eng.langPath)})("tesseract.js/src/worker-script/node/index.js");
`;

export const quietWorker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
