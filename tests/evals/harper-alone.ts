import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import type { Found } from "./score";

/** Harper as it comes, with all its rules: what our own rules have to be better than. */
export async function harperAlone(): Promise<(text: string) => Promise<Found[]>> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  await linter.setup();
  return async (text) =>
    (await linter.lint(text, { language: "plaintext" })).map((lint) => {
      const { start, end } = lint.span();
      const correction = lint.suggestions()[0]?.get_replacement_text() ?? "";
      return { topic: lint.lint_kind(), start, end, quote: text.slice(start, end), correction };
    });
}
