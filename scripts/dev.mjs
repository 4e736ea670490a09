/** `npm run dev`: the development server, on the same data folder as `npm start` (not at the same time). */
import { refuseLockedDataFolder } from "../lib/db/data-folder-lock.mjs";
import { nextProgram } from "./steps/build.mjs";
import { keepToOwner } from "./steps/data-folder.mjs";
import { ensurePackages } from "./steps/packages.mjs";
import { runNode, runScript } from "./steps/run.mjs";
import { readSettings } from "./steps/settings.mjs";

try {
  const { port, host, dataDir, embeddedDataDir } = readSettings();
  keepToOwner(dataDir);
  if (embeddedDataDir) refuseLockedDataFolder(embeddedDataDir, "database");
  await ensurePackages();
  await runScript("check-env.ts");
  console.log(await runScript("prepare-database.ts", { output: "collect" }));
  await runNode("next dev", [nextProgram, "dev", "--port", String(port), "--hostname", host]);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(error.exitCode ?? 1);
}
