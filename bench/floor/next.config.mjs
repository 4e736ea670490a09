import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // Next looks for a middleware and an instrumentation in the folders above too, and would take the product's.
  pageExtensions: ["floor.ts", "floor.tsx"],
  distDir: process.env.NEXT_DIST_DIR || ".next",
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg"],
};
