import { render, screen, waitFor } from "@testing-library/react";
import { SessionGate } from "@/components/auth/session-gate";
import { LogoutButton } from "@/components/profile/logout-button";
import { pretendServer, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { finishLogout, forgetUnsentLogout, sendLogout } from "./unsent-logout";

const logout = "POST /api/auth/logout";
const isMarked = () => document.cookie.includes("left=7");
const unreached = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => forgetUnsentLogout());

test.each<[string, Answer, boolean]>([
  ["was heard", { json: { success: true } }, false],
  ["was not heard", { status: 503, json: {} }, true],
  ["was of somebody who is no longer in", { status: 401, json: { code: "NO_SESSION" } }, false],
])("a logout that %s leaves a mark accordingly", async (_, answer, isLeft) => {
  // jsdom cannot load a page: it says so here.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { user } = renderAsLearner(<LogoutButton />, ({ key }) => (key === logout ? answer : undefined));
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation"));
  expect(isMarked()).toBe(isLeft);
});

test("the login sends it before it asks who is in", async () => {
  globalThis.fetch = unreached;
  await expect(sendLogout("7")).rejects.toThrow("Network failure");
  expect(isMarked()).toBe(true);

  const calls = pretendServer(({ key }) => ({
    json: key === logout ? { success: true } : { isSignedIn: false },
  }));
  render(<SessionGate arrival="direct" splash={null} children="Accedi" />);
  await waitFor(() => expect(calls.map(({ key }) => key)).toEqual([logout, "GET /api/auth/session"]));
  expect(isMarked()).toBe(false);
});

test("where it is not heard again nobody is led into the app, and the mark stays", async () => {
  globalThis.fetch = unreached;
  await expect(sendLogout("7")).rejects.toThrow("Network failure");
  const calls = pretendServer(() => ({ status: 503, json: {} }));
  render(<SessionGate arrival="cross-site" splash={null} children="Accedi" />);
  expect(await screen.findByText("Accedi")).toBeInTheDocument();
  expect(calls.map(({ key }) => key)).toEqual([logout]);
  expect(isMarked()).toBe(true);
});

test("whoever has come in since, in another tab too, is not thrown out", async () => {
  globalThis.fetch = unreached;
  await expect(sendLogout("7")).rejects.toThrow("Network failure");
  const sent: unknown[] = [];
  globalThis.fetch = ((path: string, { headers }: RequestInit) => {
    sent.push([path, new Headers(headers).get("X-Learner")]);
    return Promise.resolve({ ok: false, status: 401, text: () => Promise.resolve("{}") });
  }) as typeof fetch;
  await finishLogout();
  expect(sent).toEqual([["/api/auth/logout", "7"]]);
  expect(isMarked()).toBe(false);
});

test("nor by a logout from before their login", async () => {
  globalThis.fetch = unreached;
  await expect(sendLogout("7")).rejects.toThrow("Network failure");
  forgetUnsentLogout();
  const calls = pretendServer(() => ({ json: {} }));
  await finishLogout();
  expect(calls).toEqual([]);
});
