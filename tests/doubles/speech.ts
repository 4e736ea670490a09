import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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
export class SpeechDouble {
  readonly requests: SpeechRequest[] = [];
  private script: SpeechScript | undefined;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
        this.requests.push({ path: request.url ?? "", headers: request.headers, body });
        this.answer(response, body.input);
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  /** What OPENAI_BASE_URL is set to. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  always(script: SpeechScript): void {
    this.script = script;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
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
