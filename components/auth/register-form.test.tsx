import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthCard } from "@/components/auth/auth-card";
import { latestToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

const accepted: Answer = { status: 201, json: { message: "Controlla la tua email." } };

beforeAll(() => import("@/components/auth/register-form")); // It comes by itself, on a busy machine later than a test waits.

/** Opens the registration with the six fields of the form filled in. */
async function open(answer: Answer | (() => Answer) = accepted) {
  const calls = pretendServer(typeof answer === "function" ? answer : () => answer);
  const user = userEvent.setup();
  render(
    <>
      <AuthCard devOutbox={false} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("tab", { name: "Registrati" }));
  await screen.findByLabelText("Nickname");
  for (const [label, text] of Object.entries({
    Email: "anna@scuola.example",
    Password: "quattro cavalli blu",
    Nickname: "Anna",
    "Nome visualizzato": "Anna Bianchi",
  })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  const register = () => screen.getByRole("button", { name: "Registrati" });
  return { user, register, bodies: () => calls.map(({ body }) => body) };
}

const month = () => screen.getByRole("combobox", { name: "Mese" });
const year = () => screen.getByRole("combobox", { name: "Anno" });
const six = {
  email: "anna@scuola.example",
  password: "quattro cavalli blu",
  nickname: "Anna",
  displayName: "Anna Bianchi",
  privacyPolicyAccepted: true,
  cookiePolicyAccepted: true,
};

describe("the registration", () => {
  test("asks for month and year of birth after the name, with nothing chosen", async () => {
    await open();
    expect(screen.getByRole("group", { name: "Quando sei nato o nata?" })).toContainElement(month());
    expect(month()).toHaveDisplayValue("Scegli");
    expect(year()).toHaveDisplayValue("Scegli");
    expect(screen.getByRole("option", { name: "gennaio" })).toHaveValue("1");
    const name = screen.getByRole("textbox", { name: "Nome visualizzato" });
    expect(name.compareDocumentPosition(month())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("does without them", async () => {
    const { user, register, bodies } = await open();
    expect(register()).toBeEnabled();
    await user.click(register());
    expect(await screen.findByText("Email di verifica inviata!")).toBeInTheDocument();
    expect(bodies()).toEqual([six]);
  });

  test("sends both as numbers", async () => {
    const { user, register, bodies } = await open();
    await user.selectOptions(month(), "marzo");
    await user.selectOptions(year(), "2012");
    await user.click(register());
    await waitFor(() => expect(bodies()).toEqual([{ ...six, birthMonth: 3, birthYear: 2012 }]));
  });

  test.each([
    ["month", "year", "Scegli anche l’anno."],
    ["year", "month", "Scegli anche il mese."],
  ])("with the %s alone marks the %s, and is content with neither", async (given, missing, error) => {
    const fields = { month: month, year: year };
    const values = { month: "marzo", year: "2012" };
    const { user, register, bodies } = await open();
    const field = fields[given as "month" | "year"];
    const other = fields[missing as "month" | "year"];
    await user.selectOptions(field(), values[given as "month" | "year"]);
    await user.click(register());
    await waitFor(() => expect(other()).toHaveAccessibleDescription(error));
    expect(other()).toBeInvalid();
    expect(field()).toBeValid();
    expect(other()).toHaveFocus();
    expect(bodies()).toEqual([]);
    await user.selectOptions(field(), "Scegli");
    await waitFor(() => expect(other()).toBeValid());
    await user.click(register());
    await waitFor(() => expect(bodies()).toEqual([six]));
  });

  test("tells who is too young kindly, in place of the button", async () => {
    const error = "English Coach è per chi ha almeno 10 anni.";
    const { user, register } = await open({ status: 403, json: { code: "TOO_YOUNG", error } });
    await user.selectOptions(month(), "marzo");
    await user.selectOptions(year(), "2020");
    await user.click(register());
    const notice = (await screen.findByText("Ti aspettiamo!")).closest("[role=status]");
    expect(notice).toHaveTextContent(error);
    expect(notice?.parentElement).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Registrati" })).not.toBeInTheDocument();
    expect(screen.queryByText("Registrazione fallita")).not.toBeInTheDocument();
  });
});

test("what was typed on either tab outlives a visit to the other", async () => {
  const { user } = await open();
  await user.selectOptions(month(), "marzo");
  await user.click(screen.getByRole("tab", { name: "Accedi" }));
  await user.type(screen.getByLabelText("Email"), "anna@scuola.example");
  await user.type(screen.getByLabelText("Password"), "x");
  await user.click(screen.getByRole("tab", { name: "Registrati" }));
  expect(screen.getByLabelText("Nickname")).toHaveValue("Anna");
  expect(month()).toHaveDisplayValue("marzo");
  expect(screen.getAllByRole("checkbox").every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await user.click(screen.getByRole("tab", { name: "Accedi" }));
  expect(screen.getByLabelText("Email")).toHaveValue("anna@scuola.example");
  expect(screen.getByLabelText("Password")).toHaveValue("x");
  expect(screen.getByLabelText("Password")).not.toHaveAttribute("value");
  expect(screen.getByRole("button", { name: "Accedi" })).toBeEnabled();
});

describe("what is agreed to", () => {
  test.each([
    ["Accetto la Privacy Policy (si apre in una nuova scheda)", "/privacy-policy"],
    ["Accetto la Cookie Policy (si apre in una nuova scheda)", "/cookie-policy"],
  ])("«%s» is a box that is ticked by hand, with a link that keeps the form", async (name, href) => {
    const { user, register } = await open();
    const box = screen.getByRole("checkbox", { name });
    expect(box).toBeChecked();
    const link = within(box.closest("div")!).getByRole("link");
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(register()).toBeDisabled();
  });

  test.each(["Accetto la Privacy Policy", "Accetto la Cookie Policy"])(
    "a form without «%s» is not sent, and says why",
    async (name) => {
      const { user, bodies } = await open();
      await user.click(screen.getByRole("checkbox", { name: new RegExp(name) }));
      fireEvent.submit(screen.getByRole("textbox", { name: "Nickname" }));
      expect(latestToast()).toMatchObject({
        title: "Accettazione richiesta",
        description: "Devi accettare Privacy Policy e Cookie Policy per procedere",
      });
      expect(bodies()).toEqual([]);
    },
  );
});

describe("the button", () => {
  test("refuses blanks", async () => {
    const { user, register, bodies } = await open();
    await user.clear(screen.getByRole("textbox", { name: "Nickname" }));
    await user.type(screen.getByRole("textbox", { name: "Nickname" }), "   ");
    await user.click(register());
    expect(latestToast()).toMatchObject({
      title: "Campi obbligatori",
      description: "Completa tutti i campi per registrarti",
    });
    expect(bodies()).toEqual([]);
  });

  test.each([
    ["12345", 0],
    ["123456", 1],
  ])("with the password %s sends %i times: six characters are enough", async (password, times) => {
    const { user, register, bodies } = await open();
    await user.clear(screen.getByLabelText("Password"));
    await user.type(screen.getByLabelText("Password"), password);
    await user.click(register());
    const [title, description] = times
      ? ["Registrazione completata!", "Controlla la tua email."]
      : ["Password troppo corta", "La password deve essere di almeno 6 caratteri"];
    await waitFor(() => expect(latestToast()).toMatchObject({ title, description }));
    expect(bodies()).toHaveLength(times);
  });

  test("marks a short password at its field, until it is long enough", async () => {
    const { user, register, bodies } = await open();
    const password = () => screen.getByLabelText("Password");
    await user.clear(password());
    await user.type(password(), "12345");
    await user.click(register());
    await waitFor(() => expect(password()).toBeInvalid());
    expect(password()).toHaveAccessibleDescription(/La password deve essere di almeno 6 caratteri/);
    expect(password()).toHaveFocus();
    await user.type(password(), "6");
    await waitFor(() => expect(password()).toBeValid());
    expect(bodies()).toEqual([]);
  });

  test.each<[string, () => Answer, string, string]>([
    [
      "in the server's words",
      () => ({ status: 503, json: { error: "Il servizio riposa." } }),
      "Registrazione fallita",
      "Il servizio riposa.",
    ],
    [
      "in ours",
      () => ({ status: 500, json: {} }),
      "Registrazione fallita",
      "Errore durante la registrazione",
    ],
    [
      "by nobody",
      () => {
        throw new TypeError("offline");
      },
      "Errore di connessione",
      "Riprova più tardi",
    ],
  ])("that is answered %s says so, and can be pressed again", async (_, answer, title, description) => {
    const { user, register } = await open(answer);
    await user.click(register());
    await waitFor(() => expect(latestToast()).toMatchObject({ title, description }));
    expect(register()).toBeEnabled();
  });
});

describe("a registration that is done", () => {
  test("says so on the button, in a banner and for eight seconds in a toast", async () => {
    const { user, register } = await open({ status: 201, json: { message: "" } });
    await user.click(register());
    expect(await screen.findByRole("button", { name: "Registrato!" })).toBeDisabled();
    const banner = screen.getByText("Email di verifica inviata!").closest("[role=status]");
    expect(banner).toHaveTextContent("anna@scuola.example");
    expect(banner).toHaveTextContent("la posta in arrivo e la cartella spam, poi clicca sul link");
    expect(banner?.parentElement).toHaveFocus();
    expect(screen.queryByLabelText("Nickname")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Non è arrivata/ })).toHaveAttribute("href", "/verify-email");
    expect(latestToast()).toMatchObject({
      title: "Registrazione completata!",
      description: "Controlla la tua email per verificare l'account.",
      durationMs: 8000,
    });
  });
});

test("the nickname is unique, and can be changed", async () => {
  await open();
  expect(screen.getByRole("textbox", { name: "Nickname" })).toHaveAccessibleDescription(
    "È unico: nessun altro può averlo. Puoi cambiarlo nel profilo.",
  );
});
