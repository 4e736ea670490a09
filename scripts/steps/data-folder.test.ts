import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "coach-data-folder-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (place: string) => statSync(place).mode & 0o777;

/** Has a process take care of a data folder and write into it; answers why it refused. */
function keepToOwner(dataDir: string): string {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { keepToOwner } from ${JSON.stringify(path.resolve("scripts/steps/data-folder.mjs"))};
    const dataDir = process.argv[1];
    try {
      keepToOwner(dataDir);
      mkdirSync(dataDir + "/outbox", { recursive: true });
      writeFileSync(dataDir + "/outbox/mail.json", "{}");
    } catch (error) { console.log(error.message); }`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script, dataDir], { encoding: "utf8" })
    .stdout;
}

describe("the data folder", () => {
  test("and what is written into it are their owner's alone", () => {
    const dataDir = path.join(folder, "data");
    expect(keepToOwner(dataDir)).toBe("");
    expect(["", "outbox", "outbox/mail.json"].map((place) => modeOf(path.join(dataDir, place)))).toEqual([
      0o700, 0o700, 0o600,
    ]);
  });

  test("of an earlier version is closed to others with all that is in it", () => {
    const [dataDir, outside] = [path.join(folder, "data"), path.join(folder, "outside")];
    mkdirSync(path.join(dataDir, "postgres/base"), { recursive: true });
    writeFileSync(path.join(dataDir, "auth-secret"), "secret", { mode: 0o600 });
    writeFileSync(path.join(dataDir, "postgres/base/1"), "");
    writeFileSync(outside, "");
    const wasOpen = [dataDir, path.join(dataDir, "postgres/base/1"), outside];
    for (const place of wasOpen) chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o644);
    symlinkSync(outside, path.join(dataDir, "postgres/link"));
    expect(keepToOwner(dataDir)).toBe("");
    const places = ["", "postgres", "postgres/base", "postgres/base/1", "auth-secret"];
    expect(places.map((place) => modeOf(path.join(dataDir, place)))).toEqual([
      0o700, 0o700, 0o700, 0o600, 0o600,
    ]);
    expect(modeOf(outside)).toBe(0o644);
  });

  test("is not taken for ours when it holds other files and is open to others", () => {
    const dataDir = path.join(folder, "home");
    mkdirSync(path.join(dataDir, "Documents"), { recursive: true });
    chmodSync(dataDir, 0o755);
    expect(keepToOwner(dataDir)).toMatch(
      /^Configurazione non valida:\n {2}- DATA_DIR: must be a folder for English Coach alone/,
    );
    expect(modeOf(dataDir)).toBe(0o755);
    expect(readdirSync(dataDir)).toEqual(["Documents"]);
  });

  test("is no file", () => {
    const dataDir = path.join(folder, "data");
    writeFileSync(dataDir, "");
    expect(keepToOwner(dataDir)).toContain("DATA_DIR: must be a folder for English Coach alone");
  });
});
