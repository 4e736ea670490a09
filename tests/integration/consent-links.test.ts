import { family } from "@/lib/i18n/it";
import { maxCodeTries } from "@/lib/features/family/rules";
import { badToken, withFamilies, type Families } from "../support/families";
import { everything, wrongCode } from "../support/parents";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("a link", () => {
  it("is good once: a second use changes nothing", async () => {
    const { student, token, code } = await f.asked();
    expect((await f.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject(badToken);
    expect(await f.familyOf(student)).toMatchObject({ allowed: { coach: true, photos: false } });
    expect(await f.parental(student)).toHaveLength(1);
  });

  it("of 50 uses at once is used by one", async () => {
    const { student, token, code } = await f.asked();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        f.confirm(
          { token, code },
          { ...everything, name: `Genitore ${String.fromCodePoint(97 + (n % 26))}${n}` },
        ),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await f.guardians(student)).toHaveLength(1);
    expect(await f.parental(student)).toHaveLength(1);
    expect(
      await t.app.db.auditEntry.count({ where: { action: "parent_consented", targetUserId: student.id } }),
    ).toBe(1);
  });

  it("is over after seven days", async () => {
    const { student, token, code } = await f.asked();
    await t.app.db.user.update({ where: { id: student.id }, data: { consentDueAt: f.inDays(30) } });
    t.advance(7 * dayMs - 1);
    const { status } = await f.confirm({ token, code: wrongCode(code) }, everything);
    expect(status).toBe(400);
    expect(await f.triesOf(student)).toBe(1);
    t.advance(1);
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject({
      ...badToken,
      error: family.badLink,
    });
    expect(await f.guardians(student)).toEqual([]);
    await f.sweep();
    expect(await t.app.db.parentLink.count({ where: { userId: student.id } })).toBe(0);
  });

  it("is good to its last moment", async () => {
    const { student, token, code } = await f.asked();
    await t.app.db.user.update({ where: { id: student.id }, data: { consentDueAt: f.inDays(30) } });
    t.advance(7 * dayMs - 1);
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
  });

  it("takes five codes: the fifth wrong one ends it", async () => {
    const { student, token, code } = await f.asked();
    for (let n = 1; n <= maxCodeTries; n++) {
      const error = n < maxCodeTries ? family.badCode : family.noTriesLeft;
      expect(await json(await f.confirm({ token, code: wrongCode(code) }, everything))).toMatchObject({
        ...badToken,
        error,
      });
    }
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject({
      ...badToken,
      error: family.noTriesLeft,
    });
    expect(await f.guardians(student)).toEqual([]);
  });

  it("takes five codes, of 50 at once too", async () => {
    const { student, token, code } = await f.asked();
    const codes = Array.from({ length: 50 }, (_, n) =>
      String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0"),
    );
    const replies = await Promise.all(codes.map((wrong) => f.confirm({ token, code: wrong }, everything)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await f.triesOf(student)).toBe(maxCodeTries);
    expect((await f.confirm({ token, code }, everything)).status).toBe(400);
    expect(await f.guardians(student)).toEqual([]);
  });

  it("takes the right code as the fifth", async () => {
    const { token, code } = await f.asked();
    for (let n = 1; n < maxCodeTries; n++) await f.confirm({ token, code: wrongCode(code) }, everything);
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
  });

  it.each(["12345", "1234567", "12345a", "", "١٢٣٤٥٦", "-12345"])(
    "takes no try for %j, which is no code",
    async (code) => {
      const { student, token } = await f.asked();
      expect(await json(await f.confirm({ token, code }, everything))).toMatchObject({
        status: 400,
        code: "BAD_INPUT",
      });
      expect(await f.triesOf(student)).toBe(0);
    },
  );

  it("that was forwarded is worth nothing without its code, nor with that of another link", async () => {
    const [mine, others] = [await f.asked(), await f.asked()];
    expect((await f.confirm({ token: mine.token, code: others.code }, everything)).status).toBe(400);
    expect((await f.confirm({ token: others.token, code: mine.code }, everything)).status).toBe(400);
    expect([await f.guardians(mine.student), await f.guardians(others.student)]).toEqual([[], []]);
  });

  it("is good for one thing: none of another kind opens it", async () => {
    const { student, mamma, token, code } = await f.asked();
    expect(await json(await f.revoke({ token, code }))).toMatchObject(badToken);
    expect(await json(await f.open({ token, code }))).toMatchObject(badToken);
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
    t.advance(1000);
    const opening = await f.linkTo(mamma);
    expect(await json(await f.confirm(opening, everything))).toMatchObject(badToken);
    expect(await json(await f.revoke(opening))).toMatchObject(badToken);
    expect(await f.familyOf(student)).toMatchObject({ stage: "open" });
    for (const made of ["a".repeat(43), "", "../../etc"])
      expect((await f.confirm({ token: made, code: "123456" }, everything)).status).toBe(400);
  });

  it("of an address that is no longer the one is over", async () => {
    const { student, token, code } = await f.asked();
    t.advance(1000);
    await f.save(student, f.newAddress());
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject(badToken);
    expect(await f.guardians(student)).toEqual([]);
  });

  it("of a child who is gone is over", async () => {
    const { student, token, code } = await f.asked();
    await t.app.db.user.delete({ where: { id: student.id } });
    expect(await json(await f.confirm({ token, code }, everything))).toMatchObject(badToken);
  });
});

describe("a program that reads a parent's mails", () => {
  /** Opens what a browser opens by itself, and sends what a form sends that nobody has typed into. */
  async function scan(address: string): Promise<void> {
    for (const { links, html } of await f.mails(address)) {
      const hidden = [...html.matchAll(/href="(http:\/\/coach\.test[^"]+)"/g)].map(([, url]) =>
        (url ?? "").replaceAll("&amp;", "&"),
      );
      for (const link of new Set([...links, ...hidden])) {
        const { pathname, searchParams } = new URL(link);
        const token = searchParams.get("token");
        if (!token) continue;
        for (const path of ["confirm", "revoke"]
          .map((name) => `/api/parent/${name}`)
          .concat("/api/parents/session")) {
          for (const method of ["GET", "HEAD", "PUT"])
            await t.api(method, `${path}?token=${token}`).catch(() => undefined);
          for (const body of [
            {},
            { token },
            { token, code: "" },
            { token, code: "", name: "", coach: false },
            { token, code: "", ...everything, alerts: true },
            { token, code: "test", ...everything, name: "test" },
            { token, code: token.slice(0, 6), ...everything },
          ])
            await t.api("POST", path, { body });
        }
        expect(pathname).toMatch(/^\/(parent\/(confirm|stop|revoke)|genitori)/);
      }
    }
  }

  it("agrees to nothing, and takes no try from the parent", async () => {
    const { student, mamma, token, code } = await f.asked();
    await scan(mamma);
    await scan(mamma);
    expect(await f.guardians(student)).toEqual([]);
    expect(await f.parental(student)).toEqual([]);
    expect(await f.familyOf(student)).toMatchObject({ stage: "waiting" });
    expect(await f.triesOf(student)).toBe(0);
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
  });

  it("takes no consent back and opens no page", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    t.advance(dayMs);
    await f.sweep();
    await f.linkTo(mamma);
    expect(await f.templates(mamma)).toContain("parent-consent-check");
    const before = await f.guardians(student);
    await scan(mamma);
    expect(await f.guardians(student)).toEqual(before);
    expect(await f.familyOf(student)).toMatchObject({ stage: "open" });
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(0);
    expect((await f.open(await f.brought(mamma, "parent-page-link"))).status).toBe(200);
    expect((await f.revoke(await f.brought(mamma, "parent-consent-check"))).status).toBe(200);
  });
});
