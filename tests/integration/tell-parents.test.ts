import { randomUUID } from "node:crypto";
import { alertedParents, child } from "../support/alerted-parents";
import { atHome, eating, selfHarm } from "../support/help-messages";
import { mailsTo } from "../support/outbox";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let f: ReturnType<typeof alertedParents>;
beforeAll(async () => {
  t = await createTestApp();
  f = alertedParents(t);
  await warmUpThreads();
}, 60_000);
afterAll(() => t.close());

describe("«Dillo ai miei»", () => {
  /** An exchange whose need is of this cause. */
  async function exchangeOf({ id }: Student, cause: string) {
    const conversation = await t.app.db.conversation.create({
      data: { id: randomUUID(), userId: id, createdAt: t.app.now() },
    });
    return t.app.db.exchange.create({
      data: {
        id: randomUUID(),
        userId: id,
        conversationId: conversation.id,
        clientMessageId: randomUUID(),
        status: "settled",
        chargedHearts: 0,
        leaseExpiresAt: t.app.now(),
        createdAt: t.app.now(),
        supportLevel: "worry",
        supportCause: cause,
        isSupportShown: true,
      },
    });
  }
  const tell = ({ cookie }: Student, exchangeId: string) =>
    t.api("POST", `/api/support/${exchangeId}/tell`, { cookie });

  it.each(["eating", "bullying", "distress"])("tells every parent who takes mails of %s", async (cause) => {
    const { student, parents } = await f.family(
      child,
      { alerts: false },
      {},
      { mailsStoppedAt: f.secondsAgo(10) },
    );
    const { id } = await exchangeOf(student, cause);
    const responses = await Promise.all(Array.from({ length: 5 }, () => tell(student, id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await json(responses[0] as Response)).toMatchObject({
      message: "Fatto: abbiamo scritto ai tuoi.",
    });
    await t.runJobs();
    const mails = await Promise.all(parents.map((parent) => mailsTo(t.dataDir, parent)));
    expect(mails.map((some) => some.map(({ template }) => template))).toEqual([
      ["parent-told"],
      ["parent-told"],
      [],
    ]);
  });

  it("takes the place of no alert of the same day, nor an alert of it", async () => {
    const { student, parent } = await f.family(child);
    await tell(student, (await exchangeOf(student, "distress")).id);
    await f.say(student, selfHarm);
    await tell(student, (await exchangeOf(student, "bullying")).id);
    expect((await f.templates(parent)).sort()).toEqual(["parent-alert", "parent-told"]);
  });

  it.each(["harm-by-others", "self-harm", "grooming"])("is refused for %s", async (cause) => {
    const { student, parent } = await f.family(child);
    expect((await tell(student, (await exchangeOf(student, cause)).id)).status).toBe(409);
    expect(await f.templates(parent)).toEqual([]);
  });

  it("is refused where no parent takes mails, and after harm by others", async () => {
    const { student } = await f.family(child, { mailsStoppedAt: f.secondsAgo(10) });
    const { id } = await exchangeOf(student, "distress");
    expect(await json(await tell(student, id))).toMatchObject({
      status: 409,
      error: expect.stringContaining("19696") as string,
    });
    const other = await f.family(child);
    await exchangeOf(other.student, "harm-by-others");
    expect((await tell(other.student, (await exchangeOf(other.student, "distress")).id)).status).toBe(409);
    expect(await f.templates(other.parent)).toEqual([]);
  });

  it("is nobody else's", async () => {
    const { student, parent } = await f.family(child);
    const { id } = await exchangeOf(student, "distress");
    const { student: other } = await f.family(child);
    expect((await tell(other, id)).status).toBe(404);
    expect((await tell(other, randomUUID())).status).toBe(404);
    expect((await tell({ ...other, cookie: "" }, id)).status).toBe(401);
    expect(await f.templates(parent)).toEqual([]);
  });

  it("is offered beside a reply and in the history to whom it is open, and by what it is called", async () => {
    const { student } = await f.family(child);
    const { support, aiMessage } = await f.say(student, eating);
    expect(support).toMatchObject({ cause: "eating", canTell: true });
    expect((await tell(student, support?.exchangeId ?? "")).status).toBe(200);
    expect((await f.history(student)).find(({ id }) => id === aiMessage.id)?.support).toEqual(support);

    const alone = await createStudent(t, f.told());
    expect((await f.say(alone, eating)).support?.canTell).toBe(false);
    const { student: hit } = await f.family(child);
    expect((await f.say(hit, atHome)).support).toMatchObject({ cause: "harm-by-others", canTell: false });
    expect((await f.say(hit, eating)).support).toMatchObject({ cause: "eating", canTell: false });
  });
});
