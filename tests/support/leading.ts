import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { OpenAiDouble } from "../doubles/openai";
import { warmUpThreads } from "./reading-threads";
import { createStudent, type Student } from "./students";
import { createTestApp, type TestApp } from "./test-app";

/** What a student sends: words, or the body of a request. */
type Sent = string | Record<string, unknown>;

/** A test file's app, with a model that leads: it says what a test gives it. */
export function withLeadingModel(usualWants: string) {
  let t: TestApp;
  let model: OpenAiDouble;
  beforeAll(async () => {
    t = await createTestApp();
    model = await new OpenAiDouble().start();
    await warmUpThreads();
  });
  beforeEach(() => {
    t.app.ports.tutor = openaiTutor({ apiKey: "key", baseUrl: model.url, model: "model", timeoutMs: 10_000 });
  });
  afterAll(async () => {
    await model.stop();
    await t.close();
  });

  async function send(student: Student, sent: Sent): Promise<ExchangeReply> {
    const body = typeof sent === "string" ? { message: sent } : sent;
    const response = await t.api("POST", "/api/chat", { cookie: student.cookie, body });
    expect(response.status).toBe(200);
    return (await response.json()) as ExchangeReply;
  }

  /** What the model answers next. */
  const say = (preface: object, reply: string) =>
    model.next({ pieces: [JSON.stringify({ wants: usualWants, ...preface }), "\n---\n", reply] });

  /** A turn: what the student sends, and what the model answers. */
  function turn(student: Student, sent: Sent, preface: object = {}, reply = "Che cosa noti?") {
    say(preface, reply);
    return send(student, sent);
  }

  return {
    app: () => t.app,
    api: (...call: Parameters<TestApp["api"]>) => t.api(...call),
    model: () => model,
    newStudent: (fields?: Parameters<typeof createStudent>[1]) => createStudent(t, fields),
    send,
    say,
    turn,
    /** What the student is shown of a turn. */
    shown: async (...said: Parameters<typeof turn>) => (await turn(...said)).aiMessage.message,
    /** What the model was told in private in the newest turn. */
    notes: () =>
      model.requests.at(-1)?.body.messages.findLast(({ role }) => role === "system")?.content ?? "",
    findingsOf: ({ id }: Student) =>
      t.app.db.finding.findMany({
        where: { message: { exchange: { userId: id } } },
        orderBy: [{ messageId: "asc" }, { start: "asc" }],
      }),
    /** What was seen of the student's topics. */
    observed: ({ id }: Student) =>
      t.app.db.observation.findMany({
        where: { userId: id },
        select: { topic: true, kind: true },
        orderBy: { id: "asc" },
      }),
  };
}

/** Items of a preface with one gap each, numbered from 1. */
export const items = (...answers: string[][]) => ({
  items: answers.map((accepted, at) => ({ number: String(at + 1), answers: [accepted] })),
});

const tries = (verdict: string, numbers: string[]) => ({
  tries: numbers.map((number) => ({ number, gap: 1, verdict })),
});
export const right = (...numbers: string[]) => tries("right", numbers);
export const wrong = (...numbers: string[]) => tries("wrong", numbers);
export const almost = (...numbers: string[]) => tries("almost", numbers);

/** An exercise that our solver solves, and one that it does not. */
export const pastSheet =
  "Complete with the past simple of the verbs in brackets.\n1. We ____ (go) to the cinema last Saturday.\n2. She ____ (write) a long letter yesterday.";
export const wordSheet = "Complete:\n1. The lake was ____ in the moonlight.\n2. It was a ____ and rainy day.";
export const wordItems = [
  { number: "1", answers: [["glimmering", "shining"]], topic: "present-continuous" },
  { number: "2", answers: [["gloomy"]], topic: "comparatives" },
];

/** A mistake that our engine does not know. */
export const reminiscent = {
  quote: "is reminiscent to",
  correction: "is reminiscent of",
  topic: "prepositions",
  why: "Ogni aggettivo vuole la sua preposizione.",
};
