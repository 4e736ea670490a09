import type { ExchangeReply } from "@/lib/features/chat/contract";
import type { Support } from "@/lib/features/safety/rules";
import { conversations } from "../support/conversations";
import {
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "../support/administrators";
import { createStudent, newSession, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";

const path = "/api/admin/support-totals";
const crisis = "non voglio più vivere";

let t: TestApp;
beforeEach(async () => {
  t = await createAdministeredApp();
});
afterEach(() => t.close());

/** What the panel, opened now, is answered. */
async function totals(): Promise<unknown> {
  const cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
  const response = await t.api("GET", path, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

/** Sends a message, and answers which help the reply names. */
async function send(student: Student, message: string): Promise<Support> {
  const cookie = await newSession(t.app, student.id);
  const response = await conversations(t).send({ ...student, cookie }, message);
  const { support } = (await response.json()) as ExchangeReply;
  if (!support) throw new Error(`No help is named: ${message}`);
  return { level: support.level, cause: support.cause };
}

const count = (day: string, level: string, cause: string, times: number) =>
  t.app.db.supportCount.create({ data: { day: new Date(day), level, cause, count: times } });

it("nobody has asked for help yet: no row", async () => {
  expect(await totals()).toEqual([]);
});

it("counts what the chat has named, and tells nothing of who it was or of what was written", async () => {
  const student = await createStudent(t, { nickname: "Ada", hearts: 0, messagesCount: 200 });
  const other = await createStudent(t);
  const named = await send(student, crisis);
  expect(await send(student, crisis)).toEqual(named);
  expect(await send(other, crisis)).toEqual(named);
  expect(await totals()).toEqual([{ ...named, count: 3 }]);
});

it("counts no lesson", async () => {
  const { cookie } = await createStudent(t);
  await t.api("POST", "/api/chat", { cookie, body: { message: "Yesterday I go to school" } });
  expect(await totals()).toEqual([]);
});

it("a day begins at midnight in Rome", async () => {
  t.setClock("2026-11-19T22:59:00.000Z");
  const student = await createStudent(t);
  const named = await send(student, crisis);
  t.setClock("2026-11-19T23:00:00.000Z");
  await send(student, crisis);
  await send(student, crisis);
  const days = await t.app.db.supportCount.findMany({ orderBy: { day: "asc" } });
  expect(days.map(({ day, count: times }) => [day.toISOString().slice(0, 10), times])).toEqual([
    ["2026-11-19", 1],
    ["2026-11-20", 2],
  ]);
  t.setClock("2026-12-18T22:59:00.000Z"); // The thirtieth day, a minute before its end in Rome.
  expect(await totals()).toEqual([{ ...named, count: 3 }]);
  t.setClock("2026-12-18T23:00:00.000Z");
  expect(await totals()).toEqual([{ ...named, count: 2 }]);
});

it("adds up thirty days, today included, by level and cause, the gravest cause first", async () => {
  await count("2026-10-21", "crisis", "bullying", 100); // The day before them.
  await count("2026-10-22", "crisis", "bullying", 1);
  await count("2026-11-20", "crisis", "bullying", 2);
  await count("2026-11-03", "worry", "bullying", 4);
  await count("2026-11-03", "gentle", "grooming", 8);
  await count("2026-11-03", "crisis", "of-an-older-version", 16);
  expect(await totals()).toEqual([
    { level: "gentle", cause: "grooming", count: 8 },
    { level: "worry", cause: "bullying", count: 4 },
    { level: "crisis", cause: "bullying", count: 3 },
  ]);
});

it("is refused to everybody but an administrator behind the open gate of the system panel", async () => {
  await count("2026-11-20", "crisis", "bullying", 2);
  const student = await createStudent(t);
  const administrator = await createAdministrator(t);
  const refusalTo = async (options: Parameters<TestApp["api"]>[2]) => {
    const response = await t.api("GET", path, options);
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };
  expect(await refusalTo({})).toEqual([401, "NO_SESSION"]);
  expect(await refusalTo({ cookie: student.cookie })).toEqual([403, "FORBIDDEN"]);
  expect(await refusalTo({ cookie: administrator.cookie })).toEqual([403, "GATE_CLOSED"]);
  expect(await refusalTo({ headers: await openSecurePanel(t) })).toEqual([401, "NO_SESSION"]);
});
