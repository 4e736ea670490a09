import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const root = path.resolve(__dirname, "../..");
const origin = "https://coach.example";
const file = (name: string) => `${origin}/_next/static/chunks/${name}.js`;

type Asked = string | { url: string };
const addressOf = (asked: Asked) => new URL(typeof asked === "string" ? asked : asked.url, origin).href;

/** What a browser gives a worker, with a network and caches that can be changed. */
function startWorker(name: string) {
  const stores = new Map<string, Map<string, Response>>();
  const world = {
    network: (pathname: string): Response | Promise<Response> => new Response(pathname),
    hasCaches: true,
    isRegistered: true,
  };
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (asked: Asked) => store.get(addressOf(asked))?.clone(),
    put: async (asked: Asked, response: Response) => {
      store.delete(addressOf(asked));
      store.set(addressOf(asked), response);
    },
    delete: async (asked: Asked) => store.delete(addressOf(asked)),
    keys: async () => [...store.keys()].map((url) => ({ url })),
  });
  const caches = {
    open: async (cacheName: string) => {
      if (!world.hasCaches) throw new Error("No room");
      const store = stores.get(cacheName) ?? new Map<string, Response>();
      stores.set(cacheName, store);
      return cacheOf(store);
    },
    keys: async () => [...stores.keys()],
    delete: async (cacheName: string) => stores.delete(cacheName),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin },
    clients: { claim: async () => undefined },
    registration: { unregister: async () => (world.isRegistered = false) },
    skipWaiting: () => undefined,
    addEventListener: listeners.set.bind(listeners),
  };
  const fetch = async (asked: Asked) => world.network(new URL(addressOf(asked)).pathname);
  const source = readFileSync(path.join(root, "public", name), "utf8");
  runInNewContext(source, { self, caches, fetch, URL, Date, Set });

  /** Tells the worker of an event: its answer, if it gives one, and all it does beside that. */
  async function tell(event: string, request?: object) {
    const work: Promise<unknown>[] = [];
    const given: { answer?: Promise<Response> } = {};
    const respondWith = (response: Promise<Response>) => void (given.answer = response);
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    listeners.get(event)?.({ request, respondWith, waitUntil });
    const answer = given.answer && (await given.answer);
    await Promise.all(work);
    return answer;
  }
  const ask = (url: string, mode = "cors", method = "GET") => tell("fetch", { method, mode, url });
  const kept = () => [...stores.values()].flatMap((store) => [...store.keys()]);
  return { tell, ask, caches, kept, world };
}

async function installed() {
  const worker = startWorker("app-worker.js");
  await worker.tell("install");
  await worker.tell("activate");
  return worker;
}
const noNet = () => Promise.reject(new TypeError("Failed to fetch"));

describe("the worker of the app", () => {
  test("shows in the place of a page that there is no net, and the page when there is one", async () => {
    const { ask, world } = await installed();
    expect(await (await ask(`${origin}/progress`, "navigate"))?.text()).toBe("/progress");
    world.network = noNet;
    expect(await (await ask(`${origin}/progress`, "navigate"))?.text()).toBe("/offline");
  });

  test("knows every page of learners", async () => {
    const { ask, world } = await installed();
    world.network = noNet;
    const folder = path.join(root, "app/(learner)");
    const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name === "page.tsx")
      .map(({ parentPath }) => `/${path.relative(folder, parentPath)}`);
    expect(pages.length).toBeGreaterThan(6);
    expect(existsSync(path.join(root, "app/subscribe/page.tsx"))).toBe(true);
    for (const page of [...pages, "/subscribe"])
      expect([page, await (await ask(origin + page, "navigate"))?.text()]).toEqual([page, "/offline"]);
  });

  test.each([
    ["the API", "/api/chat/7", "cors", "GET"],
    ["a parent's link", "/genitori?token=x", "navigate", "GET"],
    ["a link with a token", "/reset-password?token=x", "navigate", "GET"],
    ["a panel", "/panel-X8qzK92/settings", "navigate", "GET"],
    ["the page that has a worker of its own", "/aiuto", "navigate", "GET"],
    ["what the router asks", "/progress?_rsc=1", "cors", "GET"],
    ["a picture", "/images/icon-192.png", "no-cors", "GET"],
    ["what is sent", "/progress", "navigate", "POST"],
  ])("leaves %s alone", async (_, address, mode, method) => {
    const { ask, kept } = await installed();
    expect(await ask(origin + address, mode, method)).toBeUndefined();
    expect(kept()).toEqual([`${origin}/offline`]);
  });

  test("leaves other sites alone", async () => {
    const { ask } = await installed();
    expect(await ask("https://js.stripe.com/_next/static/x.js")).toBeUndefined();
  });

  test("keeps a file of the build, and asks for it once", async () => {
    const { ask, world } = await installed();
    await ask(file("one"));
    world.network = noNet;
    expect(await (await ask(file("one")))?.text()).toBe("/_next/static/chunks/one.js");
    await expect(ask(file("two"))).rejects.toThrow("Failed to fetch");
  });

  test("keeps no fault", async () => {
    const { ask, kept, world } = await installed();
    world.network = () => new Response("", { status: 404 });
    expect((await ask(file("old")))?.status).toBe(404);
    expect(kept()).toEqual([`${origin}/offline`]);
  });

  test("lets the oldest file go where there are too many, and never the page", async () => {
    const { ask, kept } = await installed();
    for (let n = 0; n < 302; n++) await ask(file(String(n)));
    expect(kept()).toHaveLength(301);
    expect(kept()).toContain(`${origin}/offline`);
    expect(kept()).not.toContain(file("1"));
    expect(kept()).toContain(file("2"));
  });

  test("lets files of old builds go after two weeks", async () => {
    const { ask, kept, world } = await installed();
    const dated = (days: number) => () =>
      new Response("", { headers: { Date: new Date(Date.now() - days * 86_400_000).toUTCString() } });
    world.network = dated(15);
    await ask(file("old"));
    world.network = dated(13);
    await ask(file("new"));
    expect(kept()).not.toContain(file("old"));
    expect(kept()).toContain(file("new"));
  });

  test("breaks nothing where the browser keeps nothing", async () => {
    const { ask, world } = await installed();
    world.hasCaches = false;
    expect(await (await ask(file("one")))?.text()).toBe("/_next/static/chunks/one.js");
    world.network = noNet;
    await expect(ask(`${origin}/`, "navigate")).rejects.toThrow("Failed to fetch");
  });

  test("is not taken up without its page", async () => {
    const { tell, world } = startWorker("app-worker.js");
    world.network = () => new Response("", { status: 503 });
    await expect(tell("install")).rejects.toThrow("503");
  });

  test("deletes what older ones kept, and nothing of the help page's", async () => {
    const { tell, caches } = startWorker("app-worker.js");
    for (const name of ["app-0", "help-1"]) await caches.open(name);
    await tell("install");
    await tell("activate");
    expect(await caches.keys()).toEqual(["help-1", "app-1"]);
  });
});

test("the worker in its place deletes what it kept and takes itself off", async () => {
  const { tell, ask, caches, world } = startWorker("no-worker.js");
  for (const name of ["app-1", "help-1"]) await caches.open(name);
  await tell("install");
  await tell("activate");
  expect(await caches.keys()).toEqual(["help-1"]);
  expect(world.isRegistered).toBe(false);
  expect(await ask(`${origin}/`, "navigate")).toBeUndefined();
});
