import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnv } from "@/lib/env";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "coach-settings-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` says and does with these variables before anything else; it never comes to serve. */
function start(env: Record<string, string>) {
  const { stderr, status } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATABASE_URL: "",
      DATA_DIR: path.join(folder, "data"),
      ...env,
    },
  });
  return { said: stderr.trim(), status };
}

describe("npm start, before anything is installed or built,", () => {
  test.each<Record<string, string>[]>([
    [{ PORT: "tremila" }],
    [{ HOST: "casa" }],
    [{ PORT: "70000", HOST: "0.0.0" }],
  ])("refuses %j in the words of the whole check", (wrong) => {
    const { said, status } = start(wrong);
    expect(status).toBe(1);
    expect(() => readEnv(wrong)).toThrow(said);
  });

  test("refuses an address that this computer does not have", () => {
    expect(start({ HOST: "203.0.113.1", PORT: "3299" }).said).toContain(
      "HOST: must be an address that this computer has",
    );
  });
});
