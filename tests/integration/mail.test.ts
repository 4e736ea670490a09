import { queueMail } from "@/lib/features/mail/queue-mail";
import { inTransaction } from "@/lib/db/client";
import { sendMail } from "@/lib/features/mail/send-mail";
import { sweep } from "@/lib/features/operations/sweep";
import { MailError, type MailerPort, type OutgoingMail } from "@/lib/ports/mailer";
import { createTestApp, type TestApp } from "../support/test-app";
import { mailsTo } from "../support/outbox";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const content = {
  template: "verify-email",
  props: { verifyUrl: "http://coach.test/email-verified?token=geheim" },
} as const;

async function write(to: string) {
  const ctx = { ...t.app, actor: { kind: "system" as const }, requestId: "test", keepAlive: () => undefined };
  return inTransaction(t.app.db, (tx) => queueMail(ctx, tx, { userId: null, to, content }));
}

const rowOf = (id: string) => t.app.db.mail.findUniqueOrThrow({ where: { id } });

/** Mails the provider is known to have had, should it be asked. */
const found = new Set<string>();

function recordingMailer(answer: () => Promise<{ providerId: string }>) {
  const sent: OutgoingMail[] = [];
  const mailer: MailerPort = {
    kind: "resend",
    send: (mail) => {
      sent.push(mail);
      return answer();
    },
    wasSent: (mail) => Promise.resolve(found.has(mail.id)),
  };
  t.app.ports.mailer = mailer;
  return sent;
}

describe("a mail", () => {
  it("is written with its cause or not at all", async () => {
    const ctx = {
      ...t.app,
      actor: { kind: "system" as const },
      requestId: "test",
      keepAlive: () => undefined,
    };
    const before = await t.app.db.mail.count();
    const failing = inTransaction(t.app.db, async (tx) => {
      await queueMail(ctx, tx, { userId: null, to: "a@b.example", content });
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await t.app.db.mail.count()).toBe(before);
  });

  it("cannot be read in the database while it waits, and is empty once it is sent", async () => {
    const id = await write("attesa@casa.example");
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/attesa|geheim/);
    await sendMail(t.app, { mailId: id }, { isLastTry: false });
    expect(await rowOf(id)).toMatchObject({ status: "sent", payload: null, sentAt: t.app.now() });
    expect(await mailsTo(t.dataDir, "attesa@casa.example")).toHaveLength(1);
  });

  it("is sent once by ten workers at once, and never again", async () => {
    const sent = recordingMailer(
      () => new Promise((resolve) => setTimeout(() => resolve({ providerId: "p" }), 20)),
    );
    const id = await write("uno@casa.example");
    await Promise.all(
      Array.from({ length: 10 }, () => sendMail(t.app, { mailId: id }, { isLastTry: false })),
    );
    await sendMail(t.app, { mailId: id }, { isLastTry: false });
    expect(sent).toHaveLength(1);
  });

  it("is tried again under the same key after a passing fault, and dead after the last try", async () => {
    const sent = recordingMailer(() => Promise.reject(new MailError("busy", { retryable: true })));
    const id = await write("riprova@casa.example");
    await expect(sendMail(t.app, { mailId: id }, { isLastTry: false })).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ status: "queued", attempts: 1 });
    await sendMail(t.app, { mailId: id }, { isLastTry: true });
    expect(await rowOf(id)).toMatchObject({ status: "dead", attempts: 2 });
    expect(sent.map((mail) => mail.id)).toEqual([id, id]);
  });

  it("is dead at once when the provider refuses it", async () => {
    recordingMailer(() => Promise.reject(new MailError("no such address", { retryable: false })));
    const id = await write("rifiutata@casa.example");
    await sendMail(t.app, { mailId: id }, { isLastTry: false });
    expect((await rowOf(id)).status).toBe("dead");
  });

  it("is put off while there are too many for now, and none of its tries is lost", async () => {
    const sent = recordingMailer(() => Promise.reject(new MailError("rate_limited", { retryable: true })));
    const id = await write("piano@casa.example");
    await sendMail(t.app, { mailId: id }, { isLastTry: true });
    expect(await rowOf(id)).toMatchObject({ status: "queued", claimedUntil: null });
    const [job] = await t.app.db.$queryRaw<{ inSeconds: number }[]>`
      SELECT EXTRACT(epoch FROM start_after - now())::int AS "inSeconds" FROM pgboss.job
      WHERE name = 'send-mail' AND data->>'mailId' = ${id} AND state = 'created'`;
    expect(job?.inSeconds).toBeGreaterThan(10);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    "whose key the provider may have forgotten is looked for: found %s means sent %i times",
    async (isThere, times) => {
      const sent = recordingMailer(() => Promise.reject(new MailError("timeout", { retryable: true })));
      const id = await write("dopo-un-giorno@casa.example");
      await expect(sendMail(t.app, { mailId: id }, { isLastTry: false })).rejects.toThrow();
      t.advance(24 * 60 * 60_000);
      const again = recordingMailer(() => Promise.resolve({ providerId: "p" }));
      if (isThere) found.add(id);
      await sendMail(t.app, { mailId: id }, { isLastTry: false });
      expect(sent.length + again.length).toBe(times);
      expect((await rowOf(id)).status).toBe("sent");
    },
  );

  it("whose job was lost is found by the sweep", async () => {
    const sent = recordingMailer(() => Promise.resolve({ providerId: "p" }));
    const id = await write("persa@casa.example");
    t.advance(61_000);
    await sweep(t.app);
    await t.runJobs();
    expect(sent.map((mail) => mail.id)).toContain(id);
    expect((await rowOf(id)).status).toBe("sent");
  });

  it("whose sender died in the middle is found by the sweep, and sent under the same key", async () => {
    const sent = recordingMailer(() => Promise.resolve({ providerId: "p" }));
    const id = await write("interrotta@casa.example");
    await t.app.db.mail.update({ where: { id }, data: { attempts: 1, claimedUntil: t.app.now() } });
    await sweep(t.app);
    await t.runJobs();
    expect(sent).toHaveLength(0);
    t.advance(61_000);
    await sweep(t.app);
    await t.runJobs();
    expect(sent.map((mail) => mail.id)).toEqual([id]);
  });
});
