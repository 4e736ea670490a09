import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { SettingsError } from "./settings.mjs";

/** What the product keeps in its data folder. */
const ours = ["auth-secret", "locks", "outbox", "postgres", "postgres.new"];
const forOthers = 0o077;

/**
 * Whatever this process and those it starts write from now on is their owner's alone. A data folder that others may enter,
 * of an earlier version or made by hand, is closed to them with all that is in it. Throws when it is not a folder of ours.
 */
export function keepToOwner(dataDir) {
  process.umask(forOthers);
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) return;
  if (!folder.isDirectory()) refuse("there is a file of that name");
  if ((folder.mode & forOthers) === 0) return;
  // Closing the home folder or /tmp to everybody else would break what is not ours.
  const isForeign = (name) => !ours.includes(name) && !name.startsWith(".");
  if (readdirSync(dataDir).some(isForeign)) refuse("this one holds other files, and others may enter it");
  try {
    close(dataDir);
  } catch {
    refuse("others may enter this one, and closing it to them failed");
  }
}

function refuse(reason) {
  throw new SettingsError([`DATA_DIR: must be a folder for English Coach alone: ${reason}`]);
}

/** The folder itself first: from then on nobody else is on their way in. */
function close(place) {
  const entry = lstatSync(place);
  if (entry.isSymbolicLink()) return;
  chmodSync(place, entry.mode & ~forOthers & 0o7777);
  if (entry.isDirectory()) for (const name of readdirSync(place)) close(path.join(place, name));
}
