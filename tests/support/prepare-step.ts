import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs what is run before the product serves, with these variables alone, and answers what it says. */
export async function prepareStep(env: Record<string, string>) {
  const step = spawn(process.execPath, ["--import", "tsx", "scripts/prepare-database.ts"], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...env },
  });
  let said = "";
  for (const stream of [step.stdout, step.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const [status] = (await once(step, "close")) as [number | null];
  return { status, said };
}

/** The step of a preview's build, on a branch. */
export const previewStep = (DATABASE_URL: string, branch: string) =>
  prepareStep({
    VERCEL: "1",
    VERCEL_ENV: "preview",
    VERCEL_GIT_COMMIT_REF: branch,
    VERCEL_BRANCH_URL: "coach-git-branch.vercel.app",
    DATABASE_URL,
    AUTH_SECRET: "a secret that only the tests have and that is long enough",
    PREVIEW_PASSWORD: "a password of the tests",
  });
