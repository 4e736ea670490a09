/** How Vercel builds and calls the product: read whenever it is deployed. */

const isCalledEveryMinute = ["1", "true"].includes(process.env.JOBS_EVERY_MINUTE?.trim() ?? "");

/**
 * Every plan deploys a daily cron; requests run the jobs then (lib/features/operations). 7:00 UTC is 8:00 or 9:00 in Rome, when
 * the monthly reports leave.
 */
const schedule = isCalledEveryMinute ? "* * * * *" : "0 7 * * *";

export const config = {
  framework: "nextjs",
  // A wrong configuration is told before the long build, and all of it before anything is deployed.
  buildCommand: "npm run check-env && npm run build && npm run prepare-database",
  // Frankfurt: near the students, and in the Union, where their data stay.
  regions: ["fra1"],
  crons: [{ path: "/api/cron/tick", schedule }],
};
