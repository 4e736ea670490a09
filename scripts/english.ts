/** `npm run --silent english`: one text per line in, one line of JSON with its findings out, as each line comes. */
import { once } from "node:events";
import { analyse } from "@/lib/features/english/analyse";
import { linesOf } from "./lines-of";

// Who reads our output may have had enough of it.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

for await (const text of linesOf(process.stdin)) {
  const findings = (await analyse(text)).map(
    ({ topic, start, end, quote, correction, explanation, hints }) => ({
      topic,
      start,
      end,
      quote,
      correction,
      explanation,
      hints,
    }),
  );
  if (!process.stdout.write(`${JSON.stringify({ text, findings })}\n`)) await once(process.stdout, "drain");
}
