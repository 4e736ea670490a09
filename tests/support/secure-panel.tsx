import { render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { SecurePanel } from "@/components/admin/secure/secure-panel";
import { Toaster } from "@/components/ui/toaster";
import { pretendServer, type Answer, type Call } from "./learner-screen";
import { panelUser } from "./panel-users";

export const bearer = "the-bearer-of-this-test";
export const gate = "POST /api/secure-admin/auth";
export const whose = "GET /api/secure-admin/auth";
export const users = "GET /api/secure-admin/users";
export const expiresAt = "2026-11-22T14:42:20.000Z";
export const nobody = { email: null, expiresAt: null };
const anna = panelUser(12, { nickname: "Anna", lastLoginIP: null });

function answerAsUsual({ key, body }: Call): Answer | undefined {
  if (key === gate) return answerGate((body as { step: 1 | 2 | 3 }).step);
  if (key === whose) return { json: nobody };
  if (key.endsWith("/feedback/waiting")) return { json: { waiting: 0 } };
  if (key.startsWith(users)) return { json: [anna], headers: { "X-Total-Count": "1" } };
  if (key === "PATCH /api/secure-admin/users/12/pro")
    return { json: { ...anna, isPro: true, hasManualPro: true } };
  if (key === "GET /api/secure-admin/audit/chain") {
    return { json: { isValid: true, entries: 3, brokenAt: null, lastHash: "ab" } };
  }
  return { json: [] };
}

function answerGate(step: 1 | 2 | 3): Answer {
  const reply = { success: true, message: "Fatto." };
  switch (step) {
    case 1:
      return { json: { ...reply, sessionToken: "pending", remainingAttempts: 5 } };
    case 2:
      return { json: { ...reply, sessionToken: bearer, expiresAt } };
    case 3:
      return { json: { ...reply, sessionToken: null } };
  }
}

/** For before all tests: on a busy machine it takes longer to compile it than a test waits. */
export const compilePanel = () => import("@/components/admin/secure/open-panel");

/** For before each test: half an hour and 20 seconds before the session's end. Only what looks at the clock is not the browser's own. */
export function beginTest(): void {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  jest.useFakeTimers({
    now: new Date("2026-11-22T14:12:00.000Z"),
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "nextTick", "queueMicrotask", "performance"],
  });
}

export async function enter(user: UserEvent) {
  await user.type(await screen.findByLabelText("Email"), "admin@example.com");
  await user.click(screen.getByRole("button", { name: "Invia il codice" }));
  await user.type(await screen.findByLabelText("Codice"), "123456");
  await user.click(screen.getByRole("button", { name: "Accedi" }));
  await screen.findByRole("heading", { level: 1, name: "Pannello sicuro" });
  await screen.findByRole("heading", { name: "Anna" });
}

/** The panel, open. `answer` may be other than usual. */
export async function openPanel(answer: (call: Call) => Answer | undefined = () => undefined) {
  const world = openPage(answer);
  await enter(world.user);
  return world;
}

/** The page as it is loaded. */
export function openPage(answer: (call: Call) => Answer | undefined) {
  const calls = pretendServer((call) => answer(call) ?? answerAsUsual(call));
  const user = userEvent.setup();
  const view = render(
    <>
      <SecurePanel />
      <Toaster />
    </>,
  );
  return { ...view, user, calls };
}

/** Nothing of the panel is on the page, and what was typed is not either. */
export async function expectGate() {
  await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
  expect(screen.getByLabelText("Email")).toHaveValue("");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.queryByText("Anna")).not.toBeInTheDocument();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
}

/** Toasts of the tests before may still be on their way out. */
export async function expectEnded(reason: RegExp) {
  const description = await screen.findByText(reason);
  expect(description.closest("[role=status]")).toHaveTextContent("Sessione Terminata");
}
