import { act, screen, waitFor } from "@testing-library/react";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { panelUser } from "@/tests/support/panel-users";
import { choose } from "@/tests/support/users-view";
import { SystemPanel } from "./system-panel";

const verify = "/api/super-auth/verify";
const giulia = panelUser(7, { nickname: "Giulia" });
const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString();

const users: Answer = { json: [giulia], headers: { "X-Total-Count": "1" } };
const stats: Answer = { json: { users: 412, pro: 31, withoutHearts: 9 } };
const behindTheGate: Record<string, Answer> = {
  "GET /api/admin/users": users,
  "GET /api/admin/stats": stats,
  "GET /api/admin/support-totals": { json: [] },
  "GET /api/admin/feedback": { json: [] },
  "GET /api/admin/feedback/waiting": { json: { waiting: 2 } },
  "GET /api/admin/deletion-requests": { json: [] },
};

function open(answer: (call: Call) => Answer | undefined, gateExpiresAt: string | null = null) {
  window.history.replaceState(null, "", "/");
  return renderAsLearner(
    <>
      <SystemPanel gateExpiresAt={gateExpiresAt} />
      <Toaster />
    </>,
    (call) => answer(call) ?? behindTheGate[call.key],
  );
}

/** Answers the two steps of the gate. */
function gate(first: Answer, second?: Answer) {
  return ({ key, body }: Call) => {
    if (key !== `POST ${verify}`) return undefined;
    return (body as { step: number }).step === 1 ? first : second;
  };
}

const codeSent = "Ti abbiamo inviato per email un codice di 6 cifre. Vale 10 minuti.";
const keyIsRight: Answer = { json: { success: true, message: codeSent, remainingAttempts: 3 } };
const codeIsRight = (): Answer => ({
  json: { success: true, message: "Accesso effettuato.", remainingAttempts: 3, expiresAt: inHalfAnHour() },
});
const refusal = (remainingAttempts: number, error?: string): Answer => ({
  status: 401,
  json: { error, code: "BAD_CREDENTIALS", details: { remainingAttempts } },
});

const keyField = () => screen.findByLabelText("Chiave Master");
const codeField = () => screen.findByRole("textbox", { name: "Codice di 6 cifre" });
const next = () => screen.getByRole("button", { name: "Continua" });
const enter = () => screen.getByRole("button", { name: "Apri il pannello" });

// On a busy machine it takes longer to compile them than a test waits.
beforeAll(
  () => Promise.all([import("./system-gate"), import("./open-system-panel"), import("./support-totals")]),
  60_000,
);
// The toast of the test before is no answer to this one.
beforeEach(() => showToast({ title: "–" }));

describe("the gate of the system panel", () => {
  test("takes the master key, then the code that was mailed, and opens", async () => {
    const { user, calls } = open(gate(keyIsRight, codeIsRight()));
    const key = await keyField();
    expect(key).toHaveAttribute("type", "password");
    expect(key).toHaveAttribute("autocomplete", "off");
    expect(next()).toBeDisabled();
    await user.type(key, "chiave-segreta{Enter}");
    expect(await screen.findByText("Chiave Master Verificata")).toBeInTheDocument();
    expect(screen.getByText(codeSent)).toBeInTheDocument();

    const code = await codeField();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await user.type(code, "12345");
    expect(enter()).toBeDisabled();
    await user.type(code, "6789"); // No more than six fit.
    expect(code).toHaveValue("123456");
    await user.click(enter());
    expect(await screen.findByText("Accesso Autorizzato")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Giulia" })).toBeInTheDocument();
    expect(calls.filter(({ key }) => key === `POST ${verify}`).map(({ body }) => body)).toEqual([
      { step: 1, masterKey: "chiave-segreta", twoFactorCode: "" },
      { step: 2, masterKey: "", twoFactorCode: "123456" },
    ]);
  });

  test("leads back to the key, which it has forgotten", async () => {
    const { user } = open(gate(keyIsRight));
    await user.type(await keyField(), "chiave-segreta{Enter}");
    await codeField();
    await user.click(screen.getByRole("button", { name: "Indietro" }));
    expect(await keyField()).toHaveValue("");
    expect(await keyField()).toHaveFocus();
  });

  test.each([
    ["in the server's words", "Chiave sbagliata.", "Chiave sbagliata."],
    ["without any", undefined, "Credenziali non valide"],
  ])("refuses a wrong key %s, and says how many tries are left", async (_, error, sentence) => {
    const { user } = open(gate(refusal(2, error)));
    await user.type(await keyField(), "sbagliata{Enter}");
    const toast = await screen.findByText(sentence);
    expect(toast.closest("[role=alert]")).toHaveTextContent(`Autenticazione Fallita${sentence}`);
    expect(screen.getByText("Tentativi rimasti: 2 di 3")).toBeInTheDocument();
    expect(next()).toBeEnabled();
    expect(await keyField()).toBeInvalid();
    expect(await keyField()).toHaveAccessibleDescription(/Non è giusto: controlla e riprova/);
    await user.type(await keyField(), "!");
    expect(await keyField()).toBeValid();
  });

  test("says how many tries are left of a wrong code too", async () => {
    const { user } = open(gate(keyIsRight, refusal(1)));
    await user.type(await keyField(), "chiave-segreta{Enter}");
    await user.type(await codeField(), "000000{Enter}");
    expect(await screen.findByText("Tentativi rimasti: 1 di 3")).toBeInTheDocument();
  });

  const inItalianTime = "2026-03-01T14:42:00.000Z";
  const blocked = (blockedUntil?: string): Answer => ({
    status: 429,
    json: { error: "Troppi tentativi falliti.", code: "BLOCKED", details: { blockedUntil } },
  });

  test.each([
    ["the last try has failed", refusal(0), "per 30 minuti non si entra"],
    ["there is none left", blocked(), "per 30 minuti non si entra"],
    ["there is none left until 15:42", blocked(inItalianTime), "fino alle 15:42 non si entra"],
  ])("shuts when %s", async (_, answer, sentence) => {
    const { user } = open(gate(answer));
    await user.type(await keyField(), "sbagliata{Enter}");
    const toast = await screen.findByText("Riprova più tardi");
    expect(toast.closest("[role=alert]")).toHaveTextContent("Accesso Bloccato");
    expect(screen.getByRole("heading", { name: "Accesso Bloccato" })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Ricarica la pagina" })).toBeEnabled();
    expect(screen.getAllByRole("alert")).toHaveLength(1); // The toast: what stands below says what it does not.
    expect(screen.queryByLabelText("Chiave Master")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Continua" })).not.toBeInTheDocument();
  });

  test("that nobody answers keeps what was typed", async () => {
    const { user } = open(gate({ status: 503, json: { error: "Giù.", code: "UNAVAILABLE" } }));
    await user.type(await keyField(), "chiave-segreta{Enter}");
    const toast = await screen.findByText("Impossibile verificare le credenziali");
    expect(toast.closest("[role=alert]")).toHaveTextContent("Errore di Sistema");
    expect(await keyField()).toHaveValue("chiave-segreta");
  });
});

describe("the open panel", () => {
  test("says until when, how many users there are, and has four sections", async () => {
    const { user } = open(() => undefined, "2026-03-01T14:42:00.000Z");
    expect(await screen.findByText("Il pannello si chiude alle 15:42")).toBeInTheDocument();
    for (const [name, figure] of [
      ["Utenti totali", "412"],
      ["Utenti Pro", "31"],
      ["Utenti con 0 cuori", "9"],
    ] as const)
      expect((await screen.findByText(figure)).previousSibling).toHaveTextContent(name);
    await user.click(await screen.findByRole("tab", { name: "Feedback (2)" }));
    expect(await screen.findByText("Nessun feedback")).toBeInTheDocument();
    await user.click(screen.getByRole("tab", { name: "Cancellazioni" }));
    expect(await screen.findByText("Nessuna richiesta")).toBeInTheDocument();
    await user.click(screen.getByRole("tab", { name: "Aiuto" }));
    expect(await screen.findByRole("heading", { name: /30 giorni/ })).toBeInTheDocument();
    expect(window.location.hash).toBe("#tab=support");
  });

  test("makes its calls, and counts anew after each act", async () => {
    const { user, calls } = open(
      ({ key }) => (/^(PATCH|POST) /.test(key) ? { json: giulia } : undefined),
      inHalfAnHour(),
    );
    await choose(user, "Attiva Pro", "Giulia");
    await screen.findByText("Aggiornato");
    await choose(user, "Porta a 10 cuori", "Giulia");
    await screen.findByText(/ora ha 8 cuori/);
    await choose(user, "Azzera i progressi", "Giulia");
    await user.click(await screen.findByRole("button", { name: "Azzera i progressi" }));
    await screen.findByText("Reset completato");
    await waitFor(() => expect(calls.filter(({ key }) => key === "GET /api/admin/stats")).toHaveLength(4));
    expect(calls.filter(({ key }) => !key.startsWith("GET "))).toEqual([
      { key: "PATCH /api/admin/users/7/pro", body: { isPro: true } },
      { key: "PATCH /api/admin/users/7/hearts", body: { hearts: 10 } },
      { key: "POST /api/admin/users/7/reset", body: undefined },
    ]);
  });

  test("closes when it is asked to, and keeps nothing of what it showed", async () => {
    const { user } = open(
      ({ key }) => (key === `DELETE ${verify}` ? { json: { message: "Sessione terminata." } } : undefined),
      inHalfAnHour(),
    );
    await screen.findByRole("heading", { name: "Giulia" });
    await user.click(screen.getByRole("button", { name: "Chiudi il pannello" }));
    expect(await screen.findByText("Sessione Terminata")).toBeInTheDocument();
    expect(await keyField()).toHaveFocus();
    expect(screen.queryByText("Giulia")).not.toBeInTheDocument();
  });

  test("that could not be closed says so and stays", async () => {
    const { user } = open(
      ({ key }) => (key === `DELETE ${verify}` ? { status: 500, json: {} } : undefined),
      inHalfAnHour(),
    );
    await user.click(await screen.findByRole("button", { name: "Chiudi il pannello" }));
    expect(await screen.findByText("Impossibile chiudere il pannello")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Giulia" })).toBeInTheDocument();
  });

  const error = "Il pannello è chiuso. Inserisci di nuovo la chiave master e il codice.";
  const closed: Answer = { status: 403, json: { error, code: "GATE_CLOSED" } };

  test.each(["GET /api/admin/users", "GET /api/admin/stats", "PATCH /api/admin/users/7/pro"])(
    "is closed once %s says so, and tells why",
    async (closing) => {
      const { user } = open(({ key }) => (key === closing ? closed : undefined), inHalfAnHour());
      if (closing.startsWith("PATCH")) await choose(user, "Attiva Pro", "Giulia");
      expect(await screen.findByText(error)).toBeInTheDocument();
      expect(await keyField()).toHaveFocus();
      expect(screen.queryByText(/^Impossibile (caricare|aggiornare)/)).not.toBeInTheDocument();
    },
  );
});

describe("the half hour of an open panel", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("ends by itself within a minute", async () => {
    open(() => undefined, inHalfAnHour());
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(29 * 60_000);
    expect(screen.getByRole("heading", { name: "Giulia" })).toBeInTheDocument();
    await pass(2 * 60_000);
    await pass(0);
    expect(screen.queryByText("Giulia")).not.toBeInTheDocument();
    expect(screen.getByText(/Sono passati 30 minuti e il pannello si è chiuso/)).toBeInTheDocument();
    expect(screen.getByLabelText("Chiave Master")).toHaveFocus();
  });
});
