import { createTestApp, type TestApp } from "../support/test-app";
import { mailsTo } from "../support/outbox";
import { parents } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { sendMail } from "@/lib/features/mail/send-mail";
import { buildApp } from "@/lib/wiring";

const before = "the secret of the first year that is old";
const after = "the secret of the second year that is new";

let t: TestApp;
let instances: TestApp["app"][];
beforeAll(async () => {
  t = await createTestApp({ AUTH_SECRET: before });
  instances = [];
});
afterEach(() => t.serveBy(t.app));
afterAll(async () => {
  for (const { db } of instances) await db.$disconnect();
  await t.close();
});

/** Has the same installation answer with another secret from now on. */
async function rotateTo(secret: string) {
  const app = await buildApp({ ...t.env, AUTH_SECRET: secret }, t.app.now);
  instances.push(app);
  t.serveBy(app);
  return app;
}

const status = async (cookie: string) => (await t.api("GET", "/api/auth/me", { cookie })).status;

it("a session lives on while the old secret stays beside the new one, and not without it", async () => {
  const { cookie } = await createStudent(t);
  await rotateTo(`${after},${before}`);
  expect(await status(cookie)).toBe(200);
  await rotateTo(after);
  expect(await status(cookie)).toBe(401);
});

it("what begins after the change is made with the new secret, and outlives the old one", async () => {
  const app = await rotateTo(`${after}, ${before}`);
  const { cookie } = await createStudent({ ...t, app });
  await rotateTo(after);
  expect(await status(cookie)).toBe(200);
  await rotateTo(before);
  expect(await status(cookie)).toBe(401);
});

it("a mail that waits is sent after the change", async () => {
  const email = "aspetta@scuola.example";
  const names = { email, password: "una parola lunga", nickname: "Aspetta", displayName: "Aspetta" };
  const body = { ...names, privacyPolicyAccepted: true, cookiePolicyAccepted: true };
  expect((await t.api("POST", "/api/auth/register", { body })).status).toBe(201);
  const app = await rotateTo(`${after},${before}`);
  const [mail] = await app.db.mail.findMany({ where: { status: "queued", template: "verify-email" } });
  await sendMail(app, { mailId: mail?.id ?? "" }, { isLastTry: true });
  expect(await mailsTo(t.dataDir, email)).toHaveLength(1);
});

describe("a parent's link", () => {
  const stateOf = async ({ cookie }: Student) =>
    ((await (await t.api("GET", "/api/parent-report", { cookie })).json()) as { state: string }).state;

  async function invited() {
    const p = parents(t);
    const [student, address] = [await createStudent(t), p.newAddress()];
    await p.save(student, address);
    return { p, student, tokens: await p.tokens(address) };
  }

  it("of before still stops and starts the mails, and the no counts under the new secret", async () => {
    const { p, student, tokens } = await invited();
    const app = await rotateTo(`${after},${before}`);
    expect((await p.stop(`${tokens.stop}0`)).status).toBe(400);
    expect((await p.stop(tokens.stop)).status).toBe(200);
    expect(await stateOf(student)).toBe("stopped");
    expect((await p.confirm(tokens)).status).toBe(200);
    expect(await stateOf(student)).toBe("confirmed");
    expect(await app.db.parentStop.count({ where: { userId: student.id } })).toBe(0);
  });

  it("is worth nothing once the old secret is gone", async () => {
    const { p, tokens } = await invited();
    await rotateTo(after);
    expect([(await p.stop(tokens.stop)).status, (await p.confirm(tokens)).status]).toEqual([400, 400]);
  });
});
