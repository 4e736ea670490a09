import type { IncomingMessage, ServerResponse } from "node:http";
import { LoopbackDouble } from "./loopback-double";

type Payload = {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};
type Failure = number | "hang" | "accept-then-hang" | "garbage";
export type AcceptedMail = Payload & { id: string; idempotencyKey?: string; createdAt: Date };

/** Resend's `POST /emails` and its list of them on loopback, with its idempotency and whatever fault a test asks for. */
export class ResendDouble extends LoopbackDouble {
  /** What was accepted, once per idempotency key. */
  readonly mails: AcceptedMail[] = [];
  /** How often it was called, refusals included. */
  calls = 0;
  /** What its clock says. */
  now = () => new Date();
  /** The requests a second it says it allows, and the pause it wants whoever it refuses to make. */
  limits: { requestsPerSecond?: number; retryAfterSeconds?: number } = {};
  /** When each request came, in ms of `performance.now()`. */
  readonly arrivals: number[] = [];
  private readonly failures: Failure[] = [];

  get url(): string {
    return this.origin;
  }

  /** Answers the next call that is not yet spoken for with this status or fault. */
  failNext(failure: Failure): void {
    this.failures.push(failure);
  }

  /** As if this had been sent by another way. */
  add({ to, subject }: Pick<Payload, "to" | "subject">): void {
    const mail = {
      id: crypto.randomUUID(),
      to,
      subject,
      from: "",
      html: "",
      text: "",
      createdAt: this.now(),
    };
    this.mails.push(mail);
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    this.arrivals.push(performance.now());
    const { requestsPerSecond, retryAfterSeconds } = this.limits;
    if (requestsPerSecond) response.setHeader("ratelimit-limit", requestsPerSecond);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const failure = this.failures.shift();
    if (failure === "hang") return;
    if (failure === "garbage") return void response.writeHead(200).end("<html>not what you asked for");
    if (failure === 429 && retryAfterSeconds) response.setHeader("retry-after", retryAfterSeconds);
    if (typeof failure === "number") return refuse(response, failure, "application_error");
    const url = new URL(request.url ?? "/", this.url);
    if (url.pathname !== "/emails") return refuse(response, 404, "not_found");
    if (!request.headers.authorization?.startsWith("Bearer re_"))
      return refuse(response, 401, "missing_api_key");
    if (request.method === "GET") return reply(response, 200, this.list(url.searchParams));

    const mail = this.accept(JSON.parse(body) as Payload, request.headers["idempotency-key"]?.toString());
    if (!mail) return refuse(response, 409, "invalid_idempotent_request");
    if (failure !== "accept-then-hang") reply(response, 200, { id: mail.id });
  }

  /** The newest first, as Resend writes them down: times without a T, and no idempotency key. */
  private list(query: URLSearchParams) {
    const newestFirst = [...this.mails].reverse();
    const after = query.get("after");
    const start = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
    const end = start + Number(query.get("limit") ?? 20);
    const data = newestFirst.slice(start, end).map(({ id, to, from, subject, createdAt }) => ({
      id,
      to,
      from,
      subject,
      created_at: createdAt.toISOString().replace("T", " ").replace("Z", "+00"),
      last_event: "delivered",
    }));
    return { object: "list", has_more: end < newestFirst.length, data };
  }

  private accept(payload: Payload, idempotencyKey?: string): AcceptedMail | undefined {
    const since = this.now().getTime() - keyLivesMs;
    const earlier = this.mails.find(
      (mail) => idempotencyKey && mail.idempotencyKey === idempotencyKey && mail.createdAt.getTime() > since,
    );
    if (earlier)
      return earlier.html === payload.html && earlier.subject === payload.subject ? earlier : undefined;
    const mail = { ...payload, id: crypto.randomUUID(), idempotencyKey, createdAt: this.now() };
    this.mails.push(mail);
    return mail;
  }
}

const keyLivesMs = 24 * 60 * 60 * 1000;

function refuse(response: ServerResponse, statusCode: number, name: string): void {
  reply(response, statusCode, { statusCode, name, message: "Refused for sofia@example.it" });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
