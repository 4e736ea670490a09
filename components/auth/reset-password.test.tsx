import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResetPassword } from "@/components/auth/reset-password";
import { accounts } from "@/lib/i18n/it";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

const weak = "La password non soddisfa i requisiti di sicurezza";

/** Opens the page with a link; only a password with "verde" in it is good. */
function open(reset: Answer = { json: { message: "" } }) {
  pretendServer(({ key, body }) => {
    if (key === "POST /api/auth/reset-password") return reset;
    const isValid = (body as { password: string }).password.includes("verde");
    return { json: { isValid, errors: isValid ? [] : [accounts.commonPassword] } };
  });
  render(<ResetPassword token="some" />);
  return userEvent.setup();
}

const password = () => screen.getByLabelText("Nuova password");
const confirmation = () => screen.getByLabelText("Conferma password");
const submit = () => screen.getByRole("button", { name: "Aggiorna Password" });

test("what is asked of the password is ticked off as it is typed", async () => {
  const user = open();
  expect(password()).toHaveAccessibleDescription(/Almeno 8 caratteri \(manca ancora\)/);
  await user.type(password(), "1234567");
  expect(await screen.findByText(weak)).toBeInTheDocument();
  expect(screen.queryByText(accounts.commonPassword)).not.toBeInTheDocument();
  await user.type(password(), "8");
  expect(await screen.findByText(accounts.commonPassword)).toBeInTheDocument();
  expect(password()).toHaveAccessibleDescription(/Almeno 8 caratteri \(fatto\)/);
  expect(submit()).toBeDisabled();
  await user.clear(password());
  await user.type(password(), "matita verde");
  expect(await screen.findByText("Questa password va bene.")).toBeInTheDocument();
  expect(screen.queryByText(weak)).not.toBeInTheDocument();
});

test("a confirmation is not called different while it may still become the same", async () => {
  const user = open();
  await user.type(password(), "matita verde");
  await user.type(confirmation(), "matita");
  expect(confirmation()).toBeValid();
  await user.tab();
  expect(confirmation()).toHaveAccessibleDescription("Le password non coincidono");
  await user.type(confirmation(), " verde");
  expect(confirmation()).toBeValid();
  await waitFor(() => expect(submit()).toBeEnabled());
});

test("one that is wrong already is called so at once", async () => {
  const user = open();
  await user.type(password(), "matita verde");
  await user.type(confirmation(), "matite");
  expect(confirmation()).toHaveAccessibleDescription("Le password non coincidono");
});

async function send(reply: Answer) {
  const user = open(reply);
  await user.type(password(), "matita verde");
  await user.type(confirmation(), "matita verde");
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
}

test("with a link that is used up no form is left, but the way to another", async () => {
  await send({ status: 400, json: { error: accounts.badResetToken, code: "BAD_TOKEN" } });
  expect(await screen.findByText("Questo link non vale più")).toHaveFocus();
  expect(screen.getByText(accounts.badResetToken)).toBeInTheDocument();
  expect(screen.queryByLabelText("Nuova password")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Richiedi un nuovo link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("a password that is somebody's own nickname is refused with that reason", async () => {
  const fields = { newPassword: accounts.personalPassword };
  await send({ status: 400, json: { error: weak, code: "WEAK_PASSWORD", fields } });
  expect(await screen.findByRole("alert")).toHaveTextContent(accounts.personalPassword);
  expect(confirmation()).toHaveValue("matita verde");
});
