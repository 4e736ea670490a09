import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { MessageReply } from "@/lib/features/chat/contract";
import { OpenAiDouble, type Script } from "../doubles/openai";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let model: OpenAiDouble;
beforeAll(async () => {
  t = await createTestApp();
  model = await new OpenAiDouble().start();
});
beforeEach(() => askWithin(3000));
afterAll(async () => {
  await model.stop();
  await t.close();
});

const askWithin = (timeoutMs: number) =>
  (t.app.ports.tutor = openaiTutor({ apiKey: "key", baseUrl: model.url, model: "model", timeoutMs }));

const preface = '{"wants":"check"}\n---\n';

const isSilent = (script: Script) => script === "hang" || ("end" in script && script.end === "hang");

const send = (student: Student, message: string, headers?: Record<string, string>) =>
  t.api("POST", "/api/chat", {
    cookie: student.cookie,
    body: { message, clientMessageId: "one-key" },
    headers,
  });

describe("a model over the wire", () => {
  it("is heard piece by piece: the first is passed on before the last is written", async () => {
    const student = await createStudent(t);
    model.next({ pieces: [preface, "Guarda il verbo. ", "Poi il tempo. ", "Che cosa noti?"], everyMs: 100 });
    const reader = (
      await send(student, "Yesterday I go home", { Accept: "text/event-stream" })
    ).body!.getReader();
    let seen = "";
    while (!seen.includes("delta")) seen += new TextDecoder().decode((await reader.read()).value);
    expect(model.piecesWritten).toBeLessThan(4);
    while (!seen.includes("event: done")) seen += new TextDecoder().decode((await reader.read()).value);
  });

  it("does not get a sentence past the guard that gives the answer away", async () => {
    const student = await createStudent(t);
    model.next({ pieces: [preface, "Si dice: She doesn't like apples. ", "Hai capito?"] });
    const { aiMessage } = (await (await send(student, "She don't like apples")).json()) as {
      aiMessage: MessageReply;
    };
    expect(aiMessage.message).not.toMatch(/doesn['’]t/i);
    expect(aiMessage.message).toContain("Hai capito?");
  });

  it.each<[string, Script]>([
    ["says nothing for too long", "hang"],
    ["hangs in the middle", { pieces: [preface, "Guarda ", "bene"], end: "hang" }],
    ["is asked too often", { status: 429 }],
    ["breaks down", { status: 500 }],
    ["answers something that is not a stream", { body: "<html>proxy error</html>" }],
    ["is cut off", { pieces: [preface, "Guarda ", "bene"], end: "torn" }],
    ["stops without ending", { pieces: [preface, "Guarda ", "bene"], end: "unfinished" }],
  ])("which %s gives the specified error, the charge back and the text kept", async (_title, script) => {
    if (isSilent(script)) askWithin(300);
    const student = await createStudent(t);
    model.always(script);
    const response = await send(student, "I like the music");
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: "Errore nell'invio del messaggio. Riprova." });
    const user = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
    expect(user).toMatchObject({ messagesCount: 0, hearts: 10, xp: 0 });
    const history = await t.api("GET", `/api/chat/${student.id}`, { cookie: student.cookie });
    expect(await history.json()).toMatchObject([{ message: "I like the music", status: "failed" }]);
  });
});
