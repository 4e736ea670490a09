import { whenChanged } from "./fingerprint.mjs";
import { runNode } from "./run.mjs";

const sources = ["prisma/schema.prisma", "prisma/models", "package-lock.json"];

/** Generates lib/db/generated from the Prisma schema unless it is up to date. */
export function ensurePrismaClient() {
  return whenChanged({ sources, stamp: "lib/db/generated/.fingerprint" }, async () => {
    // The generator wants to download an engine that it never starts: any program in its place will do.
    const env = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    };
    const prisma = "node_modules/prisma/build/index.js";
    await runNode("prisma generate", [prisma, "generate", "--schema", "prisma"], { env, output: "collect" });
  });
}
