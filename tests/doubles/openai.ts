import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { LoopbackDouble } from "./loopback-double";

type StreamScript = {
  pieces: string[];
  /** Pause before each piece but the first. */
  everyMs?: number;
  /** How the stream ends: whole; cut off by the token limit; closed without a last word; torn; never. */
  end?: "stop" | "length" | "unfinished" | "torn" | "hang";
};

/** One answer of the double: a stream of pieces, a refusal, a body of any kind, or silence. */
export type Script = StreamScript | Refusal | { body: string } | "hang";

export type RecordedRequest = {
  headers: IncomingMessage["headers"];
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
};

const usualReply: Script = { pieces: ["Guarda ", "bene ", "il verbo: ", "quando ", "succede?"] };

type Refusal = { status: number; headers?: Record<string, string>; message?: string };

/** A chat completions API on loopback, and a moderation one, that do what a test says and remember what they were asked. */
export class OpenAiDouble extends LoopbackDouble {
  readonly requests: RecordedRequest[] = [];
  /** Pieces written so far, in all streams: tells a reader that got one whether the rest was there already. */
  piecesWritten = 0;
  /** Answers whose reader left before their end. */
  abandoned = 0;
  /** What the moderation was asked. */
  readonly moderated: Record<string, unknown>[] = [];
  /** The categories it flags, or how it fails. */
  moderation: string[] | { body: string } | Refusal | "hang" = [];
  private usual: Script = usualReply;
  private readonly scripts: Script[] = [];

  /** What OPENAI_BASE_URL is set to. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  get calls(): number {
    return this.requests.length;
  }

  /** Scripts for the next calls, in order. */
  next(...scripts: Script[]): void {
    this.scripts.push(...scripts);
  }

  /** The script of every call that has none of its own. */
  always(script: Script): void {
    this.usual = script;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.endsWith("/moderations")) return this.moderate(request, response);
    const script = this.scripts.shift() ?? this.usual;
    response.on("close", () => (this.abandoned += response.writableFinished ? 0 : 1));
    const body = (await jsonOf(request)) as RecordedRequest["body"];
    this.requests.push({ headers: request.headers, body });

    if (script === "hang") return;
    if ("body" in script)
      return void response.writeHead(200, { "Content-Type": "application/json" }).end(script.body);
    if ("status" in script) return refuse(response, script);
    await this.stream(script, response);
  }

  private async moderate(request: IncomingMessage, response: ServerResponse) {
    this.moderated.push((await jsonOf(request)) as Record<string, unknown>);
    const script = this.moderation;
    if (script === "hang") return;
    if ("status" in script) return refuse(response, script);
    const body = "body" in script ? script.body : JSON.stringify(moderationOf(script));
    response.writeHead(200, { "Content-Type": "application/json" }).end(body);
  }

  private async stream({ pieces, everyMs = 0, end = "stop" }: StreamScript, response: ServerResponse) {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    for (const [index, content] of pieces.entries()) {
      if (index > 0 && everyMs > 0) await pause(everyMs);
      if (response.destroyed) return;
      response.write(chunk({ content }, null));
      this.piecesWritten += 1;
    }
    if (end === "hang") return;
    if (end === "torn") return void setImmediate(() => response.destroy());
    if (end !== "unfinished") response.write(`${chunk({}, end)}data: [DONE]\n\n`);
    response.end();
  }
}

/** A whole chat completion with this text. */
export const says = (content: unknown, finish_reason = "stop"): Script => ({
  body: JSON.stringify({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "double",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
  }),
});

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return JSON.parse(body);
}

const categories = [
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit",
  "illicit/violent",
  "self-harm",
  "self-harm/instructions",
  "self-harm/intent",
  "sexual",
  "sexual/minors",
  "violence",
  "violence/graphic",
];

function moderationOf(flagged: string[]) {
  const scoreOf = (category: string) => (flagged.includes(category) ? 0.97 : 0.01);
  return {
    id: "modr-1",
    model: "omni-moderation-latest",
    results: [
      {
        flagged: flagged.length > 0,
        categories: Object.fromEntries(categories.map((one) => [one, flagged.includes(one)])),
        category_scores: Object.fromEntries(categories.map((one) => [one, scoreOf(one)])),
        category_applied_input_types: Object.fromEntries(categories.map((one) => [one, ["text"]])),
      },
    ],
  };
}

function chunk(delta: { content?: string }, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "double", choices })}\n\n`;
}

function refuse(response: ServerResponse, { status, headers, message = "" }: Refusal): void {
  response
    .writeHead(status, { "Content-Type": "application/json", ...headers })
    .end(
      JSON.stringify({ error: { message: `Refused sk_live_LEAK ${message}`, type: "error", code: null } }),
    );
}
