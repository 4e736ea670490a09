/** The lock against scripts/version-floors.json: `npm audit` needs a network, known holes do not. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { missingPlatforms } from "./missing-platforms.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

const { floors, forbidden, installScripts } = readJson("scripts/version-floors.json");
const { packages } = readJson("package-lock.json");
const problems = Object.entries(packages).flatMap(([folder, entry]) =>
  folder === "" ? [] : problemsOf(folder.replace(/^.*node_modules\//, ""), entry),
);
for (const [folder] of missingPlatforms(packages))
  problems.push(`${folder} is not locked: run npm run complete-lock`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

function problemsOf(name, { version, resolved, hasInstallScript }) {
  const floor = floors[name];
  return [
    floor &&
      isBelow(version, floor.atLeast) &&
      `${name} ${version} is below ${floor.atLeast}: ${floor.because}`,
    forbidden[name] && `${name} must not be installed: ${forbidden[name]}`,
    resolved && !resolved.startsWith("https://registry.npmjs.org/") && `${name} comes from ${resolved}`,
    hasInstallScript && !mayHaveInstallScript(name) && `${name} has an install script nobody has looked at`,
  ].filter(Boolean);
}

function mayHaveInstallScript(name) {
  return name in installScripts || `${name.split("/")[0]}/*` in installScripts;
}

/** Semantic versions; a pre-release is below its release and pre-releases compare by their number. */
function isBelow(version, floor) {
  const [a, b] = [parts(version), parts(floor)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] < b[at];
}

function parts(version) {
  const [release, preRelease] = version.split("-");
  const number = preRelease === undefined ? Infinity : Number(preRelease.replace(/\D/g, ""));
  return [...release.split(".").map(Number), number];
}
