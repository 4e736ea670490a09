import { checkoutTextOf, cookiePolicyOf, parentalText, privacyPolicyOf, providersOf } from "@/lib/policies";
import { shownText } from "@/lib/i18n/it/parent-consent";
import { parents } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let p: ReturnType<typeof parents>;
beforeAll(async () => {
  t = await createTestApp({ LEGAL_NAME: "Scuola di Prova", LEGAL_ADDRESS: "via dei Test 1, Roma" });
  [s, p] = [subscribers(t), parents(t)];
});
afterAll(() => t.close());

const consents = (userId: number) =>
  t.app.db.consent.findMany({
    where: { userId },
    orderBy: [{ givenAt: "asc" }, { subject: "asc" }],
    select: { subject: true, version: true, textHash: true, givenAt: true },
  });
const shown = ({ version, textHash }: { version: string; textHash: string }) => ({
  version,
  textHash,
  givenAt: t.app.now(),
});

const newcomer = {
  email: "nuova@scuola.example",
  password: "girasole-blu-7",
  nickname: "NuovaArrivata",
  displayName: "Nuova",
  privacyPolicyAccepted: true,
  cookiePolicyAccepted: true,
};
const register = (fields: Partial<Record<keyof typeof newcomer, unknown>> = {}) =>
  t.api("POST", "/api/auth/register", { body: { ...newcomer, ...fields } });

describe("whoever registers", () => {
  it("agrees to the two policies as they are shown now", async () => {
    expect((await register()).status).toBe(201);
    const { id } = await t.app.db.user.findUniqueOrThrow({ where: { email: newcomer.email } });
    expect(await consents(id)).toEqual([
      { subject: "privacy", ...shown(privacyPolicyOf(t.env)) },
      { subject: "cookies", ...shown(cookiePolicyOf()) },
    ]);
  });

  it("again with the same address, or without agreeing, leaves none", async () => {
    const before = await t.app.db.consent.count();
    expect((await register({ nickname: "Altra" })).status).toBe(201);
    expect((await register({ email: "no@scuola.example", privacyPolicyAccepted: false })).status).toBe(400);
    expect((await register({ email: "si@scuola.example" })).status).toBe(409); // The nickname is taken.
    expect(await t.app.db.consent.count()).toBe(before);
  });
});

describe("whoever pays", () => {
  const checkouts = async ({ id }: Student) =>
    (await consents(id)).filter((row) => row.subject === "checkout");

  it("agrees once to the terms that stand above the button, seller and price among them", async () => {
    const student = await createStudent(t);
    const { terms } = await s.openForm(student);
    expect(terms.join(" ")).toMatch(/4,00.€ ogni mese.*Vende Scuola di Prova, via dei Test 1, Roma/);
    const setup = await s.subscribe(student);
    await Promise.all([s.complete(student, setup), s.complete(student, setup)]);
    const text = checkoutTextOf(t.env, { status: "none", endDate: null });
    expect(await checkouts(student)).toEqual([{ subject: "checkout", ...shown(text) }]);
  });

  it("after a cancellation agrees to other terms", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await s.cancel(student);
    await s.subscribe(student);
    const hashes = (await checkouts(student)).map(({ textHash }) => textHash);
    expect(new Set(hashes).size).toBe(2);
  });

  it("with a card that is another's agrees to nothing", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    const setup = await s.setUpCard(other);
    expect((await s.complete(student, setup)).status).toBe(400);
    expect([await checkouts(student), await checkouts(other)]).toEqual([[], []]);
  });
});

it("a parent who asks for the reports agrees to what their page says, once", async () => {
  const student = await createStudent(t);
  const address = p.newAddress();
  await p.saveConfirmed(student, address);
  await p.confirm(await p.tokens(address));
  const text = parentalText(shownText(providersOf(t.env), "teen"));
  expect(await consents(student.id)).toEqual([{ subject: "parent_reports", ...shown(text) }]);
});

it("is in the file of the caller's data, and of nobody else's", async () => {
  const [student, other] = [await createStudent(t), await createStudent(t)];
  await s.subscribe(student);
  const ownData = async ({ id, cookie }: Student) =>
    json<{ account: { consents: unknown[] } }>(await t.api("GET", `/api/users/${id}/data`, { cookie }));
  const text = checkoutTextOf(t.env, { status: "none", endDate: null });
  const row = {
    subject: "checkout",
    ...text,
    scopes: [],
    isWithdrawal: false,
    givenAt: t.app.now().toISOString(),
  };
  expect((await ownData(student)).account.consents).toEqual([row]);
  expect((await ownData(other)).account.consents).toEqual([]);
});

it("cannot be changed, and goes with its user", async () => {
  const student = await createStudent(t);
  await s.subscribe(student);
  const change = `UPDATE "Consent" SET "version" = '1999-01-01' WHERE "userId" = ${student.id}`;
  await expect(t.app.db.$executeRawUnsafe(change)).rejects.toThrow("only added to");
  await t.app.db.user.delete({ where: { id: student.id } });
  expect(await consents(student.id)).toEqual([]);
});
