import path from "node:path";
import { root, startProgram, type Server } from "./servers";

/**
 * The chat API with a fixed schedule, in a process of its own; on PEER_UPSTREAM_PORT, where one is set, so that another
 * product that runs already can ask it too.
 */
export const startUpstream = (): Promise<Server> =>
  startProgram([path.join(root, "bench/doubles/upstream.mjs")], {
    healthPath: "/",
    port: Number(process.env.PEER_UPSTREAM_PORT) || undefined,
  });
