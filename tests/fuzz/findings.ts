import type { Reply } from "./judge";
import type { Planned } from "./plan-request";

type Finding = { wrong: string; count: number; example: string };
const shownLength = 600;

/** What went wrong, by call: many requests meet the same fault. */
export class Findings {
  private readonly byCall = new Map<string, Map<string, Finding>>();

  add(way: string, planned: Planned, wrong: string, more: { reply?: Reply; cause?: unknown }): void {
    const call = `${way} ${planned.target.label}`;
    const kind = `${wrong}${causeOf(more.cause)}`;
    const ofCall = this.byCall.get(call) ?? new Map<string, Finding>();
    this.byCall.set(call, ofCall);
    const known = ofCall.get(kind);
    if (known) known.count += 1;
    else ofCall.set(kind, { wrong: kind, count: 1, example: exampleOf(planned, more.reply) });
  }

  has(way: string, label: string): boolean {
    return this.byCall.has(`${way} ${label}`);
  }

  print(): void {
    for (const [call, kinds] of this.byCall) {
      for (const { wrong, count, example } of kinds.values()) {
        console.log(`✗ ${call}: ${wrong} (${count} times)\n    ${example}`);
      }
    }
  }
}

function causeOf(cause: unknown): string {
  if (cause === undefined) return "";
  if (!(cause instanceof Error)) return `, ${JSON.stringify(cause)}`;
  const place = cause.stack?.split("\n").find((line) => line.includes("/lib/")) ?? "";
  return `, ${cause.name}: ${cause.message.trim().split("\n").at(-1)} ${place.trim()}`;
}

function exampleOf({ caller, method, address, headers, cookie, body }: Planned, reply?: Reply): string {
  const shownCookie = cookie === caller.cookie ? undefined : cookie;
  const sent = JSON.stringify({
    caller: caller.name,
    headers,
    cookie: shownCookie,
    body: String(body ?? ""),
  });
  return `${method} ${address.slice(0, shownLength)} ${sent.slice(0, shownLength)} → ${reply?.status ?? "nothing"} ${reply?.text.slice(0, 200) ?? ""}`;
}
