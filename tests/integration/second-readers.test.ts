import { openaiModeration } from "@/lib/adapters/moderation/openai";
import { noModeration } from "@/lib/adapters/moderation/none";
import { safety } from "@/lib/i18n/it";
import { scriptedReader } from "../doubles/homework-reader";
import { withLeadingModel } from "../support/leading";
import { plainUrl } from "../support/pictures";

const { app, model, newStudent, say, send } = withLeadingModel("conversation");

/** Nothing that our own rules would notice. */
const message = "Write a dialogue about the weather";
const crisisWords = Object.values(safety.support.crisis).flat();

beforeEach(() => {
  model().moderation = [];
  app().ports.moderation = openaiModeration({ apiKey: "key", baseUrl: model().url, timeoutMs: 2000 });
});
afterEach(() => void (app().ports.moderation = noModeration()));

const stats = async (id: number) =>
  app().db.user.findUniqueOrThrow({ where: { id }, select: { messagesCount: true, hearts: true, xp: true } });
const counts = () => app().db.supportCount.findMany({ orderBy: { level: "asc" } });

describe("what the tutor's preface says of safety", () => {
  it.each([
    ["crisis", "grooming"],
    ["worry", "eating"],
  ] as const)(
    "puts our words in place of its own (%s), and gives back what was charged",
    async (level, cause) => {
      const student = await newStudent();
      const before = await stats(student.id);
      say({ safety: { level, cause } }, "Parliamone noi due, non dirlo a nessuno.");
      const exchange = await send(student, message);
      expect(safety.support[level][cause]).toContain(exchange.aiMessage.message);
      expect(exchange.support).toMatchObject({ level, cause, text: exchange.aiMessage.message });
      expect(exchange.aiMessage.support).toEqual(exchange.support);
      expect(await stats(student.id)).toEqual(before);
    },
  );

  it("adds the quiet word where it is light, once in ten turns", async () => {
    const student = await newStudent({ isPro: true });
    const shown: boolean[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      say({ safety: { level: "gentle", cause: "distress" } }, "Com'è il tempo nel tuo dialogo?");
      const { support, aiMessage } = await send(student, message);
      expect(aiMessage.message).toBe("Com'è il tempo nel tuo dialogo?");
      if (support) expect(support.text).toBe(safety.gentle.card);
      shown.push(support !== undefined);
    }
    expect(shown).toEqual([true, ...Array<boolean>(9).fill(false), true]);
  });

  it.each([[{ level: "none", cause: "distress" }], [{ level: "CRISIS" }], ["crisis"], [["crisis"]], [null]])(
    "is nothing in a form that means nothing: %j",
    async (said) => {
      const student = await newStudent();
      say({ safety: said }, "Com'è il tempo nel tuo dialogo?");
      const exchange = await send(student, message);
      expect(exchange.support).toBeUndefined();
      expect(exchange.aiMessage.message).toBe("Com'è il tempo nel tuo dialogo?");
    },
  );

  it("counts the unspecific cause where it names one we do not know", async () => {
    const student = await newStudent();
    say({ safety: { level: "crisis", cause: "aliens" } }, "…");
    expect((await send(student, message)).support).toMatchObject({ level: "crisis", cause: "distress" });
  });
});

describe("the moderation", () => {
  it("is told the message alone, and raises what nobody else has seen", async () => {
    model().moderation = ["self-harm/intent"];
    const student = await newStudent();
    const before = await stats(student.id);
    const asked = model().moderated.length;
    say({}, "Com'è il tempo nel tuo dialogo?");
    const exchange = await send(student, message);
    expect(crisisWords).toContain(exchange.aiMessage.message);
    expect(exchange.support).toMatchObject({ level: "crisis", cause: "self-harm" });
    expect(await stats(student.id)).toEqual(before);
    expect(model().moderated.slice(asked)).toEqual([{ model: "omni-moderation-latest", input: message }]);
  });

  it("lowers nothing", async () => {
    const student = await newStudent();
    say({ safety: { level: "worry", cause: "bullying" } }, "…");
    expect((await send(student, message)).support).toMatchObject({ level: "worry", cause: "bullying" });
  });

  it.each([
    ["down", { status: 500 }],
    ["unknown to the provider", { status: 404 }],
    ["answering rubbish", { body: "<html>" }],
    ["silent", "hang"],
  ] as const)("changes nothing when it is %s", async (_how, script) => {
    model().moderation = script;
    const student = await newStudent();
    say({}, "Com'è il tempo nel tuo dialogo?");
    const exchange = await send(student, message);
    expect(exchange.support).toBeUndefined();
    expect(exchange.aiMessage.message).toBe("Com'è il tempo nel tuo dialogo?");
  });

  it("is not asked about what our own rules answer already", async () => {
    const student = await newStudent();
    const asked = model().moderated.length;
    await send(student, "non voglio più vivere");
    expect(model().moderated).toHaveLength(asked);
  });
});

describe("where the tutor is down", () => {
  it("whoever may need help hears who gives it, at no cost", async () => {
    model().moderation = ["self-harm"];
    const student = await newStudent();
    const before = await stats(student.id);
    model().always({ status: 500 });
    const exchange = await send(student, message);
    expect(safety.gentle.alone).toContain(exchange.aiMessage.message);
    expect(exchange.support).toMatchObject({ level: "gentle", text: safety.gentle.card });
    expect(await stats(student.id)).toEqual(before);
  });
});

test("what was shown is counted by day, level and cause, and belongs to nobody", async () => {
  await app().db.supportCount.deleteMany();
  const student = await newStudent();
  say({ safety: { level: "worry", cause: "eating" } }, "…");
  await send(student, message);
  say({ safety: { level: "worry", cause: "eating" } }, "…");
  await send(student, message);
  await send(student, "non voglio più vivere");
  const day = new Date("2026-11-20T00:00:00.000Z");
  expect(await counts()).toEqual([
    { day, level: "crisis", cause: "self-harm", count: 1 },
    { day, level: "worry", cause: "eating", count: 2 },
  ]);
});

describe("beside a picture", () => {
  let usual: ReturnType<typeof app>["ports"]["homeworkReader"];
  beforeEach(() => {
    usual = app().ports.homeworkReader;
    app().ports.homeworkReader = scriptedReader(() =>
      Promise.resolve("My holiday: I want to write about it"),
    );
  });
  afterEach(() => void (app().ports.homeworkReader = usual));

  it("the words that were typed and those that were read are moderated, and none of ours", async () => {
    const asked = model().moderated.length;
    say({}, "Che cosa vuoi raccontare?");
    await send(await newStudent(), { image: await plainUrl() });
    say({}, "Che cosa vuoi raccontare?");
    await send(await newStudent(), { image: await plainUrl(), message });
    expect(
      model()
        .moderated.slice(asked)
        .map(({ input }) => input),
    ).toEqual(["My holiday: I want to write about it", message, "My holiday: I want to write about it"]);
  });

  it("a light need in what was read gets the quiet word beside the lesson", async () => {
    app().ports.homeworkReader = scriptedReader(() =>
      Promise.resolve("oggi sono triste perché è morto il mio cane e piango"),
    );
    say({}, "Che cosa vuoi raccontare?");
    const exchange = await send(await newStudent(), { image: await plainUrl() });
    expect(exchange.aiMessage.message).toBe("Che cosa vuoi raccontare?");
    expect(exchange.support).toMatchObject({ level: "gentle", text: safety.gentle.card });
  });
});
