import { act, screen, waitFor } from "@testing-library/react";
import type { Answer } from "@/tests/support/learner-screen";
import {
  bearer,
  beginTest,
  compilePanel,
  enter,
  expectEnded,
  expectGate,
  gate,
  openPanel,
  users,
  whose,
} from "@/tests/support/secure-panel";
import { choose } from "@/tests/support/users-view";

beforeAll(compilePanel, 60_000);
beforeEach(beginTest);
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const minuteMs = 60_000;

test("says who is in, until when, and counts the minutes", async () => {
  await openPanel();
  expect(screen.getByText("admin@example.com").parentElement).toHaveTextContent(
    "Accesso come admin@example.com",
  );
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
    Cancellazioni: "Nessuna richiesta",
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
    expect(place).not.toContain(bearer);
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
