import { loadRoutes } from "../support/api";
import {
  anyone,
  anyParent,
  cron,
  derived,
  eligibleAdmin,
  except,
  expectedOf,
  kinds,
  learner,
  ofChild,
  owner,
  secureAdmin,
  strangers,
  systemAdmin,
  type Row,
} from "../support/expected-statuses";
import { createIdentities } from "../support/identities";
import { createStudent } from "../support/students";

/** The administrator of the panel, whose account is not to be erased. */
const notTheFirst = { "eligible-admin": 403, system: 403, "another administrator, gate of the first": 200 };

/** Three of the identities are the owner: what the first has taken off is gone. */
const onceOwners = except(404, {
  ...strangers,
  owner: 200,
  "student with a bearer": 404,
  "student with a forged bearer": 404,
});
const line = { n: 1, part: 0, label: "1", text: "I ____ (go) home." };

const rows: Record<string, Row> = {
  "GET /api/health": anyone(200),
  "GET /api/cron/tick": cron(200),
  "POST /api/stripe/webhook": anyone(404),

  "GET /api/auth/me": learner(200),
  "GET /api/auth/session": anyone(200),
  "POST /api/auth/login": anyone(400, {}),
  "POST /api/auth/register": anyone(400, {}),
  "POST /api/auth/forgot-password": anyone(400, {}),
  "POST /api/auth/validate-password": anyone(400, {}),
  "POST /api/auth/reset-password": anyone(400, {}),
  "POST /api/auth/resend-verification": anyone(400, {}),
  "POST /api/auth/verify-email": anyone(400, {}),
  "GET /api/auth/sessions": learner(200),
  "POST /api/auth/change-password": learner(400, {}),
  "GET /api/users/{id}": owner(200),
  "PUT /api/users/{id}": owner(200, {}),
  "GET /api/users/{id}/data": owner(200),
  "PUT /api/reading-tools": learner(400, {}),

  "GET /api/chat/{userId}": owner(200),
  "POST /api/chat": learner(400, {}),
  "POST /api/analyze-homework": learner(400, {}),
  "POST /api/findings/{findingId}/tries": owner(200, { text: "go" }),
  "POST /api/support/{exchangeId}/tell": learner(404), // That of an exchange of one's own is in parent-alerts.test.ts.
  "GET /api/homework-photos/{photoId}": owner(200),
  "PUT /api/homework-photos/{photoId}": owner(200, { text: "She ___ (go) to school." }),
  "POST /api/exercises": learner(200),
  "POST /api/exercises/practice": learner(200, { topic: "past-time" }),
  "POST /api/exercises/{exerciseId}/answers": owner(200, { answer: "?" }),
  "GET /api/worksheets": learner(200),
  "POST /api/worksheets": learner(400, {}),
  "GET /api/worksheets/{worksheetId}": owner(200),
  "PUT /api/worksheets/{worksheetId}": owner(409, { revision: -1, isChecked: true, items: [line] }),
  "PUT /api/worksheets/{worksheetId}/items/{n}": owner(200, { draft: ["go"] }),
  "POST /api/worksheets/{worksheetId}/items/{n}/answers": owner(200, { key: "k", answers: ["?"] }),
  "POST /api/worksheets/{worksheetId}/items/{n}/help": owner(200, { rung: 1 }),
  "POST /api/worksheets/{worksheetId}/items/{n}/leave": owner(200, { isLeft: false }),
  "GET /api/receipts/{code}": anyone(200),
  "POST /api/speech": except(403, { ...strangers, pro: 413 }, { text: "a".repeat(5000) }),
  "POST /api/speech/script": except(403, { ...strangers, pro: 413 }, { text: "a".repeat(5000) }),

  "GET /api/usage-stats": learner(200),
  "POST /api/increment-usage": learner(200, { type: "messages" }),
  "GET /api/achievements": learner(400),
  "GET /api/achievements/{userId}": owner(200),
  "GET /api/progress/{userId}": owner(200),
  "GET /api/mastery/{userId}": owner(200),
  "POST /api/progress-mirror/token": learner(200),

  "GET /api/subscription": learner(200),
  "POST /api/create-subscription": except(200, { ...strangers, pro: 409 }),
  "POST /api/complete-subscription": learner(400, {}),
  "POST /api/cancel-subscription": learner(400),
  "POST /api/withdraw-subscription": learner(400),
  "POST /api/billing-portal": learner(404),
  "POST /api/local-payments/confirm": learner(400, {}),

  "GET /api/parent-report": learner(200),
  "POST /api/parent-report": learner(400, {}),
  // The owner has saved an address, which is asked three times a day: once when it was saved.
  "POST /api/parent/invitation": except(400, {
    ...strangers,
    owner: 200,
    "student with a forged bearer": 429,
  }),
  "POST /api/parent/confirm": anyone(400, {}),
  "POST /api/parent/revoke": anyone(400, {}),
  "POST /api/parent/stop": anyone(400, {}),
  "POST /api/parent/resume": anyone(400, {}),
  "POST /api/parent/pay-links": except(200, { ...strangers, pro: 409 }),
  "DELETE /api/parent/pay-links": learner(200),
  "POST /api/parent/pay-links/open": anyone(400, {}),
  "POST /api/parent/pay-links/create-subscription": anyone(400, {}),
  "POST /api/parent/pay-links/complete-subscription": anyone(400, {}),
  "POST /api/parent/pay-links/local-payments/confirm": anyone(400, {}),
  "GET /api/family/{userId}": owner(200),
  "POST /api/parents/links": anyone(400, {}),
  "POST /api/parents/session": anyone(400, {}),
  "GET /api/parents/children": anyParent(200),
  "PUT /api/parents/children/{childId}": anyParent(400, {}),
  "POST /api/parents/children/{childId}/invitation": ofChild(409),
  "GET /api/parents/children/{childId}/subscription": ofChild(200),
  "POST /api/parents/children/{childId}/create-subscription": ofChild(200),
  "POST /api/parents/children/{childId}/complete-subscription": anyParent(400, {}),
  "POST /api/parents/children/{childId}/cancel-subscription": ofChild(400),
  "POST /api/parents/children/{childId}/withdraw-subscription": ofChild(400),
  "POST /api/parents/children/{childId}/billing-portal": ofChild(404),
  "POST /api/parents/children/{childId}/local-payments/confirm": anyParent(400, {}),
  "POST /api/parent/unsubscribe": anyone(400),
  "POST /api/feedback": learner(400, {}),
  "POST /api/outbox/session": anyone(400, {}),
  "GET /api/request-data-deletion": learner(200),

  "POST /api/super-auth/verify": eligibleAdmin(400, {}),
  "GET /api/admin/users": systemAdmin(200),
  "GET /api/admin/users/{id}": systemAdmin(200),
  "GET /api/admin/stats": systemAdmin(200),
  "GET /api/admin/support-totals": systemAdmin(200),
  "GET /api/admin/feedback": systemAdmin(200),
  "GET /api/admin/feedback/waiting": systemAdmin(200),
  "POST /api/admin/feedback/{id}/answer": systemAdmin(400, {}),
  "GET /api/admin/deletion-requests": systemAdmin(200),
  "PATCH /api/admin/users/{id}/pro": systemAdmin(200, { isPro: true }),
  "PATCH /api/admin/users/{id}/hearts": systemAdmin(200, { hearts: 10 }),
  "POST /api/admin/users/{id}/reset": systemAdmin(200),
  "POST /api/secure-admin/auth": anyone(400, {}),
  "GET /api/secure-admin/auth": anyone(200),
  "GET /api/secure-admin/users": secureAdmin(200),
  "GET /api/secure-admin/users/{id}": secureAdmin(200),
  "GET /api/secure-admin/audit": secureAdmin(200),
  "GET /api/secure-admin/audit/chain": secureAdmin(200),
  "GET /api/secure-admin/audit/export": secureAdmin(200),
  "GET /api/secure-admin/feedback": secureAdmin(200),
  "GET /api/secure-admin/feedback/waiting": secureAdmin(200),
  "POST /api/secure-admin/feedback/{id}/answer": secureAdmin(400, {}),
  "GET /api/secure-admin/deletion-requests": secureAdmin(200),
  "PATCH /api/secure-admin/users/{id}/pro": secureAdmin(200, { isPro: true }),
  "POST /api/secure-admin/users/{id}/reset": secureAdmin(200),

  // What ends something for those who come after it, in this order.
  "DELETE /api/findings/{findingId}": onceOwners,
  "DELETE /api/chat/{userId}": owner(200),
  "POST /api/worksheets/{worksheetId}/hand-in": owner(200),
  "POST /api/worksheets/{worksheetId}/receipt": owner(200, {}),
  "DELETE /api/worksheets/{worksheetId}/receipt": owner(200),
  "POST /api/worksheets/{worksheetId}/reopen": owner(200),
  "DELETE /api/worksheets/{worksheetId}": onceOwners,
  "POST /api/request-data-deletion": except(200, { ...strangers, ...notTheFirst }),
  "DELETE /api/request-data-deletion": learner(200),
  "DELETE /api/secure-admin/users/{id}": secureAdmin(200),
  "DELETE /api/super-auth/verify": eligibleAdmin(200),
  "DELETE /api/auth/sessions/{id}": learner(404), // That of a session of one's own is in own-sessions.test.ts.
  // Two of the identities are logins of one administrator.
  "DELETE /api/auth/sessions": except(200, { ...strangers, "administrator, gate of another login": 401 }),
  "POST /api/auth/logout": anyone(200),
  "POST /api/parents/children/{childId}/withdrawal": ofChild(200),
  "POST /api/parents/children/{childId}/deletion": ofChild(200),
  "DELETE /api/parents/children/{childId}/deletion": ofChild(200),
  "DELETE /api/parents/session": anyParent(200),
};

const contracts = loadRoutes().flatMap(({ module }) =>
  Object.values(module).flatMap(({ contract }) => contract ?? []),
);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

let scene: Awaited<ReturnType<typeof createIdentities>>;
let victim: { id: number };
beforeAll(async () => {
  scene = await createIdentities();
  victim = await createVictim();
}, 60_000);
const createVictim = () => createStudent(scene.t, { displayName: "Nome Segreto" });
afterAll(() => scene.t.close());

it("every call has a row, and every row a call", () => {
  const named = contracts.map(nameOf);
  const missing = named.filter((name) => !rows[name]);
  if (missing.length > 0) {
    throw new Error(
      `Who may make these calls, and what are they answered? Add one line each to \`rows\`, such as\n` +
        missing.map((name) => `  "${name}": learner(200),`).join("\n") +
        `\nwith anyone, learner, owner, ofChild, anyParent, eligibleAdmin, systemAdmin, secureAdmin or cron, the status of whoever is let in, ` +
        `and a body that changes nothing. A call that ends a session or erases what others ask for goes to the end.`,
    );
  }
  expect(Object.keys(rows).filter((name) => !named.includes(name))).toEqual([]);
});

it("there are enough identities of every kind", () => {
  const found = new Set(Object.values(scene.identities).map(({ is }) => is));
  expect([...found].sort()).toEqual([...kinds, ...derived].sort());
  expect(Object.keys(scene.identities).length).toBeGreaterThanOrEqual(20);
});

describe("who may make which call", () => {
  it.each(Object.entries(rows))("%s", async (name, row) => {
    const { t, identities } = scene;
    const [method = "", path = ""] = name.split(" ");
    const expected = Object.fromEntries(
      Object.entries(identities).map(([who, { is }]) => [
        who,
        row.statuses[who] ?? expectedOf(row, method, is),
      ]),
    );
    const answered: Record<string, number> = {};
    // Whoever is let in comes last, and each with a user of their own: what they end is there for the others. A named
    // exception may be one because of what those before it ended.
    const turnOf = (who: string) => rank(expected[who]) + Number(row.statuses[who] !== undefined);
    const inTurn = Object.entries(identities).sort(([a], [b]) => turnOf(a) - turnOf(b));
    for (const [who, { cookie, headers }] of inTurn) {
      const isEnded = rank(expected[who]) === 1 && isOfPanel(path) && path.includes("{id}");
      const address = addressOf(path, isEnded ? await createVictim() : victim);
      const response = await t.api(method, address, { cookie, headers, body: row.body });
      answered[who] = response.status;
      const text = await response.text();
      if (response.status >= 300) expect(text).not.toMatch(/Segreto|segreta|scuola\.example/);
    }
    expect(answered).toEqual(expected);
  });
});

const rank = (status = 0) => Number(status < 300);

const isOfPanel = (path: string) => /^\/api\/(admin|secure-admin)\//.test(path);

function addressOf(path: string, victim: { id: number }): string {
  const id = isOfPanel(path) ? victim.id : scene.owner.id;
  const values: Record<string, number | string> = { ...scene.rows, id, userId: scene.owner.id };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

it("no proof counts in the address", async () => {
  const { t, identities } = scene;
  const token = identities["secure administrator"]?.headers?.["authorization"]?.slice(7) ?? "";
  const secret = identities["clock of the platform"]?.headers?.["authorization"]?.slice(7) ?? "";
  for (const address of [
    `/api/secure-admin/users?token=${token}&authorization=Bearer%20${token}`,
    `/api/cron/tick?secret=${encodeURIComponent(secret)}`,
  ]) {
    expect([address, (await t.api("GET", address)).status]).toEqual([address, 401]);
  }
});
