import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import type { Stance } from "@/lib/features/coach/stance";
import { OpenAiDouble } from "../doubles/openai";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let model: OpenAiDouble;
beforeAll(async () => {
  t = await createTestApp();
  model = await new OpenAiDouble().start();
  t.app.ports.tutor = openaiTutor({ apiKey: "key", baseUrl: model.url, model: "model", timeoutMs: 10_000 });
  await warmUpThreads();
});
afterAll(async () => {
  await model.stop();
  await t.close();
});

async function turn(student: Student, body: object, preface: object): Promise<ExchangeReply> {
  const reply = "Guardiamola insieme. Che cosa noti?";
  model.next({ pieces: [JSON.stringify({ wants: "exercise", ...preface }), "\n---\n", reply] });
  const response = await t.api("POST", "/api/chat", { cookie: student.cookie, body });
  expect(response.status).toBe(200);
  return (await response.json()) as ExchangeReply;
}
const say = async (student: Student, message: string, preface: object = {}) =>
  (await turn(student, { message }, preface)).aiMessage;
const press = async (student: Student, messageId: string, stance: Stance, preface: object = {}) =>
  (await turn(student, { verdict: { messageId, stance } }, preface)).aiMessage;
const notes = () =>
  model.requests.at(-1)?.body.messages.findLast(({ role }) => role === "system")?.content ?? "";
const wrong = (number: string, verdict = "wrong") => ({ tries: [{ number, gap: 1, verdict }] });

const pastSheet =
  "Complete with the past simple of the verbs in brackets.\n1. We ____ (go) to the cinema last Saturday.\n2. She ____ (write) a long letter yesterday.";
const wordSheet = "Complete:\n1. The lake was ____ in the moonlight.\n2. It was a ____ and rainy day.";
const wordItems = [
  { number: "1", answers: [["glimmering", "shining"]] },
  { number: "2", answers: [["gloomy"]] },
];
const both = { item: "la 1", stances: ["contest", "drop"] };

describe("a verdict where a model leads", () => {
  it("that our solver is certain of is looked at again: the model hears that it stands", async () => {
    const student = await createStudent(t);
    await say(student, pastSheet);
    const refused = await say(student, "1 goed", wrong("1"));
    expect(refused.verdict).toEqual(both);
    const again = await press(student, refused.id, "contest", wrong("1"));
    expect(notes()).toContain("a second look at item 1: the try is wrong for certain");
    expect(notes()).not.toContain("leftToTeacher");
    expect(again.verdict).toEqual({ item: "la 1", stances: ["drop"] });
    const left = await press(student, again.id, "drop", wrong("1"));
    expect(notes()).toContain("item 1 to be left to their teacher");
    expect(notes()).toContain("go on with item 2");
    expect(notes()).toContain('"tried":["goed"],"leftToTeacher":true');
    expect(left.verdict).toBeUndefined();
  });

  it.each(["contest", "drop"] as const)(
    "that is the model's own leaves the item to the teacher at once, by %s",
    async (stance) => {
      const student = await createStudent(t);
      await say(student, wordSheet, { items: wordItems });
      const refused = await say(student, "1 glimering", wrong("1", "almost"));
      expect(refused.verdict).toEqual(both);
      const left = await press(student, refused.id, stance, wrong("1"));
      expect(notes()).toContain("item 1 to be left to their teacher");
      expect(left.verdict).toBeUndefined();
      await say(student, "boh");
      expect(notes()).toMatch(/"number":"1"[^}]*"leftToTeacher":true/);
      expect(notes()).toMatch(/glimmering/);
    },
  );

  it("on an exercise that only the model reads is answered in the same way, right after it", async () => {
    const student = await createStudent(t);
    const items = [
      { number: "1", answers: [["The cat is under the table"]] },
      { number: "2", answers: [["I have lost my keys"]] },
    ];
    await say(student, "Traduci in inglese:\n1. Il gatto è sotto il tavolo\n2. Ho perso le chiavi", {
      items,
    });
    const refused = await say(student, "1. The cat is on table", wrong("1"));
    expect(refused.verdict).toEqual(both);
    const left = await press(student, refused.id, "contest");
    expect(left.verdict).toBeUndefined();
    expect(notes()).toContain("go on with item 2");
    await say(student, "boh");
    expect(notes()).toMatch(/"number":"1"[^}]*"leftToTeacher":true/);
  });

  it("is answered for the exercise alone: no open mistake is taken off", async () => {
    const student = await createStudent(t);
    await say(student, "I like very much apples.");
    await say(student, pastSheet);
    const refused = await say(student, "1 goed", wrong("1"));
    await press(student, refused.id, "contest", { dropped: ["m1"] });
    expect(await t.app.db.finding.count({ where: { message: { exchange: { userId: student.id } } } })).toBe(
      1,
    );
  });
});
