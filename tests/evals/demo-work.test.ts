import { demoWork } from "@/prisma/demo-work";
import { playDemo } from "@/prisma/play-demo";

test("no demo account was told what the coach of today does not say: npx tsx scripts/demo-work.ts keeps it", async () => {
  expect(JSON.parse(JSON.stringify(await playDemo()))).toEqual(demoWork);
});

test("each demo chat finds a mistake and has it put right", () => {
  for (const turns of Object.values(demoWork.chats)) {
    const found = turns.flatMap(({ findings }) => findings.map(({ id }) => id));
    const resolved = turns.flatMap((turn) => turn.resolved);
    expect(resolved.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(resolved));
  }
});
