import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listOutbox, outboxMailer } from "@/lib/adapters/mail/outbox";
import { resendMailer } from "@/lib/adapters/mail/resend";
import { isOutbox, MailError, type MailerPort, type OutgoingMail } from "@/lib/ports/mailer";
import { ResendDouble } from "@/tests/doubles/resend";

type Delivered = { to: string; subject: string; html: string; text: string };

const mail: OutgoingMail = {
  id: "7b0f6f3e-0c1b-4d55-9d5e-2f8f6f0f9a11",
  to: "sofia@example.it",
  subject: "Conferma la tua email",
  html: "<p>Perché no? Così è più bello → 🙂</p>",
  text: "Perché no? Così è più bello → 🙂",
  template: "verify-email",
  links: ["http://localhost:3000/email-verified?token=abc"],
};

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
const resend = () =>
  resendMailer({ apiKey: "re_test", baseUrl: double.url, from: "Coach <coach@example.it>", timeoutMs: 300 });

async function failure(attempt: Promise<unknown>): Promise<MailError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error("expected a MailError");
  return error;
}

describe.each<[string, () => { mailer: MailerPort; delivered: () => Promise<Delivered[]> }]>([
  ["outbox", () => ({ mailer: outbox(), delivered: async () => (await listOutbox(folder)).reverse() })],
  [
    "resend",
    () => ({ mailer: resend(), delivered: async () => double.mails.map((m) => ({ ...m, to: m.to.join() })) }),
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
      expect(await failure(mailer.send({ ...mail, to }))).toMatchObject({
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
    const error = await failure(mailer.send(mail));
    expect(JSON.stringify([error.message, error.code])).not.toMatch(/sofia|abc|Conferma/);
  });
});

describe("the resend mailer", () => {
  test.each([
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [422, false],
  ])("turns status %i into an error with retryable %s", async (status, retryable) => {
    double.failNext(status);
    expect(await failure(resend().send(mail))).toMatchObject({ code: `http_${status}`, retryable });
  });

  test("tells that there are too many for now", async () => {
    double.failNext(429);
    expect(await failure(resend().send(mail))).toMatchObject({ code: "rate_limited", retryable: true });
  });

  test("comes again once after the pause the provider wants", async () => {
    double.limits = { retryAfterSeconds: 1 };
    double.failNext(429);
    await resend().send(mail);
    expect(double.calls).toBe(2);
    const [first = 0, second = 0] = double.arrivals;
    expect(second - first).toBeGreaterThanOrEqual(990);
    double.failNext(429);
    double.failNext(429);
    expect(await failure(resend().send({ ...mail, id: "another" }))).toMatchObject({ code: "rate_limited" });
  });

  test("does not wait for longer than a moment: that is for the queue", async () => {
    double.limits = { retryAfterSeconds: 3600 };
    double.failNext(429);
    expect(await failure(resend().send(mail))).toMatchObject({ code: "rate_limited" });
    expect(double.calls).toBe(1);
  });

  test("spaces its requests evenly within the limit the provider tells", async () => {
    double.limits = { requestsPerSecond: 20 };
    const mailer = resend();
    await mailer.send({ ...mail, id: "first" }); // It tells the limit, and is the first that counts.
    await Promise.all(Array.from({ length: 6 }, (_, n) => mailer.send({ ...mail, id: `${n}` })));
    const [first = 0] = double.arrivals;
    expect((double.arrivals.at(-1) ?? 0) - first).toBeGreaterThanOrEqual(6 * 49);
    expect(double.mails).toHaveLength(7);
  });

  test("tells mail programs where to post that no more are wanted, where there is such a place", async () => {
    const unsubscribeUrl = "https://coach.example.it/api/parent/unsubscribe?token=abc";
    await resend().send({ ...mail, unsubscribeUrl });
    await resend().send({ ...mail, id: "other" });
    expect(double.mails.map(({ headers }) => headers)).toEqual([
      {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      undefined,
    ]);
  });

  test("finds a mail among hundreds, but none of the same words from before", async () => {
    const mailer = resend();
    const sentAt = Date.now() - 60_000;
    double.now = () => new Date(sentAt);
    await mailer.send(mail);
    double.now = () => new Date();
    for (let n = 0; n < 120; n++) double.add({ ...mail, to: [`${n}@example.it`] });
    expect(await mailer.wasSent(mail, new Date(sentAt))).toBe(true);
    expect(await mailer.wasSent(mail, new Date(sentAt + 1))).toBe(false);
    expect(await mailer.wasSent({ ...mail, to: "nobody@example.it" }, new Date(0))).toBe(false);
  });

  test("does not take a refused or garbled list for an answer", async () => {
    double.failNext(500);
    expect(await failure(resend().wasSent(mail, new Date(0)))).toMatchObject({ retryable: true });
    for (const fault of ["garbage", "hang"] as const) {
      double.failNext(fault);
      expect(await failure(resend().wasSent(mail, new Date(0)))).toMatchObject({ retryable: true });
    }
  });

  test.each(["hang", "garbage"] as const)("may be tried again after a %s", async (fault) => {
    double.failNext(fault);
    expect(await failure(resend().send(mail))).toMatchObject({ code: "no_reply", retryable: true });
  });

  test("may be tried again when nothing listens", async () => {
    const mailer = resend();
    await double.stop();
    expect(await failure(mailer.send(mail))).toMatchObject({ retryable: true });
  });

  test("sends one mail when the first answer got lost after it was accepted", async () => {
    const mailer = resend();
    double.failNext("accept-then-hang");
    expect(await failure(mailer.send(mail))).toMatchObject({ retryable: true });
    await mailer.send(mail);
    expect(double.mails).toEqual([
      expect.objectContaining({ idempotencyKey: mail.id, from: "Coach <coach@example.it>" }),
    ]);
    expect(double.calls).toBe(2);
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
    expect(await failure(mailer.send(mail))).toMatchObject({ code: "outbox_not_written", retryable: true });
    await rm(path.join(folder, "outbox"));
    await mailer.send(mail);
    expect(await listOutbox(folder)).toHaveLength(1);
  });
});
