import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import type { UserReply } from "@/lib/features/accounts/contract";
import type { FamilyReply } from "@/lib/features/family/contract";
import { LearnerProvider } from "@/components/learner/learner-provider";
import { PaywallProvider } from "@/components/paywall/paywall-provider";

/** What jsdom lacks of a browser. */
class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function installBrowser(): void {
  const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, {
    TextDecoder,
    ResizeObserver: NeverObserves,
    IntersectionObserver: NeverObserves,
    matchMedia: () => still,
    CSS: { supports: () => true, escape: (text: string) => text },
  });
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

export const learner: UserReply = {
  id: 7,
  firebaseUserId: null,
  displayName: "Giulia Rossi",
  nickname: "Giulia",
  email: "giulia@example.com",
  avatarId: "fox",
  schoolClass: null,
  hasAnsweredSchoolClass: true,
  level: 3,
  xp: 118,
  hearts: 8,
  heartsRefillAt: null,
  isPro: false,
  parentEmail: null,
  family: {
    stage: "open",
    allowed: { coach: true, photos: true, voice: true, readAloud: true },
    hours: null,
    minutesPerDay: null,
    consentDueAt: null,
    changedAt: null,
    hasNews: false,
  },
  subscriptionStatus: "none",
  subscriptionEndDate: null,
  createdAt: "2026-01-01T10:00:00.000Z",
};

/** Nobody decides with the test learner. */
export const alone: FamilyReply = { guardians: [], changedAt: null, invitation: null };

/** An answer of the pretended server: a status and a JSON body, or a text of any kind, or events as a stream sends them. */
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  events?: (string | Promise<string>)[];
};
export type Call = { key: string; body: unknown; authorization?: string };

/** Puts a pretended server in place, which answers by "METHOD /path", and gives the calls that reach it. */
export function pretendServer(answer: (call: Call) => Answer | undefined): Call[] {
  installBrowser();
  const calls: Call[] = [];
  globalThis.fetch = ((path: string, request: RequestInit) => {
    const body: unknown = request.body ? JSON.parse(request.body as string) : undefined;
    const authorization = new Headers(request.headers).get("Authorization") ?? undefined;
    const call = { key: `${request.method} ${path}`, body, authorization };
    calls.push(call);
    return Promise.resolve(responseOf(answer(call) ?? { status: 404, json: {} }, request.signal));
  }) as typeof fetch;
  return calls;
}

const familyKey = `GET /api/family/${learner.id}`;

/** Draws a screen as the learner sees it, over a pretended server. */
export function renderAsLearner(
  screen: React.ReactNode,
  answer: (call: Call) => Answer | undefined,
  as: UserReply = learner,
) {
  const calls = pretendServer((call) => answer(call) ?? { json: call.key === familyKey ? alone : as });
  const user = userEvent.setup();
  const view = render(
    <LearnerProvider learner={as}>
      <PaywallProvider>{screen}</PaywallProvider>
    </LearnerProvider>,
  );
  return { ...view, user, calls };
}

/** One event of a stream, as the server writes it. */
export function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function responseOf(answer: Answer, signal: AbortSignal | null | undefined) {
  const { status = 200, headers = {}, json, text = JSON.stringify(json), events } = answer;
  return {
    ok: status < 400,
    status,
    statusText: "",
    json: () => Promise.resolve(json),
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
    body: events && bodyOf(events, signal),
  };
}

function bodyOf(events: (string | Promise<string>)[], signal: AbortSignal | null | undefined) {
  const rest = [...events];
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
    async pull(controller) {
      const next = rest.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(await next));
    },
  });
}
