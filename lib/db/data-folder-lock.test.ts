import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DataFolderInUseError, lockDataFolder, refuseLockedDataFolder } from "./data-folder-lock.mjs";

const lockModule = path.resolve("lib/db/data-folder-lock.mjs");
let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "coach-lock-"));
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(killAndWait));
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that takes the lock, says "held" or "refused", and then stays. */
function startHolder() {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(lockModule)};
    try { lockDataFolder(process.argv[1], "database"); console.log("held"); }
    catch (error) { console.log(error.name === "DataFolderInUseError" ? "refused" : error.stack); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  children.push(child);
  const answer = new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  return { child, answer };
}

async function killAndWait(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

test("a second taker is refused with the process to stop and the way round", () => {
  lockDataFolder(dataDir, "database");
  expect(() => lockDataFolder(dataDir, "database")).toThrow(DataFolderInUseError);
  expect(() => lockDataFolder(dataDir, "database")).toThrow(`kill ${process.pid}`);
  expect(() => refuseLockedDataFolder(dataDir, "database")).toThrow("DATA_DIR=");
});

test("the two locks of a folder are independent", () => {
  lockDataFolder(dataDir, "start");
  expect(() => lockDataFolder(dataDir, "database")).not.toThrow();
});

test("a lock given back can be taken again", () => {
  lockDataFolder(dataDir, "database")();
  expect(() => refuseLockedDataFolder(dataDir, "database")).not.toThrow();
  expect(() => lockDataFolder(dataDir, "database")).not.toThrow();
});

test("a folder that does not exist yet is not locked", () => {
  expect(() => refuseLockedDataFolder(path.join(dataDir, "new"), "start")).not.toThrow();
});

test("a lock of a killed process is taken over", async () => {
  const { child, answer } = startHolder();
  expect(await answer).toBe("held");
  expect(() => lockDataFolder(dataDir, "database")).toThrow(DataFolderInUseError);
  await killAndWait(child);
  expect(() => lockDataFolder(dataDir, "database")).not.toThrow();
});

test("a lock whose process id now belongs to another process is taken over", () => {
  mkdirSync(path.join(dataDir, "locks"));
  writeFileSync(path.join(dataDir, "locks/database.7"), `{"pid":${process.pid},"startedAt":"long ago"}\n`);
  lockDataFolder(dataDir, "database");
  expect(readdirSync(path.join(dataDir, "locks"))).toEqual(["database.8"]);
});

test("a lock left half written by a crash is taken over", () => {
  mkdirSync(path.join(dataDir, "locks"));
  writeFileSync(path.join(dataDir, "locks/database.1"), `{"pid":`);
  expect(() => lockDataFolder(dataDir, "database")).not.toThrow();
});

test("of many processes that find a dead holder exactly one gets the lock", async () => {
  const { child, answer } = startHolder();
  await answer;
  await killAndWait(child);
  const answers = await Promise.all(Array.from({ length: 8 }, () => startHolder().answer));
  expect(answers.toSorted()).toEqual(["held", ...Array<string>(7).fill("refused")]);
});
