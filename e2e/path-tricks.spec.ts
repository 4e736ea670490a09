import { request as http, type IncomingMessage } from "node:http";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { systemPanelPath } from "./support/panels";

/** Asks for exactly this path: a browser or fetch would tidy it up first. */
function get(baseURL: string | undefined, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const collect = (response: IncomingMessage) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    };
    http({ hostname, port, path, headers }, collect).on("error", reject).end();
  });
}

type Trick = [path: string, headers?: Record<string, string>];

/** Ways to ask for a screen that something on the way might take for another address. */
function tricksOn(screen: string): Trick[] {
  const path = `/${screen}`;
  const encoded = `%${screen.charCodeAt(0).toString(16)}${screen.slice(1)}`;
  return [
    ...[path, `/${path}`, `/.${path}`, `/x/..${path}`, `${path}/`, `${path};x`].map((trick): Trick => [
      trick,
    ]),
    ...[`/${encoded}`, `/%2f${screen}`, `${path}%2f`, `${path}%00`, path.toUpperCase(), `/.%2e${path}`].map(
      (trick): Trick => [trick],
    ),
    ...[`${path}.rsc`, `${path}.txt`, `${path}.json`, `${path}?_rsc=1`, `/(learner)${path}`].map(
      (trick): Trick => [trick],
    ),
    [`/_next/data/build${path}.json`],
    [`${path}.segments/_tree.segment.rsc`],
    [path, { RSC: "1" }],
    [path, { RSC: "1", "Next-Router-Prefetch": "1" }],
    [path, { RSC: "1", "Next-Router-Segment-Prefetch": "/_tree" }],
    [path, { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
    [path, { "x-middleware-rewrite": path, "x-nextjs-data": "1" }],
    [path, { "x-forwarded-host": "evil.example", "x-original-url": path }],
  ];
}

const tricks: Trick[] = [
  ...tricksOn("progress"),
  ["/progress", { cookie: "session=made-up" }],
  ["/progress", { cookie: "session=made-up", RSC: "1" }],
];

/** What only the app behind the login shows: its frame, and a student's data. */
const behindTheLogin = /I tuoi risultati|Esercizi Completati|Luca|luca@|messagesCount/;

test("a signed-in student does get what the tricks are after", async ({ page }) => {
  await signIn(page.request, persona("free"));
  expect(await (await page.request.get("/progress")).text()).toMatch(behindTheLogin);
  expect(await (await page.request.get("/progress", { headers: { RSC: "1" } })).text()).toMatch(
    behindTheLogin,
  );
});

for (const [path, headers] of tricks) {
  test(`without a session ${path} ${headers ? JSON.stringify(headers) : ""} gives nothing away`, async ({
    baseURL,
  }) => {
    const { status, body } = await get(baseURL, path, headers);
    expect(body).not.toMatch(behindTheLogin);
    expect(status).toBeLessThan(500);
  });
}

for (const path of [
  "/.env",
  "/.git/config",
  "/package.json",
  "/prisma/schema.prisma",
  "/middleware.ts",
  "/.data/auth-secret",
  "/_next/../package.json",
  "/_next/static/../../package.json",
  "/_next/static/%2e%2e/%2e%2e/package.json",
  "/..%2fpackage.json",
]) {
  test(`${path} is not served`, async ({ baseURL }) => {
    const { body } = await get(baseURL, path);
    expect(body).not.toMatch(/"dependencies"|\[core\]|datasource|NextRequest|AUTH_SECRET|^[\w-]{43}$/);
  });
}

/** What only an administrator's page has: the panel it is to show, and until when its gate is open. */
const behindTheGate = /gateExpiresAt|Chiave Master|super-auth/;

test("an administrator does get what the tricks on the system panel are after", async ({ request }) => {
  await signIn(request, persona("admin"));
  for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
    expect(await (await request.get(systemPanelPath, { headers })).text()).toMatch(behindTheGate);
  }
});

test("a student gets nothing of the system panel by any of the tricks", async ({ request, baseURL }) => {
  await signIn(request, persona("free"));
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const [path, headers] of tricksOn(systemPanelPath.slice(1))) {
    const { status, body } = await get(baseURL, path, { ...headers, cookie });
    expect(body, path).not.toMatch(behindTheGate);
    expect(status, path).toBeLessThan(500);
    if (!headers) continue;
    // Where the exact path is answered by another address.
    expect(await (await request.get(path, { headers })).text(), path).not.toMatch(behindTheGate);
  }
});
