import { randomBytes } from "node:crypto";
import type { App, Ctx } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { hostCookie } from "@/lib/host-cookie";
import { keyedHash } from "@/lib/secret";
import { deleteGateSession, findGateSession, replaceSession } from "./data";
import { gateSessionSeconds, type Gate } from "./rules";

const hashOf = ({ secret }: App, token: string) => keyedHash(secret, `gate-session:${token}`);

type Opened = { subject: string; loginSessionId: string | null };

/** Opens a gate for half an hour, which closes it wherever the same administrator had it open. */
export async function openGate(ctx: Ctx, tx: Tx, opened: Opened) {
  const token = randomBytes(32).toString("base64url");
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + gateSessionSeconds * 1000);
  await replaceSession(tx, { ...opened, tokenHash: hashOf(ctx, token), createdAt, expiresAt });
  return { token, expiresAt };
}

/** Who has a gate open with this token. */
export function findGate(app: App, token: string | undefined) {
  return token ? findGateSession(app.db, hashOf(app, token), app.now()) : Promise.resolve(undefined);
}

/** Closes the gate of this token, if it is open. */
export async function closeGate(ctx: Ctx, token: string | undefined): Promise<void> {
  if (!token) return;
  await inTransaction(ctx.db, async (tx) => {
    const actor = await deleteGateSession(tx, hashOf(ctx, token));
    if (actor) await recordAudit(ctx, tx, { actor, action: "gate_closed", outcome: "ok" });
  });
}

const cookieNames: Record<Gate, string> = { system: "gate", secure: "secure-gate" };
const cookieOf = ({ env }: App, gate: Gate) => hostCookie(env, cookieNames[gate]);

/** The `Set-Cookie` value of an open gate; without a token, the one that removes it. */
export const gateCookie = (app: App, gate: Gate, token?: string): string =>
  token ? cookieOf(app, gate).set(token, gateSessionSeconds) : cookieOf(app, gate).clear();

export const readGateCookie = (app: App, gate: Gate, cookieHeader: string | null): string | undefined =>
  cookieOf(app, gate).read(cookieHeader);

/**
 * What shows that the secure panel is open: a bearer, or the cookie where there is none. Whoever shows a bearer means it: one
 * that is wrong or over is not made up for by the cookie.
 */
export function readSecureToken(app: App, headers: Headers): string | undefined {
  const authorization = headers.get("authorization");
  return authorization === null
    ? readGateCookie(app, "secure", headers.get("cookie"))
    : readBearer(authorization);
}

/** The token of an `Authorization: Bearer` header. */
export function readBearer(authorization: string | null): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(authorization ?? "")?.[1];
}
