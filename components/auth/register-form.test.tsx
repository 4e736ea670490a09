import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthCard } from "@/components/auth/auth-card";
import { Toaster } from "@/components/ui/toaster";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

const accepted: Answer = { status: 201, json: { message: "Controlla la tua email." } };

/** Opens the registration with the six fields of the form filled in. */
async function open(answer: Answer = accepted) {
  const calls = pretendServer(() => answer);
  const user = userEvent.setup();
  render(
    <>
      <AuthCard devOutbox={false} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("tab", { name: "Registrati" }));
  await user.type(screen.getByRole("textbox", { name: "Email" }), "anna@scuola.example");
  await user.type(screen.getByLabelText("Password"), "quattro cavalli blu");
  await user.type(screen.getByRole("textbox", { name: "Nickname" }), "Anna");
  await user.type(screen.getByRole("textbox", { name: "Nome visualizzato" }), "Anna Bianchi");
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
    ["month", "year", "Scegli anche l'anno."],
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
