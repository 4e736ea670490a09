import path from "node:path";

/** Where build-reading-thread.mjs puts what it makes. */
export const readingThreadFile = path.resolve(import.meta.dirname, "../../.cache/test/reading-thread.mjs");
