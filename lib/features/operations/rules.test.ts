import { runsJobsOnRequests } from "./rules";

it.each([
  [{ VERCEL: false }, false],
  [{ VERCEL: false, VERCEL_ENV: "preview" }, false],
  [{ VERCEL: true }, true],
  [{ VERCEL: true, VERCEL_ENV: "production" }, true],
  [{ VERCEL: true, VERCEL_ENV: "production", JOBS_EVERY_MINUTE: true }, false],
  [{ VERCEL: true, VERCEL_ENV: "preview", JOBS_EVERY_MINUTE: true }, true], // No cron runs there.
])("whether requests run the jobs with %j: %s", (env, expected) =>
  expect(runsJobsOnRequests({ JOBS_EVERY_MINUTE: false, ...env })).toBe(expected),
);
