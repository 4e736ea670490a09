import { storedHelpRateLimit } from "@/lib/features/chat/rules";
import { alertedParents, child } from "../support/alerted-parents";
import { atHome, eating, grooming, selfHarm } from "../support/help-messages";
import { warmUpThreads } from "../support/reading-threads";
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

const adult = { birthMonth: 3, birthYear: 2000 };

describe("a message that leaves no doubt", () => {
  it.each([
    ["self-harm", selfHarm, "farsi del male"],
    ["grooming", grooming, "un estraneo"],
  ])("of a child is told to the parent who wants it: %s", async (cause, message, words) => {
    const { student, parent } = await f.family(child);
    expect((await f.say(student, message)).support).toMatchObject({ cause });
    const [mail, ...others] = await f.mails(parent);
    expect(others).toEqual([]);
    expect(mail?.template).toBe("parent-alert");
    for (const part of ["Giulia", words, "112", "114", "19696", "Potrebbe essere un errore"])
      expect(mail?.text).toContain(part);
  });

  it("is written in the transaction that stores the answer, and holds nothing of what was written", async () => {
    const { student, parent } = await f.family(child);
    const { support } = await f.say(student, selfHarm);
    const alert = await t.app.db.parentAlert.findFirstOrThrow({ where: { userId: student.id } });
    expect(alert).toEqual({
      userId: student.id,
      email: parent,
      day: new Date("2026-11-20"),
      isTold: false,
    });
    const rows = await t.app.db.mail.findMany({ where: { userId: student.id } });
    expect(support?.cause).toBe("self-harm");
    const everything = JSON.stringify([alert, rows, await f.mails(parent)]);
    for (const word of ["tagliat", "nessuno lo sa"]) expect(everything).not.toContain(word);
  });

  it("of a teenager who was told is mailed for self-harm, and never for grooming", async () => {
    const { student, parent } = await f.family(f.told());
    await f.say(student, grooming);
    expect(await f.templates(parent)).toEqual([]);
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual(["parent-alert"]);
  });

  it.each([
    ["who was never told", {}],
    ["who was told before the parent chose", { familySeenAt: new Date("2026-01-01T00:00:00Z") }],
  ])("of a teenager %s is not", async (_title, fields) => {
    const { student, parent } = await f.family(fields);
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual([]);
  });

  it.each([
    ["of somebody of age", adult],
    ["of somebody whose age is not known", { birthMonth: null, birthYear: null }],
  ])("%s is not", async (_title, fields) => {
    const { student, parent } = await f.family({ ...fields, ...f.told() });
    expect((await f.say(student, selfHarm)).support).toMatchObject({ cause: "self-harm" });
    expect(await f.templates(parent)).toEqual([]);
  });

  it.each([
    ["has not asked for it", () => ({ alerts: false })],
    ["wants no mails", () => ({ mailsStoppedAt: f.secondsAgo(10) })],
  ])("is not told to a parent who %s, and is to the other one", async (_title, choice) => {
    const { student, parents } = await f.family(child, choice(), {});
    await f.say(student, selfHarm);
    expect(await f.templates(parents[0] ?? "")).toEqual([]);
    expect(await f.templates(parents[1] ?? "")).toEqual(["parent-alert"]);
  });

  it("is told to two parents, once a day each, also of twenty at once", async () => {
    const { student, parents } = await f.family(child, {}, {});
    await Promise.all(Array.from({ length: 20 }, () => f.send(student, selfHarm)));
    await f.say(student, grooming);
    for (const parent of parents) expect(await f.templates(parent)).toEqual(["parent-alert"]);
    t.advance(20 * 60 * 60_000);
    await f.say(student, selfHarm);
    for (const parent of parents) expect(await f.templates(parent)).toEqual(["parent-alert", "parent-alert"]);
  });

  it("at 23:00, when the coach rests, is told all the same", async () => {
    t.setClock(`${t.app.now().toISOString().slice(0, 10)}T22:00:00.000Z`);
    const hours = Array.from({ length: 7 }, () => ({ from: "08:00", to: "20:00" }));
    const { student, parent } = await f.family(child, { hours });
    const refused = await f.send(student, "Yesterday I go to school");
    expect(await json(refused)).toMatchObject({ status: 403, code: "QUIET_HOURS" });
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual(["parent-alert"]);
  });

  it("beyond what is stored is told all the same", async () => {
    const { student, parent } = await f.family(child, { alerts: false });
    await Promise.all(Array.from({ length: storedHelpRateLimit.max }, () => f.send(student, selfHarm)));
    t.advance(61_000);
    const count = await t.app.db.exchange.count({ where: { userId: student.id } });
    await t.app.db.guardian.updateMany({ where: { email: parent }, data: { alerts: true } });
    const unstored = await f.say(student, selfHarm);
    expect(unstored.support?.canTell).toBe(false);
    expect(await t.app.db.exchange.count({ where: { userId: student.id } })).toBe(count);
    expect(await f.templates(parent)).toEqual(["parent-alert"]);
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
    const { student, parent } = await f.family(child);
    await f.say(student, message);
    expect(await f.templates(parent)).toEqual([]);
  });

  it("of a light need", async () => {
    const { student, parent } = await f.family(child);
    const { support } = await f.say(student, "oggi sono un po' triste e mi sento solo");
    expect(support?.level).toBe("gentle");
    expect(await f.templates(parent)).toEqual([]);
  });

  it("once an exchange was about harm by others, however long ago", async () => {
    const { student, parent } = await f.family(child);
    expect((await f.say(student, atHome)).support).toMatchObject({ cause: "harm-by-others" });
    await t.app.db.message.deleteMany({ where: { exchange: { userId: student.id } } });
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual([]);
  });

  it("where a message of the last weeks hints at harm, whatever it was taken for", async () => {
    const { student, parent } = await f.family(child);
    const { id } = (await f.say(student, atHome)).userMessage;
    await t.app.db.exchange.updateMany({
      where: { messages: { some: { id } } },
      data: { supportCause: "distress", createdAt: f.secondsAgo(20 * 24 * 60 * 60) },
    });
    await t.app.db.message.update({ where: { id }, data: { createdAt: f.secondsAgo(20 * 24 * 60 * 60) } });
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual([]);
    await t.app.db.message.update({ where: { id }, data: { createdAt: f.secondsAgo(31 * 24 * 60 * 60) } });
    await f.say(student, selfHarm);
    expect(await f.templates(parent)).toEqual(["parent-alert"]);
  });

  it("of what a model alone has seen", async () => {
    const { moderation } = t.app.ports;
    t.app.ports.moderation = {
      name: "scripted",
      read: () => Promise.resolve({ level: "crisis", cause: "self-harm" } as const),
    };
    try {
      const { student, parent } = await f.family(child);
      const { support } = await f.say(student, "Yesterday I went to school with my friend.");
      expect(support).toMatchObject({ level: "crisis", cause: "self-harm" });
      expect(await f.templates(parent)).toEqual([]);
    } finally {
      t.app.ports.moderation = moderation;
    }
  });
});
