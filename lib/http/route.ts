import { randomUUID } from "node:crypto";
import { after } from "next/server";
import type { z } from "zod";
import type {
  App,
  Ctx,
  EligibleAdmin,
  KeepAlive,
  Learner,
  Parent,
  SecureAdmin,
  SystemActor,
  SystemAdmin,
  Visitor,
} from "@/lib/context";
import type { AppError } from "@/lib/errors";
import {
  authenticateEligibleAdmin,
  authenticateSecureAdmin,
  authenticateSystemAdmin,
} from "@/lib/features/gates/authenticate";
import { authenticateParent } from "@/lib/features/family/parent-session";
import { refuseOrCount } from "@/lib/features/family/permit";
import { authenticateLearner, authenticateSystem } from "@/lib/features/sessions/authenticate";
import { assertAdmissionRateLimit, assertCallRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { refuseFlood } from "@/lib/features/rate-limits/refuse-flood";
import { getApp } from "@/lib/application";
import { byteReply } from "./byte-reply";
import { Bytes, Download, WithHeaders, type Call } from "@/lib/contract/call";
import { downloadReply } from "./download-reply";
import { errorReply, noApplicationReply } from "./error-reply";
import { eventReply, type ServerEvent } from "./event-reply";
import { jsonReply } from "./json-reply";
import { learnerHeader } from "@/lib/contract/learner-header";
import { clientAddress, refuseForeignHost, refuseForeignWrite } from "./request-checks";
import { readInput, type Input } from "./request-input";
import { secureApiReply } from "./security-headers";

type ActorOf<C extends Call> = {
  anyone: Visitor;
  learner: Learner;
  parent: Parent;
  "eligible-admin": EligibleAdmin;
  "system-admin": SystemAdmin;
  "secure-admin": SecureAdmin;
  cron: SystemActor;
}[C["actor"]];
type Handler<C extends Call> = (ctx: Ctx<ActorOf<C>>, input: Input<C>) => Promise<Result<C>>;
type EventHandler<C extends Call> = (ctx: Ctx<ActorOf<C>>, input: Input<C>) => AsyncIterable<ServerEvent>;
type Result<C extends Call> = z.input<C["reply"]> | WithHeaders<z.input<C["reply"]>>;
type NextContext = { params: Promise<Record<string, string>> };
export type RouteHandler = ((request: Request, next: NextContext) => Promise<Response>) & { contract: Call };

/**
 * The one way into the application: checks origin, actor, owner, input and rate as the call's contract says,
 * hands over to the use case, and lets out only what the contract promises. `onEvents` answers those who
 * accept `text/event-stream`.
 */
export function route<const C extends Call>(
  call: C,
  handler: Handler<C>,
  onEvents?: EventHandler<C>,
): RouteHandler {
  async function answer(ctx: Ctx, request: Request, next: NextContext): Promise<Response> {
    if (call.admission) await assertAdmissionRateLimit(ctx, call.admission);
    const input = await readInput(call, ctx.actor, request, await next.params);
    if (call.rate) await assertCallRateLimit(ctx, `${call.method} ${call.path}`, call.rate);
    const withheld = await withheldFrom(ctx, call, input.body);
    if (withheld && !call.answersInNeed) throw withheld;
    const authorised = { ...ctx, withheld } as Ctx<ActorOf<C>>; // authenticate() made the actor by call.actor.
    if (onEvents && call.events && request.headers.get("accept")?.includes("text/event-stream")) {
      return await eventReply(onEvents(authorised, input), call.events, ctx.log);
    }
    const result = await handler(authorised, input);
    const withHeaders = result instanceof WithHeaders ? result : undefined;
    const reply = call.reply.parse(withHeaders ? withHeaders.value : result);
    if (reply instanceof Bytes) return byteReply(reply);
    if (reply instanceof Download) return downloadReply(reply, ctx.log);
    return jsonReply(reply, { status: call.status, headers: withHeaders?.headers });
  }

  async function handle(request: Request, next: NextContext): Promise<Response> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const app = await getApp().catch(() => undefined);
    if (!app) return noApplicationReply(requestId);
    let response: Response;
    let failure: AppError | undefined;
    let actor: Ctx["actor"] | undefined;
    try {
      if (!call.answersAnyHost) refuseForeignHost(request, app.env);
      if (call.method !== "GET") refuseForeignWrite(request, app.env);
      actor = await authenticate(call, app, request);
      const ctx = contextOf(app, actor, request, requestId);
      if (call.method !== "GET" && !call.isUncounted) refuseFlood(ctx);
      response = await answer(ctx, request, next);
    } catch (error) {
      ({ response, failure } = errorReply(error, requestId, call));
    }
    app.log[failure && failure.status >= 500 ? "error" : "info"]({
      event: "request",
      requestId,
      method: call.method,
      path: call.path,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
      userId: actor && "userId" in actor ? actor.userId : undefined,
      code: failure?.code,
      error: failure?.cause,
    });
    const { afterReply } = app;
    if (afterReply && call.actor !== "cron") after(() => afterReply(keepAliveOf(app)));
    return secureApiReply(response, app.env.APP_URL);
  }
  return Object.assign(handle, { contract: call });
}

function contextOf(app: App, actor: Ctx["actor"], request: Request, requestId: string): Ctx {
  return {
    ...app,
    actor,
    requestId,
    ip: clientAddress(request, app.env.TRUST_PROXY),
    keepAlive: keepAliveOf(app),
  };
}

const keepAliveOf =
  ({ env }: App): KeepAlive =>
  (work) => {
    if (env.VERCEL) after(() => work);
  };

/** Why the student may not have now what a call needs of what their parents decide on. */
async function withheldFrom(ctx: Ctx, call: Call, body: unknown): Promise<AppError | undefined> {
  const { actor } = ctx;
  if (!call.needs || actor.kind !== "learner") return undefined;
  const fields = Object.entries(call.fieldNeeds ?? {}).filter(([name]) => isGiven(body, name));
  return refuseOrCount({ ...ctx, actor }, [call.needs, ...fields.map(([, need]) => need)]);
}

const isGiven = (body: unknown, name: string): boolean =>
  typeof body === "object" && body !== null && (body as Record<string, unknown>)[name] !== undefined;

function authenticate(call: Call, app: App, request: Request): Promise<Ctx["actor"]> | Ctx["actor"] {
  switch (call.actor) {
    case "anyone":
      return { kind: "visitor" };
    case "learner":
      return authenticateLearner(app, request.headers.get("cookie"), request.headers.get(learnerHeader));
    case "parent":
      return authenticateParent(app, request.headers.get("cookie"));
    case "eligible-admin":
      return authenticateEligibleAdmin(app, request.headers.get("cookie"));
    case "system-admin":
      return authenticateSystemAdmin(app, request.headers.get("cookie"));
    case "secure-admin":
      return authenticateSecureAdmin(app, request.headers);
    case "cron":
      return authenticateSystem(app, request.headers.get("authorization"));
  }
}
