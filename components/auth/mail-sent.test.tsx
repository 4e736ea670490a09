import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VerifyEmail } from "@/components/auth/verify-email";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

/** Asks for the mail once, and answers what is said below the button that asks again. */
async function ask(answer: () => Answer) {
  const calls = pretendServer(answer);
  const user = userEvent.setup();
  render(<VerifyEmail />);
  await user.type(screen.getByLabelText("Email"), " ada@esempio.it ");
  await user.click(screen.getByRole("button", { name: "Invia Email di Verifica" }));
  expect(await screen.findByText("ada@esempio.it")).toBeInTheDocument();
  const again = async () => user.click(await screen.findByRole("button", { name: "Manda di nuovo" }));
  return { user, calls, again };
}

const done = { json: { message: "" } };

test("the mail is sent again to the same address, as often as the server sends any", async () => {
  const { calls, again } = await ask(() => done);
  for (let count = 0; count < 4; count++) {
    await again();
    await screen.findByText(count < 2 ? /^Mandata di nuovo/ : /^Ne mandiamo al massimo 3/);
  }
  expect(calls.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ email: "ada@esempio.it" })),
  );
});

test("where it is refused the reason is said, and it may be asked for again", async () => {
  const replies: Answer[] = [done, { status: 429, json: { error: "Troppe richieste." } }, done];
  const { again } = await ask(() => replies.shift() ?? done);
  await again();
  expect(await screen.findByText("Troppe richieste.")).toBeInTheDocument();
  await again();
  expect(await screen.findByText(/^Mandata di nuovo/)).toBeInTheDocument();
});

test("it can go to another address", async () => {
  const { user } = await ask(() => done);
  await user.click(screen.getByRole("button", { name: "Invia a un’altra email" }));
  expect(screen.getByLabelText("Email")).toHaveValue("");
});
