import { setImmediate } from "node:timers/promises";

const sliceMs = 4;

/** Long work on the main thread asks between its parts, and lets others have their turn when it is time. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}
