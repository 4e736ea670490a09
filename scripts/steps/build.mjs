import { whenChanged } from "./fingerprint.mjs";
import { runNode } from "./run.mjs";

export const nextProgram = "node_modules/next/dist/bin/next";

const sources = [
  "app",
  "components",
  "emails",
  "lib",
  "prisma",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Builds the product for production unless the last build is of these very sources. */
export function ensureBuild() {
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  return whenChanged({ sources, stamp: `${distDir}/.fingerprint` }, async () => {
    console.log("Building (about a minute, only after changes) …");
    await runNode("next build", [nextProgram, "build"], {
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
  });
}
