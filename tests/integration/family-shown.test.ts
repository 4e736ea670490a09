import type { FamilyReply } from "@/lib/features/family/contract";
import { today, withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("the student sees", () => {
  const shown = async (student: Student, id = student.id) =>
    t.api("GET", `/api/family/${id}`, { cookie: (await f.signedIn(student)).cookie });

  it("who decides, with most of the address left out, and nobody else's", async () => {
    const { student, mamma } = await f.agreed();
    const other = await createStudent(t);
    const reply = await json<FamilyReply>(await shown(student));
    expect(reply).toMatchObject({
      status: 200,
      guardians: [{ isWithdrawn: false, reports: true, alerts: false }],
      changedAt: today,
      invitation: null,
    });
    const [local = "", domain = ""] = mamma.split("@");
    expect(reply.guardians[0]?.email).toContain(domain);
    expect(reply.guardians[0]?.email).not.toContain(local);
    expect(JSON.stringify(reply)).not.toContain("Anna Rossi");
    expect((await shown(other, student.id)).status).toBe(404);
  });

  it("how an invitation stands", async () => {
    const student = await f.newChild();
    const mamma = f.newAddress();
    expect(await json(await shown(student))).toMatchObject({
      guardians: [],
      changedAt: null,
      invitation: null,
    });
    await f.save(student, mamma);
    expect(await json(await shown(student))).toMatchObject({
      invitation: { email: mamma, sentAt: today, isStopped: false },
    });
    const { stop, token, code } = await f.tokens(mamma);
    await f.stop(stop);
    expect(await json(await shown(student))).toMatchObject({ invitation: { isStopped: true } });
    await f.confirm({ token, code }, everything);
    expect(await json(await shown(student))).toMatchObject({ invitation: null, guardians: [{}] });
  });
});
