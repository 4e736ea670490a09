import { whenChanged } from "./fingerprint.mjs";
import { runScript } from "./run.mjs";

const safety = "lib/features/safety";
const sources = [
  `${safety}/messages`,
  `${safety}/classifier`,
  `${safety}/rules.ts`,
  `${safety}/plain-text.ts`,
  `${safety}/shorthand.ts`,
  "lib/features/words",
  "scripts/train-safety.ts",
  "scripts/safety",
];

/** Trains what reads messages for safety, unless it is up to date: half a minute. */
export function ensureSafetyModel() {
  const stamp = `${safety}/classifier/generated/.fingerprint`;
  return whenChanged({ sources, stamp }, () => {
    console.log("Training what reads messages for safety (once, half a minute) …");
    return runScript("train-safety.ts");
  });
}
