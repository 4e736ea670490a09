import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { ensureBuild } from "@/scripts/steps/build.mjs";
import { whenChanged } from "@/scripts/steps/fingerprint.mjs";
import { floorDistDir, floorFolder, nextProgram, root } from "./servers";

const floorBuild = path.join(floorFolder, floorDistDir);

/** Builds the floor unless its last build is of these very sources. */
export function ensureFloorBuild(): Promise<void> {
  const stamp = path.relative(root, path.join(floorBuild, ".fingerprint"));
  return whenChanged({ sources: ["bench/floor", "package-lock.json"], stamp }, async () => {
    execFileSync(process.execPath, [nextProgram, "build"], {
      cwd: floorFolder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        NEXT_DIST_DIR: floorDistDir,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
  });
}

/** Builds both from nothing and answers how long each took, in milliseconds. */
export async function buildBothAnew(): Promise<{ product: number; floor: number }> {
  rmSync(floorBuild, { recursive: true, force: true });
  const floor = await timeOf(ensureFloorBuild);
  rmSync(path.join(root, ".next"), { recursive: true, force: true });
  return { floor, product: await timeOf(ensureBuild) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
