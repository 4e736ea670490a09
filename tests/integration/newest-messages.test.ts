import type { MessageReply } from "@/lib/features/chat/contract";
import { findNewestMessages } from "@/lib/http/newest-messages";
import { scriptedTutor } from "../doubles/tutor";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let requested = new Headers();
jest.mock("next/headers", () => ({ headers: () => Promise.resolve(requested) }));

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.app.ports.tutor = scriptedTutor();
});
afterAll(() => t.close());

const say = (student: Student, message: string) =>
  t.api("POST", "/api/chat", { cookie: student.cookie, body: { message } });

/** What the chat's page holds for who asks for it like this. */
function pageFor(cookie: string, more: Record<string, string> = { "sec-fetch-dest": "document" }) {
  requested = new Headers({ cookie, ...more });
  return findNewestMessages();
}

describe("the messages in the chat's page", () => {
  it("are those the API answers to the same student", async () => {
    const student = await createStudent(t);
    expect(await pageFor(student.cookie)).toEqual({ entries: [], hasOlder: false });
    await say(student, "Yesterday I go to school");
    const reply = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    const entries = (await reply.json()) as MessageReply[];
    expect(entries).toHaveLength(2);
    expect(await pageFor(student.cookie)).toEqual({ entries, hasOlder: false });
    expect(await pageFor(student.cookie, {})).toEqual({ entries, hasOlder: false });
  });

  it("are never those of another student, nor anybody's without a session", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    await say(student, "My secret diary");
    expect(await pageFor(other.cookie)).toEqual({ entries: [], hasOlder: false });
    expect(await pageFor("")).toBeUndefined();
    expect(await pageFor("session=forged")).toBeUndefined();
  });

  it("are the last twenty, with a sign that there are more", async () => {
    const student = await createStudent(t);
    for (let turn = 1; turn <= 10; turn += 1) await say(student, `I like it, turn ${turn}`);
    const whole = await pageFor(student.cookie);
    expect(whole).toMatchObject({ hasOlder: false });
    expect(whole?.entries).toHaveLength(20);
    await t.app.db.user.update({ where: { id: student.id }, data: { hearts: 10 } });
    await say(student, "I like it, turn 11");
    const end = await pageFor(student.cookie);
    expect(end).toMatchObject({ hasOlder: true });
    expect(end?.entries).toHaveLength(20);
    expect(end?.entries[0]).toMatchObject({ message: "I like it, turn 2" });
  });

  it("stay away from a browser that moves within the app, which has them", async () => {
    const student = await createStudent(t);
    expect(await pageFor(student.cookie, { "sec-fetch-dest": "empty" })).toBeUndefined();
  });

  it("are left to the browser when they cannot be read", async () => {
    const student = await createStudent(t);
    await t.app.db.$executeRaw`ALTER TABLE "Message" RENAME TO "MessageElsewhere"`;
    try {
      expect(await pageFor(student.cookie)).toBeUndefined();
    } finally {
      await t.app.db.$executeRaw`ALTER TABLE "MessageElsewhere" RENAME TO "Message"`;
    }
    expect(await pageFor(student.cookie)).toEqual({ entries: [], hasOlder: false });
  });
});
