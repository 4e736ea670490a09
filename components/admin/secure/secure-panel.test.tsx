import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { SecureUserRowReply } from "@/lib/features/administration/contract";
import { pretendServer, type Answer, type Call } from "@/tests/support/learner-screen";
import { SecurePanel } from "./secure-panel";

const token = "the-bearer-of-this-test";
const gate = "POST /api/secure-admin/auth";
const users = "GET /api/secure-admin/users";

const anna: SecureUserRowReply = {
  id: 12,
  nickname: "Anna",
  displayName: "Anna Bianchi",
  email: "anna@example.com",
  avatarId: "cat",
  level: 3,
  xp: 118,
  hearts: 4,
  isPro: false,
  hasManualPro: false,
  subscriptionStatus: "none",
  subscriptionEndDate: null,
  messagesCount: 7,
  homeworkUploadsCount: 1,
  createdAt: "2026-01-01T10:00:00.000Z",
  isBeingErased: false,
  lastLoginAt: null,
  lastLoginIP: null,
};

function answerAsUsual({ key, body }: Call): Answer | undefined {
  if (key === gate) return answerGate((body as { step: 1 | 2 | 3 }).step);
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
      return { json: { ...reply, sessionToken: token, expiresAt: "2026-11-22T14:42:20.000Z" } };
    case 3:
      return { json: { ...reply, sessionToken: null } };
  }
}

// Half an hour and 20 seconds before the session's end. Only what looks at the clock is not the browser's own.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2026-11-22T14:12:00.000Z"),
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "nextTick", "queueMicrotask", "performance"],
  });
});
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof userEvent.setup>;

async function enter(user: User) {
  await user.type(screen.getByLabelText("Email"), "admin@example.com");
  await user.click(screen.getByRole("button", { name: "Invia il codice" }));
  await user.type(await screen.findByLabelText("Codice"), "123456");
  await user.click(screen.getByRole("button", { name: "Accedi" }));
  await screen.findByRole("heading", { level: 1, name: "Pannello sicuro" });
  await screen.findByRole("heading", { name: "Anna" });
}

/** The panel, open. `answer` may be other than usual. */
async function openPanel(answer: (call: Call) => Answer | undefined = () => undefined) {
  const calls = pretendServer((call) => answer(call) ?? answerAsUsual(call));
  const user = userEvent.setup();
  const view = render(
    <>
      <SecurePanel />
      <Toaster />
    </>,
  );
  await enter(user);
  return { ...view, user, calls };
}

/** Nothing of the panel is on the page, and what was typed is not either. */
async function expectGate() {
  await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
  expect(screen.getByLabelText("Email")).toHaveValue("");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.queryByText("Anna")).not.toBeInTheDocument();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
}

/** Toasts of the tests before may still be on their way out. */
async function expectEnded(reason: RegExp) {
  const description = await screen.findByText(reason);
  expect(description.closest("[role=status]")).toHaveTextContent("Sessione Terminata");
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const minuteMs = 60_000;

test("says who is in, until when, and counts the minutes", async () => {
  await openPanel();
  expect(screen.getByText("Accesso come admin@example.com")).toBeInTheDocument();
  expect(screen.getByText(/^La sessione scade alle 15:42 \(tra 30 minuti\)$/)).toBeInTheDocument();
  pass(10 * minuteMs);
  expect(screen.getByText(/\(tra 20 minuti\)$/)).toBeInTheDocument();
  pass(19 * minuteMs);
  expect(screen.getByText(/\(tra 1 minuto\)$/)).toBeInTheDocument();
});

test("every call carries the bearer, which is kept nowhere but in the page's memory", async () => {
  const { user, calls, container } = await openPanel();
  const tabs = {
    Registro: "Nessuna voce",
    Feedback: "Nessun feedback",
    "Richieste di cancellazione": "Nessuna richiesta",
  };
  for (const [tab, empty] of Object.entries(tabs)) {
    await user.click(screen.getByRole("tab", { name: tab }));
    await screen.findByText(empty);
  }
  const behindTheGate = calls.filter(({ key }) => key !== gate);
  expect(behindTheGate.map(({ key }) => key.replace(/\?.*/, ""))).toEqual(
    expect.arrayContaining([
      users,
      "GET /api/secure-admin/audit",
      "GET /api/secure-admin/audit/chain",
      "GET /api/secure-admin/feedback",
      "GET /api/secure-admin/deletion-requests",
    ]),
  );
  expect(new Set(behindTheGate.map(({ authorization }) => authorization))).toEqual(
    new Set([`Bearer ${token}`]),
  );

  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  for (const place of [...kept, document.cookie, window.location.href, container.innerHTML]) {
    expect(place).not.toContain(token);
  }
});

test("the session ends by itself at the first look after its time", async () => {
  const { user, calls } = await openPanel();
  pass(30 * minuteMs);
  expect(screen.getByText(/\(tra meno di un minuto\)$/)).toBeInTheDocument();
  pass(minuteMs);
  await expectGate();
  await expectEnded(/^I 30 minuti della sessione sono passati/);

  const before = calls.length;
  await enter(user); // What the session before had loaded is gone: it is asked for again.
  expect(calls.slice(before).map(({ key }) => key)).toEqual([gate, gate, users]);
});

test("leaving tells the server and forgets everything", async () => {
  const { user, calls } = await openPanel();
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await expectGate();
  await expectEnded(/^Sei uscito dal pannello\./);
  expect(calls.at(-1)).toEqual({
    key: gate,
    body: { step: 3, email: "", otpCode: "", sessionToken: null },
    authorization: `Bearer ${token}`,
  });
});

test("leaving works without the server too, and says what that means", async () => {
  const { user } = await openPanel();
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await expectGate();
  await expectEnded(/il server non ha risposto: per lui la sessione finisce alle 15:42/);
});

test("a call that is refused for its bearer ends the session, with the reason", async () => {
  const over: Answer = { status: 401, json: { error: "La sessione è terminata per un altro accesso." } };
  const { user } = await openPanel(({ key }) => (key.startsWith("PATCH") ? over : undefined));
  const row = screen.getByRole("heading", { name: "Anna" }).closest("li");
  if (!row) throw new Error("Anna has no row");
  await user.click(within(row).getByRole("button", { name: /Attiva Pro/ }));
  await expectGate();
  await expectEnded(/^La sessione è terminata per un altro accesso\.$/);
  expect(screen.queryByText("Errore")).not.toBeInTheDocument();
});

test("after an act the users and the log are asked for again", async () => {
  const { user, calls } = await openPanel();
  await user.click(screen.getByRole("tab", { name: "Registro" }));
  await screen.findByText("Il registro è integro: 3 voci verificate.");
  await user.click(screen.getByRole("tab", { name: "Utenti" }));
  const before = calls.length;
  await user.click(await screen.findByRole("button", { name: /Attiva Pro/ }));
  expect(await screen.findByText("Aggiornato")).toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Registro" }));
  await waitFor(() => expect(calls.at(-1)?.key).toBe("GET /api/secure-admin/audit"));
  const after = calls.slice(before).map(({ key }) => key);
  expect(after).toEqual([
    "PATCH /api/secure-admin/users/12/pro",
    users,
    "GET /api/secure-admin/audit/chain",
    "GET /api/secure-admin/audit",
  ]);
});
