import type { Page, Route } from "@playwright/test";

/** Method and path, the query included. */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}`;

/** Answers a call of the page with this instead of asking the server. */
export async function answerCall(
  page: Page,
  call: Call,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const reply = { status, headers, contentType: "application/json", body: JSON.stringify(body) };
  await onCall(page, call, (route) => route.fulfill(reply));
}

/** Lets a call fail as if the network were gone. */
export async function loseCall(page: Page, call: Call): Promise<void> {
  await onCall(page, call, (route) => route.abort("internetdisconnected"));
}

/** Makes a call wait until the returned function lets it go on to the server. */
export async function holdCall(page: Page, call: Call): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await onCall(page, call, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

const newestMessages = /^GET \/api\/chat\/\d+$/;

async function onCall(page: Page, call: Call, handle: (route: Route) => Promise<void>): Promise<void> {
  const [method, address] = call.split(" ");
  if (newestMessages.test(call)) await openWithoutMessages(page);
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
}

/** Has the chat's page come as to a browser that moves within the app: then it asks for the conversation by itself. */
async function openWithoutMessages(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const headers = { ...(await route.request().allHeaders()), "sec-fetch-dest": "empty" };
      await route.fulfill({ response: await route.fetch({ headers }) });
    },
  );
}
