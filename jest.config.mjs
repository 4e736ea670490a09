import { testMatchOf } from "./tests/setup/together.mjs";

/** Packages that are ES modules only, or load parts of themselves with import(): Jest runs CommonJS. */
const toTransform = [
  "@auth/core",
  "@electric-sql",
  "@panva/hkdf",
  "@prisma/client/runtime",
  "@react-email/render",
  "harper.js",
  "jose",
  "next-auth",
  "oauth4webapi",
  "uuid",
];

/** @type {(tsx: boolean) => import("@swc/core").Options} */
const swc = (tsx) => ({
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx },
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
});

/** What no test replaces is handed to each module: to look it up in Jest's own context is slow. */
const constantGlobals =
  "Array Boolean JSON Map Math Number Object Promise RegExp Set String Symbol WeakMap WeakSet".split(" ");

/** @type {import("jest").Config} */
const shared = {
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json", "node"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Half a second of every file that sends mail, and no mail uses them: the build leaves them out too.
    "^@react-email/(code-block|markdown|tailwind)$": "<rootDir>/tests/setup/nothing.mjs",
    "^harper\\.js$": "<rootDir>/node_modules/harper.js/dist/index.js",
    "^harper\\.js/(.*)$": "<rootDir>/node_modules/harper.js/dist/$1.js",
  },
  transform: {
    "\\.tsx$": ["@swc/jest", swc(true)],
    "\\.(ts|[cm]?js)$": ["@swc/jest", swc(false)],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${toTransform.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.cache/(?!together)", "<rootDir>/.data"],
  setupFilesAfterEnv: [
    "<rootDir>/tests/setup/unexpected-console-error.ts",
    "<rootDir>/tests/setup/reading-threads.ts",
  ],
  restoreMocks: true,
  sandboxInjectedGlobals: constantGlobals,
};

const withThreads = { globalSetup: "<rootDir>/tests/setup/build-reading-thread.mjs" };

/** On real PostgreSQL: one server for the run, one database per file. */
const withPostgres = {
  globalSetup: "<rootDir>/tests/setup/start-postgres.mjs",
  globalTeardown: "<rootDir>/tests/setup/stop-postgres.mjs",
  // Next keeps a request in what this makes global: else nothing can be done after its reply.
  setupFiles: ["next/dist/server/node-environment-baseline"],
};

/** @type {import("jest").Config} */
export default {
  cacheDirectory: "<rootDir>/.cache/jest",
  testTimeout: 30_000,
  // Half a gigabyte and the threads that read take a busy machine a second to take down: that is no worker that hangs.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      ...withThreads,
      displayName: "unit",
      testEnvironment: "<rootDir>/tests/setup/node-with-kept-threads.mjs",
      testMatch: testMatchOf({
        project: "unit",
        folders: ["app", "components", "emails", "lib", "prisma", "scripts", "tests/specification"],
        ending: ".test.ts",
        groups: 4,
      }),
    },
    {
      ...shared,
      displayName: "screens",
      testEnvironment: "<rootDir>/tests/setup/jsdom-with-quick-styles.mjs",
      // Not together: what one leaves on the screen, a toast, the next would see.
      testMatch: ["<rootDir>/{app,components}/**/*.test.tsx"],
      setupFilesAfterEnv: [
        "<rootDir>/tests/setup/unexpected-console-error.ts",
        "<rootDir>/tests/setup/screen.ts",
      ],
    },
    {
      ...shared,
      ...withPostgres,
      displayName: "integration",
      testEnvironment: "<rootDir>/tests/setup/node-with-kept-threads.mjs",
      testMatch: testMatchOf({
        project: "integration",
        folders: ["tests/integration"],
        ending: ".test.ts",
        groups: 6,
        alone: ["tests/integration/newest-messages.test.ts"],
      }),
    },
    {
      ...shared,
      ...withPostgres,
      displayName: "contract",
      testEnvironment: "<rootDir>/tests/setup/node-with-kept-threads.mjs",
      testMatch: testMatchOf({
        project: "contract",
        folders: ["tests/contract"],
        ending: ".test.ts",
        groups: 1,
      }),
    },
    {
      ...shared,
      ...withThreads,
      displayName: "evals",
      testEnvironment: "<rootDir>/tests/setup/node-with-kept-threads.mjs",
      testMatch: testMatchOf({
        project: "evals",
        folders: ["tests/evals"],
        ending: ".test.ts",
        groups: 3,
        alone: ["tests/evals/pumps.test.ts"],
      }),
    },
  ],
};
