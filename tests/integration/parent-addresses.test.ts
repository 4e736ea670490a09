import { parents } from "../support/parents";
import { createStudent, newSession, userOf } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let p: ReturnType<typeof parents>;
beforeAll(async () => {
  t = await createTestApp();
  p = parents(t);
});
afterAll(() => t.close());

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
    const { parentEmail } = await p.show(student);
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
    expect(await json(refused)).toMatchObject({ status: 429, error: expect.stringContaining("diverse") });
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
    const { nickname: taken } = await userOf(t, other);
    const lost = p.newAddress();
    for (let n = 0; n < 4; n++)
      expect((await put({ nickname: taken, parentEmail: p.newAddress() })).status).toBe(409);
    expect((await put({ nickname: taken, parentEmail: lost })).status).toBe(409);
    expect(await p.mails(lost)).toEqual([]);
    for (let n = 0; n < 3; n++) expect((await p.save(student, p.newAddress())).status).toBe(200);
    expect((await put({ displayName: "Qualcun altro", parentEmail: lost })).status).toBe(429);
    const { displayName } = await userOf(t, student);
    expect(displayName).not.toBe("Qualcun altro");
  });

  it("that has not said yes reads no number and no address in a name, and none of a student's words in a subject", async () => {
    const student = await createStudent(t, { displayName: "chiama3331234567 luca@evil.example" });
    const stranger = p.newAddress();
    await p.save(student, stranger);
    await p.send(student, stranger);
    const mails = await p.mails(stranger);
    expect(mails.map(({ template }) => template)).toEqual(["parent-invitation", "parent-invitation"]);
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

  it("is confirmed by its link and code only, once, and no other after it", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.save(student, mamma);
    const { token: right, code, stop } = await p.tokens(mamma);
    const [bad, foreign] = [right.replace(/.$/, (last) => (last === "0" ? "1" : "0")), stop];
    for (const token of [bad, foreign, "", "1.2.3", right.slice(1)]) {
      expect((await p.confirm({ token, code })).status).toBe(400);
    }
    expect((await p.show(student)).state).toBe("unconfirmed");
    expect(await json(await p.confirm({ token: right, code }))).toMatchObject({ status: 200 });
    expect((await p.confirm({ token: right, code })).status).toBe(400);
    expect(await p.show(student)).toMatchObject({ state: "confirmed", nextReportOn: "2026-12-01" });

    const babbo = p.newAddress();
    await p.save(student, babbo);
    expect(await p.show(student)).toMatchObject({ parentEmail: babbo, state: "unconfirmed" });
    expect(await json(await p.confirm({ token: right, code }))).toMatchObject({
      status: 400,
      code: "BAD_TOKEN",
    });
    expect(await p.templates(mamma)).toEqual(["parent-invitation", "parent-removed"]);
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
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
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
    expect((await p.mails(mamma)).map(({ template }) => template)).toEqual([
      "parent-invitation",
      "parent-removed",
    ]);
    expect((await p.mails(babbo)).map(({ template }) => template)).toEqual(["parent-invitation"]);
  });
});
