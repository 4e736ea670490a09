import type manifest from "@/app/manifest";
import { persona, signIn } from "./support/accounts";
import { askFor } from "./support/ask-for";
import { expect, test } from "./support/fixtures";
import { watch } from "./support/watch";

const openPages = [
  "/",
  "/login",
  "/forgot-password",
  "/reset-password?token=x",
  "/verify-email",
  "/email-verified?token=x",
  "/privacy-policy",
  "/cookie-policy",
  "/aiuto",
  "/subscribe",
  "/schede",
  "/r/x",
  "/no/such/page",
];
const learnerPages = [
  "/",
  "/features",
  "/progress",
  "/achievements",
  "/profile",
  "/subscribe",
  "/schede",
  "/r/x",
  "/aiuto",
  "/no/such/page",
];

function nonceOf(policy: string): string {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
}

for (const [who, pages] of [
  ["a visitor", openPages],
  ["a student", learnerPages],
] as const) {
  test(`every page for ${who} carries the headers, and its nonce on every script`, async ({ request }) => {
    if (who === "a student") await signIn(request, persona("free"));
    const nonces = new Set<string>();
    for (const address of pages) {
      const reply = await request.get(address);
      const headers = reply.headers();
      const policy = headers["content-security-policy"] ?? "";
      const nonce = nonceOf(policy);
      nonces.add(nonce);
      expect(nonce.length, address).toBeGreaterThan(20);
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).not.toContain("stripe");
      const scriptPolicy = /script-src ([^;]*)/.exec(policy)?.[1];
      expect(scriptPolicy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["permissions-policy"]).toContain("camera=(self), microphone=(self)");
      expect(headers["x-powered-by"]).toBeUndefined();
      const isReceipt = address.startsWith("/r/");
      const isSecret = isReceipt || address.includes("token=");
      expect(headers["referrer-policy"]).toBe(isSecret ? "no-referrer" : "strict-origin-when-cross-origin");
      expect(headers["x-robots-tag"]).toBe(isReceipt ? "noindex, nofollow" : undefined);
      if (isReceipt) expect(headers["cache-control"]).toContain("no-store");

      const scripts = (await reply.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length, address).toBeGreaterThan(0);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(pages.length);
  });

  test(`no page for ${who} breaks its own policy or asks another host`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    if (who === "a student") await signIn(page.request, persona("free"));
    const { hosts, violations } = await watch(page);
    for (const address of pages) await page.goto(address);
    expect(violations).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
}

test("where nothing is charged the card form asks nobody but us", async ({ page, learner }) => {
  const { hosts, violations } = await watch(page);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(learner.nickname);
  await page.getByRole("button", { name: "Pro", exact: true }).click();
  await page.getByRole("button", { name: "Passa a Pro - €4/mese" }).click();
  await expect(page.getByRole("textbox", { name: "Numero carta" })).toBeVisible();
  expect(violations).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("a script that got into a page would not run", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/);
  await page.route("**/privacy-policy", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace("</body>", "<script>window.hacked = 1</script></body>");
    await route.fulfill({ response: reply, body });
  });
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate("window.hacked")).toBeUndefined();
});

test("the API answers JSON whatever is asked", async ({ request }) => {
  const cases = [
    { reply: await request.get("/api/no/such/call"), status: 404, code: "NOT_FOUND" },
    { reply: await request.get("/api/auth/login"), status: 405, code: "METHOD_NOT_ALLOWED" },
    { reply: await request.delete("/api/health"), status: 405, code: "METHOD_NOT_ALLOWED" },
    { reply: await request.get("/api/auth/me"), status: 401, code: "NO_SESSION" },
    {
      reply: await request.post("/api/auth/login", {
        data: "{",
        headers: { "Content-Type": "application/json" },
      }),
      status: 400,
      code: "BAD_INPUT",
    },
    {
      reply: await request.post("/api/auth/login", { form: { email: "a" } }),
      status: 415,
      code: "UNSUPPORTED_TYPE",
    },
    {
      reply: await request.post("/api/auth/login", {
        data: { email: "a@b.it", password: "x" },
        headers: { Origin: "https://evil.example" },
      }),
      status: 403,
      code: "FORBIDDEN",
    },
  ];
  for (const { reply, status, code } of cases) {
    expect(reply.status(), reply.url()).toBe(status);
    expect(await reply.json()).toMatchObject({
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    });
    const headers = reply.headers();
    expect(headers["content-type"]).toContain("application/json");
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("a body of 17 MB is refused in JSON", async ({ request }) => {
  await signIn(request, persona("free"));
  const data = { message: "x".repeat(17 * 1024 * 1024) };
  const reply = await request.post("/api/chat", { data });
  expect(reply.status()).toBe(413);
  expect(await reply.json()).toMatchObject({ code: "TOO_LARGE", error: expect.any(String) });
});

test("every file carries its headers and no cookie, and says nothing of what serves it", async ({
  request,
}) => {
  const page = await (await request.get("/")).text();
  const built = [".js", ".css", ".woff2"].map(
    (ending) => page.match(/\/_next\/static\/[^"'\\]+/g)?.find((file) => file.endsWith(ending)) ?? ending,
  );
  const icons = page.match(/\/(?:icon|apple-icon|manifest)[\w.-]*/g) ?? [];
  expect(icons.length).toBeGreaterThanOrEqual(2);
  const others = ["/favicon.ico", "/images/icon-192.png", "/help-worker.js", "/app-worker.js"];
  const files: [string, number][] = [...built, ...icons, ...others].map((file) => [file, 200]);
  for (const [file, status] of [...files, ["/images/none.png", 404], [`${built[0]}.map`, 404]] as const) {
    const reply = await request.get(file);
    const headers = reply.headers();
    expect(reply.status(), file).toBe(status);
    expect(headers["x-content-type-options"], file).toBe("nosniff");
    expect(headers["referrer-policy"], file).toBe("strict-origin-when-cross-origin");
    expect(headers["content-security-policy"], file).toContain("frame-ancestors 'none'");
    expect(headers["x-powered-by"], file).toBeUndefined();
    expect(headers["set-cookie"], file).toBeUndefined();
  }
  expect((await request.get(built[0] ?? "")).headers()["cache-control"]).toContain("immutable");
});

test("what installs the app and what is shown of its address is served as what it is", async ({
  request,
  baseURL,
}) => {
  const typeOf = async (file: string) => (await request.get(file)).headers()["content-type"];
  expect(await typeOf("/favicon.ico")).toBe("image/x-icon");
  expect(await typeOf("/manifest.webmanifest")).toBe("application/manifest+json");
  const { icons, screenshots } = (await (await request.get("/manifest.webmanifest")).json()) as Required<
    ReturnType<typeof manifest>
  >;
  for (const { src, type } of [...icons, ...screenshots])
    expect([src, await typeOf(src)]).toEqual([src, type]);

  // As an application that shows a picture of each address in a chat asks.
  const headers = { "User-Agent": "WhatsApp/2.24" };
  const page = await (await request.get("/aiuto", { headers })).text();
  const told = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(
      page.split("</head>")[0] ?? "",
    )?.[1];
  expect(told("og:url")).toBe(`${baseURL}/aiuto`);
  expect(told("og:image")).toBe(`${baseURL}/images/shared-link.png`);
  expect(told("og:title")).toBe("Aiuto · English Coach");
  expect(told("og:description")).toContain("da 10 a 17 anni");
  expect(told("og:locale")).toBe("it_IT");
  expect(told("twitter:card")).toBe("summary_large_image");
  expect(await typeOf(told("og:image") ?? "")).toBe("image/png");
});

test("a request for another host gets neither a page nor an answer", async ({ baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  const ask = (host: string, path: string) => askFor(host, baseURL, path);
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "localhost:1",
    `localhost.evil.example:${port}`,
  ]) {
    for (const path of ["/", "/dev/outbox", "/progress", "/no/such/page", "/x.png"]) {
      const page = await ask(host, path);
      expect([host, path, page.status, page.type]).toEqual([host, path, 421, "text/html; charset=utf-8"]);
      expect(page.body).toContain(`<a href="${baseURL}">`);
      expect(page.body).not.toContain("<script");
    }
    const call = await ask(host, "/api/auth/session");
    expect([call.status, call.type]).toEqual([421, "application/json"]);
    expect((await ask(host, "/api/health")).status).toBe(200);
  }
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`, `localhost:${port}`]) {
    expect((await ask(host, "/login")).status).toBe(200);
  }
});
