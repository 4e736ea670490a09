/** `npm run complete-lock`: after an installation behind a registry mirror that carries only some platforms. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { missingPlatforms } from "./checks/missing-platforms.mjs";

const file = path.resolve(import.meta.dirname, "../package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const added = missingPlatforms(lock.packages);
const entries = [...Object.entries(lock.packages), ...added];
lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages added to package-lock.json.`);
