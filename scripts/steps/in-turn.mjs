import path from "node:path";
import { DataFolderInUseError, lockDataFolder } from "../../lib/db/data-folder-lock.mjs";
import { root } from "./run.mjs";

/** Runs what writes into the checkout (packages, generated code, build) when no other process here does so. */
export async function inTurn(work) {
  const giveBack = await takeTurn();
  try {
    return await work();
  } finally {
    giveBack();
  }
}

async function takeTurn() {
  for (let attempt = 0; ; attempt++) {
    try {
      return lockDataFolder(path.join(root, ".cache"), "checkout");
    } catch (error) {
      if (!(error instanceof DataFolderInUseError)) throw error;
      if (attempt === 0) console.log(`Waiting for process ${error.pid}, which installs or builds here …`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
