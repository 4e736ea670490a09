import type * as vercel from "@/vercel.mjs";

/** What Vercel reads with this variable. */
async function configWith(JOBS_EVERY_MINUTE: string | undefined) {
  jest.replaceProperty(process, "env", { ...process.env, JOBS_EVERY_MINUTE });
  let read: typeof vercel | undefined;
  await jest.isolateModulesAsync(async () => void (read = await import("@/vercel.mjs")));
  if (!read) throw new Error("There is nothing to read.");
  return read.config;
}

describe("what Vercel is told", () => {
  it.each([undefined, "", "0", "false"])(
    "has a daily cron, which every plan deploys, with %j",
    async (value) => {
      const { crons } = await configWith(value);
      expect(crons).toEqual([{ path: "/api/cron/tick", schedule: "0 7 * * *" }]);
    },
  );

  it.each(["1", "true", " 1 "])("has one each minute with %j", async (value) => {
    const { crons } = await configWith(value);
    expect(crons).toEqual([{ path: "/api/cron/tick", schedule: "* * * * *" }]);
  });

  it("stays in the Union", async () => expect((await configWith(undefined)).regions).toEqual(["fra1"]));

  it("prepares the database of what it builds, by scripts that there are", async () => {
    const { buildCommand } = await configWith(undefined);
    const { scripts } = (await import("@/package.json")).default;
    const names = [...buildCommand.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(names).toEqual(["check-env", "build", "prepare-database"]);
    for (const name of names) expect(scripts).toHaveProperty(name ?? "");
  });
});
