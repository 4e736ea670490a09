import type { App, EligibleAdmin, Learner, SecureAdmin, SystemAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { authenticateLearner } from "@/lib/features/sessions/authenticate";
import { gates as t } from "@/lib/i18n/it";
import { isEligibleAdmin, isSecureAdmin, secureSubject, systemSubject } from "./administrators";
import { findGate, readGateCookie, readSecureToken } from "./gate-sessions";

/** Who sends this cookie, if they may try the gate of the system panel. Throws FORBIDDEN for every other user. */
export async function authenticateEligibleAdmin(app: App, cookie: string | null): Promise<EligibleAdmin> {
  const { user, userId, sessionId } = await authenticateLearner(app, cookie);
  if (!isEligibleAdmin(app.env, user)) throw new AppError("FORBIDDEN", t.accessDenied);
  return { kind: "eligible-admin", userId, sessionId, email: user.email };
}

/** The same with the gate open, by the login that opened it. Throws GATE_CLOSED, or what keeps them from the gate. */
export async function authenticateSystemAdmin(app: App, cookie: string | null): Promise<SystemAdmin> {
  const admin = await findSystemAdmin(app, cookie);
  if (admin) return admin;
  await authenticateEligibleAdmin(app, cookie);
  throw new AppError("GATE_CLOSED", t.gateClosed);
}

/** One query tells it, as an open gate knows the login it is a part of. */
async function findSystemAdmin(app: App, cookie: string | null): Promise<SystemAdmin | undefined> {
  const sessionId = app.ports.sessionCookie.read(cookie);
  const gate = await findGate(app, readGateCookie(app, "system", cookie));
  if (!sessionId || !gate || gate.loginSessionId !== sessionId) return undefined;
  const { subject, userId, email } = gate;
  if (userId === null || email === null || !isEligibleAdmin(app.env, { id: userId, email })) return undefined;
  return subject === systemSubject(userId) ? { kind: "system-admin", subject, userId } : undefined;
}

/** The gate of the system panel that a login has open. */
export async function findSystemGate(
  app: App,
  { userId, sessionId }: Pick<Learner, "userId" | "sessionId">,
  cookie: string | null,
) {
  const gate = await findGate(app, readGateCookie(app, "system", cookie));
  return gate?.subject === systemSubject(userId) && gate.loginSessionId === sessionId ? gate : undefined;
}

/** Who shows that they have the secure panel open, by bearer or cookie. Throws NO_SESSION for everybody else. */
export async function authenticateSecureAdmin(app: App, headers: Headers): Promise<SecureAdmin> {
  const open = await findSecureGate(app, headers);
  if (!open) throw new AppError("NO_SESSION", t.sessionOver);
  return { kind: "secure-admin", subject: secureSubject(open.email) };
}

/** The open gate of the secure panel, while its address is still an authorised one. */
export async function findSecureGate(app: App, headers: Headers) {
  const gate = await findGate(app, readSecureToken(app, headers));
  const email = gate?.subject.slice(secureSubject("").length) ?? "";
  if (!gate || gate.subject !== secureSubject(email) || !isSecureAdmin(app.env, email)) return undefined;
  return { email, expiresAt: gate.expiresAt };
}
