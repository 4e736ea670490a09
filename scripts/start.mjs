/** `npm start`: from a fresh clone to the served product. Needs nothing but Node until the packages are there. */
import { lockDataFolder, refuseLockedDataFolder } from "../lib/db/data-folder-lock.mjs";
import { ensureBuild } from "./steps/build.mjs";
import { keepToOwner } from "./steps/data-folder.mjs";
import { inTurn } from "./steps/in-turn.mjs";
import { ensurePackages } from "./steps/packages.mjs";
import { root, runScript } from "./steps/run.mjs";
import { refuseBusyPort, serve } from "./steps/serve.mjs";
import { readSettings, SettingsError } from "./steps/settings.mjs";

/** One that was stopped a moment ago may still be ending. */
async function withPatience(work) {
  const deadline = Date.now() + 2_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SettingsError || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

process.chdir(root);
try {
  const { port, host, dataDir, embeddedDataDir } = readSettings();
  keepToOwner(dataDir);
  await withPatience(async () => {
    if (embeddedDataDir) refuseLockedDataFolder(embeddedDataDir, "database");
    await refuseBusyPort(port, host);
    if (embeddedDataDir) lockDataFolder(embeddedDataDir, "start");
  });
  await ensurePackages();
  await runScript("check-env.ts");
  await inTurn(ensureBuild);
  const banner = await runScript("prepare-database.ts", { output: "collect" });
  await serve({ port, host, banner });
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(error.exitCode ?? 1);
}
