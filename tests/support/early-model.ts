import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { MessageReply } from "@/lib/features/chat/contract";
import { OpenAiDouble } from "../doubles/openai";
import { Heard } from "./heard";
import { holdStudent, releaseAll } from "./held-student";
import { connectPatiently } from "./patient-database";
import { warmUpThreads } from "./reading-threads";
import { createStudent, userOf, type Student } from "./students";
import { createTestApp, type TestApp } from "./test-app";

export const preface = '{"wants":"check"}\n---\n';
/** What the model says unless a test says otherwise. */
export const answer = "Guarda bene il verbo. Che tempo serve qui?";
const pieces = [preface, "Guarda bene il verbo. ", "Che tempo serve qui?"];

const newestOf = (messages: { role: string; content: string }[]) =>
  messages.findLast(({ role }) => role === "user");

type Sending = { message: string; key?: string; signal?: AbortSignal };

/** An application whose model is asked over the wire, and students whose charge can be held up. */
function earlyModel(t: TestApp, model: OpenAiDouble) {
  const tutor = (timeoutMs = 5000) =>
    openaiTutor({ apiKey: "key", baseUrl: model.url, model: "model", timeoutMs });
  const post = ({ cookie }: Student, { message, key, signal }: Sending, headers?: Record<string, string>) =>
    new Heard(
      t.api("POST", "/api/chat", { cookie, body: { message, clientMessageId: key }, headers, signal }),
    );
  const send = (student: Student, message: string, key?: string) => post(student, { message, key });
  /** How often the model was asked about this message. */
  const asked = (message: string) =>
    model.requests.filter(({ body }) => newestOf(body.messages)?.content.includes(message)).length;

  return {
    t,
    model,
    tutor,
    send,
    stream: (student: Student, message: string, key?: string, signal?: AbortSignal) =>
      post(student, { message, key, signal }, { Accept: "text/event-stream" }),
    asked,
    hold: (student: Student) => holdStudent(t.env.DATABASE_URL ?? "", student),
    /** Has the whole turn of somebody else go by: whatever was begun before has had its time. */
    async letTurnPass() {
      const message = "My cat is black";
      const before = asked(message);
      model.next({ pieces });
      expect(await send(await createStudent(t), message).status()).toBe(200);
      expect(asked(message)).toBe(before + 1);
    },
    history: async ({ id, cookie }: Student) =>
      (await (await t.api("GET", `/api/chat/${id}`, { cookie })).json()) as MessageReply[],
    /** What a student has paid, and what is left. */
    async paid(student: Student) {
      const { messagesCount, homeworkUploadsCount, hearts, xp } = await userOf(t, student);
      return { messagesCount, homeworkUploadsCount, hearts, xp };
    },
    /** All that a send leaves behind. */
    stored: async ({ id }: Student) => ({
      exchanges: await t.app.db.exchange.findMany({ where: { userId: id } }),
      messages: await t.app.db.message.findMany({ where: { conversation: { userId: id } } }),
      throttles: await t.app.db.throttle.findMany({ orderBy: { key: "asc" } }),
    }),
  };
}
export type EarlyModel = ReturnType<typeof earlyModel>;

/** A test file's app, and a model that each test has for itself. */
export function withEarlyModel(use: (made: EarlyModel) => void): void {
  let t: TestApp;
  let model: OpenAiDouble;
  beforeAll(async () => {
    t = await createTestApp();
    await t.app.db.$disconnect();
    t.app.db = connectPatiently(t.env.DATABASE_URL ?? "");
    await warmUpThreads();
  });
  beforeEach(async () => {
    t.setClock("2026-11-20T09:00:00.000Z");
    model = await new OpenAiDouble().start();
    model.always({ pieces });
    const made = earlyModel(t, model);
    t.app.ports.tutor = made.tutor();
    use(made);
  });
  afterEach(async () => {
    await releaseAll();
    await model.stop();
  });
  afterAll(() => t.close());
}
