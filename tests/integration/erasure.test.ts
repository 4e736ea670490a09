import { eraseAccount, eraseAccounts } from "@/lib/features/deletion/erase-accounts";
import { PaymentsError } from "@/lib/ports/payments";
import type { ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import { scriptedTutor } from "../doubles/tutor";
import { deletions, privacyOffice, weekMs } from "../support/deletions";
import { handInSheet } from "../support/hand-in-sheet";
import { mailsTo, templatesTo, tokenOf } from "../support/outbox";
import { parents } from "../support/parents";
import { createStudent, exists, newSession } from "../support/students";
import { subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { countRowsOf, findTraces } from "../support/traces";
import { until } from "../support/until";
import { newcomer } from "../support/visitors";
import { worksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let d: ReturnType<typeof deletions>;
let p: ReturnType<typeof parents>;
let s: ReturnType<typeof subscribers>;
let w: Worksheets;
/** Whom the mirror has been told to forget. */
let unmirrored: string[];
beforeAll(async () => {
  t = await createTestApp({ PRIVACY_EMAIL: privacyOffice });
  [d, p, s, w] = [deletions(t), parents(t), subscribers(t), worksheets(t)];
});
beforeEach(() => {
  unmirrored = [];
  mirrorRemoves((id) => Promise.resolve(void unmirrored.push(id)));
});
afterAll(() => t.close());

function mirrorRemoves(remove: ProgressMirrorPort["remove"]): void {
  const { progressMirror } = t.app.ports;
  t.app.ports.progressMirror = Object.assign(Object.create(progressMirror), { remove }) as ProgressMirrorPort;
}

describe("an erasure", () => {
  it("leaves no trace of a student who had everything, here or with others", async () => {
    const id = 987_654_321;
    const names = {
      email: "cancellami@scuola.example",
      nickname: "Fantasma99",
      nicknameKey: "fantasma99",
      displayName: "Nome Cancellato",
      firebaseUserId: "firebase-di-fantasma",
      parentEmail: null,
    };
    const student = await createStudent(t, { id, ...names });
    const other = await createStudent(t);
    const mamma = "mamma.di.fantasma@casa.example";
    await p.saveConfirmed(student, mamma);
    await p.learn(student);
    await p.say(student, "My secret dragon is called Fiamma");
    await p.learn(other);
    await s.subscribe(student);
    await p.send(student, mamma);
    await t.api("POST", "/api/speech", { cookie: student.cookie, body: { text: "My dragon is ill" } });
    const { key: clip } = await t.app.db.speechClip.findFirstOrThrow({ where: { userId: id } });
    const code = await handInSheet(w, student);
    const opinion = { message: "Mi piace la volpe fantasma", category: "ui", rating: 5 };
    await t.api("POST", "/api/feedback", { cookie: student.cookie, body: opinion });
    await t.api("POST", "/api/auth/forgot-password", { body: { email: names.email } });
    await t.api("POST", "/api/auth/login", { body: { email: names.email, password: "sbagliata" } });
    const another = newcomer({ email: names.email, nickname: "Soprannome Tenuto" });
    await t.api("POST", "/api/auth/register", { body: another });
    const { stop } = await p.tokens(mamma);
    await p.stop(stop); // And one more mail that will never be sent.
    const { id: sessionId } = await t.app.db.session.findFirstOrThrow({ where: { userId: id } });
    const { customerId, subscriptionId } = await t.app.db.subscription.findUniqueOrThrow({
      where: { userId: id },
    });
    const resetToken = tokenOf(
      (await mailsTo(t.dataDir, names.email)).find((m) => m.template === "reset-password"),
    );
    const texts = [
      String(id),
      names.email,
      names.nickname,
      names.displayName,
      names.firebaseUserId,
      mamma,
      "secret dragon",
      "volpe fantasma",
      another.nickname,
      sessionId,
      customerId ?? "",
      subscriptionId ?? "",
      clip,
      "purple dragon",
      "drawed it",
      "Fantasmino",
      code,
    ];
    const before = await findTraces(t.app.db, texts);
    for (const text of texts) expect(before.map((trace) => trace.split(": ")[1])).toContain(text);
    const ofOther = await countRowsOf(t.app.db, other.id);

    await d.request(student);
    t.advance(weekMs - 1);
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    t.advance(1);
    await s.sweep();

    // What cannot be changed names nobody but by a number that is nobody's.
    expect(await findTraces(t.app.db, texts)).toEqual([`AuditEntry: ${id}`]);
    expect(unmirrored).toEqual([names.firebaseUserId]);
    expect((await templatesTo(t, names.email)).at(-1)).toBe("account-erased");
    expect(await findTraces(t.app.db, [names.email])).toEqual([]);
    expect(await countRowsOf(t.app.db, other.id)).toEqual({ ...ofOther, Session: 0 }); // Theirs is over, a week later.
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(401);
    expect((await w.readReceipt(code)).status).toBe(404);
    const reset = { token: resetToken, newPassword: "una-password-nuova" };
    expect((await t.api("POST", "/api/auth/reset-password", { body: reset })).status).toBe(400);
    expect((await p.stop(stop)).status).toBe(200);
    const records = await t.app.db.deletionRequest.findMany({ where: { status: "erased" } });
    expect(records).toContainEqual(expect.objectContaining({ userId: null, erasedAt: t.app.now() }));

    const again = newcomer({ email: names.email, nickname: names.nickname });
    expect((await t.api("POST", "/api/auth/register", { body: again })).status).toBe(201);
    expect(await t.app.db.user.count({ where: { email: names.email } })).toBe(1);
  });

  it.each<[string, () => () => void]>([
    [
      "the provider of payments is away",
      () => s.change({ deleteCustomer: () => Promise.reject(new PaymentsError("unavailable")) }),
    ],
    [
      "the provider does it and nobody hears",
      () =>
        s.change({
          deleteCustomer: async (customerId) => {
            await t.app.db.localSubscription.deleteMany({ where: { customerId } });
            throw new PaymentsError("unavailable");
          },
        }),
    ],
    [
      "the mirror is away",
      () => {
        mirrorRemoves(() => Promise.reject(new Error("away")));
        return () => mirrorRemoves((id) => Promise.resolve(void unmirrored.push(id)));
      },
    ],
  ])("that stops because %s is gone on with, and can no longer be taken back", async (_, fail) => {
    const student = await createStudent(t, { firebaseUserId: crypto.randomUUID() });
    const bystander = await createStudent(t);
    await s.subscribe(student);
    await d.request(student);
    await d.request(bystander);
    t.advance(weekMs);
    const mend = fail();
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    expect(await exists(t, bystander)).toBe(false);
    const returned = { ...student, cookie: await newSession(t.app, student.id) };
    expect(await d.show(returned)).toMatchObject({ request: { canCancel: false } });
    expect((await d.cancel(returned)).status).toBe(409);
    mend();
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
    expect((await templatesTo(t, student.email)).filter((name) => name === "account-erased")).toHaveLength(1);
    expect(unmirrored).toHaveLength(1);
  });

  it("waits for who is writing the student to the mirror just now", async () => {
    const name = { firebaseUserId: crypto.randomUUID() };
    const student = await createStudent(t, name);
    await d.request(student);
    t.advance(weekMs);
    const mirrorDueAt = new Date(t.app.now().getTime() + 60_000);
    await t.app.db.user.update({ where: { id: student.id }, data: { mirrorDueAt } });
    await s.sweep();
    expect([await exists(t, student), unmirrored]).toEqual([true, []]);
    t.advance(61_000);
    await s.sweep();
    expect([await exists(t, student), unmirrored]).toEqual([false, [name.firebaseUserId]]);
  });

  it("by ten jobs at once is one, with one farewell", async () => {
    const student = await createStudent(t);
    await d.request(student);
    t.advance(weekMs);
    await Promise.all(Array.from({ length: 10 }, () => eraseAccounts(t.app)));
    expect(await exists(t, student)).toBe(false);
    expect((await templatesTo(t, student.email)).filter((name) => name === "account-erased")).toHaveLength(1);
  });

  it("neither begins before its day nor once it is done", async () => {
    const student = await createStudent(t);
    await d.request(student);
    const { id } = await t.app.db.deletionRequest.findUniqueOrThrow({ where: { userId: student.id } });
    const status = async () => (await t.app.db.deletionRequest.findUniqueOrThrow({ where: { id } })).status;
    t.advance(weekMs - 1);
    await eraseAccount(t.app, id);
    expect([await exists(t, student), await status()]).toEqual([true, "requested"]);
    t.advance(1);
    await eraseAccount(t.app, id);
    expect([await exists(t, student), await status()]).toEqual([false, "erased"]);
    await eraseAccount(t.app, id);
    expect(await status()).toBe("erased");
  });

  it("of somebody who pays again while it is under way tells the provider first", async () => {
    const student = await createStudent(t, { firebaseUserId: crypto.randomUUID() });
    await s.subscribe(student);
    await d.request(student);
    t.advance(weekMs);
    mirrorRemoves(async () => {
      await s.subscribe({ ...student, cookie: await newSession(t.app, student.id) });
    });
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    mirrorRemoves(() => Promise.resolve());
    const { customerId } = await t.app.db.subscription.findUniqueOrThrow({ where: { userId: student.id } });
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
    expect(await t.app.db.localSubscription.count({ where: { customerId: customerId ?? "" } })).toBe(0);
  });

  it("while the coach is answering ends the answer, and nothing of it comes back", async () => {
    const student = await createStudent(t);
    await d.request(student);
    t.advance(weekMs);
    student.cookie = await newSession(t.app, student.id);
    const tutor = scriptedTutor();
    const { tutor: usual } = t.app.ports;
    t.app.ports.tutor = tutor;
    let answer = () => {};
    const released = new Promise<void>((resolve) => (answer = resolve));
    tutor.script = async function* () {
      await released;
      yield "Che tempo serve qui?";
    };
    const send = t.api("POST", "/api/chat", { cookie: student.cookie, body: { message: "I like my dog" } });
    await until(() => tutor.turns.length > 0);
    await eraseAccounts(t.app);
    answer();
    expect([401, 404, 409]).toContain((await send).status);
    t.app.ports.tutor = usual;
    expect(await exists(t, student)).toBe(false);
    expect(await findTraces(t.app.db, ["I like my dog"])).toEqual([]);
  });
});
