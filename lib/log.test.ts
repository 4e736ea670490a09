import { createLog } from "./log";

/** The lines that a log of this level writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog("info", { write: (line: string) => void lines.push(line) }));
  return lines;
}

test("of an error only what locates the fault is kept, whatever its message quotes", () => {
  const cause = Object.assign(new Error("nobody@example.it is looked at twice"), { code: "P2002" });
  const error = new TypeError("Invalid value at field email\n    at nobody@example.it", { cause });
  const [line = ""] = written((log) => log.error({ event: "failed", error }));
  expect(line).not.toMatch(/nobody|Invalid|looked at/);
  const { error: shown } = JSON.parse(line) as {
    error: { name: string; frames: string[]; cause: { code: string } };
  };
  expect(shown).toMatchObject({ name: "TypeError", cause: { name: "Error", code: "P2002" } });
  expect(shown.frames.length).toBeGreaterThan(0);
  for (const frame of shown.frames) expect(frame).toMatch(/^ {4}at (?:.*:\d+|new Promise)/);
});

test("secrets of a person are struck out", () => {
  const [line = ""] = written((log) =>
    log.info({ email: "nobody@example.it", token: "abcdef", user: { password: "Matita-gialla" } }),
  );
  expect(line).not.toMatch(/nobody|abcdef|Matita/);
  expect(line.match(/\[redacted\]/g)).toHaveLength(3);
});

test("what is below its level is not written", () =>
  expect(written((log) => log.debug({ event: "quiet" }))).toEqual([]));
