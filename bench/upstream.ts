import path from "node:path";
import { root, startProgram, type Server } from "./servers";

/** The chat API with a fixed schedule, in a process of its own. */
export const startUpstream = (): Promise<Server> =>
  startProgram([path.join(root, "bench/doubles/upstream.mjs")], { healthPath: "/counts" });
