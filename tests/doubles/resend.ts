import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Payload = { from: string; to: string[]; subject: string; html: string; text: string };
type Failure = number | "hang" | "accept-then-hang" | "garbage";
export type AcceptedMail = Payload & { id: string; idempotencyKey?: string };

/** Resend's `POST /emails` on loopback, with its idempotency and whatever fault a test asks for. */
export class ResendDouble {
  /** What was accepted, once per idempotency key. */
  readonly mails: AcceptedMail[] = [];
  /** How often it was called, refusals included. */
  calls = 0;
  private readonly failures: Failure[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers the next call that is not yet spoken for with this status or fault. */
  failNext(failure: Failure): void {
    this.failures.push(failure);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const failure = this.failures.shift();
    if (failure === "hang") return;
    if (failure === "garbage") return void response.writeHead(200).end("<html>not what you asked for");
    if (typeof failure === "number") return refuse(response, failure, "application_error");
    if (request.method !== "POST" || request.url !== "/emails") return refuse(response, 404, "not_found");
    if (!request.headers.authorization?.startsWith("Bearer re_"))
      return refuse(response, 401, "missing_api_key");

    const mail = this.accept(JSON.parse(body) as Payload, request.headers["idempotency-key"]?.toString());
    if (!mail) return refuse(response, 409, "invalid_idempotent_request");
    if (failure !== "accept-then-hang") reply(response, 200, { id: mail.id });
  }

  private accept(payload: Payload, idempotencyKey?: string): AcceptedMail | undefined {
    const earlier = this.mails.find((mail) => idempotencyKey && mail.idempotencyKey === idempotencyKey);
    if (earlier)
      return earlier.html === payload.html && earlier.subject === payload.subject ? earlier : undefined;
    const mail = { ...payload, id: crypto.randomUUID(), idempotencyKey };
    this.mails.push(mail);
    return mail;
  }
}

function refuse(response: ServerResponse, statusCode: number, name: string): void {
  reply(response, statusCode, { statusCode, name, message: "Refused for sofia@example.it" });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
