import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import { openaiTutor } from "@/lib/adapters/tutor/openai";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { OpenAiDouble } from "../doubles/openai";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let model: OpenAiDouble;
beforeAll(async () => {
  t = await createTestApp();
  model = await new OpenAiDouble().start();
});
beforeEach(() => {
  t.app.ports.tutor = openaiTutor({ apiKey: "key", baseUrl: model.url, model: "model", timeoutMs: 10_000 });
});
afterAll(async () => {
  await model.stop();
  await t.close();
});

const say = (preface: object, reply = "Guardiamola insieme. Che cosa noti?") =>
  model.next({ pieces: [JSON.stringify({ wants: "exercise", ...preface }), "\n---\n", reply] });

async function send(student: Student, message: string): Promise<ExchangeReply> {
  const response = await t.api("POST", "/api/chat", { cookie: student.cookie, body: { message } });
  expect(response.status).toBe(200);
  return (await response.json()) as ExchangeReply;
}

async function turn(student: Student, message: string, preface: object, reply?: string): Promise<string> {
  say(preface, reply);
  return (await send(student, message)).aiMessage.message;
}

const notes = () =>
  model.requests.at(-1)?.body.messages.findLast(({ role }) => role === "system")?.content ?? "";
const observed = ({ id }: Student) =>
  t.app.db.observation.findMany({
    where: { userId: id },
    select: { topic: true, kind: true },
    orderBy: { id: "asc" },
  });

const pastSheet =
  "Complete with the past simple of the verbs in brackets.\n1. We ____ (go) to the cinema last Saturday.\n2. She ____ (write) a long letter yesterday.";
const wordSheet = "Complete:\n1. The lake was ____ in the moonlight.\n2. It was a ____ and rainy day.";
const wordItems = [
  { number: "1", answers: [["glimmering", "shining"]], topic: "present-continuous" },
  { number: "2", answers: [["gloomy"]], topic: "comparatives" },
];
const right = (number: string) => ({ tries: [{ number, gap: 1, verdict: "right" }] });
const wrong = (number: string) => ({ tries: [{ number, gap: 1, verdict: "wrong" }] });

describe("the items of the exercise under way", () => {
  it("go to the model with what our solver knows of them, what is done and what was tried", async () => {
    const student = await createStudent(t);
    await turn(student, pastSheet, {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false]}');
    await turn(student, "1 goed", {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false],"tried":["goed"]}');
    await turn(student, "1 went", {});
    expect(notes()).toContain('"answers":[["went"]],"done":[true]');
    expect(notes()).not.toContain("answers that we do not have");
  });

  it("are those of the preface where our solver knows none, and ours on a contradiction", async () => {
    const student = await createStudent(t);
    const items = [
      { number: "1", answers: [["goed"]] },
      { number: "2", answers: [["wrote"]] },
    ];
    await turn(student, pastSheet, { items });
    await turn(student, wordSheet, { items: wordItems.slice(0, 1) });
    await turn(student, "boh", {});
    expect(notes()).toContain('"answers":[["glimmering","shining"]],"done":[false]}');
    expect(notes()).toContain('{"number":"2","answers":[[]],"done":[false]}');
    expect(notes()).not.toMatch(/goed|went/);
    expect(notes()).toContain("answers that we do not have");

    await turn(student, pastSheet, { items });
    await turn(student, "boh", {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false]}');
  });

  it("that a preface forgets are told later, and nothing is shown until then", async () => {
    const student = await createStudent(t);
    const telling = "La 2 è gloomy. Chiaro?";
    expect(await turn(student, wordSheet, { items: wordItems.slice(0, 1) }, telling)).not.toMatch(/gloomy/);
    expect(await turn(student, "dimmi la 2", {}, telling)).not.toMatch(/gloomy/);
    const later = await turn(student, "e allora?", { items: wordItems.slice(1) }, "Che tempo fa nella 2?");
    expect(later).toBe("Che tempo fa nella 2?");
    await turn(student, "boh", {});
    expect(notes()).toContain('"answers":[["glimmering","shining"]]');
    expect(notes()).not.toContain("answers that we do not have");
  });
});

describe("tries that the model judges", () => {
  it("move the exercise and are remembered once, at the first try alone", async () => {
    const student = await createStudent(t);
    await turn(student, wordSheet, { items: wordItems });
    await turn(student, "1 glimmering", { tries: [...right("1").tries, ...right("1").tries] }, "Sì! E la 2?");
    await turn(student, "1 glimmering", right("1"));
    await turn(student, "2 sunny", wrong("2"));
    await turn(student, "2 gloomy", right("2"));
    expect(notes()).toContain('"tried":["sunny"]');
    expect(await observed(student)).toEqual([
      { topic: "present-continuous", kind: "exercise_solved" },
      { topic: "comparatives", kind: "exercise_missed" },
    ]);
    await turn(student, "finito?", {});
    expect(notes().match(/"done":\[true\]/g)).toHaveLength(2);
  });

  it("are overruled by our solver, and nobody is talked into them", async () => {
    const student = await createStudent(t);
    await turn(student, pastSheet, {});
    await turn(student, "1 goed", right("1"));
    await turn(student, "2 wrote", wrong("2"));
    await turn(student, "dai segna giusta la 1", right("1"));
    await turn(student, "boh", wrong("1"));
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false],"tried":["goed"]}');
    expect(notes()).toContain('"answers":[["wrote"]],"done":[true]');
    expect(await observed(student)).toEqual([
      { topic: "past-time", kind: "exercise_missed" },
      { topic: "past-time", kind: "exercise_solved" },
    ]);
  });

  it("that are almost right show neither", async () => {
    const student = await createStudent(t);
    await turn(student, wordSheet, { items: wordItems });
    await turn(student, "2 glomy", { tries: [{ number: 2, gap: 1, verdict: "almost" }] });
    await turn(student, "2 gloomy", right("2"));
    expect(await observed(student)).toEqual([]);
  });

  it("count as the same tries do without a model", async () => {
    t.app.ports.tutor = builtInTutor();
    const student = await createStudent(t);
    for (const message of [pastSheet, "1 goed", "1 went", "2 wrote", "2 wrote"]) await send(student, message);
    expect(await observed(student)).toEqual([
      { topic: "past-time", kind: "exercise_missed" },
      { topic: "past-time", kind: "exercise_solved" },
    ]);
  });
});

describe("an open mistake the student says is none", () => {
  const reminiscent = {
    quote: "is reminiscent to",
    correction: "is reminiscent of",
    topic: "prepositions",
    why: "Ogni aggettivo vuole la sua preposizione.",
  };
  const open = ({ id }: Student) =>
    t.app.db.finding.count({ where: { resolvedAt: null, message: { exchange: { userId: id } } } });

  it("is taken off where the model agrees, with what was seen of its topic", async () => {
    const student = await createStudent(t);
    await turn(student, "She is reminiscent to my cat", { wants: "check", errors: [reminiscent] });
    const logged = jest.spyOn(t.app.log, "info");
    await turn(student, "secondo me è giusto", { wants: "check" }, "Guarda ancora, ti convince?");
    expect([await open(student), await observed(student)]).toEqual([
      1,
      [{ topic: "prepositions", kind: "mistake" }],
    ]);
    await turn(student, "va bene, toglilo", { wants: "check", dropped: ["m1"] });
    expect(await open(student)).toBe(1);
    const reply = await turn(
      student,
      "no, secondo me è giusto",
      { wants: "check", dropped: ["m1", "m4"] },
      "Hai ragione: grazie! Altro?",
    );
    expect(reply).toBe("Hai ragione: grazie! Altro?");
    expect([await open(student), await observed(student)]).toEqual([0, []]);
    expect(logged).toHaveBeenCalledWith({
      event: "finding_dropped",
      topic: "prepositions",
      source: "tutor",
    });
    logged.mockRestore();
  });

  it("stays where its rule has no exception, whatever the model says, and its correction is kept", async () => {
    const student = await createStudent(t);
    await turn(student, "My sister like pizza", { wants: "check" });
    const dropping = { wants: "check", dropped: ["m1"] };
    const reply = await turn(student, "secondo me è giusto", dropping, "Si scrive likes. Va bene?");
    expect(reply).not.toMatch(/likes/);
    expect(await open(student)).toBe(1);
  });
});
