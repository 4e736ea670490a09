import type { ExchangeReply } from "@/lib/features/chat/contract";
import { conversations } from "../support/conversations";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
  chat = conversations(t);
  await warmUpThreads();
});
afterAll(() => t.close());

const exercise = "Complete with the past simple.\n1. We ____ (go) home early.\n2. She ____ (buy) a new bag.";

async function say(student: Student, message: string): Promise<ExchangeReply> {
  return (await (await chat.send(student, message)).json()) as ExchangeReply;
}

describe("a try at an exercise that is refused", () => {
  it("may be stood by until it is left to the teacher, on the newest message only", async () => {
    const student = await createStudent(t);
    expect((await say(student, exercise)).aiMessage.isContestable).toBeUndefined();
    const refused = await say(student, "1. goed");
    expect(refused.aiMessage.isContestable).toBe(true);
    expect(refused.userMessage.isContestable).toBeUndefined();
    expect(await chat.history(student)).toMatchObject([{}, {}, refused.userMessage, refused.aiMessage]);
    const asked = await say(student, "Secondo me è giusto");
    expect(asked.aiMessage.isContestable).toBe(true);
    const left = await say(student, "Secondo me è giusto");
    expect(left.aiMessage.isContestable).toBeUndefined();
    expect((await chat.history(student)).filter(({ isContestable }) => isContestable)).toEqual([]);
  });

  it("is no matter of a mistake in one's own sentence, which has its own button", async () => {
    const student = await createStudent(t);
    expect((await say(student, "She like apples")).aiMessage.isContestable).toBeUndefined();
    expect((await say(student, "She liking apples")).aiMessage.isContestable).toBeUndefined();
  });
});
