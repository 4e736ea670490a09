import { badgeRules } from "@/lib/features/rewards/rules";
import type { MessageReply } from "@/lib/features/chat/contract";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import type { WorksheetSummary } from "@/lib/features/worksheets/contract";
import { personas } from "@/prisma/personas";
import { seedDemoAccounts } from "@/prisma/seed";
import { createStudent, newSession } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

const now = new Date("2026-11-20T15:00:00.000Z");
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.setClock(now.toISOString());
  await seedDemoAccounts(t.app.db, now);
});
afterAll(() => t.close());

/** What a demo account is answered; `{id}` stands for its own. */
async function seenBy<Reply>(email: string, path: string): Promise<Reply> {
  const user = await t.app.db.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
  const cookie = await newSession(t.app, user.id);
  return (await (await t.api("GET", path.replace("{id}", `${user.id}`), { cookie })).json()) as Reply;
}

const sofia = "sofia@english-coach.example";

describe("the demo accounts", () => {
  it("are made once, and never beside somebody else", async () => {
    const before = await t.app.db.observation.count();
    await seedDemoAccounts(t.app.db, now);
    expect(await t.app.db.user.count()).toBe(personas.length);
    expect(await t.app.db.observation.count()).toBe(before);

    const other = await createTestApp();
    await createStudent(other);
    await seedDemoAccounts(other.app.db, now);
    expect(await other.app.db.user.count()).toBe(1);
    await other.close();
    t.serveBy(t.app);
  });

  it("have one with topics of every kind of evidence, and something to train", async () => {
    const { path, weak, place } = await seenBy<MasteryReply>(sofia, "/api/mastery/{id}");
    const found = new Set(path.flatMap(({ stops }) => stops.map(({ evidence }) => evidence)));
    expect([...found].sort()).toEqual(["none", "remembered", "seen", "training", "understood"]);
    expect(weak.map(({ topic }) => topic)).toContain("question-order");
    const stops = path.flatMap((year) => year.stops);
    expect(stops.find(({ topic }) => topic === place)).toMatchObject({ evidence: "understood", daysAgo: 0 });
  });

  it("have one with a sheet half done and one handed in, and every badge", async () => {
    const { worksheets } = await seenBy<{ worksheets: WorksheetSummary[] }>(sofia, "/api/worksheets");
    expect(worksheets.map(({ status, items, solved }) => ({ status, items, solved }))).toEqual([
      { status: "working", items: 6, solved: 2 },
      { status: "handed_in", items: 4, solved: 4 },
    ]);
    expect(await seenBy<unknown[]>(sofia, "/api/achievements/{id}")).toHaveLength(badgeRules.length);
  });

  it("have one near the limit, with three hearts", async () => {
    const giulia = await t.app.db.user.findUniqueOrThrow({
      where: { email: "giulia@english-coach.example" },
    });
    expect(giulia).toMatchObject({ hearts: 3, messagesCount: 198 });
  });

  it.each(["luca", "giulia", "sofia", "marco", "anna"])(
    "have a chat of %s in which a mistake was found and put right",
    async (name) => {
      const messages = await seenBy<MessageReply[]>(`${name}@english-coach.example`, "/api/chat/{id}");
      expect(messages.map(({ sender }) => sender)).toEqual(["user", "ai", "user", "ai", "user", "ai"]);
      const findings = messages.flatMap((message) => message.findings ?? []);
      expect(findings.some(({ isResolved }) => isResolved)).toBe(true);
      for (const { quote, start, end } of findings) {
        const holds = messages.some(({ message }) => message.slice(start, end) === quote);
        expect(holds).toBe(true);
      }
    },
  );
});
