import { parentalText, providersOf } from "@/lib/policies";
import { shownText } from "@/lib/i18n/it/parent-consent";
import { proofYears } from "@/lib/features/consents/rules";
import { deletions, weekMs } from "../support/deletions";
import { withFamilies, type Families } from "../support/families";
import { mailsTo } from "../support/outbox";
import { createStudent, exists, type Student } from "../support/students";
import { dayMs, subscribers } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { countRowsOf, findTraces } from "../support/traces";

let t: TestApp;
let d: ReturnType<typeof deletions>;
let f: Families;
withFamilies((made) => {
  ({ t, f } = made);
  d = deletions(t);
});

async function erase(student: Student): Promise<void> {
  await d.request(await f.signedIn(student));
  t.advance(weekMs);
  await f.sweep();
  await f.sweep();
  if (await exists(t, student)) throw new Error("still there");
}

describe("an erasure", () => {
  it("leaves no parent: not the address, not the name, no link, no page, no minute", async () => {
    const student = await f.newChild({ displayName: "Sparita Presto" });
    const [mamma, nonna] = ["mamma.che.sparisce@casa.example", "nonna.mai.detta@casa.example"];
    await f.agree(student, mamma, { name: "Zelinda Quattrocchi" });
    const cookie = await f.openPage(mamma);
    await f.change(cookie, student, { minutesPerDay: 30, photos: false });
    await f.say(student, "I like my dog");
    t.advance(dayMs);
    await f.sweep(); // Asks whether it was their choice.
    await f.save(await f.signedIn(student), nonna);
    const { stop } = await f.tokens(nonna);
    await f.stop(stop);
    await f.withdraw(await f.openPage(mamma), student);
    await d.request(await f.signedIn(student));
    t.advance(weekMs - 1000);
    // At the last moment a page is open, and a link on its way to another.
    const page = await f.openPage(mamma);
    await f.linkTo(mamma);
    const texts = [mamma, nonna, "Zelinda Quattrocchi", student.email, "Sparita Presto"];
    const before = await findTraces(t.app.db, texts);
    for (const text of texts) expect(before.map((trace) => trace.split(": ")[1])).toContain(text);
    t.advance(1000);
    await f.sweep();
    await f.sweep();

    expect(await exists(t, student)).toBe(false);
    expect(await findTraces(t.app.db, texts)).toEqual([]);
    const rows = await countRowsOf(t.app.db, student.id);
    expect(Object.entries(rows).filter(([, count]) => count > 0)).toEqual([]);
    expect((await t.api("GET", "/api/parents/children", { cookie: page })).status).toBe(401);
    expect((await f.open(await f.brought(mamma, "parent-page-link"))).status).toBe(400);
    expect((await f.stop(stop)).status).toBe(200); // A mail of years ago may be stopped still.
    expect(await findTraces(t.app.db, texts)).toEqual([]);
  });

  it("keeps of a parent's consent what the law wants proved: a pseudonym and dates, and nobody's name", async () => {
    const student = await f.newChild();
    const mamma = f.newAddress();
    await f.agree(student, mamma, { name: "Berenice Kappa", photos: false });
    const givenAt = t.app.now();
    await f.withdraw(await f.openPage(mamma), student);
    const withdrawnAt = t.app.now();
    const before = await t.app.db.consentProof.findMany({ select: { id: true } });
    await erase(student);
    const proofs = await t.app.db.consentProof.findMany({
      where: { id: { notIn: before.map(({ id }) => id) } },
      orderBy: { givenAt: "asc" },
    });
    const text = parentalText(shownText(providersOf(t.env), "child"));
    expect(proofs).toEqual([
      {
        id: expect.any(String),
        pseudonym: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...text,
        scopes: expect.arrayContaining(["coach", "voice", "reports"]),
        isWithdrawal: false,
        givenAt,
        erasedAt: expect.any(Date),
      },
      expect.objectContaining({ isWithdrawal: true, givenAt: withdrawnAt }),
    ]);
    expect(proofs[0]?.scopes).not.toContain("photos");
    expect(proofs[0]?.pseudonym).toBe(proofs[1]?.pseudonym);
    expect(JSON.stringify(proofs)).not.toMatch(new RegExp(`${mamma}|Berenice|${student.email}`));
  });

  it("keeps none of what needed no parent, nor of who is 14", async () => {
    const student = await createStudent(t);
    await f.saveConfirmed(student, f.newAddress());
    await subscribers(t).subscribe(student);
    const before = await t.app.db.consentProof.count();
    await erase(student);
    expect(await t.app.db.consentProof.count()).toBe(before);
  });

  it("lets go of the proofs after some years", async () => {
    const student = await f.newChild();
    await f.agree(student, f.newAddress());
    await erase(student);
    const { erasedAt } = await t.app.db.consentProof.findFirstOrThrow({ orderBy: { erasedAt: "desc" } });
    const last = new Date(erasedAt);
    last.setUTCFullYear(last.getUTCFullYear() + proofYears);
    t.setClock(new Date(last.getTime() - dayMs).toISOString());
    await f.sweep();
    expect(await t.app.db.consentProof.count({ where: { erasedAt } })).toBeGreaterThan(0);
    t.setClock(new Date(last.getTime() + dayMs).toISOString());
    await f.sweep();
    expect(await t.app.db.consentProof.count({ where: { erasedAt } })).toBe(0);
  });

  it("leaves the brother, his parent and the page that is about both", async () => {
    const [student, brother] = [await f.newChild(), await f.newChild()];
    const mamma = f.newAddress();
    await f.agree(student, mamma);
    t.advance(1000);
    await f.agree(brother, mamma);
    await d.request(student);
    t.advance(weekMs - 1000);
    await f.sweep(); // Asks whether it was their choice.
    const page = await f.openPage(mamma);
    const ofBrother = await countRowsOf(t.app.db, brother.id);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
    expect((await f.children(page)).map(({ id }) => id)).toEqual([brother.id]);
    expect(await countRowsOf(t.app.db, brother.id)).toEqual({ ...ofBrother, Session: 0 });
    expect((await f.say(await f.signedIn(brother), "I like my dog")).status).toBe(200);
  });

  it("that a parent asks for leaves as little of both", async () => {
    const student = await f.newChild();
    const mamma = "mamma.che.chiede@casa.example";
    await f.agree(student, mamma, { name: "Teodolinda Zeta" });
    const asked = await f.requestDeletion(await f.openPage(mamma), student);
    const { deletion } = (await asked.json()) as { deletion: { eraseAfter: string } };
    t.setClock(deletion.eraseAfter);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
    expect(await findTraces(t.app.db, [mamma, "Teodolinda Zeta", student.email])).toEqual([]);
  });

  it("of an account nobody has agreed for leaves no address it had asked, and tells the student why", async () => {
    const student = await f.waitingChild();
    const mamma = "mamma.che.tace@casa.example";
    await f.save(student, mamma);
    await t.runJobs();
    t.advance(5 * dayMs);
    await f.sweep();
    t.advance(2 * dayMs);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
    expect(await findTraces(t.app.db, [mamma, student.email])).toEqual([]);
    const last = (await mailsTo(t.dataDir, student.email)).at(-1);
    expect(last).toMatchObject({ template: "account-erased" });
    expect(last?.text).toMatch(/genitor/i);
  });

  it("is not undone by a parent who answers while it goes on", async () => {
    const student = await f.waitingChild();
    const mamma = f.newAddress();
    await f.save(student, mamma);
    t.advance(5 * dayMs);
    await f.sweep();
    const link = await f.tokens(mamma);
    t.advance(2 * dayMs - 1);
    const replies = await Promise.all([
      f.confirm(link, { name: "Anna Rossi", coach: true }),
      (async () => {
        t.advance(1);
        await f.sweep();
        await f.sweep();
      })(),
    ]);
    const isThere = await exists(t, student);
    // Either the yes came first and holds, or the link is over with the account.
    expect(isThere).toBe(replies[0].status === 200);
    expect(await t.app.db.guardian.count({ where: { email: mamma } })).toBe(isThere ? 1 : 0);
  });
});
