import type { ParentChild } from "@/lib/features/parents-page/contract";
import { today, withFamilies, type Families } from "../support/families";
import { templatesTo } from "../support/outbox";
import { createStudent, exists } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("a deletion a parent asks for", () => {
  it("is carried out in seven days, and told to student and parents", async () => {
    const { student, mamma, cookie } = await f.opened();
    const reply = await json<ParentChild>(await f.requestDeletion(cookie, student));
    expect(reply).toMatchObject({ status: 200, deletion: { canCancel: true } });
    expect(await templatesTo(t, student.email)).toContain("deletion-requested");
    expect(await f.mailed(mamma, "parent-deletion-requested")).toBe(1);
    expect((await f.audited(student)).map(({ action }) => action)).toContain("parent_asked_deletion");
    expect((await f.requestDeletion(cookie, student)).status).toBe(200);
    expect(await f.mailed(mamma, "parent-deletion-requested")).toBe(1);
    t.setClock(reply.deletion?.eraseAfter ?? today);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("can be taken back, and that is told and recorded too", async () => {
    const { student, mamma, cookie } = await f.opened();
    await f.requestDeletion(cookie, student);
    const before = (await f.mails(mamma)).length;
    t.advance(1000);
    expect(await json(await f.cancelDeletion(cookie, student))).toMatchObject({
      status: 200,
      deletion: null,
    });
    expect(await templatesTo(t, student.email)).toContain("deletion-cancelled");
    expect((await f.audited(student)).at(-1)).toMatchObject({
      action: "parent_asked_deletion",
      details: { what: "taken back" },
    });
    expect(await f.mails(mamma)).toHaveLength(before + 1);
    t.advance(8 * dayMs);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(true);
  });

  it("may be asked for by the parent of somebody of 14, too", async () => {
    const student = await createStudent(t);
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    expect((await f.requestDeletion(await f.openPage(mamma), student)).status).toBe(200);
  });
});
