import nextPlugin from "@next/eslint-plugin-next";
import jsxA11y from "eslint-plugin-jsx-a11y";
import regexp from "eslint-plugin-regexp";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.{ts,tsx}", "tests/**", "e2e/**"];
const tools = ["scripts/**", "bench/**", "*.config.{ts,mjs}", ".dependency-cruiser.cjs"];

const onlyOneReadsTheEnvironment = {
  object: "process",
  property: "env",
  message: "Ask lib/env.ts: it checks the configuration once and names what is wrong.",
};

export default defineConfig([
  globalIgnores([
    ".next/",
    ".cache/",
    ".data/",
    "lib/db/generated/",
    "next-env.d.ts",
    "test-results/",
    "playwright-report/",
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true },
  },
  {
    files: ["**/*.{ts,tsx}"],
    // The rules that need types, and React's own, are oxlint's (.oxlintrc.json).
    extends: [tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    files: ["{app,components,emails}/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended, nextPlugin.configs["core-web-vitals"]],
    // The only pictures are the students' own: small already, and not for an optimiser's cache.
    rules: { "@next/next/no-img-element": "off" },
  },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    plugins: { regexp },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // What noInlineConfig is to ESLint's own comments.
      "no-warning-comments": ["error", { terms: ["oxlint-disable"], location: "anywhere" }],
      "no-restricted-properties": ["error", onlyOneReadsTheEnvironment],
      // Who types must not decide how long an expression takes (ADR 34).
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": [
        "error",
        { report: "potential", ignorePartial: false, ignoreSticky: false },
      ],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Turbopack names a chunk by the order in which a route reaches its modules: begun alike, routes share their code; else
    // each gets a copy, 32 MB instead of 6.
    files: ["app/api/**/route.ts"],
    ignores: ["app/api/[[][[]...path[]][]]/route.ts", "app/api/refused/*/route.ts"], // These hold next to nothing.
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Program > ImportDeclaration:first-child[source.value!='@/lib/http/route']",
          message: 'A route imports "@/lib/http/route" first.',
        },
      ],
    },
  },
  // Where a failure is to be logged and nothing else.
  { files: ["lib/log.ts", "components/live-progress/live-progress.tsx"], rules: { "no-console": "off" } },
  // Next tells instrumentation.ts by a variable of its own which runtime it is in.
  { files: ["lib/env.ts", "instrumentation.ts"], rules: { "no-restricted-properties": "off" } },
  { files: tools, rules: { "no-console": "off", "no-restricted-properties": "off" } },
  {
    files: tests,
    rules: {
      "no-console": "off",
      "no-restricted-properties": "off",
      "max-lines": "off",
    },
  },
]);
