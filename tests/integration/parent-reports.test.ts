import { romeDay } from "@/lib/calendar";
import type { Report } from "@/lib/features/reports/contract";
import { levelOf } from "@/lib/features/rewards/rules";
import { createStudent, newSession, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { parents } from "../support/parents";

let t: TestApp;
let p: ReturnType<typeof parents>;
beforeAll(async () => {
  t = await createTestApp();
  p = parents(t);
});
afterAll(() => t.close());

const forged = {
  studentName: "<b>Qualcun altro</b>",
  level: 99,
  xp: 999_999,
  achievements: 99,
  recentMessages: 99,
  totalMessages: 99,
  strengths: ["Vinci subito https://evil.example"],
  suggestions: [],
  chatHistory: [{ sender: "ai", message: "<a href='https://evil.example'>clicca</a>" }],
};

describe("a parent's address", () => {
  it("is asked once, by a mail with a link to say yes and one to say no", async () => {
    const student = await createStudent(t, { displayName: "Sofia" });
    const mamma = p.newAddress();
    expect((await p.save(student, `  ${mamma.toUpperCase()} `)).status).toBe(200);
    expect((await p.save(student, mamma)).status).toBe(200);
    const [invitation, ...others] = await p.mails(mamma);
    expect(others).toEqual([]);
    expect(invitation).toMatchObject({
      template: "parent-invitation",
      links: [
        expect.stringMatching(/^http:\/\/coach\.test\/parent\/confirm\?token=/),
        expect.stringMatching(/^http:\/\/coach\.test\/parent\/stop\?token=/),
      ],
      unsubscribeUrl: expect.stringMatching(/^http:\/\/coach\.test\/api\/parent\/unsubscribe\?token=/),
    });
    expect(await p.show(student)).toMatchObject({
      parentEmail: mamma,
      state: "unconfirmed",
      nextReportOn: null,
    });
  });

  it.each(["", "  ", "x", "a@b", "a@b.it\r\nBcc: c@d.it", "＠casa.example"])(
    "%j is none",
    async (parentEmail) => {
      const student = await createStudent(t);
      expect((await p.save(student, parentEmail)).status).toBe(400);
      expect((await p.show(student)).state).toBe("none");
    },
  );

  it("is asked three times a day at most, whoever gives it", async () => {
    const zio = p.newAddress();
    for (let n = 0; n < 5; n++) expect((await p.save(await createStudent(t), zio)).status).toBe(200);
    expect(await p.mails(zio)).toHaveLength(3);
  });

  it("may be a new one three times a day and account: of ten at once three are asked", async () => {
    const student = await createStudent(t);
    const addresses = Array.from({ length: 10 }, () => p.newAddress());
    const replies = await Promise.all(addresses.map((address) => p.save(student, address)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
    const { parentEmail = null } = await p.show(student);
    const kept = addresses.indexOf(parentEmail ?? "");
    expect(replies[kept]?.status).toBe(200);
    for (const [at, address] of addresses.entries()) {
      // A mail that still waits is taken back when the address changes again.
      const asked = await p.mails(address);
      if (at === kept) expect(asked).toHaveLength(1);
      if (replies[at]?.status === 429) expect(asked).toEqual([]);
    }
  });

  it("that was given today before is none of the three, and tomorrow there are three more", async () => {
    const student = await createStudent(t);
    const [mamma, babbo, nonna, zia] = [p.newAddress(), p.newAddress(), p.newAddress(), p.newAddress()];
    for (const address of [mamma, babbo, mamma, nonna, babbo, mamma, mamma])
      expect((await p.save(student, address)).status).toBe(200);
    const refused = await p.save(student, zia);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await json(refused)).toMatchObject({ status: 429, error: expect.stringContaining("3 nuovi") });
    expect(await p.show(student)).toMatchObject({ parentEmail: mamma });
    expect(await p.mails(zia)).toEqual([]);
    expect((await p.save(await createStudent(t), zia)).status).toBe(200);
    t.advance(25 * 60 * 60_000);
    const back = { ...student, cookie: await newSession(t.app, student.id) };
    expect((await p.save(back, zia)).status).toBe(200);
  });

  it("that is refused changes nothing else, and one that comes with a taken nickname is neither asked nor counted", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    const put = (body: object) => t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body });
    const { nickname: taken } = await t.app.db.user.findUniqueOrThrow({ where: { id: other.id } });
    const lost = p.newAddress();
    for (let n = 0; n < 4; n++)
      expect((await put({ nickname: taken, parentEmail: p.newAddress() })).status).toBe(409);
    expect((await put({ nickname: taken, parentEmail: lost })).status).toBe(409);
    expect(await p.mails(lost)).toEqual([]);
    for (let n = 0; n < 3; n++) expect((await p.save(student, p.newAddress())).status).toBe(200);
    expect((await put({ displayName: "Qualcun altro", parentEmail: lost })).status).toBe(429);
    const { displayName } = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
    expect(displayName).not.toBe("Qualcun altro");
  });

  it("that has not said yes reads no number and no address in a name, and none of a student's words in a subject", async () => {
    const student = await createStudent(t, { displayName: "chiama3331234567 luca@evil.example" });
    const stranger = p.newAddress();
    await p.save(student, stranger);
    await p.send(student, stranger);
    const mails = await p.mails(stranger);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      "parent-invitation",
      "parent-short-report",
    ]);
    for (const { subject, html, text } of mails) {
      expect(subject).not.toMatch(/chiama/i);
      expect(text).toContain("chiama");
      for (const part of [subject, html, text]) expect(part).not.toMatch(/3331234567|evil/);
    }
  });

  it("that has not said yes reads of a student when nothing of the name can be shown", async () => {
    const student = await createStudent(t, { displayName: "3331234567" });
    const stranger = p.newAddress();
    await p.save(student, stranger);
    const [{ html = "", text = "" } = {}] = await p.mails(stranger);
    expect(text).toContain("Su English Coach uno studente si allena");
    for (const part of [html, text]) expect(part).not.toContain("3331234567");
  });

  it("is the same mailbox whatever stands behind a plus sign: for its no, and for how often it is asked", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    const tagged = (tag: string) => mamma.replace("@", `+${tag}@`);
    await p.save(student, mamma);
    await p.stop((await p.tokens(mamma)).stop);
    await p.save(student, tagged("ancora"));
    expect((await p.show(student)).state).toBe("stopped");
    expect(await p.mails(tagged("ancora"))).toEqual([]);
    const asked = [];
    for (const tag of ["a", "b", "c", "d"]) {
      expect((await p.save(await createStudent(t), tagged(tag))).status).toBe(200);
      asked.push(...(await p.mails(tagged(tag))));
    }
    expect(asked).toHaveLength(2); // The first of the three was asked without a tag.
  });

  it("is confirmed by its link only, and no other after it", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.save(student, mamma);
    const { confirm, stop } = await p.tokens(mamma);
    const [bad, foreign] = [confirm.replace(/.$/, (last) => (last === "0" ? "1" : "0")), stop];
    for (const token of [bad, foreign, "", "1.2.3", confirm.slice(1)]) {
      expect((await p.confirm(token)).status).toBe(400);
    }
    expect((await p.show(student)).state).toBe("unconfirmed");
    expect(await json(await p.confirm(confirm))).toMatchObject({ status: 200 });
    expect((await p.confirm(confirm)).status).toBe(200);
    expect(await p.show(student)).toMatchObject({ state: "confirmed", nextReportOn: "2026-12-01" });

    const babbo = p.newAddress();
    await p.save(student, babbo);
    expect(await p.show(student)).toMatchObject({ parentEmail: babbo, state: "unconfirmed" });
    expect(await json(await p.confirm(confirm))).toMatchObject({ status: 400, code: "BAD_TOKEN" });
  });

  it("of which nothing more is wanted gets nothing more, not even when it is given again", async () => {
    const student = await createStudent(t);
    const [mamma, babbo] = [p.newAddress(), p.newAddress()];
    await p.saveConfirmed(student, mamma);
    const { stop } = await p.tokens(mamma);
    expect((await p.stop(stop)).status).toBe(200);
    expect(await p.show(student)).toMatchObject({ state: "stopped" });
    expect(await json(await p.send(student, mamma))).toMatchObject({ status: 403 });
    await p.save(student, babbo);
    await p.save(student, mamma);
    expect((await p.show(student)).state).toBe("stopped");
    expect(await p.mails(mamma)).toHaveLength(1);
    // Whoever said no may say yes: nobody else has the link.
    const { confirm } = await p.tokens(mamma);
    expect((await p.confirm(confirm)).status).toBe(200);
    expect((await p.show(student)).state).toBe("confirmed");
  });

  it("is stopped by one click in a mail program, without a session", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const { unsubscribeUrl = "" } = (await p.mails(mamma))[0] ?? {};
    const click = await t.api("POST", unsubscribeUrl, {
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(click.status).toBe(200);
    expect((await p.show(student)).state).toBe("stopped");
  });

  it("that is no longer the one gets nothing that was waiting for it", async () => {
    const student = await createStudent(t);
    const [mamma, babbo] = [p.newAddress(), p.newAddress()];
    await p.saveConfirmed(student, mamma);
    await p.send(student, mamma);
    await p.save(student, babbo);
    await t.runJobs();
    expect((await p.mails(mamma)).map(({ template }) => template)).toEqual(["parent-invitation"]);
    expect((await p.mails(babbo)).map(({ template }) => template)).toEqual(["parent-invitation"]);
  });
});

describe("a report on demand", () => {
  it("says what is in the database, whatever was posted", async () => {
    const student = await createStudent(t, { displayName: "Luca Bianchi" });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    await p.learn(student);
    const { report } = await p.show(student);
    expect(report).toMatchObject(await recomputed(student));
    expect((await p.send(student, mamma, { progressData: forged })).status).toBe(200);
    const [sent] = (await p.mails(mamma)).filter(({ template }) => template === "parent-report");
    expect(sent?.subject).toContain("Luca Bianchi");
    for (const part of [sent?.html ?? "", sent?.text ?? ""]) {
      expect(part).toContain("Luca Bianchi");
      expect(part).not.toMatch(/999|evil|Qualcun altro/);
    }
  });

  it("without a saved address, to another one, or about another student is refused, and sends nothing", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    const [mamma, stranger] = [p.newAddress(), p.newAddress()];
    expect(await json(await p.send(student, stranger))).toMatchObject({ status: 400, code: "BAD_INPUT" });
    await p.saveConfirmed(student, mamma);
    await p.saveConfirmed(other, stranger);
    expect(await json(await p.send(student, stranger))).toMatchObject({ status: 400 });
    expect(await json(await p.send(student, stranger, { studentId: other.id }))).toMatchObject({
      status: 404,
    });
    expect(await p.templates(stranger)).toEqual(["parent-invitation"]);
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["a student's id as text", { studentId: "1" }],
    ["a field nobody knows", { to: "a@b.example" }],
    ["figures that are none", { progressData: { ...forged, xp: "many" } }],
    ["figures below zero", { progressData: { ...forged, xp: -1 } }],
    ["eleven messages", { progressData: { ...forged, chatHistory: Array(11).fill("x") } }],
  ])("with %s is refused", async (_, body) => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    expect((await p.send(student, mamma, body)).status).toBe(400);
    expect((await p.show(student)).sendsLeft).toBe(3);
  });

  it("is sent three times on a day in Rome, of ten at once too, and again the next day", async () => {
    t.setClock("2026-11-21T22:30:00.000Z"); // 23:30 in Rome.
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const replies = await Promise.all(Array.from({ length: 10 }, () => p.send(student, mamma)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBe(1800);
    expect((await p.templates(mamma)).filter((name) => name === "parent-report")).toHaveLength(3);
    expect((await p.show(student)).sendsLeft).toBe(0);
    t.advance(31 * 60_000);
    expect((await p.send(student, mamma)).status).toBe(200);
    expect((await p.show(student)).sendsLeft).toBe(2);
  });

  it("to an address that has not said yes tells level, XP and badges, and asks", async () => {
    const student = await createStudent(t, { displayName: "Anna" });
    await p.learn(student);
    const nonna = p.newAddress();
    await p.save(student, nonna);
    expect((await p.send(student, nonna)).status).toBe(200);
    const [short] = (await p.mails(nonna)).filter(({ template }) => template === "parent-short-report");
    expect(short?.html).toContain("Anna");
    expect(short?.html).not.toContain("go to school");
    expect(short?.links[0]).toContain("/parent/confirm?token=");
  });

  it("to an address that has not said yes is sent three times a day at most, whoever sends it", async () => {
    const nonno = p.newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const student = await createStudent(t);
      await p.save(student, nonno);
      statuses.push((await p.send(student, nonno)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("carries no HTML and no link of a student's, and no name that is one", async () => {
    const student = await createStudent(t, {
      displayName: '<img src=x onerror="alert(1)"> www.evil.example',
    });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    await p.say(
      student,
      "<script>alert('hi')</script> look at https://evil.example/x and evil.example and **bold**",
    );
    await p.send(student, mamma);
    const [sent] = (await p.mails(mamma)).filter(({ template }) => template === "parent-report");
    expect(sent).toBeDefined();
    for (const part of [sent?.html ?? "", sent?.text ?? ""]) {
      expect(part).toContain("alert(");
      expect(part).not.toMatch(/<script|<img|&lt;|https?:\/\/evil|evil\.example|\*\*bold/);
    }
    expect(sent?.subject).toMatch(/^[^\p{Cc}<>]{10,150}$/u);
  });

  it("leaves out what somebody who may need help has written, and what another chat said", async () => {
    const student = await createStudent(t, { isPro: true });
    await p.say(student, "This was my old conversation about dogs");
    await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    await p.say(student, "voglio morire");
    await p.say(student, "I like my new school");
    const { report } = await p.show(student);
    const texts = report.messages.map(({ text }) => text).join(" ");
    expect(texts).toContain("I like my new school");
    expect(texts).not.toMatch(/morire|19696|dogs/);
  });

  it("holds at most ten messages, each short", async () => {
    const student = await createStudent(t, { isPro: true });
    for (let n = 0; n < 7; n++) await p.say(student, `My message number ${n} ${"is very long ".repeat(40)}`);
    const { messages } = (await p.show(student)).report;
    expect(messages).toHaveLength(10);
    expect(messages.at(-2)?.text).toMatch(/^My message number 6.*…$/);
    for (const { text } of messages) expect(Array.from(text).length).toBeLessThanOrEqual(280);
    expect(messages.map(({ sentAt }) => sentAt)).toEqual(messages.map(({ sentAt }) => sentAt).sort());
  });

  it("shows a sentence of the student's before and after they put it right", async () => {
    const student = await createStudent(t, { isPro: true });
    await p.say(student, "Hi! Yesterday I go to school. It was fun.");
    await p.say(student, "Yesterday I went to school.");
    const { report } = await p.show(student);
    expect(report.example).toMatchObject({
      before: "Yesterday I go to school.",
      after: "Yesterday I went to school.",
    });
    expect(report.activity).toMatchObject({ days: 1, messages: 2, corrections: 1 });
  });

  it("is nobody's but the caller's", async () => {
    expect((await t.api("GET", "/api/parent-report")).status).toBe(401);
    expect((await t.api("POST", "/api/parent-report", { body: {} })).status).toBe(401);
  });
});

/** The figures of a report, straight from the tables. */
async function recomputed({ id }: Student): Promise<Partial<Report>> {
  const { db } = t.app;
  const [user] = await db.$queryRaw<{ xp: number; messages: number }[]>`
    SELECT u."xp", (SELECT count(*)::int FROM "Exchange" e WHERE e."userId" = u."id" AND e."kind" = 'message'
      AND e."status" = 'settled' AND NOT e."isFree") AS "messages"
    FROM "User" u WHERE u."id" = ${id}`;
  const badges = await db.achievement.findMany({
    where: { userId: id },
    orderBy: [{ awardedAt: "asc" }, { id: "asc" }],
  });
  const resolved = await db.finding.count({
    where: { resolvedAt: { not: null }, message: { conversation: { userId: id } } },
  });
  const exercises = await db.exercise.count({ where: { userId: id, solvedAt: { not: null } } });
  const photos = await db.homeworkPhoto.count({ where: { userId: id } });
  const xp = user?.xp ?? 0;
  return {
    level: levelOf(xp),
    xp,
    badges: badges.length,
    newBadges: badges.map(({ badgeType }) => badgeType),
    activity: { days: 1, messages: user?.messages ?? 0, corrections: resolved, exercises, photos },
    from: "2026-11-01",
    to: romeDay(t.app.now()).toISOString().slice(0, 10),
  };
}
