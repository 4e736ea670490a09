import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseOutboxMailer } from "@/lib/adapters/mail/database-outbox";
import { listOutbox, outboxMailer } from "@/lib/adapters/mail/outbox";
import { connectPostgres, type Db } from "@/lib/db/client";
import { isOutbox, type MailerPort } from "@/lib/ports/mailer";
import { ResendDouble } from "@/tests/doubles/resend";
import { createTestDatabase } from "@/tests/setup/database";
import { mail, mailFailure, resendOn } from "@/tests/support/outgoing-mail";

type Delivered = { to: string; subject: string; html: string; text: string };

let folder: string;
let printed: string[];
let double: ResendDouble;
let db: Db;
let nowMs = Date.parse("2026-11-20T08:00:00Z");

beforeAll(async () => (db = connectPostgres(await createTestDatabase())));
afterAll(() => db.$disconnect());
beforeEach(async () => {
  await db.outboxMail.deleteMany();
  folder = await mkdtemp(path.join(tmpdir(), "outbox-"));
  printed = [];
  double = await new ResendDouble().start();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await double.stop();
});

const outbox = () => outboxMailer({ dataDir: folder, print: (line) => printed.push(line) });

/** Each time it is asked, a second has passed. */
const now = () => new Date((nowMs += 1000));
const inDatabase = (of = db) => databaseOutboxMailer({ db: of, now });

type Built = {
  mailer: MailerPort;
  delivered: () => Promise<Delivered[]>;
  brokenMailer: () => Promise<MailerPort>;
};

describe.each<[string, () => Built]>([
  [
    "outbox",
    () => ({
      mailer: outbox(),
      delivered: async () => (await listOutbox(folder)).reverse(),
      brokenMailer: async () => {
        await rm(folder, { recursive: true });
        await writeFile(folder, "a file where the folder should be");
        return outbox();
      },
    }),
  ],
  [
    "database outbox",
    () => ({
      mailer: inDatabase(),
      delivered: async () => (await inDatabase().list(100)).reverse(),
      brokenMailer: async () => inDatabase(connectPostgres("postgresql://nobody@127.0.0.1:1/none")),
    }),
  ],
  [
    "resend",
    () => ({
      mailer: resendOn(double),
      delivered: async () => double.mails.map((m) => ({ ...m, to: m.to.join() })),
      brokenMailer: async () => {
        double.failNext(422);
        return resendOn(double);
      },
    }),
  ],
])("the %s mailer", (_name, build) => {
  test("hands over recipient, subject, HTML and text unchanged and answers an id", async () => {
    const { mailer, delivered } = build();
    const { providerId } = await mailer.send(mail);
    expect(providerId).not.toBe("");
    const { to, subject, html, text } = mail;
    expect(await delivered()).toEqual([expect.objectContaining({ to, subject, html, text })]);
  });

  test("delivers the same id once and answers the same provider id", async () => {
    const { mailer, delivered } = build();
    const first = await mailer.send(mail);
    expect(await mailer.send(mail)).toEqual(first);
    expect(await delivered()).toHaveLength(1);
  });

  test("delivers the same id once when it is sent twenty times at the same time", async () => {
    const { mailer, delivered } = build();
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
    expect(await delivered()).toHaveLength(1);
  });

  test("delivers two ids as two mails", async () => {
    const { mailer, delivered } = build();
    await mailer.send(mail);
    await mailer.send({ ...mail, id: "other", to: "luca@example.it" });
    expect((await delivered()).map(({ to }) => to)).toEqual(["sofia@example.it", "luca@example.it"]);
  });

  test("takes line breaks and control characters out of the subject", async () => {
    const { mailer, delivered } = build();
    await mailer.send({ ...mail, subject: "Ciao\r\nBcc: x@example.it\u0000\u2028fine" });
    expect((await delivered())[0]?.subject).toBe("Ciao Bcc: x@example.it fine");
  });

  test.each(["a@b.it,c@d.it", "a@b.it\r\nBcc: c@d.it", "A <a@b.it>", "", "a b@c.it", '"a@b.it"@c.it'])(
    "refuses the recipient %j for good and delivers nothing",
    async (to) => {
      const { mailer, delivered } = build();
      expect(await mailFailure(mailer.send({ ...mail, to }))).toMatchObject({
        code: "bad_recipient",
        retryable: false,
      });
      expect(await delivered()).toEqual([]);
    },
  );

  test("knows whether a mail was handed over", async () => {
    const { mailer } = build();
    const before = new Date(Date.now() - 1000);
    expect(await mailer.wasSent(mail, before)).toBe(false);
    await mailer.send({ ...mail, id: "another", subject: "Un'altra mail" });
    expect(await mailer.wasSent(mail, before)).toBe(false);
    await mailer.send(mail);
    expect(await mailer.wasSent(mail, before)).toBe(true);
  });

  test("says nothing of recipient or content in an error", async () => {
    const mailer = await build().brokenMailer();
    const error = await mailFailure(mailer.send(mail));
    expect(JSON.stringify([error.message, error.code])).not.toMatch(/sofia|abc|Conferma/);
  });
});

describe.each([
  ["outbox", () => outboxMailer({ dataDir: folder, print: () => undefined, now })],
  ["database outbox", inDatabase],
])("the %s", (_name, build) => {
  test("lists the newest first and whole, and nothing where no mail was ever sent", async () => {
    const mailer: MailerPort = build();
    if (!isOutbox(mailer)) throw new Error("It keeps mails.");
    expect(await mailer.list(10)).toEqual([]);
    const unsubscribeUrl = "http://localhost:3000/parent/stop?token=abc";
    for (const id of ["1", "2", "3"]) {
      await mailer.send({ ...mail, id, ...(id === "3" && { unsubscribeUrl }) });
    }
    expect(await mailer.list(2)).toEqual([
      { ...mail, id: "3", unsubscribeUrl, sentAt: expect.any(String) },
      { ...mail, id: "2", sentAt: expect.any(String) },
    ]);
    const [newest] = await mailer.list(1);
    expect(Date.parse(newest?.sentAt ?? "")).toBeGreaterThan(Date.parse("2026-11-20T08:00:00Z"));
  });
});

describe("the database outbox", () => {
  test("removes what is older than seven days with the next mail", async () => {
    const day = 24 * 60 * 60 * 1000;
    await inDatabase().send({ ...mail, id: "first" });
    nowMs += 3 * day;
    await inDatabase().send({ ...mail, id: "second" });
    nowMs += 4 * day - 5000;
    await inDatabase().send({ ...mail, id: "third" });
    const ids = async () => (await inDatabase().list(10)).map(({ id }) => id);
    expect(await ids()).toEqual(["third", "second", "first"]);
    nowMs += 5000;
    await inDatabase().send({ ...mail, id: "fourth" });
    expect(await ids()).toEqual(["fourth", "third", "second"]);
  });

  test("says that a mail may be sent again when the database does not answer", async () => {
    const away = inDatabase(connectPostgres("postgresql://nobody@127.0.0.1:1/none"));
    const refusal = { code: "outbox_not_written", retryable: true };
    expect(await mailFailure(away.send(mail))).toMatchObject(refusal);
    expect(await mailFailure(away.wasSent(mail, new Date()))).toMatchObject(refusal);
  });
});

describe("the outbox of files", () => {
  test("prints one line with the first link, once", async () => {
    await outbox().send(mail);
    await outbox().send(mail);
    expect(printed).toEqual([`Mail per ${mail.to}: ${mail.subject} → ${mail.links[0]}`]);
  });

  test("keeps an HTML and a JSON file under names every system takes", async () => {
    await outbox().send({ ...mail, id: 'a:b/c\\"*' });
    const names = await readdir(path.join(folder, "outbox"));
    expect(names).toHaveLength(2);
    for (const name of names)
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{16}-verify-email\.(html|json)$/);
    const json = names.find((name) => name.endsWith(".json")) ?? "";
    const stored: unknown = JSON.parse(await readFile(path.join(folder, "outbox", json), "utf8"));
    expect(stored).toEqual({ ...mail, id: 'a:b/c\\"*', sentAt: expect.any(String) as string });
  });

  test("delivers after all when the folder can be written again", async () => {
    const mailer = outbox();
    await writeFile(path.join(folder, "outbox"), "in the way");
    expect(await mailFailure(mailer.send(mail))).toMatchObject({
      code: "outbox_not_written",
      retryable: true,
    });
    await rm(path.join(folder, "outbox"));
    await mailer.send(mail);
    expect(await listOutbox(folder)).toHaveLength(1);
  });
});
