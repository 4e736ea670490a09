import { inTurn } from "./in-turn.mjs";
import { ensureInstallation } from "./installation.mjs";
import { ensurePrismaClient } from "./prisma-client.mjs";
import { ensureSafetyModel } from "./safety-model.mjs";

/** Installs the packages, and makes what is generated from sources, where it is not up to date. */
export function ensurePackages() {
  return inTurn(async () => {
    await ensureInstallation();
    await ensurePrismaClient();
    await ensureSafetyModel();
  });
}
