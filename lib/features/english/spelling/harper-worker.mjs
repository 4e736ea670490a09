/** Answers `{ id, word }` with `{ id, suggestions }`, or `{ id, error }`. See harper.ts. */
import { parentPort } from "node:worker_threads";
import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { giveWay } from "../../../quiet-thread.mjs";

giveWay();

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
await linter.setup();
const rules = await linter.getDefaultLintConfig();
await linter.setLintConfig(
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, rule === "SpellCheck"])),
);

parentPort?.on("message", async ({ id, word }) => {
  try {
    const [lint] = await linter.lint(word, { language: "plaintext" });
    const suggestions = lint?.suggestions().map((suggestion) => suggestion.get_replacement_text());
    parentPort?.postMessage({ id, suggestions });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
