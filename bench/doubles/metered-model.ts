import type { IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";
import { estimateTokens } from "@/lib/features/coach/prompt/tokens";
import { LoopbackDouble } from "@/tests/doubles/loopback-double";
import prices from "../prices.json";

type Part = { type: string; image_url?: { url: string } };
type Said = { role: string; content: string | Part[] };
type ChatRequest = { messages: Said[]; stream?: true };

/** What a call of the chat API would be billed for, in tokens. `input` holds what is cached too. */
export type Bill = { input: number; cached: number; output: number };

/** What the moderation of a message that needs no help answers. */
const nothingSeen = {
  results: [
    {
      categories: {
        "self-harm": false,
        "self-harm/intent": false,
        "sexual/minors": false,
        "harassment/threatening": false,
      },
    },
  ],
};

/** Three for each message's marks and one for its role, as OpenAI counts them. */
const tokensOfMarks = 4;

/**
 * OpenAI's chat and speech API on loopback: answers at once and writes down what it would bill. Of a prompt is cached what
 * it has in common, from its beginning on, with one of the last minutes: by the rules in `prices.json`. Tokens are
 * those of `estimateTokens`, which counts rather too many. What other students have cached is left out of account.
 */
export class MeteredModel extends LoopbackDouble {
  readonly chats: Bill[] = [];
  readonly readings: Bill[] = [];
  readonly spoken: string[] = [];
  /** What it says next, and what it reads off pictures. */
  reply = "";
  sheet = "";
  private recent: { prompt: string; usedAt: number }[] = [];

  constructor(private readonly now: () => Date) {
    super();
  }

  /** What OPENAI_BASE_URL is set to. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    if (request.url?.endsWith("/audio/speech")) {
      this.spoken.push((JSON.parse(text) as { input: string }).input);
      return void response.writeHead(200, { "Content-Type": "audio/mpeg" }).end("sound");
    }
    if (request.url?.endsWith("/moderations")) {
      response.writeHead(200, { "Content-Type": "application/json" });
      return void response.end(JSON.stringify(nothingSeen)); // It costs nothing.
    }
    const { messages, stream } = JSON.parse(text) as ChatRequest;
    const content = stream ? this.reply : this.sheet;
    const input = await tokensOf(messages);
    const bill = { input, cached: this.cachedOf(messages), output: estimateTokens(content) };
    (stream ? this.chats : this.readings).push(bill);
    if (stream) sendStream(response, content);
    else sendWhole(response, content);
  }

  private cachedOf(messages: Said[]): number {
    const { minTokens, stepTokens, minutesWithoutUse } = prices.caching;
    const prompt = JSON.stringify(messages);
    const usedAt = this.now().getTime();
    this.recent = this.recent.filter((one) => usedAt - one.usedAt <= minutesWithoutUse * 60_000);
    const common = Math.max(0, ...this.recent.map((one) => tokensInCommon(one.prompt, prompt)));
    this.recent.push({ prompt, usedAt });
    return common < minTokens ? 0 : common - (common % stepTokens);
  }
}

function tokensInCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  const prefix = other.slice(0, length);
  // The marks of JSON stand for those of a chat: they are counted once, as such.
  const messages = prefix.split('{"role":').length - 1;
  return (
    estimateTokens(prefix.replaceAll(/\{"role":"\w+","content":"|"\},?/g, "")) + messages * tokensOfMarks
  );
}

async function tokensOf(messages: Said[]): Promise<number> {
  const each = await Promise.all(
    messages.map(async ({ content }) => {
      if (typeof content === "string") return estimateTokens(content);
      const images = await Promise.all(
        content.map(({ image_url: image }) => tokensOfImage(image?.url ?? "")),
      );
      return images.reduce((sum, tokens) => sum + tokens, 0);
    }),
  );
  return each.reduce((sum, tokens) => sum + tokens + tokensOfMarks, 0);
}

async function tokensOfImage(url: string): Promise<number> {
  const { patchPixels, maxPatches, tokensPerPatch } = prices.vision;
  const { width, height } = await sharp(Buffer.from(url.split(",")[1] ?? "", "base64")).metadata();
  const patches = Math.ceil(width / patchPixels) * Math.ceil(height / patchPixels);
  return Math.ceil(Math.min(patches, maxPatches) * tokensPerPatch);
}

function sendStream(response: ServerResponse, content: string): void {
  const chunk = (delta: { content?: string }, finish_reason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.end(`${chunk({ content }, null)}${chunk({}, "stop")}data: [DONE]\n\n`);
}

function sendWhole(response: ServerResponse, content: string): void {
  const message = { role: "assistant", content };
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
}
