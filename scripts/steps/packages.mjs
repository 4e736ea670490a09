import { inTurn } from "./in-turn.mjs";
import { ensureInstallation } from "./installation.mjs";
import { ensurePrismaClient } from "./prisma-client.mjs";

/** Installs the packages and generates the Prisma client where either is not up to date. */
export function ensurePackages() {
  return inTurn(async () => {
    await ensureInstallation();
    await ensurePrismaClient();
  });
}
