import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LoopbackDouble } from "./loopback-double";

/** One answer of the double: a refusal, a body of any kind, half a body, or silence. */
export type SpeechScript =
  | { status: number; headers?: Record<string, string> }
  | { body: string | Uint8Array; contentType: string }
  | "torn"
  | "hang";

type SpeechRequest = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

/** An MPEG frame's first bytes, and what was asked for: enough to tell two sounds apart. */
const soundOf = (input: unknown) =>
  Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.from(String(input))]);

/** A speech API on loopback that does what a test says and remembers what it was asked. */
export class SpeechDouble extends LoopbackDouble {
  readonly requests: SpeechRequest[] = [];
  private script: SpeechScript | undefined;

  /** What OPENAI_BASE_URL is set to. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  always(script: SpeechScript): void {
    this.script = script;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as Record<string, unknown>;
    this.requests.push({ path: request.url ?? "", headers: request.headers, body });
    this.answer(response, body.input);
  }

  private answer(response: ServerResponse, input: unknown): void {
    const script = this.script ?? { body: soundOf(input), contentType: "audio/mpeg" };
    if (script === "hang") return;
    if (script === "torn") {
      response.writeHead(200, { "Content-Type": "audio/mpeg", "Content-Length": "1000" });
      response.write("half");
      return void setTimeout(() => response.destroy(), 20);
    }
    if ("status" in script) {
      const error = { error: { message: "sk_live_LEAK was refused", type: "error", code: null } };
      response.writeHead(script.status, { "Content-Type": "application/json", ...script.headers });
      return void response.end(JSON.stringify(error));
    }
    response.writeHead(200, { "Content-Type": script.contentType }).end(script.body);
  }
}
