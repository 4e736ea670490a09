import { family } from "@/lib/i18n/it";
import { badToken, minuteMs, withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("the link that never ends", () => {
  it("is good for a stop only, and who stopped can start again on the same page", async () => {
    const { student, token, code, stop } = await f.asked();
    await f.confirm({ token, code }, everything);
    t.advance(400 * dayMs);
    for (const reply of [
      await f.confirm({ token: stop, code }, everything),
      await f.revoke({ token: stop, code }),
      await f.open({ token: stop, code }),
      await f.resume(stop),
    ])
      expect(reply.status).toBe(400);
    const stopped = await json<{ resumeToken: string }>(await f.stop(stop));
    expect(stopped.status).toBe(200);
    expect(await f.guardians(student)).toEqual([expect.objectContaining({ mailsStoppedAt: t.app.now() })]);
    expect(await f.familyOf(student)).toMatchObject({ stage: "open", allowed: { coach: true } });
    expect((await f.resume(stopped.resumeToken)).status).toBe(200);
    expect(await f.guardians(student)).toEqual([expect.objectContaining({ mailsStoppedAt: null })]);
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(0);
  });

  it("starts again for half an hour only", async () => {
    const { student, stop } = await f.asked();
    const { resumeToken } = await json<{ resumeToken: string }>(await f.stop(stop));
    t.advance(30 * minuteMs);
    expect(await json(await f.resume(resumeToken))).toMatchObject(badToken);
    expect((await f.stop(resumeToken)).status).toBe(400);
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(1);
  });

  it("stops an invitation: no mail more, until somebody says yes who was asked before", async () => {
    const { student, mamma, token, code, stop } = await f.asked();
    await f.stop(stop);
    expect(await json(await f.invite(student))).toMatchObject({
      status: 403,
      error: family.stopped,
    });
    t.advance(5 * dayMs);
    await f.sweep();
    expect(await f.templates(mamma)).toEqual(["parent-invitation"]);
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "open" });
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(0);
  });
});
