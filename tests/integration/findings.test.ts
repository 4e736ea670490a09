import type { MessageReply } from "@/lib/features/chat/contract";
import { findPast } from "@/lib/features/chat/turn-data";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { scriptedTutor } from "../doubles/tutor";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.app.ports.tutor = scriptedTutor();
});
afterAll(() => t.close());

const wrong = "Yesterday I go to school.";

async function send(student: Student, message: string) {
  const response = await t.api("POST", "/api/chat", { cookie: student.cookie, body: { message } });
  return (await response.json()) as { userMessage: MessageReply };
}

async function studentWithMistake(message = wrong) {
  const student = await createStudent(t);
  const { userMessage } = await send(student, message);
  const [finding] = userMessage.findings ?? [];
  if (!finding) throw new Error("no finding");
  return { student, finding };
}

const tryIt = (student: Student, id: string, text: string) =>
  t.api("POST", `/api/findings/${id}/tries`, { cookie: student.cookie, body: { text } });

async function outcome(student: Student, id: string, text: string): Promise<TryReply> {
  const response = await tryIt(student, id, text);
  expect(response.status).toBe(200);
  return (await response.json()) as TryReply;
}

async function shown(student: Student): Promise<FindingReply | undefined> {
  const response = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
  const messages = (await response.json()) as MessageReply[];
  return messages.flatMap(({ findings = [] }) => findings)[0];
}

const xpOf = async ({ id }: Student) => (await t.app.db.user.findUniqueOrThrow({ where: { id } })).xp;
const observed = async ({ id }: Student) =>
  (await t.app.db.observation.findMany({ where: { userId: id }, orderBy: { seenAt: "asc" } })).map(
    ({ kind }) => kind,
  );

test("open mistakes are those of the newest message first, in the order of its text", async () => {
  const { student } = await studentWithMistake();
  await send(student, "I have 13 years. I like very much basketball. We was very happy!");
  const limits = { maxMessages: 10, maxPhotos: 10, maxOpen: 10, maxSheets: 5 };
  const past = await findPast(t.app.db, { userId: student.id, clientMessageId: "another" }, limits);
  expect(past.open.map(({ quote }) => quote)).toEqual([
    "I have 13 years",
    "like very much",
    "We was",
    "Yesterday I go",
  ]);
});

describe("trying to put a mistake right", () => {
  it("climbs the hints with each real attempt, shows a twin after two, and the correction once it is found", async () => {
    const { student, finding } = await studentWithMistake();
    expect(finding).toMatchObject({
      quote: "Yesterday I go",
      attempts: 0,
      isResolved: false,
      topicName: "Il past simple",
    });
    expect(finding.hints).toHaveLength(1);

    const first = await outcome(student, finding.id, "Yesterday I goes to school.");
    expect(first).toMatchObject({ outcome: "not_yet", xpAwarded: 0, finding: { attempts: 1 } });
    expect(first.finding.hints).toHaveLength(2);
    const second = await outcome(student, finding.id, "goed");
    expect(second.finding).toMatchObject({ attempts: 2, twin: { right: expect.any(String) as string } });
    for (const reply of [first, second]) expect(JSON.stringify(reply)).not.toMatch(/\bwent\b/);
    expect(JSON.stringify(await shown(student))).not.toMatch(/\bwent\b/);

    const xpBefore = await xpOf(student);
    const last = await outcome(student, finding.id, "Yesterday I went to school.");
    expect(last).toMatchObject({
      outcome: "right",
      xpAwarded: 10,
      finding: { isResolved: true, correction: "Yesterday I went" },
    });
    expect(await xpOf(student)).toBe(xpBefore + 10);
    expect(await shown(student)).toEqual(last.finding);
    expect(await observed(student)).toEqual(["mistake", "correction"]);
  });

  it.each(["boh", "non lo so", "dimmelo tu", "...", "go", "I go", wrong, "YESTERDAY I GO TO SCHOOL"])(
    "does not take «%s» for an attempt",
    async (text) => {
      const { student, finding } = await studentWithMistake();
      expect(await outcome(student, finding.id, text)).toMatchObject({
        outcome: "no_attempt",
        finding: { attempts: 0 },
      });
    },
  );

  it("counts the same wrong try once, however often it comes", async () => {
    const { student, finding } = await studentWithMistake();
    await Promise.all(Array.from({ length: 20 }, () => tryIt(student, finding.id, "goed")));
    expect(await outcome(student, finding.id, "Goed")).toMatchObject({
      outcome: "no_attempt",
      finding: { attempts: 1 },
    });
  });

  it("awards a right answer once, under 20 at a time, and counts no message for it", async () => {
    const { student, finding } = await studentWithMistake();
    const [activity, xpBefore] = [await activityOf(student), await xpOf(student)];
    const replies = await Promise.all(Array.from({ length: 20 }, () => outcome(student, finding.id, "went")));
    expect(replies.filter(({ xpAwarded }) => xpAwarded === 10)).toHaveLength(1);
    expect(await xpOf(student)).toBe(xpBefore + 10);
    expect(await activityOf(student)).toMatchObject({
      messages: activity?.messages,
      corrections: 1,
      xp: (activity?.xp ?? 0) + 10,
    });
    const { messagesCount, hearts } = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
    expect({ messagesCount, hearts }).toEqual({ messagesCount: 1, hearts: 9 });
  });

  it("is one with the conversation: what was solved there is solved here, and pays once", async () => {
    const { student, finding } = await studentWithMistake();
    await send(student, "Yesterday I went to school.");
    const xp = await xpOf(student);
    expect(await outcome(student, finding.id, "went")).toMatchObject({
      outcome: "no_attempt",
      xpAwarded: 0,
      finding: { isResolved: true },
    });
    expect(await xpOf(student)).toBe(xp);

    const other = await studentWithMistake();
    await outcome(other.student, other.finding.id, "went");
    const xpOfOther = await xpOf(other.student);
    await send(other.student, "Yesterday I went to school.");
    expect(await xpOf(other.student)).toBe(xpOfOther + 5);
  });

  it("shows what the student wrote, where that is right in other words than ours", async () => {
    const { student, finding } = await studentWithMistake("My brother have a dog.");
    const { finding: solved } = await outcome(student, finding.id, "had");
    expect(solved).toMatchObject({ isResolved: true, correction: "My brother had" });
    expect(await shown(student)).toEqual(solved);
  });

  it("stays under the cap of the day", async () => {
    const { student, finding } = await studentWithMistake();
    await t.app.db.dailyActivity.updateMany({ where: { userId: student.id }, data: { xp: 97 } });
    expect(await outcome(student, finding.id, "went")).toMatchObject({ outcome: "right", xpAwarded: 3 });
  });
});

describe("a try is refused", () => {
  it("at another's mistake, an unknown one, and one of a conversation that is over", async () => {
    const { student, finding } = await studentWithMistake();
    const stranger = await createStudent(t);
    expect((await tryIt(stranger, finding.id, "went")).status).toBe(404);
    expect((await tryIt(student, "0190f000-0000-7000-8000-000000000000", "went")).status).toBe(404);
    expect((await tryIt(student, "not-an-id", "went")).status).toBe(404);
    await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect((await tryIt(student, finding.id, "went")).status).toBe(404);
  });

  it("when it is empty, too long, or comes too fast", async () => {
    const { student, finding } = await studentWithMistake();
    expect((await tryIt(student, finding.id, "   ")).status).toBe(400);
    expect((await tryIt(student, finding.id, "a".repeat(501))).status).toBe(400);
    const replies = await Promise.all(Array.from({ length: 45 }, () => tryIt(student, finding.id, "boh")));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});

const activityOf = ({ id }: Student) => t.app.db.dailyActivity.findFirst({ where: { userId: id } });

describe("a mistake put right in the chat", () => {
  type Exchange = { solvedFindings?: FindingReply[]; droppedFindings?: string[] };

  async function say(student: Student, message: string, clientMessageId?: string): Promise<Exchange> {
    const body = { message, ...(clientMessageId && { clientMessageId }) };
    const response = await t.api("POST", "/api/chat", { cookie: student.cookie, body });
    return (await response.json()) as Exchange;
  }

  test("comes with the answer as it is now, again when the send is repeated, and not with the next one", async () => {
    const { student, finding } = await studentWithMistake();
    const first = await say(student, "Yesterday I went to school.", "fix");
    expect(first.solvedFindings).toEqual([await shown(student)]);
    expect(first.solvedFindings?.[0]).toMatchObject({
      id: finding.id,
      isResolved: true,
      correction: expect.any(String) as string,
    });
    expect((await say(student, "Yesterday I went to school.", "fix")).solvedFindings).toEqual(
      first.solvedFindings,
    );
    expect((await say(student, "Come si dice gatto?")).solvedFindings).toBeUndefined();
  });

  test("comes to nobody while it is open, nor to anybody else", async () => {
    const { student } = await studentWithMistake();
    const answer = await say(student, "Come si dice gatto?");
    expect(answer.solvedFindings).toBeUndefined();
    expect(JSON.stringify(answer)).not.toMatch(/\bwent\b/);
    const other = await studentWithMistake("I have 13 years.");
    expect((await say(other.student, "Yesterday I went to school.")).solvedFindings).toBeUndefined();
  });
});
