import { screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { PasswordSection } from "./password-section";

const weak = "La nuova password deve essere di almeno 8 caratteri";

/** Opens the form; a password of eight characters or more is good. */
async function open(onChange: () => Answer = () => ({ json: { message: "Fatto." } })) {
  const view = renderAsLearner(
    <>
      <PasswordSection />
      <Toaster />
    </>,
    ({ key, body }) => {
      if (key === "POST /api/auth/change-password") return onChange();
      if (key !== "POST /api/auth/validate-password") return undefined;
      const isValid = (body as { password: string }).password.length >= 8;
      return { json: { isValid, errors: isValid ? [] : [weak] } };
    },
  );
  await view.user.click(opener());
  return view;
}

const opener = () => screen.getByRole("button", { name: "Cambia password" });
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole("button", { name: "Salva la nuova password" });

async function fill(user: Awaited<ReturnType<typeof open>>["user"], wanted = "pennarello", again = wanted) {
  await user.type(field("Password attuale"), "matita gialla");
  await user.type(field("Nuova password"), wanted);
  await user.type(field("Conferma password"), again);
}

test("changes the password, says so and gives the focus back", async () => {
  const { user, calls } = await open();
  expect(field("Password attuale")).toHaveFocus();
  await fill(user);
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText("Password cambiata")).toBeInTheDocument();
  expect(opener()).toHaveFocus();
  const sent = calls.find(({ key }) => key === "POST /api/auth/change-password");
  expect(sent?.body).toEqual({ currentPassword: "matita gialla", newPassword: "pennarello" });
  const judged = calls.find(({ key }) => key === "POST /api/auth/validate-password");
  expect(judged?.body).toMatchObject({ use: "change" });
});

test("says how long it must be before and after it is typed, and is not sent while it is weak", async () => {
  const { user } = await open();
  expect(field("Nuova password")).toHaveAccessibleDescription(/Almeno 8 caratteri \(manca ancora\)/);
  await fill(user, "zebraxy");
  expect(await screen.findByText("La password non soddisfa i requisiti di sicurezza")).toBeInTheDocument();
  expect(field("Nuova password")).toHaveAccessibleDescription(/Almeno 8 caratteri \(manca ancora\)/);
  expect(submit()).toBeDisabled();
});

test("is not sent while the two differ", async () => {
  const { user } = await open();
  await fill(user, "pennarello", "pennarella");
  expect(field("Conferma password")).toHaveAccessibleDescription("Le password non coincidono");
  expect(submit()).toBeDisabled();
});

test("says at the field that the present one is wrong, and goes there", async () => {
  const wrong = "La password attuale non è giusta";
  const { user } = await open(() => ({
    status: 400,
    json: { error: wrong, fields: { currentPassword: wrong } },
  }));
  await fill(user);
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(field("Password attuale")).toHaveAccessibleDescription(wrong));
  expect(field("Password attuale")).toHaveFocus();
  expect(field("Password attuale")).toHaveValue("matita gialla");
});

test("says what else is in the way", async () => {
  const { user } = await open(() => ({ status: 429, json: { error: "Troppi tentativi." } }));
  await fill(user);
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Troppi tentativi.");
});

test("changes nothing when it is closed", async () => {
  const { user, calls } = await open();
  await user.click(screen.getByRole("button", { name: "Annulla" }));
  expect(opener()).toHaveFocus();
  expect(calls).toEqual([]);
});
