// Preloaded into a product under test (--import): its Date runs ahead by the milliseconds that a file says. Timers and
// performance.now stay as they are.
import { readFileSync } from "node:fs";

const file = process.env.CLOCK_OFFSET_FILE;
const RealDate = Date;
let offsetMs;

/** Reads the file once in each turn of the event loop, so that no request is answered by an old time. */
function now() {
  if (offsetMs === undefined) {
    offsetMs = Number(readFileSync(file, "utf8"));
    setImmediate(() => (offsetMs = undefined)).unref();
  }
  return RealDate.now() + offsetMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
