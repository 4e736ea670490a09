import { ResendDouble } from "@/tests/doubles/resend";
import { mail, mailFailure, resendOn } from "@/tests/support/outgoing-mail";

let double: ResendDouble;
beforeEach(async () => {
  double = await new ResendDouble().start();
});
afterEach(() => double.stop());

const resend = () => resendOn(double);
/** Gives up soon: for an answer that is not to come. */
const impatient = () => resendOn(double, 300);

describe("the resend mailer", () => {
  test.each([
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [422, false],
  ])("turns status %i into an error with retryable %s", async (status, retryable) => {
    double.failNext(status);
    expect(await mailFailure(resend().send(mail))).toMatchObject({ code: `http_${status}`, retryable });
  });

  test("tells that there are too many for now", async () => {
    double.failNext(429);
    expect(await mailFailure(resend().send(mail))).toMatchObject({ code: "rate_limited", retryable: true });
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
    expect(await mailFailure(resend().send({ ...mail, id: "another" }))).toMatchObject({
      code: "rate_limited",
    });
  });

  test("does not wait for longer than a moment: that is for the queue", async () => {
    double.limits = { retryAfterSeconds: 3600 };
    double.failNext(429);
    expect(await mailFailure(resend().send(mail))).toMatchObject({ code: "rate_limited" });
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
    expect(await mailFailure(resend().wasSent(mail, new Date(0)))).toMatchObject({ retryable: true });
    for (const fault of ["garbage", "hang"] as const) {
      double.failNext(fault);
      expect(await mailFailure(impatient().wasSent(mail, new Date(0)))).toMatchObject({ retryable: true });
    }
  });

  test.each(["hang", "garbage"] as const)("may be tried again after a %s", async (fault) => {
    double.failNext(fault);
    expect(await mailFailure(impatient().send(mail))).toMatchObject({ code: "no_reply", retryable: true });
  });

  test("may be tried again when nothing listens", async () => {
    const mailer = resend();
    await double.stop();
    expect(await mailFailure(mailer.send(mail))).toMatchObject({ retryable: true });
  });

  test("sends one mail when the first answer got lost after it was accepted", async () => {
    double.failNext("accept-then-hang");
    expect(await mailFailure(impatient().send(mail))).toMatchObject({ retryable: true });
    await resend().send(mail);
    expect(double.mails).toEqual([
      expect.objectContaining({ idempotencyKey: mail.id, from: "Coach <coach@example.it>" }),
    ]);
    expect(double.calls).toBe(2);
  });
});
