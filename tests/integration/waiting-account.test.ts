import type { UserReply } from "@/lib/features/accounts/contract";
import { scriptedReader } from "../doubles/homework-reader";
import { setStage, type Stage } from "../fuzz/callers";
import { cronSecret } from "../fuzz/secrets";
import { rawBodies, validBodies, validQueries } from "../fuzz/valid-inputs";
import { createAdministeredApp } from "../support/administrators";
import { loadRoutes } from "../support/api";
import { conversations } from "../support/conversations";
import { crisis, gentle } from "../support/help-messages";
import { sheetText } from "../support/photographs";
import { plainUrl } from "../support/pictures";
import { createStudent, newSession, type Student } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { watchOutside } from "../support/watched-outside";

const contracts = loadRoutes().flatMap(({ module }) =>
  Object.values(module).flatMap(({ contract }) => contract ?? []),
);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** What no waiting account may reach: whatever speaks to an AI, shows it a picture, or turns a text into a voice. */
const ai = [
  "POST /api/chat",
  "POST /api/analyze-homework",
  "PUT /api/homework-photos/{photoId}",
  "POST /api/speech",
  "POST /api/speech/script",
];

/** Nor is anything sold to one, by whomever: its parents have not said yes. */
const selling = ["POST /api/parent/pay-links"];

let t: TestApp;
let stage: Stage;
let waiting: Student;
/** Every call of something outside. */
let outside: string[];
beforeAll(async () => {
  t = await createAdministeredApp({ CRON_SECRET: cronSecret });
  t.app.ports.homeworkReader = scriptedReader(() => Promise.resolve(sheetText));
  stage = await setStage(t);
  waiting = await wait(stage.student);
}, 60_000);
beforeEach(() => {
  outside = watchOutside(t);
});
afterAll(() => t.close());

/** An account that has everything to ask for, and is a child's from now on, for whom nobody has agreed. */
async function wait(student: Student): Promise<Student> {
  const consentDueAt = new Date(t.app.now().getTime() + 7 * dayMs);
  await t.app.db.user.update({
    where: { id: student.id },
    data: { birthMonth: 6, birthYear: 2015, aiNoticeAt: null, consentDueAt, isPro: true, hasManualPro: true },
  });
  return student;
}

/** The address of a call, for what the waiting account has itself. */
function addressOf(name: string, path: string): string {
  const { findingId, exerciseId, photoId, victim } = stage;
  const isOfPanel = /^\/api\/(admin|secure-admin)\//.test(path);
  const id = isOfPanel ? victim.id : waiting.id;
  const values: Record<string, number | string> = {
    findingId,
    exerciseId,
    photoId,
    id,
    userId: waiting.id,
    childId: waiting.id,
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? 1));
  const query = new URLSearchParams(validQueries[name]?.(stage, 1)).toString();
  return query ? `${filled}?${query}` : filled;
}

async function call(name: string, n = 1) {
  const [method = "", path = ""] = name.split(" ");
  const body = rawBodies[name]?.(stage, n) ?? validBodies[name]?.(stage, n);
  const cookie = await newSession(t.app, waiting.id); // Some of the calls end sessions.
  const response = await t.api(method, addressOf(name, path), { cookie, body });
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const { code } = isJson ? ((await response.json()) as { code?: string }) : {};
  return { status: response.status, code };
}

it("the calls that need what parents decide on are those that reach an AI, and no other", () => {
  const needing = contracts.filter(({ needs }) => needs !== undefined && needs !== "practice");
  expect(needing.map(nameOf).sort()).toEqual([...ai].sort());
});

// What ends something for the others comes last.
const isLast = (name: string) =>
  name.startsWith("DELETE ") || /logout|request-data-deletion|register/.test(name);
const walk = contracts.map(nameOf).sort((a, b) => Number(isLast(a)) - Number(isLast(b)));

describe("an account that waits for a parent", () => {
  it("is one that waits", async () => {
    const me = (await (await t.api("GET", "/api/auth/me", { cookie: waiting.cookie })).json()) as UserReply;
    expect(me.family).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
    });
  });

  it.each(walk)("%s", async (name) => {
    const reply = await call(name);
    if ([...ai, ...selling].includes(name))
      expect(reply).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    else expect(["NEEDS_CONSENT", "NEEDS_AGE", "QUIET_HOURS", "DAY_DONE"]).not.toContain(reply.code);
    expect(reply.status).toBeLessThan(500);
    expect(outside).toEqual([]);
  });

  it("keeps what is its own: it reads, practises, and takes off a finding", async () => {
    const child = await wait(await createStudent(t));
    const get = async (path: string) => (await t.api("GET", path, { cookie: child.cookie })).status;
    for (const path of [
      "/api/auth/me",
      `/api/chat/${child.id}`,
      "/api/usage-stats",
      `/api/progress/${child.id}`,
      `/api/users/${child.id}/data`,
    ])
      expect([path, await get(path)]).toEqual([path, 200]);
    await t.api("POST", "/api/exercises", { cookie: child.cookie });
    const { id, accepted } = await t.app.db.exercise.findFirstOrThrow({ where: { userId: child.id } });
    const solved = await t.api("POST", `/api/exercises/${id}/answers`, {
      cookie: child.cookie,
      body: { answer: accepted[0] },
    });
    expect(await json(solved)).toMatchObject({ status: 200 });
    expect(outside).toEqual([]);
  });

  it.each<[string, (image: string) => Record<string, unknown>]>([
    ["a message", () => ({ message: "She don't like apples" })],
    ["a picture", (image) => ({ message: "", image })],
    ["a message with a picture", (image) => ({ message: "Che cosa devo fare?", image })],
    ["a question that wants a text", () => ({ message: "She don't like apples", wish: "text" })],
  ])("sends %s in no way: nothing is read, kept or charged", async (_, bodyWith) => {
    const child = await wait(await createStudent(t));
    const body = bodyWith(await plainUrl());
    for (const Accept of ["application/json", "text/event-stream"]) {
      const response = await t.api("POST", "/api/chat", { cookie: child.cookie, body, headers: { Accept } });
      expect(await json(response)).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    }
    const where = { userId: child.id };
    expect(await t.app.db.exchange.count({ where })).toBe(0);
    expect(await t.app.db.homeworkPhoto.count({ where })).toBe(0);
    expect(await t.app.db.user.findUniqueOrThrow({ where: { id: child.id } })).toMatchObject({
      hearts: 10,
      messagesCount: 0,
    });
    expect(outside).toEqual([]);
  });

  it.each([
    ["in crisis", crisis, "crisis"],
    ["who is bullied", "mi prendono in giro tutti i giorni e mi chiamano cicciona", undefined],
    ["who is groomed", "uno su instagram vuole una mia foto, dice che è il nostro segreto", undefined],
    ["who may need help", gentle, "gentle"],
  ])("is helped %s, and nobody else is told", async (_, message, level) => {
    const child = await wait(await createStudent(t));
    const chat = conversations(t);
    const response = await chat.send(child, message);
    expect(await json(response)).toMatchObject({
      status: 200,
      support: level ? { level } : expect.any(Object),
      xpAwarded: 0,
    });
    expect(chat.tutor.turns).toEqual([]);
    expect(outside).toEqual([]);
    // And again, under the same key.
    const body = { message, clientMessageId: "one-key" };
    const statuses = await Promise.all(
      [1, 2].map(async () => (await t.api("POST", "/api/chat", { cookie: child.cookie, body })).status),
    );
    expect(statuses).toEqual([200, 200]);
    expect(outside).toEqual([]);
  });

  it("is helped in crisis with a picture, which nobody reads", async () => {
    const child = await wait(await createStudent(t));
    const body = { message: crisis, image: await plainUrl() };
    const response = await t.api("POST", "/api/chat", { cookie: child.cookie, body });
    expect(await json(response)).toMatchObject({ status: 200, support: { level: "crisis" } });
    expect(await t.app.db.homeworkPhoto.count({ where: { userId: child.id } })).toBe(0);
    expect(outside).toEqual([]);
  });

  it("is refused as before once it has been helped", async () => {
    const child = await wait(await createStudent(t));
    const chat = conversations(t);
    await chat.send(child, crisis);
    expect(await json(await chat.send(child, "Thank you"))).toMatchObject({
      status: 403,
      code: "NEEDS_CONSENT",
    });
    expect(chat.tutor.turns).toEqual([]);
  });
});

describe("an account that has not told its age", () => {
  it("is refused what reaches an AI, and helped in crisis", async () => {
    const student = await createStudent(t, { birthMonth: null, birthYear: null, isPro: true });
    const post = (path: string, body: unknown) => t.api("POST", path, { cookie: student.cookie, body });
    const image = await plainUrl();
    for (const reply of [
      await post("/api/chat", { message: "She don't like apples" }),
      await post("/api/analyze-homework", { userId: student.id, image }),
      await post("/api/speech", { text: "Hello" }),
    ])
      expect(await json(reply)).toMatchObject({ status: 403, code: "NEEDS_AGE" });
    expect(await json(await post("/api/chat", { message: crisis }))).toMatchObject({
      status: 200,
      support: { level: "crisis" },
    });
    expect(outside).toEqual([]);
  });
});
