import path from "node:path";
import { live } from "./peers";
import { root, startProgram, type Server } from "./servers";

/** The chat API with a fixed schedule, in a process of its own; on a port that is known beforehand where other products ask it too. */
export const startUpstream = (): Promise<Server> =>
  startProgram([path.join(root, "bench/doubles/upstream.mjs")], { healthPath: "/", port: live.upstreamPort });
