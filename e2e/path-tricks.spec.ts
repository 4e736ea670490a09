import { request as http, type IncomingMessage } from "node:http";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";

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

const tricks: [string, Record<string, string>?][] = [
  ...["/progress", "//progress", "/./progress", "/x/../progress", "/progress/", "/progress;x"].map(
    (path): [string] => [path],
  ),
  ...["/%70rogress", "/%2fprogress", "/progress%2f", "/progress%00", "/PROGRESS", "/.%2e/progress"].map(
    (path): [string] => [path],
  ),
  ...["/progress.rsc", "/progress.txt", "/progress.json", "/progress?_rsc=1", "/(learner)/progress"].map(
    (path): [string] => [path],
  ),
  ["/_next/data/build/progress.json"],
  ["/progress.segments/_tree.segment.rsc"],
  ["/progress", { RSC: "1" }],
  ["/progress", { RSC: "1", "Next-Router-Prefetch": "1" }],
  ["/progress", { RSC: "1", "Next-Router-Segment-Prefetch": "/_tree" }],
  ["/progress", { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
  ["/progress", { "x-middleware-rewrite": "/progress", "x-nextjs-data": "1" }],
  ["/progress", { "x-forwarded-host": "evil.example", "x-original-url": "/progress" }],
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
