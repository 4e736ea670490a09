import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import Stripe from "stripe";
import { LoopbackDouble } from "./loopback-double";
import { apiVersion, StripeAccount } from "./stripe/account";
import { assertCardExists } from "./stripe/charges";
import { advance } from "./stripe/clock";
import { parseForm } from "./stripe/form";
import { IdempotencyKeys, type Answer } from "./stripe/idempotency";
import type { StripeEvent, Subscription } from "./stripe/objects";
import { Refusal } from "./stripe/refusal";
import { findRoute } from "./stripe/routes";

type Failure = number | "hang" | "accept-then-hang" | "garbage" | "another-shape";
type SigningOptions = { secret?: string; at?: Date };

/**
 * Stripe on loopback: it keeps what it is told, charges cards by what their names say, honours idempotency keys, and
 * has a clock of its own that stands still unless it is told to go on. Takes any test key.
 */
export class StripeDouble extends LoopbackDouble {
  readonly account: StripeAccount;
  /** Every request by its route, as `POST /v1/subscriptions/:id`, refusals and repeats included. */
  readonly calls: string[] = [];
  webhookSecret = "whsec_double";
  private readonly failures: { failure: Failure; on?: string }[] = [];
  private readonly held = new Map<string, Promise<void>>();
  private readonly keys = new IdempotencyKeys(() => this.now);

  constructor({ now = new Date() }: { now?: Date } = {}) {
    super();
    this.account = new StripeAccount(seconds(now));
  }

  /** What STRIPE_API_BASE is set to. */
  get url(): string {
    return this.origin;
  }

  /** In seconds. */
  get now(): number {
    return this.account.now;
  }

  get subscriptions(): Subscription[] {
    return [...this.account.subscriptions.values()];
  }

  /** What happened, oldest first. */
  get events(): StripeEvent[] {
    return this.account.events;
  }

  /** How often a route was called, or all of them. */
  callsOf(route: string): number {
    return this.calls.filter((call) => call === route).length;
  }

  /** Answers the next call that is not yet spoken for with this status or fault; with `on`, the next of that route. */
  failNext(failure: Failure, on?: string): void {
    this.failures.push({ failure, on });
  }

  /** Keeps requests of a route under way until the function that comes back is called. */
  hold(route: string): () => void {
    let release = (): void => undefined;
    this.held.set(route, new Promise((resolve) => (release = resolve)));
    return () => {
      this.held.delete(route);
      release();
    };
  }

  /** Gives a card as Stripe.js does in the browser. It is taken, whatever becomes of it when it is charged. */
  confirm(setupIntentId: string, card: string): void {
    assertCardExists(card);
    const intent = this.account.get(this.account.setupIntents, setupIntentId);
    intent.payment_method = this.account.addPaymentMethod(intent.customer, card);
    intent.status = "succeeded";
    this.account.emit("setup_intent.succeeded", intent);
  }

  /** Charges another card for the customer's subscriptions from now on. */
  setCard(customerId: string, card: string): void {
    assertCardExists(card);
    const paymentMethod = this.account.addPaymentMethod(customerId, card);
    for (const subscription of this.subscriptions)
      if (subscription.customer === customerId) subscription.default_payment_method = paymentMethod;
  }

  /** Lets time pass: renews, fails to renew, tries again, and ends what is due to end. */
  advanceTo(date: Date): void {
    advance(this.account, seconds(date));
  }

  /** A webhook request with this event, signed as Stripe would now, or at another time or with another secret. */
  signed(event: StripeEvent, options?: SigningOptions) {
    return this.signedBody(JSON.stringify(event, null, 2), options);
  }

  /** The same with whatever stands in the body. */
  signedBody(body: string, { secret = this.webhookSecret, at }: SigningOptions = {}) {
    const timestamp = at ? seconds(at) : this.now;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { "content-type": "application/json", "stripe-signature": signature } };
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.answer(request, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply(response, { status: error.status, body: error.body });
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", this.url);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { name, route, id } = findRoute(request.method ?? "", pathname);
    this.calls.push(name);

    const failure = this.nextFailure(name);
    if (failure === "hang") return;
    if (failure === "garbage") return void response.writeHead(200).end("<html>not what you asked for");
    if (failure === "another-shape") return reply(response, { status: 200, body: { object: "surprise" } });
    if (typeof failure === "number") throw new Refusal(failure, { type: "api_error" });

    checkHeaders(request);
    const params = parseForm(request.method === "POST" ? body : searchParams.toString());
    for (const param of Object.keys(params))
      if (!route.params.includes(param)) throw new Refusal(400, { code: "parameter_unknown", param });

    if (typeof params.customer === "string")
      this.account.get(this.account.customers, params.customer, "customer"); // Refuses one it does not know.

    const answer = await this.keys.once(request.headers["idempotency-key"]?.toString(), {
      request: `${pathname} ${body}`,
      execute: async () => {
        await turn(); // So that requests sent at once overlap, as they do at Stripe.
        await this.held.get(name);
        return answerOf(() => route.answer({ account: this.account, params, id }));
      },
    });
    if (failure !== "accept-then-hang") reply(response, answer);
  }

  private nextFailure(name: string): Failure | undefined {
    const index = this.failures.findIndex(({ on }) => !on || on === name);
    return index < 0 ? undefined : this.failures.splice(index, 1)[0]?.failure;
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

function checkHeaders({ headers }: IncomingMessage): void {
  if (!/^Bearer [rs]k_test_\w+$/.test(headers.authorization ?? ""))
    throw new Refusal(401, { message: `Invalid API Key provided: ${headers.authorization}` });
  if (headers["stripe-version"] !== apiVersion)
    throw new Refusal(400, { message: `The double speaks ${apiVersion}.` });
}

/** A refusal by the card is an answer too: Stripe keeps it for the key. */
function answerOf(execute: () => object): Answer {
  try {
    return { status: 200, body: structuredClone(execute()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body };
  }
}

function reply(response: ServerResponse, { status, body, isReplay }: Answer): void {
  const headers = {
    "Content-Type": "application/json",
    "Request-Id": "req_double",
    ...(isReplay ? { "Idempotent-Replayed": "true" } : {}),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
