import { setTimeout as pause } from "node:timers/promises";
import OpenAI, { APIError } from "openai";
import { HomeworkReaderError, type HomeworkReaderPort, type ReadPage } from "@/lib/ports/homework-reader";
import { cleanJpeg } from "@/lib/readable-image";
import { instructions, linesOf, transcriptFormat } from "./transcript";
import { unlessAborted } from "./unless-aborted";

type Options = {
  apiKey: string;
  baseUrl?: string;
  model: string;
  timeoutMs?: number;
  /** Whether the provider knows `safety_identifier`: some refuse what they do not know. */
  takesStudentKey?: boolean;
};

const maxTextTokens = 4000;
const retryDelayMs = 250;
/** A provider that asks for a longer pause than this is not asked again for the same picture. */
const maxRetryAfterSeconds = 3;

/** A model with eyes behind any API that speaks OpenAI's protocol. It sees a clean picture and is to copy its text. */
export function openaiReader({
  apiKey,
  baseUrl,
  model,
  timeoutMs = 20_000,
  takesStudentKey = false,
}: Options): HomeworkReaderPort {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });

  /** Until the provider says that it does not: many that speak the protocol know no schemas. */
  let takesSchema = true;

  type Page = { url: string; studentKey?: string };

  async function ask({ url, studentKey }: Page, signal: AbortSignal): Promise<unknown> {
    return await client.chat.completions.create(
      {
        model,
        store: false,
        ...(takesStudentKey && { safety_identifier: studentKey }),
        ...(takesSchema && { response_format: transcriptFormat }),
        max_completion_tokens: maxTextTokens,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: [{ type: "image_url", image_url: { url, detail: "high" } }] },
        ],
      },
      { signal },
    );
  }

  async function transcribeOnce(page: Page, signal: AbortSignal): Promise<ReadPage> {
    const reply = await ask(page, signal).catch((error: unknown) => {
      if (!takesSchema || !refusesSchema(error)) throw error;
      takesSchema = false;
      return ask(page, signal);
    });
    const lines = linesOf(reply);
    if (!lines) throw fault("not_plain_text");
    return { lines: lines.map((text) => ({ text })) };
  }

  async function transcribe(page: Page, signal: AbortSignal): Promise<ReadPage> {
    try {
      return await transcribeOnce(page, signal);
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(retryDelayMs, undefined, { signal });
      return await transcribeOnce(page, signal);
    }
  }

  async function read(image: Uint8Array, signal: AbortSignal, studentKey?: string): Promise<ReadPage> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const jpeg = await cleanJpeg(image);
    try {
      const url = `data:image/jpeg;base64,${jpeg.toString("base64")}`;
      return await unlessAborted(transcribe({ url, studentKey }, stop), stop);
    } catch (error) {
      if (error instanceof HomeworkReaderError) throw error;
      throw fault(isApiError(error) && error.status ? `http_${error.status}` : "bad_answer");
    }
  }

  return { name: "openai", read, warmUp: async () => undefined, close: async () => undefined };
}

function mayPass(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status = 503, headers } = error; // Without a status the connection broke.
  const asksTooMuch = Number(headers?.get("retry-after") ?? 0) > maxRetryAfterSeconds;
  return (status === 429 || status >= 500) && !asksTooMuch;
}

/** A 400 that names the format of the answer, in whichever words. */
const refusesSchema = (error: unknown) =>
  isApiError(error) &&
  (error.status === 400 || error.status === 422) &&
  /response_format|json_schema|schema/i.test(`${error.param} ${error.message}`);

const isApiError = (error: unknown): error is APIError => error instanceof APIError;

// Only a code of ours goes along: the provider's own words may quote the picture or the key.
function fault(code: string): HomeworkReaderError {
  return new HomeworkReaderError("unavailable", { cause: Object.assign(new Error(code), { code }) });
}
