import { decodeJwt, SignJWT } from "jose";
import { v7 as uuid } from "uuid";
import {
  createAdministeredApp,
  createAdministrator,
  eligibleAdminEmail,
  openSecurePanel,
  openSystemPanel,
  secureEmails,
} from "./administrators";
import type { Options } from "./api";
import { createParent, parents } from "./parents";
import { plainJpeg } from "./pictures";
import { createStudent, newSession, type Student } from "./students";
import type { TestApp } from "./test-app";
import { newcomer, visitors } from "./visitors";
import { sheetRows } from "./worksheets";

/**
 * What an identity amounts to. `owner`: the student whose rows are asked for; `owner abroad`: a page of another site, in
 * the owner's browser; `student` and `pro`: others; `parent`: of the child that is asked for, with their page open;
 * `parent abroad`: a page of another site, in their browser; `other parent`: of another child; `eligible-admin`: may try the gate of the system panel; `system` and
 * `secure`: behind the gate of that panel; `secure owner`: an owner who shows a bearer of the secure panel too.
 */
export type Kind =
  | "nobody"
  | "owner"
  | "owner abroad"
  | "student"
  | "pro"
  | "parent"
  | "parent abroad"
  | "other parent"
  | "eligible-admin"
  | "system"
  | "secure"
  | "secure owner"
  | "cron";

export type Identity = Pick<Options, "cookie" | "headers"> & { is: Kind };

const dayMs = 24 * 60 * 60_000;
const cronSecret = "the cron secret of the tests";
const removedEmail = "carla@ufficio.example";

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = ({ authorization }: { authorization: string }) => authorization.slice("Bearer ".length);
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);

/** Everybody who may come to the door, honest or not, set up once. The owner's rows are there to be asked for. */
export async function createIdentities() {
  const t = await createAdministeredApp({
    SECURE_ADMIN_EMAILS: [...secureEmails, removedEmail].join(","),
  });
  const expired = await createStudent(t);
  const closed = await createParent(t);
  t.advance(dayMs + 1);
  const stale = await openPanels(t);
  t.advance(30 * 60_000 + 1);
  const panels = await openPanels(t);
  const owner = await createStudent(t, { displayName: "Nome Segreto", email: "segreta@scuola.example" });
  const { nobodies, parentTokens } = await createNobodies(t, owner);
  const student = await createStudent(t);
  const [parent, otherParent, left] = [await createParent(t), await createParent(t), await createParent(t)];
  await t.api("DELETE", "/api/parents/session", { cookie: left.cookie });
  const removed = await openSecurePanel(t, removedEmail);
  t.serveBy({ ...t.app, env: { ...t.app.env, SECURE_ADMIN_EMAILS: secureEmails.join(",") } });

  const identities: Record<string, Identity> = {
    ...nobodies,
    "expired session": { is: "nobody", cookie: expired.cookie },
    "parent's token as cookie": { is: "nobody", cookie: `session=${parentTokens.confirm}` },
    "parent's token as bearer": { is: "nobody", headers: bearer(parentTokens.stop) },
    "parent, page over": { is: "nobody", cookie: closed.cookie },
    "parent, page left": { is: "nobody", cookie: left.cookie },
    "parent's page as session": { is: "nobody", cookie: `session=${valueOf(parent.cookie)}` },
    "parent's page as bearer": { is: "nobody", headers: bearer(valueOf(parent.cookie)) },
    parent: { is: "parent", cookie: parent.cookie },
    "parent, page of another site": {
      is: "parent abroad",
      cookie: parent.cookie,
      headers: { origin: "https://evil.example" },
    },
    "parent of another child": { is: "other parent", cookie: otherParent.cookie },
    "student, free": { is: "owner", cookie: owner.cookie },
    ...abroad(owner.cookie),
    "another student": { is: "student", cookie: student.cookie },
    "student with Pro": { is: "pro", cookie: (await createStudent(t, { isPro: true })).cookie },
    "student under deletion": { is: "student", cookie: await underDeletion(t) },
    "student with a bearer": { is: "secure owner", cookie: owner.cookie, headers: panels.bearer },
    "student with a forged bearer": { is: "owner", cookie: owner.cookie, headers: bearer("A".repeat(43)) },
    ...systemIdentities(panels, { stale, student: student.cookie, otherLogin: await newSession(t.app, 1) }),
    "another administrator, gate of the first": {
      is: "eligible-admin",
      cookie: `${(await createStudent(t, { email: eligibleAdminEmail })).cookie}; ${panels.gate}`,
    },
    ...secureIdentities(panels, { stale, removed }),
    ...cronIdentities,
  };
  const ofOwner = { ...(await createRows(t, owner)), ...(await sheetRows(t, owner)) };
  const rows = { ...ofOwner, childId: parent.child.id };
  return { t, owner, rows, identities };
}

/** A row of the owner's for each address that names one. */
async function createRows(t: TestApp, { id: userId, cookie }: Student) {
  const [conversationId, messageId, findingId, photoId] = [uuid(), uuid(), uuid(), uuid()];
  const { db } = t.app;
  const createdAt = t.app.now();
  const mine = { userId, conversationId, createdAt };
  const settled = { ...mine, status: "settled" as const, chargedHearts: 0, leaseExpiresAt: createdAt };
  const [spoken, shown] = [uuid(), uuid()];
  await db.conversation.create({ data: { id: conversationId, userId, currentForUserId: userId, createdAt } });
  await db.exchange.create({ data: { ...settled, id: spoken, clientMessageId: "1" } });
  await db.exchange.create({ data: { ...settled, id: shown, clientMessageId: "2", kind: "homework" } });
  const said = { conversationId, sender: "user" as const, createdAt };
  await db.message.createMany({
    data: [
      { ...said, id: messageId, exchangeId: spoken, text: "Yesterday I go home" },
      { ...said, id: uuid(), exchangeId: shown, text: "She ___ (go) home." },
    ],
  });
  const place = { messageId, topic: "past_simple", start: 12, end: 14, quote: "go" };
  const answer = { explanation: "", hints: ["Ieri"], correction: "went", secret: "went" };
  await db.finding.create({ data: { ...place, ...answer, id: findingId } });
  const image = new Uint8Array(await plainJpeg());
  const photo = { exchangeId: shown, digest: "a".repeat(64), image, text: "She ___ (go) home." };
  await db.homeworkPhoto.create({ data: { ...photo, id: photoId, userId, createdAt } });
  await t.api("POST", "/api/exercises", { cookie });
  const exercise = await db.exercise.findFirstOrThrow({ where: { userId }, select: { id: true } });
  return { findingId, photoId, exerciseId: exercise.id };
}

/** Both panels opened, with whatever shows it. */
async function openPanels(t: TestApp) {
  const login = (await createAdministrator(t)).cookie;
  const open = await openSystemPanel(t, login);
  return { login, open, gate: open.split("; ")[1] ?? "", bearer: await openSecurePanel(t) };
}
type Panels = Awaited<ReturnType<typeof openPanels>>;

/** Who has no session, whatever they send in its place. */
async function createNobodies(t: TestApp, owner: Student) {
  const leaver = await createStudent(t);
  await t.api("POST", "/api/auth/logout", { cookie: leaver.cookie });
  const erased = await createStudent(t);
  await t.api("DELETE", `/api/secure-admin/users/${erased.id}`, {
    headers: await openSecurePanel(t, secureEmails[1]),
  });
  const p = parents(t);
  const parent = p.newAddress();
  await p.save(owner, parent);

  const token = valueOf(owner.cookie);
  const claims = decodeJwt(token);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const otherKey = Buffer.from("another key, of as many bytes as it takes to sign");
  const signedElsewhere = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(otherKey);
  const nobody = (cookie?: string): Identity => ({ is: "nobody", cookie });
  const nobodies = {
    visitor: nobody(),
    "garbage cookie": nobody("session=%00garbage; session=; =; gate"),
    "session's id as cookie": nobody(`session=${claims.sub}`),
    "cookie signed with another key": nobody(`session=${signedElsewhere}`),
    "cookie without a signature": nobody(`session=${header}.${payload}.`),
    "cookie of alg none": nobody(`session=${none}.${payload}.`),
    "cookie of alg none, signed": nobody(`session=${none}.${payload}.${signature}`),
    "cookie of a session logged out": nobody(leaver.cookie),
    "cookie of a student erased": nobody(erased.cookie),
    "student not verified": nobody(await loginUnverified(t)),
    "session as bearer": { is: "nobody", headers: bearer(token) },
  } satisfies Record<string, Identity>;
  return { nobodies, parentTokens: await p.tokens(parent) };
}

/** What a login gives whose e-mail is not verified: no cookie. */
async function loginUnverified(t: TestApp): Promise<string | undefined> {
  const { post, login } = visitors(t);
  const account = newcomer();
  const registered = await post("register", account);
  const { response, cookie, body } = await login(account.email, account.password);
  if (registered.status !== 201 || response.status !== 403) throw new Error(JSON.stringify(body));
  return cookie;
}

async function underDeletion(t: TestApp): Promise<string> {
  const { cookie } = await createStudent(t);
  const response = await t.api("POST", "/api/request-data-deletion", { cookie });
  if (response.status !== 200) throw new Error(await response.text());
  return cookie;
}

const foreignHeaders: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "https://evil.example", host: "coach.test" },
  { origin: "https://coach.test" }, // Ours is http: another scheme is another site.
  { origin: "http://coach.test:8080" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];
const abroad = (cookie: string): Record<string, Identity> =>
  Object.fromEntries(
    foreignHeaders.map((headers) => [
      `page of another site, ${JSON.stringify(headers)}`,
      { is: "owner abroad", cookie, headers },
    ]),
  );

type Logins = { stale: Panels; student: string; otherLogin: string };
const systemIdentities = (
  { login, open, gate, bearer: shown }: Panels,
  { stale, student, otherLogin }: Logins,
): Record<string, Identity> => ({
  "administrator before the gate": { is: "eligible-admin", cookie: login },
  "administrator, gate over": { is: "eligible-admin", cookie: `${login}; ${stale.gate}` },
  "administrator, gate of another login": { is: "eligible-admin", cookie: `${otherLogin}; ${gate}` },
  "administrator, the other panel's token as gate": {
    is: "eligible-admin",
    cookie: `${login}; gate=${tokenOf(shown)}`,
  },
  "administrator, gate open": { is: "system", cookie: open },
  "student, the gate's cookie of an administrator": { is: "student", cookie: `${student}; ${gate}` },
  "gate's cookie without a login": { is: "nobody", cookie: gate },
  "gate's cookie as bearer": { is: "nobody", headers: bearer(valueOf(gate)) },
});

type Bearers = { stale: Panels; removed: { authorization: string } };
function secureIdentities({ bearer: shown }: Panels, { stale, removed }: Bearers): Record<string, Identity> {
  const token = tokenOf(shown);
  const forged = `${token.slice(0, -2)}${token.at(-2) === "A" ? "B" : "A"}${token.at(-1)}`;
  return {
    "secure administrator": { is: "secure", headers: shown },
    "secure administrator, by cookie": { is: "secure", cookie: `secure-gate=${token}` },
    "secure cookie beside a forged bearer": {
      is: "nobody",
      cookie: `secure-gate=${token}`,
      headers: bearer(forged),
    },
    "secure cookie, session over": { is: "nobody", cookie: `secure-gate=${tokenOf(stale.bearer)}` },
    "secure administrator, session over": { is: "nobody", headers: stale.bearer },
    "secure administrator whose address was removed": { is: "nobody", headers: removed },
    "secure token without its word": { is: "nobody", headers: { authorization: token } },
    "secure token in cookies": { is: "nobody", cookie: `session=${token}; gate=${token}` },
    "forged bearer": { is: "nobody", headers: bearer(forged) },
  };
}

const cronIdentities: Record<string, Identity> = {
  "clock of the platform": { is: "cron", headers: bearer(cronSecret) },
  "wrong secret of the clock": { is: "nobody", headers: bearer(cronSecret.slice(0, -1)) },
  "secret of the clock without its word": { is: "nobody", headers: { authorization: cronSecret } },
  "secret of the clock as cookie": { is: "nobody", cookie: `session=${cronSecret}` },
};
