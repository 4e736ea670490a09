import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { clean, prefaceMsOf } from "../doubles/prefaces.mjs";
import type { LivePeer } from "../peers";
import { productEnv, startProduct, type Server } from "../servers";
import { signIn, type SignedIn } from "../sign-in";
import { insertStudents } from "../students";
import type { ChatTarget } from "../turns";

const registeredAt = new Date("2026-01-10T08:00:00Z");
const wordMark = '"id":"word';
const sentenceMark = '"id":"word-of-end"';
/** What the upstream's words begin and end with, as `doubles/upstream.mjs` has them. */
const words = /^Ci sei quasi! .* che cosa cambia\.$/;

const maxTries = 12;
const retryMs = 5000;

export const openaiEnv = (upstream: Server) => ({
  OPENAI_BASE_URL: upstream.url,
  OPENAI_API_KEY: "sk-bench",
});

export const startChat = (databaseUrl: string, upstream: Server): Promise<Server> =>
  startProduct({ env: { ...productEnv(databaseUrl, "{url}"), ...openaiEnv(upstream) } });

/** Students with Pro, so that no limit of the free plan ends the measurement, each with a session. */
export async function pool(databaseUrl: string, prefix: string, count: number): Promise<SignedIn[]> {
  const ids = await insertStudents(databaseUrl, { count, registeredAt, isPro: true, prefix });
  return signIn(databaseUrl, ids);
}

/** The upstream itself, or who passes it on: asked for words alone, or for a preface to each of these messages too. */
export function plainTarget(url: string, { pid }: Server, messages?: readonly string[]): ChatTarget {
  let turn = 0;
  const next = () => {
    const message = messages?.[turn % messages.length];
    turn += 1;
    const system = message === undefined ? "Answer." : "Write the preface, then answer.";
    const said = [
      { role: "system", content: system },
      { role: "user", content: message ?? clean[0] },
    ];
    return {
      headers: {},
      body: JSON.stringify({ model: "double", stream: true, messages: said }),
      prefaceMs: message === undefined ? 0 : prefaceMsOf(message),
    };
  };
  return { url, pid, next, tokenMark: wordMark, sentenceMark };
}

/** Each turn is another student's, so that nobody is told to slow down. */
export function productTarget(
  product: Pick<Server, "url" | "pid">,
  students: readonly SignedIn[],
  messages: readonly string[],
): ChatTarget {
  let turn = 0;
  const next = () => {
    const { cookie = "" } = students[turn % students.length] ?? {};
    const message = messages[turn % messages.length] ?? "";
    turn += 1;
    return {
      headers: { cookie, accept: "text/event-stream", origin: product.url },
      body: JSON.stringify({ message, clientMessageId: randomUUID() }),
      prefaceMs: prefaceMsOf(message),
    };
  };
  return { url: `${product.url}/api/chat`, pid: product.pid, next, tokenMark: "event: delta" };
}

/** Another product's, which asks for no preface. Each turn is a new chat of the next of its visitors. */
export function peerTarget({ chatUrl, pid, headers, cookies, body, tokenMark }: LivePeer): ChatTarget {
  let turn = 0;
  const next = () => {
    const cookie = cookies[turn % cookies.length] ?? "";
    turn += 1;
    return {
      headers: { cookie, origin: new URL(chatUrl).origin, ...headers },
      body: body.replaceAll("{id}", () => randomUUID()),
    };
  };
  return { url: chatUrl, pid, next, tokenMark };
}

/** One after the other, in turns. */
export function mix(one: ChatTarget, other: ChatTarget): ChatTarget {
  let turn = 0;
  return { ...one, next: () => ((turn += 1) % 2 ? one : other).next() };
}

/**
 * Throws unless the product shows the upstream's own words: where it cannot read a preface it speaks its own at once, and
 * nothing that is measured would be what it is called.
 */
export async function proveRelayed(target: ChatTarget, turns: number): Promise<void> {
  await Promise.all(Array.from({ length: turns }, () => proveOne(target)));
}

/** A process that has just begun may still be warming up: what it refuses, or cannot read in time, is tried again. */
async function proveOne({ url, next }: ChatTarget): Promise<void> {
  let answer: unknown;
  for (let tried = 0; tried < maxTries; tried += 1) {
    if (tried > 0) await pause(retryMs);
    const { headers, body } = next();
    const json = { "content-type": "application/json", accept: "application/json" };
    const response = await fetch(url, { method: "POST", headers: { ...headers, ...json }, body });
    answer = await response.json();
    if (words.test((answer as { aiMessage?: { message: string } }).aiMessage?.message ?? "")) return;
  }
  throw new Error(`The upstream's words were not relayed: ${JSON.stringify(answer).slice(0, 600)}`);
}
