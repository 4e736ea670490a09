import kept from "./generated/demo-work.json";
import type { DemoWork } from "./play-demo";

/** What the coach has made of all that the demo accounts have written, as it was played: `scripts/demo-work.ts` writes it. */
export const demoWork = kept as DemoWork;
