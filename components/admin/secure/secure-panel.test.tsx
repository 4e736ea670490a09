import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { SecureUserRowReply } from "@/lib/features/administration/contract";
import { pretendServer, type Answer, type Call } from "@/tests/support/learner-screen";
import { choose } from "@/tests/support/users-view";
import { SecurePanel } from "./secure-panel";

const token = "the-bearer-of-this-test";
const gate = "POST /api/secure-admin/auth";
const whose = "GET /api/secure-admin/auth";
const expiresAt = "2026-11-22T14:42:20.000Z";
const users = "GET /api/secure-admin/users";

const anna: SecureUserRowReply = {
  id: 12,
  nickname: "Anna",
  displayName: "Anna Bianchi",
  email: "anna@example.com",
  isEmailVerified: true,
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

const nobody = { email: null, expiresAt: null };

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
      return { json: { ...reply, sessionToken: token, expiresAt } };
    case 3:
      return { json: { ...reply, sessionToken: null } };
  }
}

// On a busy machine it takes longer to compile it than a test waits.
beforeAll(() => import("./open-panel"), 60_000);
// Half an hour and 20 seconds before the session's end. Only what looks at the clock is not the browser's own.
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  jest.useFakeTimers({
    now: new Date("2026-11-22T14:12:00.000Z"),
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "nextTick", "queueMicrotask", "performance"],
  });
});
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof userEvent.setup>;

async function enter(user: User) {
  await user.type(await screen.findByLabelText("Email"), "admin@example.com");
  await user.click(screen.getByRole("button", { name: "Invia il codice" }));
  await user.type(await screen.findByLabelText("Codice"), "123456");
  await user.click(screen.getByRole("button", { name: "Accedi" }));
  await screen.findByRole("heading", { level: 1, name: "Pannello sicuro" });
  await screen.findByRole("heading", { name: "Anna" });
}

/** The panel, open. `answer` may be other than usual. */
async function openPanel(answer: (call: Call) => Answer | undefined = () => undefined) {
  const world = openPage(answer);
  await enter(world.user);
  return world;
}

/** The page as it is loaded. */
function openPage(answer: (call: Call) => Answer | undefined) {
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

/** Other tabs of this browser, and this one looked at again. As in a browser no channel hears itself. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeChannel });
const hear = (news: "entered" | "left") => act(() => new FakeChannel().postMessage(news));
const lookAgain = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

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

test("the bearer is let go: no call carries it, and it is kept nowhere", async () => {
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
  const behindTheGate = calls.filter(({ key }) => key !== gate && key !== whose);
  expect(behindTheGate.map(({ key }) => key.replace(/\?.*/, ""))).toEqual(
    expect.arrayContaining([
      users,
      "GET /api/secure-admin/audit",
      "GET /api/secure-admin/audit/chain",
      "GET /api/secure-admin/feedback",
      "GET /api/secure-admin/feedback/waiting",
      "GET /api/secure-admin/deletion-requests",
    ]),
  );
  expect(calls.filter(({ authorization }) => authorization !== undefined)).toEqual([]);

  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  for (const place of [...kept, document.cookie, window.location.href, container.innerHTML]) {
    expect(place).not.toContain(token);
  }
});

describe("a page that is loaded again", () => {
  const bruno = { email: "bruno@example.com", expiresAt };

  test("finds the panel open, and whose it is", async () => {
    const { calls } = openPage(({ key }) => (key === whose ? { json: bruno } : undefined));
    expect(await screen.findByText("Accesso come bruno@example.com")).toBeInTheDocument();
    await screen.findByRole("heading", { name: "Anna" });
    expect(calls[0]?.key).toBe(whose);
    expect(calls.filter(({ key }) => key === gate)).toEqual([]);
  });

  test.each([
    ["nobody has it open", { json: nobody }],
    ["the server does not say", { status: 503, json: {} }],
  ])("shows the gate when %s", async (_, answer: Answer) => {
    openPage(({ key }) => (key === whose ? answer : undefined));
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(screen.queryByText(/^Accesso come/)).not.toBeInTheDocument();
  });

  test("leaves first, where a logout was not heard", async () => {
    localStorage.setItem("english-coach.secure-panel.left", "1");
    const { calls } = openPage(() => undefined);
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(calls).toMatchObject([{ key: gate, body: { step: 3 } }, { key: whose }]);
    expect(localStorage).toHaveLength(0);
  });

  test("stays shut while that logout cannot be sent", async () => {
    localStorage.setItem("english-coach.secure-panel.left", "1");
    openPage(({ key }) => {
      if (key === whose) return { json: bruno };
      return key === gate ? { status: 503, json: {} } : undefined;
    });
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(localStorage).toHaveLength(1);
  });
});

describe("what another tab does", () => {
  const answers = (found: () => unknown) => (call: Call) =>
    call.key === whose ? { json: found() } : undefined;

  test("who leaves in one has left in all", async () => {
    await openPanel();
    hear("left");
    await expectGate();
    await expectEnded(/^Sei uscito dal pannello\./);
  });

  test("who leaves here tells the others, before the server has answered", async () => {
    const { user } = await openPanel();
    const heard: unknown[] = [];
    new FakeChannel().addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    globalThis.fetch = () => new Promise(() => undefined);
    await user.click(screen.getByRole("button", { name: "Esci" }));
    await expectGate();
    expect(heard).toEqual(["left"]);
  });

  test("who comes in there as somebody else is somebody else here", async () => {
    let found: object = nobody;
    await openPanel(answers(() => found));
    found = { email: "bruno@example.com", expiresAt: "2026-11-22T14:50:00.000Z" };
    hear("entered");
    expect(await screen.findByText("Accesso come bruno@example.com")).toBeInTheDocument();
    expect(screen.queryByText("Accesso come admin@example.com")).not.toBeInTheDocument();
  });

  test("who comes in there again has the longer time here, and stays where they are", async () => {
    let found: object = nobody;
    const { user } = await openPanel(answers(() => found));
    await user.click(screen.getByRole("tab", { name: "Registro" }));
    found = { email: "admin@example.com", expiresAt: "2026-11-22T14:50:20.000Z" };
    hear("entered");
    expect(await screen.findByText(/^La sessione scade alle 15:50/)).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Registro" })).toHaveAttribute("aria-selected", "true");
  });

  test("a tab that is looked at again, and whose session is over, says so", async () => {
    await openPanel();
    lookAgain();
    await expectGate();
    await expectEnded(/^La sessione è terminata\./);
  });

  test("one that cannot ask stays as it is", async () => {
    await openPanel();
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    lookAgain();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText("Accesso come admin@example.com")).toBeInTheDocument();
  });
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
  expect(calls.slice(before).map(({ key }) => key)).toEqual([
    gate,
    gate,
    users,
    "GET /api/secure-admin/feedback/waiting",
  ]);
});

test("leaving tells the server and forgets everything", async () => {
  const { user, calls } = await openPanel();
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await expectGate();
  await expectEnded(/^Sei uscito dal pannello\./);
  expect(calls.at(-1)).toEqual({
    key: gate,
    body: { step: 3, email: "", otpCode: "", sessionToken: null },
  });
  expect(localStorage).toHaveLength(0);
});

test("leaving works without the server too, and says what that means", async () => {
  const { user } = await openPanel();
  globalThis.fetch = () => Promise.reject(new TypeError("offline"));
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await expectGate();
  await expectEnded(/il server non ha risposto: per lui la sessione finisce alle 15:42, o quando riapri/);
  expect(localStorage).toHaveLength(1);
});

test("a call that is refused for its bearer ends the session, with the reason", async () => {
  const over: Answer = { status: 401, json: { error: "La sessione è terminata per un altro accesso." } };
  const { user } = await openPanel(({ key }) => (key.startsWith("PATCH") ? over : undefined));
  await choose(user, "Attiva Pro", "Anna");
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
  await choose(user, "Attiva Pro", "Anna");
  expect(await screen.findByText("Aggiornato")).toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Registro" }));
  await waitFor(() => expect(calls.at(-1)?.key).toBe("GET /api/secure-admin/audit"));
  const after = calls.slice(before).map(({ key }) => key);
  expect(after).toEqual([
    "PATCH /api/secure-admin/users/12/pro",
    "GET /api/secure-admin/feedback/waiting",
    users,
    "GET /api/secure-admin/audit/chain",
    "GET /api/secure-admin/audit",
  ]);
});
