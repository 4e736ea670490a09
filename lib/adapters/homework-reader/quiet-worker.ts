import eng from "@tesseract.js-data/eng";

/** Of a thread beside the others of the process, where the system knows such a thing; 0 is usual, 19 the least. */
const niceness = 5;

/**
 * Tesseract's own worker, which gives way to the thread that answers everybody. Elsewhere than on Linux a priority is
 * that of the whole process. Written as an address because a bundler would not leave a file where it is.
 */
const script = `
import { createRequire } from "node:module";
import os from "node:os";
if (process.platform === "linux") {
  try { os.setPriority(0, ${niceness}); } catch {}
}
createRequire(${JSON.stringify(eng.langPath)})("tesseract.js/src/worker-script/node/index.js");
`;

export const quietWorker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
