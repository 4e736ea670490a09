import type { ExchangeReply } from "@/lib/features/chat/contract";
import { buildApp } from "@/lib/wiring";
import { scriptedTutor } from "../doubles/tutor";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let other: TestApp["app"];
beforeAll(async () => {
  t = await createTestApp();
  other = await buildApp(t.env, t.app.now);
  await warmUpThreads();
});
afterAll(async () => {
  await other.ports.jobs.stop();
  await other.db.$disconnect();
  await t.close();
});

/** The same request, answered by one instance or the other in turn. */
const inTurn = (count: number, send: (n: number) => Promise<Response>) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      t.serveBy(n % 2 ? other : t.app);
      return send(n);
    }),
  );

describe("two instances on one database", () => {
  it("answer exactly one of 50 parallel sends at 199 messages", async () => {
    const tutors = [t.app, other].map((app) => (app.ports.tutor = scriptedTutor()));
    const student = await createStudent(t, { messagesCount: 199 });
    const responses = await inTurn(50, (n) =>
      t.api("POST", "/api/chat", { cookie: student.cookie, body: { message: `Message number ${n}` } }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(49);
    expect(tutors.flatMap(({ turns }) => turns)).toHaveLength(1);
    expect((await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } })).messagesCount).toBe(200);
  });

  it.each([
    // Each asks its tutor while it is being charged: one of them in vain.
    { room: "much is left", messagesCount: 0, mostAsked: 2 },
    { room: "little is left", messagesCount: 185, mostAsked: 1 },
  ])(
    "make one exchange of the same key, wherever it arrives, where $room",
    async ({ messagesCount, mostAsked }) => {
      const tutors = [t.app, other].map((app) => (app.ports.tutor = scriptedTutor()));
      const student = await createStudent(t, { messagesCount });
      const body = { message: "Only once please", clientMessageId: "shared-key" };
      const responses = await inTurn(50, () => t.api("POST", "/api/chat", { cookie: student.cookie, body }));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const ids = await Promise.all(
        responses.map(async (response) => ((await response.json()) as ExchangeReply).aiMessage.id),
      );
      expect(new Set(ids).size).toBe(1);
      const asked = tutors.flatMap(({ turns }) => turns).length;
      expect([asked > 0, asked <= mostAsked]).toEqual([true, true]);
      expect((await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } })).messagesCount).toBe(
        messagesCount + 1,
      );
    },
  );

  it("share sessions and throttles", async () => {
    const student = await createStudent(t);
    t.serveBy(other);
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(200);
    await t.api("POST", "/api/auth/logout", { cookie: student.cookie });
    t.serveBy(t.app);
    expect((await t.api("GET", "/api/auth/me", { cookie: student.cookie })).status).toBe(401);

    const wrong = { email: "nessuno@scuola.example", password: "sbagliata" };
    const responses = await inTurn(14, () => t.api("POST", "/api/auth/login", { body: wrong }));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});
