// What needs no configuration of lib/http/security-headers.ts: a build serves any. HSTS comes with the page that loads them.
const fileHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  // Nothing more: a worker takes the policy of its own file.
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  distDir: process.env.NEXT_DIST_DIR || ".next",
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // Otherwise Next takes a lockfile further up, of whatever project, for the root of this one.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  // `npm test` checks the types, of the tests too: a build checks nothing twice.
  typescript: { ignoreBuildErrors: true },
  // These load WebAssembly, native code or data files by path and must not be bundled.
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "@tesseract.js-data/eng",
    "harper.js",
    "pg",
    "pg-boss",
    "tesseract.js",
  ],
  // What the worker of the homework reader loads by itself, which nobody sees who follows imports.
  outputFileTracingIncludes: {
    "/api/**": [
      "node_modules/@tesseract.js-data/eng/4.0.0_best_int/*",
      "node_modules/tesseract.js/src/**/*",
      "node_modules/tesseract.js-core/*-lstm*",
      "node_modules/{bmp-js,is-url,node-fetch,regenerator-runtime,wasm-feature-detect,zlibjs}/**/*.{js,json}",
      "node_modules/{tr46,webidl-conversions,whatwg-url}/**/*.{js,json}",
    ],
  },
  // Pages and the API set their own headers; these files pass neither.
  headers: () =>
    [
      "/_next/:file*",
      "/favicon.ico",
      "/icon.svg",
      "/apple-icon.png",
      "/images/:file",
      "/manifest.webmanifest",
      "/help-worker.js",
      "/app-worker.js",
      "/no-worker.js",
    ].map((source) => ({ source, headers: fileHeaders })),
  experimental: {
    // A clone that is tested once builds nothing a second time, and writing the cache takes a tenth of the build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // A page is loaded when it is asked for: loading all of them first made the first answer wait for a second more.
    preloadEntriesOnStart: false,
    // Beside a middleware Next cuts bodies at 10 MB without an error; our own cap is 16 MB.
    proxyClientMaxBodySize: "16mb",
  },
};
