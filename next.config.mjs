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
  serverExternalPackages: ["@electric-sql/pglite", "@node-rs/argon2", "harper.js", "pg", "pg-boss"],
  // Pages and the API set their own headers; these files pass neither.
  headers: () => [
    { source: "/_next/:file*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ],
  experimental: {
    // Beside a middleware Next cuts bodies at 10 MB without an error; our own cap is 16 MB.
    proxyClientMaxBodySize: "16mb",
  },
};
