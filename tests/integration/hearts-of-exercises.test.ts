import type { ExchangeReply } from "@/lib/features/chat/contract";
import { TutorError } from "@/lib/ports/tutor";
import { conversations } from "../support/conversations";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, userOf, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { pastPage } from "../support/worksheets";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
beforeEach(() => {
  chat = conversations(t);
});
afterAll(() => t.close());

const hearts = async (student: Student) => (await userOf(t, student)).hearts;
const setHearts = (student: Student, left: number) =>
  t.app.db.user.update({
    where: { id: student.id },
    data: { hearts: left, heartsUpdatedAt: t.app.now() },
  });
const say = async (student: Student, message: string) => {
  const response = await chat.send(student, message);
  expect(response.status).toBe(200);
  return (await response.json()) as ExchangeReply;
};

describe("the work at an exercise that was brought", () => {
  it("takes no heart, right or wrong, and counts as messages", async () => {
    const student = await createStudent(t);
    await say(student, pastPage);
    expect(await hearts(student)).toBe(9);
    for (const message of ["goed", "went", "non lo so", "salta", "4. bought"]) await say(student, message);
    expect(await userOf(t, student)).toMatchObject({ hearts: 9, messagesCount: 6 });
  });

  it("goes on at 0 hearts, where anything else is refused", async () => {
    const student = await createStudent(t);
    await say(student, pastPage);
    await setHearts(student, 0);
    await say(student, "1. went");
    const other = await chat.send(student, "Yesterday my sister and I go to the cinema with friends");
    expect(other.status).toBe(403);
    expect(await other.json()).toMatchObject({ code: "NO_HEARTS" });
    expect(await userOf(t, student)).toMatchObject({ hearts: 0, messagesCount: 2 });
  });

  it("is refused at the limit of messages like all others", async () => {
    const student = await createStudent(t);
    await say(student, pastPage);
    await t.app.db.user.update({ where: { id: student.id }, data: { messagesCount: 200 } });
    const refused = await chat.send(student, "1. went");
    expect(await refused.json()).toMatchObject({ code: "LIMIT_REACHED" });
  });

  it("that fails gives back nothing that was not taken, and is taken up again without a heart", async () => {
    const student = await createStudent(t);
    await say(student, pastPage);
    await setHearts(student, 4);
    const { script } = chat.tutor;
    chat.tutor.script = async function* () {
      throw new TutorError("unavailable");
      yield "";
    };
    expect((await chat.send(student, "1. went", "again")).status).toBe(502);
    expect(await hearts(student)).toBe(4);
    chat.tutor.script = script;
    expect((await chat.send(student, "1. went", "again")).status).toBe(200);
    expect(await userOf(t, student)).toMatchObject({ hearts: 4, messagesCount: 2 });
  });

  it("of somebody else's exercise takes a heart: there is none of one's own", async () => {
    const [owner, other] = [await createStudent(t), await createStudent(t)];
    await say(owner, pastPage);
    await say(other, "1. went");
    expect(await hearts(other)).toBe(9);
  });
});

describe("the XP of a message", () => {
  it.each([
    ["I like my red bike", 5],
    ["She doesn't go", 5],
    ["I don't know", 0],
    ["i dont know it", 0],
    ["give me the answer please", 0],
    ["asdf qwerty hjkl zxcv", 0],
    ["the the the the", 0],
    ["Ciao, mi aiuti?", 0],
  ])("of «%s» is %i", async (message, xp) => {
    const student = await createStudent(t);
    expect((await say(student, message)).xpAwarded).toBe(xp);
  });

  it("comes for a right answer of one word, once, and neither for a wrong one nor for the page", async () => {
    const student = await createStudent(t);
    const earned: number[] = [];
    for (const message of [pastPage, "goed", "went", "1. went"])
      earned.push((await say(student, message)).xpAwarded);
    expect(earned).toEqual([0, 0, 5, 0]);
  });
});
