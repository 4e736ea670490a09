import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { z } from "zod";
import type { Support } from "@/lib/features/safety/rules";
import { ModerationError, type ModerationPort } from "@/lib/ports/moderation";

type Options = { apiKey: string; baseUrl?: string; timeoutMs?: number };

const model = "omni-moderation-latest";

const reply = z.object({
  results: z
    .array(
      z.object({
        categories: z.object({
          "self-harm": z.boolean(),
          "self-harm/intent": z.boolean(),
          "sexual/minors": z.boolean(),
          "harassment/threatening": z.boolean(),
        }),
      }),
    )
    .length(1),
});
type Categories = z.output<typeof reply>["results"][number]["categories"];

/**
 * What its categories say of somebody who needs help, the gravest first. They do not tell a victim from a culprit, nor a
 * tragedy from the student's own: so all but the intent to hurt oneself is left unspecific, and light.
 */
function supportIn(categories: Categories): Support | undefined {
  if (categories["self-harm/intent"]) return { level: "crisis", cause: "self-harm" };
  if (categories["sexual/minors"]) return { level: "worry", cause: "distress" };
  if (categories["self-harm"] || categories["harassment/threatening"])
    return { level: "gentle", cause: "distress" };
  return undefined;
}

/** OpenAI's moderation endpoint, or another's of its protocol. It is asked once. */
export function openaiModeration({ apiKey, baseUrl, timeoutMs = 5000 }: Options): ModerationPort {
  // The SDK's log would print what a student wrote.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });
  return {
    name: "openai",
    async read(text) {
      try {
        const answer: unknown = await client.moderations.create(
          { model, input: text },
          { signal: AbortSignal.timeout(timeoutMs) },
        );
        const [result] = reply.parse(answer).results;
        return result && supportIn(result.categories);
      } catch (error) {
        throw new ModerationError(reasonOf(error));
      }
    },
  };
}

function reasonOf(error: unknown): ModerationError["reason"] {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return "timeout";
  if (error instanceof APIError) return error.status === 429 ? "rate_limited" : "unavailable";
  // What is left is an answer that is no JSON, or none of the right shape.
  return "bad_answer";
}
