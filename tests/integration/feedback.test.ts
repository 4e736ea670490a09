import { mailsTo } from "../support/outbox";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

const office = "privacy@coach.example";
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ PRIVACY_EMAIL: office });
});
afterAll(() => t.close());

const good = { message: "Vorrei più esercizi <b>sui verbi</b>", category: "feature", rating: 4 };
const send = (cookie: string | undefined, body: unknown) => t.api("POST", "/api/feedback", { cookie, body });

it("is stored as it was written, and mailed to the office without any HTML of it", async () => {
  const { id, cookie } = await createStudent(t);
  const response = await send(cookie, { ...good, message: `  ${good.message} ` });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ message: expect.any(String) as string });
  expect(await t.app.db.feedback.findMany({ where: { userId: id } })).toEqual([
    {
      ...good,
      id: expect.any(String) as string,
      userId: id,
      createdAt: t.app.now(),
      isPriority: false,
      answer: null,
      answeredAt: null,
    },
  ]);
  await t.runJobs();
  const [mail] = await mailsTo(t.dataDir, office);
  expect(mail?.html).toContain("&lt;b&gt;sui verbi&lt;/b&gt;");
  expect(mail?.text).toContain("sui verbi");
});

it.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 3.7 },
  { rating: "5" },
  { rating: null },
  { category: "hack" },
  { category: ["bug"] },
  { message: "   " },
  { message: "" },
  { message: "x".repeat(50_000) },
  { message: "nul \0" },
  { userId: 1 },
])("with %j is refused and stores nothing", async (change) => {
  const { id, cookie } = await createStudent(t);
  const response = await send(cookie, { ...good, ...change });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: expect.stringMatching(/Completa tutti i campi|non sono validi/) as string,
  });
  expect(await t.app.db.feedback.count({ where: { userId: id } })).toBe(0);
});

it.each(["bug", "feature", "content", "ui", "performance", "other"])("may be about %s", async (category) => {
  const { id, cookie } = await createStudent(t);
  expect((await send(cookie, { ...good, category })).status).toBe(201);
  expect(await t.app.db.feedback.findMany({ where: { userId: id } })).toMatchObject([{ category }]);
});

it("is rated from 1 to 5", async () => {
  const { id, cookie } = await createStudent(t);
  const statuses: number[] = [];
  for (const rating of [0, 1, 5, 6]) statuses.push((await send(cookie, { ...good, rating })).status);
  expect(statuses).toEqual([400, 201, 201, 400]);
  expect(await t.app.db.feedback.count({ where: { userId: id } })).toBe(2);
});

it.each(["message", "category", "rating"])("without %s asks for all fields", async (field) => {
  const { cookie } = await createStudent(t);
  const { [field as keyof typeof good]: _, ...rest } = good;
  const response = await send(cookie, rest);
  expect(response.status).toBe(400);
  if (field !== "message")
    expect(await response.json()).toMatchObject({ error: "Completa tutti i campi per inviare il feedback" });
});

it("needs a session, and is heard ten times an hour", async () => {
  expect((await send(undefined, good)).status).toBe(401);
  const { cookie } = await createStudent(t);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await send(cookie, good)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

it("is stored where nobody is to be told", async () => {
  const { id, cookie } = await createStudent(t);
  const { env } = t.app;
  t.app.env = { ...env, PRIVACY_EMAIL: undefined };
  expect((await send(cookie, good)).status).toBe(201);
  t.app.env = env;
  expect(await t.app.db.feedback.count({ where: { userId: id } })).toBe(1);
});
