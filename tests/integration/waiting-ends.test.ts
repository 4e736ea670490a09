import { withFamilies, type Families } from "../support/families";
import { templatesTo } from "../support/outbox";
import { createStudent, exists, userOf } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("the month of the 14th birthday", () => {
  it("counts as the year before, to its last minute in Rome; then nobody need agree", async () => {
    const child = await f.registered({ birthMonth: 11, birthYear: 2012 });
    // Longer than the seven days, so that only the birthday can end the waiting.
    await t.app.db.user.update({
      where: { id: child.id },
      data: { consentDueAt: new Date("2026-12-05T09:00:00Z") },
    });
    t.setClock("2026-11-30T22:59:00.000Z");
    const late = await f.signedIn(child);
    expect(await json(await f.say(late, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-11-30T23:00:00.000Z");
    const grown = await f.signedIn(child);
    expect(await f.familyOf(grown)).toMatchObject({ stage: "notice", consentDueAt: null });
    expect((await f.say(grown, "Hello there")).status).toBe(200);
    await f.sweep();
    expect((await userOf(t, child)).consentDueAt).toBeNull();
    t.setClock("2026-12-06T09:00:00.000Z");
    await f.sweep();
    await f.sweep();
    expect(await exists(t, child)).toBe(true);
  });

  it("keeps what an active parent has switched off, and lets a withdrawal go", async () => {
    const [kept, freed] = [
      await createStudent(t, { birthMonth: 11, birthYear: 2012 }),
      await createStudent(t, { birthMonth: 11, birthYear: 2012 }),
    ];
    const [mamma, papa] = [f.newAddress(), f.newAddress()];
    await f.agree(kept, mamma);
    await f.agree(freed, papa);
    expect((await f.change(await f.openPage(mamma), kept, { photos: false })).status).toBe(200);
    expect((await f.withdraw(await f.openPage(papa), freed)).status).toBe(200);
    expect(await json(await f.say(freed, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-12-01T09:00:00.000Z");
    expect((await f.familyOf(kept)).allowed).toMatchObject({ coach: true, photos: false });
    expect((await f.familyOf(freed)).allowed).toMatchObject({ coach: true, photos: true });
    expect((await f.say(await f.signedIn(freed), "Hello there")).status).toBe(200);
    t.setClock("2030-11-30T22:59:00.000Z"); // Of 17.
    expect((await f.familyOf(kept)).allowed).toMatchObject({ photos: false });
    t.setClock("2030-11-30T23:00:00.000Z");
    expect((await f.familyOf(kept)).allowed).toMatchObject({ photos: true });
  });
});

describe("seven days without an answer", () => {
  it("are reminded of on the fifth, and end the account", async () => {
    const student = await f.registered({ birthMonth: 6, birthYear: 2014 });
    const mamma = f.newAddress();
    await f.save(student, mamma);
    const start = t.app.now().getTime();
    const after = async (ms: number) => {
      t.setClock(new Date(start + ms).toISOString());
      await f.sweep();
      await f.sweep();
    };
    await after(5 * dayMs - 1000);
    expect(await f.templates(mamma)).toEqual(["parent-invitation"]);
    await after(5 * dayMs);
    await after(5 * dayMs + 60_000);
    expect((await f.templates(mamma)).sort()).toEqual(["parent-consent-reminder", "parent-invitation"]);
    expect(
      (await templatesTo(t, student.email)).filter((name) => name === "student-consent-reminder"),
    ).toHaveLength(1);
    await after(7 * dayMs - 1000);
    expect(await exists(t, student)).toBe(true);
    await after(7 * dayMs);
    expect(await exists(t, student)).toBe(false);
    expect(await t.app.db.user.findUnique({ where: { email: student.email } })).toBeNull();
    expect(await findTraces(t.app.db, [student.email, mamma])).toEqual([]);
  });

  it("are none where a parent agrees to the reminder", async () => {
    const student = await f.registered({ birthMonth: 6, birthYear: 2014 });
    const mamma = f.newAddress();
    await f.save(student, mamma);
    t.advance(5 * dayMs);
    await f.sweep();
    const { token, code } = await f.brought(mamma, "parent-consent-reminder");
    expect((await f.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    t.advance(3 * dayMs);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(true);
    expect((await f.say(await f.signedIn(student), "Hello there")).status).toBe(200);
  });

  it("do not end an account that has no age, or that waits for nobody", async () => {
    const [ageless, teenager] = [
      await f.registered({}),
      await f.registered({ birthMonth: 6, birthYear: 2011 }),
    ];
    t.advance(31 * dayMs);
    await f.sweep();
    await f.sweep();
    expect([await exists(t, ageless), await exists(t, teenager)]).toEqual([true, true]);
  });
});
