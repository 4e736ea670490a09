import { spawn } from "node:child_process";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "@playwright/test";

/** A port of this file alone: the products that other files start take 3211 and on, one per worker. */
const ownPort = "3290";

/** Runs a second `npm start` beside the one that serves these tests; answers how it ended and what it said. */
function startAgain(env: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env: { ...process.env, ...env } });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  return new Promise<{ exitCode: number | null; said: string }>((resolve) => {
    child.once("close", (exitCode) => resolve({ exitCode, said }));
  });
}

const networkAddresses = Object.values(networkInterfaces()).flatMap((addresses = []) =>
  addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
);

/** Whether somebody listens there. */
function answers(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    for (const [event, is] of [
      ["connect", true],
      ["error", false],
      ["timeout", false],
    ] as const) {
      socket.once(event, () => {
        socket.destroy();
        resolve(is);
      });
    }
  });
}

test.describe("npm start", () => {
  test("listens to this computer only, unless HOST says otherwise", async () => {
    expect(await answers("127.0.0.1", 3210)).toBe(true);
    for (const address of networkAddresses) expect(await answers(address, 3210), address).toBe(false);
  });

  test("refuses a data folder that another one is using and says what to do", async () => {
    const { exitCode, said } = await startAgain({ DATA_DIR: ".cache/e2e/data", PORT: ownPort });
    expect(exitCode).toBe(1);
    expect(said).toMatch(/Another English Coach \(process \d+\) is using the data folder .*Stop it first/);
  });

  test("refuses a port that is taken and names it", async () => {
    const { exitCode, said } = await startAgain({ DATA_DIR: ".cache/e2e/other-data", PORT: "3210" });
    expect(exitCode).toBe(1);
    expect(said).toContain("Port 3210 is taken");
  });

  test("refuses a contradictory configuration, naming the variables and never a value", async () => {
    const secret = "postgresql://someone:hunter2@127.0.0.1:1/coach";
    const { exitCode, said } = await startAgain({ DATABASE_URL: secret, PORT: ownPort, AUTH_SECRET: "" });
    expect(exitCode).toBe(1);
    expect(said).toContain("AUTH_SECRET");
    expect(said).not.toContain("hunter2");
  });
});
