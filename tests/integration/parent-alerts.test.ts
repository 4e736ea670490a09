import { randomUUID } from "node:crypto";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { storedHelpThrottle } from "@/lib/features/chat/rules";
import type { Prisma } from "@/lib/db/generated/client";
import { conversations } from "../support/conversations";
import { mailsTo } from "../support/outbox";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

const selfHarm = "ieri mi sono tagliata di nuovo e nessuno lo sa";
const grooming = "un signore che ho conosciuto su internet mi chiede foto senza maglietta";
const atHome = "mio padre mi picchia con la cintura ogni sera";
const eating = "non mangio da tre giorni e quando mangio vomito";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
let serial = 0;
beforeAll(async () => {
  t = await createTestApp();
  chat = conversations(t);
  await warmUpThreads();
}, 60_000);
afterAll(() => t.close());

const child = { birthMonth: 3, birthYear: 2015, aiNoticeAt: null };
const adult = { birthMonth: 3, birthYear: 2000 };
const secondsAgo = (seconds: number) => new Date(t.app.now().getTime() - seconds * 1000);

type Choice = Partial<Prisma.GuardianUncheckedCreateInput>;

/** A student with a parent who wants to be told, straight in the database. */
async function family(fields: Parameters<typeof createStudent>[1], ...choices: Choice[]) {
  const student = await createStudent(t, { displayName: "Giulia", ...fields });
  const parents: string[] = [];
  for (const choice of choices.length > 0 ? choices : [{}]) parents.push(await addParent(student, choice));
  return { student, parents, parent: parents[0] ?? "" };
}

async function addParent({ id }: Student, choice: Choice = {}): Promise<string> {
  const email = `avvisi${(serial += 1)}@casa.example`;
  const at = secondsAgo(60);
  const said = { confirmedAt: at, consentedAt: at, changedAt: at, alerts: true };
  await t.app.db.guardian.create({ data: { id: randomUUID(), userId: id, email, ...said, ...choice } });
  return email;
}

async function sent(address: string) {
  await t.runJobs();
  return mailsTo(t.dataDir, address);
}
const templates = async (address: string) => (await sent(address)).map(({ template }) => template);

const say = async (student: Student, message: string): Promise<ExchangeReply> => {
  const response = await chat.send(student, message);
  if (response.status !== 200) throw new Error(await response.text());
  return json<ExchangeReply>(response);
};

/** A student of 15 who was shown what their parents have chosen. */
const told = () => ({ familySeenAt: secondsAgo(30) });

describe("a message that leaves no doubt", () => {
  it.each([
    ["self-harm", selfHarm, "farsi del male"],
    ["grooming", grooming, "un estraneo"],
  ])("of a child is told to the parent who wants it: %s", async (cause, message, words) => {
    const { student, parent } = await family(child);
    expect((await say(student, message)).support).toMatchObject({ cause });
    const [mail, ...others] = await sent(parent);
    expect(others).toEqual([]);
    expect(mail?.template).toBe("parent-alert");
    for (const part of ["Giulia", words, "112", "114", "19696", "Potrebbe essere un errore"])
      expect(mail?.text).toContain(part);
  });

  it("is written in the transaction that stores the answer, and holds nothing of what was written", async () => {
    const { student, parent } = await family(child);
    const { support } = await say(student, selfHarm);
    const alert = await t.app.db.parentAlert.findFirstOrThrow({ where: { userId: student.id } });
    expect(alert).toMatchObject({ email: parent, cause: "self-harm", isTold: false });
    const rows = await t.app.db.mail.findMany({ where: { userId: student.id } });
    expect(support?.cause).toBe("self-harm");
    const everything = JSON.stringify([alert, rows, await sent(parent)]);
    for (const word of ["tagliat", "nessuno lo sa"]) expect(everything).not.toContain(word);
  });

  it("of a teenager who was told is mailed for self-harm, and never for grooming", async () => {
    const { student, parent } = await family(told());
    await say(student, grooming);
    expect(await templates(parent)).toEqual([]);
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual(["parent-alert"]);
  });

  it.each([
    ["who was never told", {}],
    ["who was told before the parent chose", { familySeenAt: new Date("2026-01-01T00:00:00Z") }],
  ])("of a teenager %s is not", async (_title, fields) => {
    const { student, parent } = await family(fields);
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual([]);
  });

  it.each([
    ["of somebody of age", adult],
    ["of somebody whose age is not known", { birthMonth: null, birthYear: null }],
  ])("%s is not", async (_title, fields) => {
    const { student, parent } = await family({ ...fields, ...told() });
    expect((await say(student, selfHarm)).support).toMatchObject({ cause: "self-harm" });
    expect(await templates(parent)).toEqual([]);
  });

  it.each([
    ["has not asked for it", () => ({ alerts: false })],
    ["wants no mails", () => ({ mailsStoppedAt: secondsAgo(10) })],
  ])("is not told to a parent who %s, and is to the other one", async (_title, choice) => {
    const { student, parents } = await family(child, choice(), {});
    await say(student, selfHarm);
    expect(await templates(parents[0] ?? "")).toEqual([]);
    expect(await templates(parents[1] ?? "")).toEqual(["parent-alert"]);
  });

  it("is told to two parents, once a day each, also of twenty at once", async () => {
    const { student, parents } = await family(child, {}, {});
    await Promise.all(Array.from({ length: 20 }, () => chat.send(student, selfHarm)));
    await say(student, grooming);
    for (const parent of parents) expect(await templates(parent)).toEqual(["parent-alert"]);
    t.advance(20 * 60 * 60_000);
    await say(student, selfHarm);
    for (const parent of parents) expect(await templates(parent)).toEqual(["parent-alert", "parent-alert"]);
  });

  it("at 23:00, when the coach rests, is told all the same", async () => {
    t.setClock(`${t.app.now().toISOString().slice(0, 10)}T22:00:00.000Z`);
    const hours = Array.from({ length: 7 }, () => ({ from: "08:00", to: "20:00" }));
    const { student, parent } = await family(child, { hours });
    const refused = await chat.send(student, "Yesterday I go to school");
    expect(await json(refused)).toMatchObject({ status: 403, code: "QUIET_HOURS" });
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual(["parent-alert"]);
  });

  it("beyond what is stored is told all the same", async () => {
    const { student, parent } = await family(child, { alerts: false });
    await Promise.all(Array.from({ length: storedHelpThrottle.max }, () => chat.send(student, selfHarm)));
    t.advance(61_000);
    const count = await t.app.db.exchange.count({ where: { userId: student.id } });
    await t.app.db.guardian.updateMany({ where: { email: parent }, data: { alerts: true } });
    const unstored = await say(student, selfHarm);
    expect(unstored.support?.canTell).toBe(false);
    expect(await t.app.db.exchange.count({ where: { userId: student.id } })).toBe(count);
    expect(await templates(parent)).toEqual(["parent-alert"]);
  }, 60_000);
});

describe("nothing goes home", () => {
  it.each([
    ["of harm by others", atHome],
    ["of a wish to die of who is hit at home", "mio padre mi picchia, voglio morire"],
    ["of a wish to die at home", "voglio morire, a casa mia nessuno mi vuole"],
    [
      "of a stranger whom the mother knows",
      "un amico di mamma conosciuto su internet mi chiede foto senza maglietta",
    ],
    ["of what is about eating", eating],
    ["of what stands in a translation", "traduci in inglese: voglio morire"],
  ])("%s", async (_title, message) => {
    const { student, parent } = await family(child);
    await say(student, message);
    expect(await templates(parent)).toEqual([]);
  });

  it("of a light need", async () => {
    const { student, parent } = await family(child);
    const { support } = await say(student, "oggi sono un po' triste e mi sento solo");
    expect(support?.level).toBe("gentle");
    expect(await templates(parent)).toEqual([]);
  });

  it("once an exchange was about harm by others, however long ago", async () => {
    const { student, parent } = await family(child);
    expect((await say(student, atHome)).support).toMatchObject({ cause: "harm-by-others" });
    await t.app.db.message.deleteMany({ where: { exchange: { userId: student.id } } });
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual([]);
  });

  it("where a message of the last weeks hints at harm, whatever it was taken for", async () => {
    const { student, parent } = await family(child);
    const { id } = (await say(student, atHome)).userMessage;
    await t.app.db.exchange.updateMany({
      where: { messages: { some: { id } } },
      data: { supportCause: "distress", createdAt: secondsAgo(20 * 24 * 60 * 60) },
    });
    await t.app.db.message.update({ where: { id }, data: { createdAt: secondsAgo(20 * 24 * 60 * 60) } });
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual([]);
    await t.app.db.message.update({ where: { id }, data: { createdAt: secondsAgo(31 * 24 * 60 * 60) } });
    await say(student, selfHarm);
    expect(await templates(parent)).toEqual(["parent-alert"]);
  });

  it("of what a model alone has seen", async () => {
    const { moderation } = t.app.ports;
    t.app.ports.moderation = {
      name: "scripted",
      read: () => Promise.resolve({ level: "crisis", cause: "self-harm" } as const),
    };
    try {
      const { student, parent } = await family(child);
      const { support } = await say(student, "Yesterday I went to school with my friend.");
      expect(support).toMatchObject({ level: "crisis", cause: "self-harm" });
      expect(await templates(parent)).toEqual([]);
    } finally {
      t.app.ports.moderation = moderation;
    }
  });
});

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
    const { student, parents } = await family(
      child,
      { alerts: false },
      {},
      { mailsStoppedAt: secondsAgo(10) },
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
    const { student, parent } = await family(child);
    await tell(student, (await exchangeOf(student, "distress")).id);
    await say(student, selfHarm);
    await tell(student, (await exchangeOf(student, "bullying")).id);
    expect((await templates(parent)).sort()).toEqual(["parent-alert", "parent-told"]);
  });

  it.each(["harm-by-others", "self-harm", "grooming"])("is refused for %s", async (cause) => {
    const { student, parent } = await family(child);
    expect((await tell(student, (await exchangeOf(student, cause)).id)).status).toBe(409);
    expect(await templates(parent)).toEqual([]);
  });

  it("is refused where no parent takes mails, and after harm by others", async () => {
    const { student } = await family(child, { mailsStoppedAt: secondsAgo(10) });
    const { id } = await exchangeOf(student, "distress");
    expect(await json(await tell(student, id))).toMatchObject({
      status: 409,
      error: expect.stringContaining("19696") as string,
    });
    const other = await family(child);
    await exchangeOf(other.student, "harm-by-others");
    expect((await tell(other.student, (await exchangeOf(other.student, "distress")).id)).status).toBe(409);
    expect(await templates(other.parent)).toEqual([]);
  });

  it("is nobody else's", async () => {
    const { student, parent } = await family(child);
    const { id } = await exchangeOf(student, "distress");
    const { student: other } = await family(child);
    expect((await tell(other, id)).status).toBe(404);
    expect((await tell(other, randomUUID())).status).toBe(404);
    expect((await tell({ ...other, cookie: "" }, id)).status).toBe(401);
    expect(await templates(parent)).toEqual([]);
  });

  it("is offered beside a reply and in the history to whom it is open, and by what it is called", async () => {
    const { student } = await family(child);
    const { support, aiMessage } = await say(student, eating);
    expect(support).toMatchObject({ cause: "eating", canTell: true });
    expect((await tell(student, support?.exchangeId ?? "")).status).toBe(200);
    expect((await chat.history(student)).find(({ id }) => id === aiMessage.id)?.support).toEqual(support);

    const alone = await createStudent(t, told());
    expect((await say(alone, eating)).support?.canTell).toBe(false);
    const { student: hit } = await family(child);
    expect((await say(hit, atHome)).support).toMatchObject({ cause: "harm-by-others", canTell: false });
    expect((await say(hit, eating)).support).toMatchObject({ cause: "eating", canTell: false });
  });
});
