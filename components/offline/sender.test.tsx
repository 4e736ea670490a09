import { QueryClient } from "@tanstack/react-query";
import { forgetKeptTexts, keepUnsent, readUnsent } from "@/components/learner/kept-texts";
import type { Keeper } from "@/components/offline/keeper";
import { Sender } from "@/components/offline/sender";

const mine = 7;
const keeper = { meetOthers: () => Promise.resolve(), save: () => Promise.resolve() } as unknown as Keeper;

/** The server, for whose cookie the browser has: it knows nobody else. */
function serveFor(userId: number): string[] {
  const calls: string[] = [];
  globalThis.fetch = jest.fn((path: string, { method = "GET" }: RequestInit) => {
    calls.push(`${method} ${path}`);
    const isTheirs = path === `/api/users/${userId}`;
    const status = isTheirs ? 200 : path.startsWith("/api/users/") ? 401 : 500;
    const body = isTheirs ? { id: userId } : { error: "Non trovato." };
    const text = () => Promise.resolve(JSON.stringify(body));
    return Promise.resolve({ ok: isTheirs, status, text, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
  return calls;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  forgetKeptTexts(mine);
});
afterEach(() => jest.useRealTimers());

// Two children at one computer: the session of the first ran out in a tab that is still open, the second has come in in another.
test("a message that waits is not sent in the name of somebody else who has come in meanwhile", async () => {
  // jsdom cannot load a page: it says so here.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const calls = serveFor(8);
  keepUnsent(mine, {
    message: "mio",
    clientMessageId: "key",
    createdAt: "2026-03-01T10:00:00Z",
    waits: true,
  });
  const controller = new AbortController();
  new Sender(mine, new QueryClient(), keeper, controller.signal).start();
  await jest.advanceTimersByTimeAsync(200_000);
  controller.abort();
  expect(calls).not.toContain("POST /api/chat");
  expect(readUnsent(mine)).toMatchObject([{ message: "mio", waits: true }]);
  expect(String(errors.mock.calls[0]?.[0])).toContain("navigation");
});

test("each message leaves after the server has said that its student is in", async () => {
  const calls = serveFor(mine);
  keepUnsent(mine, {
    message: "mio",
    clientMessageId: "key",
    createdAt: "2026-03-01T10:00:00Z",
    waits: true,
  });
  const controller = new AbortController();
  new Sender(mine, new QueryClient(), keeper, controller.signal).start();
  await jest.advanceTimersByTimeAsync(200_000);
  controller.abort();
  expect(calls).toEqual([`GET /api/users/${mine}`, "POST /api/chat"]);
});
