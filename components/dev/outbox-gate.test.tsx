import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { OutboxGate } from "./outbox-gate";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

/** The form over a server that gives these answers, one after another. */
function open(...answers: Answer[]) {
  refresh.mockReset();
  const calls = pretendServer(() => answers.shift());
  render(<OutboxGate />);
  return { user: userEvent.setup(), calls };
}

const field = () => screen.getByLabelText("Password");
const button = () => screen.getByRole("button", { name: "Apri la posta" });
const wrong = "La password non è giusta. Controlla maiuscole e minuscole, poi riprova.";

test("says what it is for, and sends nothing while nothing is typed", async () => {
  const { user } = open();
  expect(screen.getByRole("heading", { level: 1, name: "Posta in uscita" })).toBeInTheDocument();
  expect(screen.getByText(/serve la password di chi l’ha preparata/)).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await user.type(field(), "   ");
  expect(button()).toBeDisabled();
});

test("the right password brings the mails in its place", async () => {
  const { user, calls } = open({ json: { message: "Posta aperta." } });
  await user.type(field(), " la posta di prova {Enter}");
  expect(calls).toEqual([{ key: "POST /api/outbox/session", body: { password: "la posta di prova" } }]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a wrong one is told by the field, which keeps it and has the focus, until the next try", async () => {
  const { user } = open(
    { status: 401, json: { error: wrong, code: "BAD_CREDENTIALS" } },
    { json: { message: "Posta aperta." } },
  );
  await user.type(field(), "sbagliata");
  await user.click(button());
  expect(await screen.findByText(wrong)).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(wrong);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("sbagliata");
  expect(refresh).not.toHaveBeenCalled();
  await user.click(button());
  expect(screen.queryByText(wrong)).not.toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("is busy while it asks, and says when nobody can be reached", async () => {
  const { user } = open();
  let fail = () => {};
  globalThis.fetch = () =>
    new Promise((_, reject) => (fail = () => reject(new TypeError("Failed to fetch"))));
  await user.type(field(), "la posta di prova");
  const send = button();
  await user.click(send);
  expect(send).toBeDisabled();
  expect(send).toHaveAttribute("aria-busy", "true");
  fail();
  expect(await screen.findByText("Errore di connessione. Riprova più tardi.")).toBeInTheDocument();
  expect(send).toBeEnabled();
});
