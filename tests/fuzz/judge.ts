import type { Call } from "@/lib/contract/call";
import type { Target } from "./plan-request";
import { privateWords, secrets } from "./secrets";

export type Reply = { status: number; contentType: string; headers: string; text: string; ms: number };

export const tooSlow = "too slow";
const slowestMs = 5000;
/** What asks a tutor, a reader or a voice has the time of a turn; the clock's call works jobs for most of a minute. */
const slowCalls: Record<string, number> = {
  "POST /api/chat": 30_000,
  "POST /api/analyze-homework": 60_000,
  "POST /api/speech": 30_000,
  "GET /api/cron/tick": 60_000,
};
/** Minutes of sound take the voice longer than a call may: a text that is too much for it is refused. */
const mayBeUnavailable = new Set(["POST /api/speech"]);
const leaks: readonly [string, RegExp][] = [
  ["a stack", /\bat [\w.<>]+ \(|\bat (async )?(file:|\/|node:)|\.(ts|js|mjs):\d+:\d+/],
  [
    "SQL",
    /\bSELECT "|\bINSERT INTO "|\bUPDATE "|\bDELETE FROM "|PrismaClient|\bP20\d\d\b|violates .* constraint/,
  ],
  ["a path", new RegExp(`${process.cwd()}|node_modules|/root/|/home/`)],
];

/**
 * What is wrong with a reply, or undefined. Of the API it must be JSON, or what its contract says. Nothing outside is configured
 * that could be away, so that no 502 is declared, and 503 for the voice only.
 */
export function judge(
  reply: Reply,
  { label, contract, isPage }: Target,
  seesOthers: boolean,
): string | undefined {
  const isDeclared = reply.status === 503 && mayBeUnavailable.has(label);
  if (reply.status >= 500 && !isDeclared) return `status ${reply.status}`;
  if (reply.ms > (slowCalls[label] ?? slowestMs)) return tooSlow;
  if (!isPage && !isReadable(reply, contract)) return `no JSON: ${reply.status} ${reply.contentType}`;
  const all = reply.headers + reply.text;
  const leak = leaks.find(([, pattern]) => pattern.test(all));
  if (leak) return `leaks ${leak[0]}`;
  if (secrets.some((secret) => all.includes(secret))) return "leaks a secret";
  if (!seesOthers && Object.values(privateWords).some((word) => all.includes(word))) {
    return "leaks what is another's";
  }
  if (({} as { polluted?: unknown }).polluted !== undefined) return "pollutes the prototype";
  return undefined;
}

function isReadable({ status, contentType, text }: Reply, contract: Call | undefined): boolean {
  if (status === 304 || text === "") return status < 400 || contract === undefined;
  if (contentType.startsWith("application/json")) return isJson(text) && (status < 400 || hasSentence(text));
  if (status === 308) return true; // Next tidies an address up, and asks to come again.
  if (status >= 300) return false;
  if (contentType.startsWith("text/event-stream")) return contract?.events !== undefined;
  return /^(image|audio)\/|^text\/csv/.test(contentType);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const hasSentence = (text: string) => typeof (JSON.parse(text) as { error?: unknown }).error === "string";
