import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { drawPage, pastSimplePage, pastSimpleSolutions } from "../support/homework-page";

const root = path.resolve(__dirname, "../..");
const folder = mkdtempSync(path.join(os.tmpdir(), "command-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const running = new Set<ChildProcessWithoutNullStreams>();
afterEach(() => running.forEach((command) => command.kill()));

function start(script: string, ...more: string[]): ChildProcessWithoutNullStreams {
  const command = spawn(process.execPath, ["--import", "tsx", `scripts/${script}`, ...more], { cwd: root });
  running.add(command.once("close", () => running.delete(command)));
  return command;
}

/** What a command says until it ends. */
async function outcome(command: ChildProcessWithoutNullStreams) {
  const said = { out: "", err: "" };
  command.stdout.on("data", (piece: Buffer) => (said.out += piece.toString()));
  command.stderr.on("data", (piece: Buffer) => (said.err += piece.toString()));
  const [code] = (await once(command, "close")) as [number | null];
  return { ...said, code };
}

const analysed = z.object({
  text: z.string(),
  findings: z.array(
    z.strictObject({
      topic: z.string(),
      start: z.number(),
      end: z.number(),
      quote: z.string(),
      correction: z.string(),
      explanation: z.string(),
      hints: z.array(z.string()).length(3),
    }),
  ),
});
const readLine = (line: string | undefined) => analysed.parse(JSON.parse(line ?? ""));

describe("npm run english", () => {
  test("answers each line as it comes, bad bytes, a long one, letters cut in two and a last one without an end too", async () => {
    const command = start("english.ts");
    const end = once(command, "close");
    const answers = createInterface({ input: command.stdout })[Symbol.asyncIterator]();
    command.stdin.write("She go to school.\r\n");
    const first = readLine((await answers.next()).value as string);
    expect(first.text).toBe("She go to school.");
    expect(first.findings).toMatchObject([{ topic: "third-person-s" }]);
    command.stdin.write("\n");
    expect(readLine((await answers.next()).value as string)).toEqual({ text: "", findings: [] });
    command.stdin.write(Buffer.from([0xff, 0xfe, 0x0a, 0xc3]));
    command.stdin.write(Buffer.concat([Buffer.from([0xa8, 0x0a]), Buffer.from(`${"x".repeat(100_000)}\n`)]));
    command.stdin.end("I am agree with you.");
    const lines: z.infer<typeof analysed>[] = [];
    for (let next = await answers.next(); !next.done; next = await answers.next())
      lines.push(readLine(next.value));
    expect(lines.map(({ text }) => text.length)).toEqual([2, 1, 100_000, 20]);
    expect(lines[1]?.text).toBe("è");
    expect(lines[3]?.findings).toMatchObject([{ topic: "i-am-agree" }]);
    expect(await end).toEqual([0, null]);
  });

  test("ends quietly when nobody reads on", async () => {
    const command = start("english.ts");
    let said = "";
    command.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
    command.stdin.on("error", () => undefined);
    command.stdin.write("She go.\n");
    await once(command.stdout, "data");
    command.stdout.destroy();
    command.stdin.write("She go.\n".repeat(2000));
    expect(await once(command, "close")).toEqual([0, null]);
    expect(said).toBe("");
  });
});

describe("npm run read-homework", () => {
  test("prints the text of a picture with its items and their solutions", async () => {
    const file = path.join(folder, "page.png");
    drawPage(file, { lines: pastSimplePage });
    const { out, err, code } = await outcome(start("read-homework.ts", file));
    expect({ err, code }).toEqual({ err: "", code: 0 });
    const { text, items } = z
      .object({
        text: z.string(),
        items: z.array(z.looseObject({ number: z.number(), solution: z.unknown() })),
      })
      .parse(JSON.parse(out));
    expect(text).toContain("She ____ (not / like) the film.");
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(items.map(({ solution }) => solution)).toEqual(pastSimpleSolutions);
  });

  test.each([
    ["missing.png", undefined, "does not exist"],
    ["letter.png", "Dear Ms Rossi", "is not a JPEG, PNG or WebP image"],
    ["large.png", "x".repeat(8 * 1024 * 1024 + 1), "is larger than 8 MB"],
  ])("refuses %s in one line", async (name, content, reason) => {
    const file = path.join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    const { out, err, code } = await outcome(start("read-homework.ts", file));
    expect({ out, code }).toEqual({ out: "", code: 1 });
    expect(err).toContain(reason);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  test("says so when a picture holds no text", async () => {
    const file = path.join(folder, "empty.png");
    drawPage(file, { lines: [] });
    const { err, code } = await outcome(start("read-homework.ts", file));
    expect({ err, code }).toEqual({ err: `${file} holds no text that can be read.\n`, code: 1 });
  });
});
