import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createTestDatabase } from "../setup/database";
import { prepareStep } from "../support/prepare-step";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "coach-prepare-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

let databaseUrl: string;
beforeAll(async () => (databaseUrl = await createTestDatabase()));

/** What is prepared before the product serves, and what it says. */
const prepare = (env: Record<string, string>) =>
  prepareStep({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret that only the tests have and that is long enough",
    APP_URL: "http://localhost:3000",
    ...env,
  });

const openToOthers = {
  HOST: "0.0.0.0",
  APP_URL: "http://192.168.1.20:3000",
  ALLOW_OUTBOX: "1",
  ALLOW_LOCAL_PAYMENTS: "1",
};
const legal = { LEGAL_NAME: "Scuola", LEGAL_ADDRESS: "Via Roma 1", LEGAL_EMAIL: "ufficio@scuola.example" };

describe("a database for this computer alone", () => {
  it("gets the demo accounts, which are printed with the master key", async () => {
    const { status, said } = await prepare({});
    expect(status).toBe(0);
    expect(said).toContain("port 3000 of 127.0.0.1: this computer only");
    expect(said).toMatch(/luca@english-coach\.example +coach-demo-2026/);
    expect(said).toMatch(/master key: [\w-]{20}/);
  });

  it("is not opened to others with them in it", async () => {
    const { status, said } = await prepare({ ...openToOthers, ...legal });
    expect(status).toBe(1);
    expect(said).toContain("it holds the demo accounts, whose passwords are public");
    expect(said).not.toContain("coach-demo-2026");
  });

  it("is opened to others when that is meant, and says what is open", async () => {
    const { status, said } = await prepare({ ...openToOthers, ALLOW_DEMO_ACCOUNTS: "1" });
    expect(status).toBe(0);
    expect(said).toContain("everybody who reaches this computer");
    for (const name of ["ALLOW_OUTBOX", "ALLOW_LOCAL_PAYMENTS", "ALLOW_DEMO_ACCOUNTS"]) {
      expect(said).toContain(`open to everybody who gets in (${name})`);
    }
  });
});

it("a database for others gets no demo account and prints no key", async () => {
  databaseUrl = await createTestDatabase();
  const { status, said } = await prepare({ ...openToOthers, ...legal });
  expect(status).toBe(0);
  expect(said).not.toMatch(/coach-demo-2026|english-coach\.example|master key: /);
});
