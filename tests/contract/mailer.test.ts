import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listOutbox, outboxMailer } from "@/lib/adapters/mail/outbox";
import { isOutbox, type MailerPort } from "@/lib/ports/mailer";
import { ResendDouble } from "@/tests/doubles/resend";
import { mail, mailFailure, resendOn } from "@/tests/support/outgoing-mail";

type Delivered = { to: string; subject: string; html: string; text: string };

let folder: string;
let printed: string[];
let double: ResendDouble;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "outbox-"));
  printed = [];
  double = await new ResendDouble().start();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await double.stop();
});

const outbox = () => outboxMailer({ dataDir: folder, print: (line) => printed.push(line) });

describe.each<[string, () => { mailer: MailerPort; delivered: () => Promise<Delivered[]> }]>([
  ["outbox", () => ({ mailer: outbox(), delivered: async () => (await listOutbox(folder)).reverse() })],
  [
    "resend",
    () => ({
      mailer: resendOn(double),
      delivered: async () => double.mails.map((m) => ({ ...m, to: m.to.join() })),
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
    const { mailer } = build();
    double.failNext(422);
    await rm(folder, { recursive: true });
    await writeFile(folder, "a file where the folder should be");
    const error = await mailFailure(mailer.send(mail));
    expect(JSON.stringify([error.message, error.code])).not.toMatch(/sofia|abc|Conferma/);
  });
});

describe("the outbox", () => {
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

  test("lists the newest first, and nothing where no mail was ever sent", async () => {
    let time = Date.parse("2026-11-20T08:00:00Z");
    const mailer = outboxMailer({
      dataDir: folder,
      print: () => undefined,
      now: () => new Date((time += 1000)),
    });
    expect(isOutbox(mailer) && (await mailer.list(10))).toEqual([]);
    await mailer.send({ ...mail, id: "1" });
    await mailer.send({ ...mail, id: "2" });
    await mailer.send({ ...mail, id: "3" });
    expect((await mailer.list(2)).map(({ id }) => id)).toEqual(["3", "2"]);
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
