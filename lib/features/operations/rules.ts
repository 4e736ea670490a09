import { isPreview } from "@/lib/addresses";

/** Requests run the jobs at most so often, in all instances together. */
export const requestTickMs = 60_000;
/** A process whose turn it was not asks again so much later. */
export const askAgainMs = 10_000;

type Settings = Parameters<typeof isPreview>[0] & { JOBS_EVERY_MINUTE: boolean };

/** Whether jobs run behind replies: where no process stays to work them, and nobody is said to call each minute. */
export function runsJobsOnRequests(env: Settings): boolean {
  return env.VERCEL && (isPreview(env) || !env.JOBS_EVERY_MINUTE);
}
