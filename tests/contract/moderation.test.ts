import { noModeration } from "@/lib/adapters/moderation/none";
import { openaiModeration } from "@/lib/adapters/moderation/openai";
import { ModerationError, type ModerationPort } from "@/lib/ports/moderation";
import { OpenAiDouble } from "../doubles/openai";

const text = "una frase qualunque";
let double: OpenAiDouble;
beforeEach(async () => void (double = await new OpenAiDouble().start()));
afterEach(() => double.stop());

const openai = (timeoutMs?: number) =>
  openaiModeration({ apiKey: "sk-the-key-of-the-tests", baseUrl: double.url, timeoutMs });
const failureOf = (port: ModerationPort) =>
  port.read(text).then(
    () => undefined,
    (error: unknown) => (error instanceof ModerationError ? error : undefined),
  );

test("without a provider nothing is seen", async () => {
  expect(await noModeration().read("voglio morire")).toBeUndefined();
});

describe("OpenAI's moderation", () => {
  it("is told the text and nothing else, once", async () => {
    await openai().read(text);
    expect(double.moderated).toEqual([{ model: "omni-moderation-latest", input: text }]);
  });

  it.each([
    [[], undefined],
    [["violence", "sexual", "illicit", "hate"], undefined],
    [["self-harm"], { level: "gentle", cause: "distress" }],
    [["harassment/threatening"], { level: "gentle", cause: "distress" }],
    [["sexual", "sexual/minors"], { level: "worry", cause: "distress" }],
    [["self-harm", "self-harm/intent"], { level: "crisis", cause: "self-harm" }],
    [["self-harm/intent", "sexual/minors"], { level: "crisis", cause: "self-harm" }],
  ])("reads the categories %j as %j", async (flagged, support) => {
    double.moderation = flagged;
    expect(await openai().read(text)).toEqual(support);
  });

  it.each([
    ["rubbish", { body: "<html>" }, "bad_answer"],
    ["another shape", { body: JSON.stringify({ results: [] }) }, "bad_answer"],
    [
      "categories that are no answers",
      { body: '{"results":[{"categories":{"self-harm":"yes"}}]}' },
      "bad_answer",
    ],
    ["too many requests", { status: 429 }, "rate_limited"],
    ["a fault", { status: 500 }, "unavailable"],
    ["a provider without it", { status: 404 }, "unavailable"],
    ["silence", "hang", "timeout"],
  ] as const)(
    "answers %s with an error of its own, without the text or the key",
    async (_what, script, reason) => {
      double.moderation = script;
      const error = await failureOf(openai(300));
      expect(error?.reason).toBe(reason);
      expect(JSON.stringify([error?.message, String(error?.cause)])).not.toMatch(/qualunque|sk-/);
      expect(double.moderated).toHaveLength(1);
    },
  );

  it("answers nobody there with an error of its own", async () => {
    const gone = openai();
    await double.stop();
    expect((await failureOf(gone))?.reason).toBe("unavailable");
  });
});
