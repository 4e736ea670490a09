import { family } from "@/lib/i18n/it";
import { withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { createStudent, userOf } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("the address", () => {
  it("may not be the student's own, whatever stands behind a plus sign", async () => {
    for (const student of [await f.waitingChild(), await createStudent(t)]) {
      for (const own of [student.email, student.email.toUpperCase(), student.email.replace("@", "+mamma@")])
        expect(await json(await f.save(student, own))).toMatchObject({
          status: 400,
          fields: { parentEmail: family.studentAddress },
        });
      expect((await userOf(t, student)).parentEmail).toBeNull();
    }
  });

  it("may not be another student's login", async () => {
    const [student, friend] = [await f.waitingChild(), await createStudent(t)];
    expect(await json(await f.save(student, friend.email))).toMatchObject({
      status: 400,
      error: family.studentAddress,
    });
    expect(await json(await f.save(student, friend.email.replace("@", "+x@")))).toMatchObject({
      status: 400,
    });
    expect((await userOf(t, student)).parentEmail).toBeNull();
    expect(await f.mails(friend.email)).toEqual([]);
  });

  it("that has become a login since does not agree", async () => {
    const { student, mamma, token, code } = await f.asked();
    await createStudent(t, { email: mamma });
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject({
      status: 400,
      error: family.studentAddress,
    });
    expect(await f.guardians(student)).toEqual([]);
  });

  it("of a child is a new one three times a month", async () => {
    const student = await f.waitingChild({ consentDueAt: f.inDays(90) });
    const given = Array.from({ length: 5 }, () => f.newAddress());
    const statuses: number[] = [];
    for (const address of given.slice(0, 4)) {
      t.advance(dayMs);
      statuses.push((await f.save(await f.signedIn(student), address)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await f.mails(given[3] ?? "")).toEqual([]);
    t.advance(20 * dayMs);
    expect((await f.save(await f.signedIn(student), given[4] ?? "")).status).toBe(429);
    expect((await f.save(await f.signedIn(student), given[0] ?? "")).status).toBe(200); // Given before.
    t.advance(11 * dayMs);
    expect((await f.save(await f.signedIn(student), given[4] ?? "")).status).toBe(200);
  });

  it("adds a parent to a child, and replaces the one of somebody of 14, who is told", async () => {
    const [young, older] = [await f.waitingChild(), await createStudent(t)];
    const [mamma, papa, nonna, zio] = [f.newAddress(), f.newAddress(), f.newAddress(), f.newAddress()];
    await f.agree(young, mamma);
    await f.agree(young, papa, { photos: false });
    expect((await f.guardians(young)).map(({ email }) => email).sort()).toEqual([mamma, papa].sort());
    expect(await f.familyOf(young)).toMatchObject({ allowed: { coach: true, photos: false } });
    await f.saveConfirmed(older, nonna);
    await f.save(older, zio);
    expect(await f.guardians(older)).toEqual([]);
    expect(await f.templates(nonna)).toContain("parent-removed");
    for (const address of [mamma, papa]) expect(await f.templates(address)).not.toContain("parent-removed");
  });
});

it("an invitation goes to an address three times a day, and not before one is saved", async () => {
  const student = await f.waitingChild();
  const invite = async () => (await f.invite(student)).status;
  expect(await invite()).toBe(400);
  const mamma = f.newAddress();
  await f.save(student, mamma);
  expect([await invite(), await invite(), await invite()]).toEqual([200, 200, 429]);
  expect(await f.mails(mamma)).toHaveLength(3);
  const { token, code } = await f.tokens(mamma);
  // Of three mails at the same moment the last one counts; any of them may be it.
  const sent = await f.confirm({ token, code }, everything);
  expect([200, 400]).toContain(sent.status);
});
