import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(path.join(__dirname, "../../public/help-worker.js"), "utf8");
const origin = "https://coach.example";
const fileOf = (build: string) => `/_next/static/chunks/${build}.js`;
const pageOf = (build: string) =>
  `<link href="/_next/static/media/letters.woff2"><script>["${fileOf(build)}\\"]</script>`;

type Asked = string | { url: string };
type Network = (pathname: string) => Response | Promise<Response>;

const addressOf = (asked: Asked) => new URL(typeof asked === "string" ? asked : asked.url, origin).href;

/** What a browser gives a worker, with a network that can be changed. */
function startWorker(firstNetwork: Network) {
  let network = firstNetwork;
  const fetch = async (asked: Asked) => network(new URL(addressOf(asked)).pathname);
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: Asked) => store.get(addressOf(asked))?.clone(),
      put: async (asked: Asked, response: Response) => void store.set(addressOf(asked), response),
      delete: async (asked: Asked) => store.delete(addressOf(asked)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      add: async (asked: Asked) => {
        const response = await fetch(asked);
        if (!response.ok) throw new TypeError("Not kept");
        store.set(addressOf(asked), response);
      },
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin },
    skipWaiting: () => undefined,
    addEventListener: listeners.set.bind(listeners),
  };
  runInNewContext(source, { self, caches, fetch, URL, setTimeout });

  /** Tells the worker of an event: its answer, if it gives one, and all it does beside that. */
  function tell(name: string, request?: object) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => (answer = response);
    listeners.get(name)?.({ request, respondWith, waitUntil: (one: Promise<unknown>) => work.push(one) });
    return { answer, done: Promise.all(work) };
  }

  return {
    tell,
    caches,
    install: () => tell("install").done,
    go: (next: Network) => void (network = next),
    openPage: () => tell("fetch", { method: "GET", mode: "navigate", url: `${origin}/aiuto` }),
    kept: () =>
      [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname)),
  };
}

const online =
  (build: string): Network =>
  (pathname) =>
    new Response(pathname === "/aiuto" ? pageOf(build) : pathname);
const offline: Network = () => Promise.reject(new TypeError("Failed to fetch"));
const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();

async function installed() {
  const worker = startWorker(online("one"));
  await worker.install();
  return worker;
}

describe("the worker of the help page", () => {
  test("keeps the page and the files it names, and answers with them when there is no network", async () => {
    const worker = await installed();
    expect(worker.kept().sort()).toEqual([
      "/_next/static/chunks/one.js",
      "/_next/static/media/letters.woff2",
      "/aiuto",
    ]);
    worker.go(offline);
    expect(await text(worker.openPage().answer)).toBe(pageOf("one"));
    const file = worker.tell("fetch", { method: "GET", mode: "no-cors", url: origin + fileOf("one") });
    expect(await text(file.answer)).toBe(fileOf("one"));
  });

  test("answers with the copy when the server is at fault", async () => {
    const worker = await installed();
    worker.go(() => new Response("", { status: 503 }));
    expect(await text(worker.openPage().answer)).toBe(pageOf("one"));
  });

  test("answers with the copy when three seconds bring nothing", async () => {
    const worker = await installed();
    jest.useFakeTimers();
    worker.go(() => new Promise<Response>(() => undefined));
    const { answer } = worker.openPage();
    await jest.advanceTimersByTimeAsync(3_000);
    jest.useRealTimers();
    expect(await text(answer)).toBe(pageOf("one"));
  });

  test("says what the network says where there is no copy", async () => {
    const worker = startWorker(offline);
    await expect(worker.install()).rejects.toThrow("Failed to fetch");
    await expect(worker.openPage().answer).rejects.toThrow("Failed to fetch");
    worker.go(() => new Response("", { status: 421 }));
    expect((await worker.openPage().answer)?.status).toBe(421);
  });

  test("takes over a new build and lets the old one go", async () => {
    const worker = await installed();
    worker.go(online("two"));
    const { answer, done } = worker.openPage();
    expect(await text(answer)).toBe(pageOf("two"));
    await done;
    expect(worker.kept()).toContain(fileOf("two"));
    expect(worker.kept()).not.toContain(fileOf("one"));
    worker.go(offline);
    expect(await text(worker.openPage().answer)).toBe(pageOf("two"));
  });

  test("stays with the whole old copy when a file of the new build does not come", async () => {
    const worker = await installed();
    worker.go((pathname) =>
      pathname === "/aiuto" ? new Response(pageOf("two")) : new Response("", { status: 500 }),
    );
    await worker.openPage().done;
    worker.go(offline);
    expect(await text(worker.openPage().answer)).toBe(pageOf("one"));
    expect(worker.kept()).toContain(fileOf("one"));
  });

  test.each([
    ["the API", "GET", "cors", `${origin}/api/auth/session`],
    ["another page", "GET", "navigate", `${origin}/`],
    ["a page whose address begins alike", "GET", "navigate", `${origin}/aiuto/x`],
    ["what the router asks", "GET", "cors", `${origin}/aiuto?_rsc=1`],
    ["another site", "GET", "navigate", "https://azzurro.it/aiuto"],
    ["what is sent", "POST", "navigate", `${origin}/aiuto`],
  ])("leaves %s alone", async (_, method, mode, url) => {
    const worker = await installed();
    expect(worker.tell("fetch", { method, mode, url }).answer).toBeUndefined();
  });

  test("deletes the copies of older workers, and nobody else's", async () => {
    const worker = startWorker(online("one"));
    for (const name of ["help-0", "photos"]) await worker.caches.open(name);
    await worker.install();
    await worker.tell("activate").done;
    expect(await worker.caches.keys()).toEqual(["photos", "help-1"]);
  });
});
