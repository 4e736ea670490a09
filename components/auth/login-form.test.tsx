import { act, fireEvent, render, screen } from "@testing-library/react";
import { AuthCard } from "@/components/auth/auth-card";
import { latestToast, showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole("button", { name: "Accedi" });
const field = (label: string) => screen.getByLabelText(label);
/** The newest toast: the one before it slides away meanwhile. */
const toast = (title: string) => screen.getByText(title).parentElement;

/** Fills in the form and sends it. */
async function logIn(answer: () => Answer, { password = "quattro cavalli blu" } = {}) {
  const calls = pretendServer(answer);
  showToast({ title: "–" }); // The toast of the test before is no answer to this one.
  render(
    <>
      <AuthCard devOutbox={false} />
      <Toaster />
    </>,
  );
  fireEvent.input(field("Email"), { target: { value: "anna@scuola.example" } });
  fireEvent.input(field("Password"), { target: { value: password } });
  await pass(0);
  fireEvent.click(button());
  for (let round = 0; round < 3; round++) await pass(0); // The call, its answer, the toast.
  return calls;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the login", () => {
  test("cannot be asked for while a field is empty", async () => {
    pretendServer(() => undefined);
    render(<AuthCard devOutbox={false} />);
    expect(button()).toBeDisabled();
    fireEvent.input(field("Email"), { target: { value: "anna@scuola.example" } });
    await pass(0);
    expect(button()).toBeDisabled();
    fireEvent.input(field("Password"), { target: { value: "x" } });
    await pass(0);
    expect(button()).toBeEnabled();
  });

  test("of blanks is not sent", async () => {
    const calls = await logIn(() => ({}), { password: "   " });
    expect(toast("Campi obbligatori")).toHaveTextContent("Inserisci email e password");
    expect(calls).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ["in the server's words", { status: 429, json: { error: "Troppi tentativi." } }, "Troppi tentativi."],
    ["in ours, where it has none", { status: 500, json: {} }, "Credenziali non valide"],
  ])("is refused %s", async (_, answer, text) => {
    await logIn(() => answer);
    expect(toast("Login fallito")).toHaveTextContent(text);
    await pass(10_000);
    expect(screen.queryByText("Email non verificata")).not.toBeInTheDocument();
  });

  test("that reaches nobody says so, and keeps what was typed", async () => {
    await logIn(() => {
      throw new TypeError("offline");
    });
    expect(toast("Errore di connessione")).toHaveTextContent("Riprova più tardi");
    expect(field("Password")).toHaveValue("quattro cavalli blu");
  });
});

describe("a login without a verified e-mail", () => {
  const error = "Devi verificare la tua email prima di accedere.";
  const unverified: Answer = { status: 403, json: { error } };

  test("is followed two seconds later by the way to a new link", async () => {
    await logIn(() => unverified);
    expect(toast("Login fallito")).toHaveTextContent(error);
    await pass(1999);
    expect(latestToast()).toMatchObject({ title: "Login fallito" });
    await pass(1);
    expect(latestToast()).toMatchObject({ title: "Email non verificata" });
    await pass(100); // It comes up.
    expect(toast("Email non verificata")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Verifica Email" })).toHaveAttribute("href", "/verify-email");
  });

  test("leaves a hint in the form", async () => {
    await logIn(() => unverified);
    expect(screen.getByRole("link", { name: "Richiedi un nuovo link" })).toHaveAttribute(
      "href",
      "/verify-email",
    );
  });
});
