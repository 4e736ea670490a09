import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { SecureGate } from "./secure-gate";

const gate = "POST /api/secure-admin/auth";
const codeSent: Answer = {
  json: { success: true, message: "Codice inviato.", sessionToken: "pending", remainingAttempts: 5 },
};
const opened = { sessionToken: "bearer", expiresAt: "2026-11-22T14:42:00.000Z" };
const entered: Answer = { json: { success: true, message: "Accesso effettuato.", ...opened } };
const refused = (remainingAttempts: number): Answer => ({
  status: 401,
  json: { error: "Credenziali non valide.", code: "BAD_CREDENTIALS", details: { remainingAttempts } },
});
const blockedUntil = "2026-11-22T14:42:00.000Z";
const blocked: Answer = {
  status: 429,
  json: { error: "Troppi tentativi.", code: "BLOCKED", details: { remainingAttempts: 0, blockedUntil } },
};

/** The gate over a server that gives these answers, one after another. */
function open(...answers: Answer[]) {
  const calls = pretendServer(() => answers.shift());
  const logins: unknown[] = [];
  render(
    <>
      <SecureGate isReturn={false} onOpen={(login) => logins.push(login)} />
      <Toaster />
    </>,
  );
  return { user: userEvent.setup(), calls, logins };
}

type User = ReturnType<typeof userEvent.setup>;

async function askCode(user: User, email = "anna@example.com") {
  await user.clear(screen.getByLabelText("Email"));
  await user.type(screen.getByLabelText("Email"), email);
  await user.click(screen.getByRole("button", { name: "Invia il codice" }));
}

async function enterCode(user: User, code = "123456") {
  await user.type(await screen.findByLabelText("Codice"), code);
  await user.click(screen.getByRole("button", { name: "Accedi" }));
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("an address and the code mailed to it open the panel", async () => {
  const { user, calls, logins } = open(codeSent, entered);
  await askCode(user, " anna@example.com ");
  expect(await screen.findByText("Codice Inviato")).toBeInTheDocument();
  expect(screen.getByText("Codice inviato.")).toBeInTheDocument();
  await title("Inserisci il codice");
  expect(screen.getByLabelText("Codice")).toHaveFocus();
  expect(screen.queryByText(/Tentativi rimasti/)).not.toBeInTheDocument(); // None has failed.
  await enterCode(user);
  expect(await screen.findByText("Accesso Autorizzato")).toBeInTheDocument();
  expect(logins).toEqual([{ email: "anna@example.com", expiresAt: "2026-11-22T14:42:00.000Z" }]);
  expect(calls).toEqual([
    { key: gate, body: { step: 1, email: "anna@example.com", otpCode: "", sessionToken: null } },
    { key: gate, body: { step: 2, email: "anna@example.com", otpCode: "123456", sessionToken: "pending" } },
  ]);
});

test("nothing is sent while a field is empty", async () => {
  const { user, calls } = open(codeSent);
  expect(screen.getByRole("button", { name: "Invia il codice" })).toBeDisabled();
  await user.type(screen.getByLabelText("Email"), "   ");
  expect(screen.getByRole("button", { name: "Invia il codice" })).toBeDisabled();
  await askCode(user);
  await screen.findByLabelText("Codice");
  expect(screen.getByRole("button", { name: "Accedi" })).toBeDisabled();
  expect(calls).toHaveLength(1);
});

test("the way back keeps the address, and the code is asked for anew", async () => {
  const { user, calls } = open(codeSent, codeSent);
  await askCode(user);
  await user.click(await screen.findByRole("button", { name: "Indietro" }));
  await title("Accesso al pannello sicuro");
  expect(screen.getByLabelText("Email")).toHaveValue("anna@example.com");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Invia il codice" }));
  await title("Inserisci il codice");
  expect(screen.getByLabelText("Codice")).toHaveValue("");
  expect(calls).toHaveLength(2);
});

test("a wrong code says so, and how many tries are left", async () => {
  const { user, logins } = open(codeSent, refused(4), entered);
  await askCode(user);
  await enterCode(user, "000000");
  expect(await screen.findByText("Autenticazione Fallita")).toBeInTheDocument();
  expect(screen.getByText("Credenziali non valide.")).toBeInTheDocument();
  expect(screen.getByText("Tentativi rimasti: 4 di 5")).toBeInTheDocument();
  expect(screen.getByLabelText("Codice")).toHaveAccessibleDescription("Non è giusto: controlla e riprova.");
  expect(logins).toEqual([]);
  await enterCode(user);
  expect(await screen.findByText("Accesso Autorizzato")).toBeInTheDocument();
});

test("the tries of one address are not those of another", async () => {
  const { user } = open(refused(2), { status: 500, json: {} });
  await askCode(user);
  expect(await screen.findByText("Tentativi rimasti: 2 di 5")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  await askCode(user, "berta@example.com");
  expect(await screen.findByText("Errore di Sistema")).toBeInTheDocument();
  expect(screen.queryByText(/Tentativi rimasti/)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toBeValid(); // Nobody has looked at it.
});

test.each<[string, Answer, string]>([
  ["without a reason", { status: 401, json: {} }, "Credenziali non valide"],
  [
    "for too many codes",
    { status: 429, json: { error: "Hai chiesto troppi codici.", code: "TOO_MANY_REQUESTS" } },
    "Hai chiesto troppi codici.",
  ],
])("a refusal %s is no block", async (_, answer, sentence) => {
  const { user } = open(answer);
  await askCode(user);
  expect(await screen.findByText("Autenticazione Fallita")).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveValue("anna@example.com");
});

test.each<[string, Answer, string]>([
  ["the failure that was one too many", refused(0), "Riprova più tardi."],
  ["a try while blocked", blocked, "Si può riprovare dalle 15:42."],
])("%s shows the block, which only an unlocking code opens", async (_, answer, until) => {
  const { user, calls, logins } = open(answer, entered);
  await askCode(user);
  await title("Accesso Bloccato");
  expect(await screen.findByText("Contatta l'amministratore")).toBeInTheDocument();
  expect(screen.getByText("anna@example.com.").parentElement).toHaveTextContent(
    `Ci sono stati troppi tentativi falliti per anna@example.com. ${until}`,
  );
  expect(screen.getByRole("button", { name: "Ricarica la pagina" })).toBeEnabled();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Ho un codice di sblocco" }));
  await title("Codice di sblocco");
  await enterCode(user, "a-long-unlocking-code-0123456789");
  expect(await screen.findByText("Accesso Autorizzato")).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({
    step: 2,
    email: "anna@example.com",
    otpCode: "a-long-unlocking-code-0123456789",
    sessionToken: null,
  });
  expect(logins).toHaveLength(1);
});

test("a wrong unlocking code leads back to the block, from where another address may be tried", async () => {
  const { user } = open(codeSent, blocked, blocked);
  await askCode(user);
  await enterCode(user);
  await user.click(await screen.findByRole("button", { name: "Ho un codice di sblocco" }));
  await enterCode(user, "wrong");
  await title("Accesso Bloccato");
  await user.click(screen.getByRole("button", { name: "Usa un altro indirizzo" }));
  expect(await title("Accesso al pannello sicuro")).toBeInTheDocument();
});

test.each<[string, () => void]>([
  ["a server that fails", () => pretendServer(() => ({ status: 503, json: { error: "Database giù." } }))],
  ["a network that is gone", () => (globalThis.fetch = () => Promise.reject(new TypeError("offline")))],
  ["an answer without a session", () => pretendServer(() => codeSent)],
])("%s is no refusal", async (_, fail) => {
  const { user, logins } = open(codeSent);
  await askCode(user);
  await screen.findByLabelText("Codice");
  fail();
  await enterCode(user);
  expect(await screen.findByText("Errore di Sistema")).toBeInTheDocument();
  expect(screen.getByText("Impossibile verificare le credenziali")).toBeInTheDocument();
  expect(screen.getByLabelText("Codice")).toHaveValue("123456");
  expect(logins).toEqual([]);
});
