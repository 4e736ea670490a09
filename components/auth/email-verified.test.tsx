import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EmailVerified } from "@/components/auth/email-verified";
import { accounts } from "@/lib/i18n/it";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";

async function openWith(answer: Answer | "offline") {
  pretendServer(() => {
    if (answer === "offline") throw new TypeError("offline");
    return answer;
  });
  render(<EmailVerified token="some" />);
  expect(await screen.findByRole("heading", { name: "Verifica Fallita" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Richiedi una nuova email" })).toHaveAttribute(
    "href",
    "/verify-email",
  );
}

const badToken = (error: string): Answer => ({ status: 400, json: { error, code: "BAD_TOKEN" } });

test("a link that is used up, or none of ours, may have been opened before: there is the way to the login", async () => {
  await openWith(badToken(accounts.badVerifyToken));
  expect(screen.getByRole("status")).toHaveTextContent(
    `Forse l’hai già confermata${accounts.badVerifyToken} Se lo avevi già aperto, prova ad accedere.`,
  );
  expect(screen.getByRole("link", { name: "Vai al login" })).toHaveAttribute("href", "/login");
});

test("so may one that a reload has taken out of the address", async () => {
  pretendServer(() => undefined);
  render(<EmailVerified token={undefined} />);
  expect(screen.getByText("Token di verifica non trovato nell'URL")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vai al login" })).toBeInTheDocument();
});

test.each<[string, Answer | "offline"]>([
  ["has expired", badToken(accounts.expiredVerifyToken)],
  ["reached nobody", "offline"],
  ["could not be judged", { status: 500, json: {} }],
])("of one that %s it is not said", async (_, answer) => {
  await openWith(answer);
  expect(screen.queryByText("Forse l’hai già confermata")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Vai al login" })).not.toBeInTheDocument();
});

test("with one that has expired another is on its way, and the login is a step away", async () => {
  await openWith(badToken(accounts.expiredVerifyToken));
  expect(screen.getByRole("status")).toHaveTextContent(
    `${accounts.expiredVerifyToken}Cercalo nella posta in arrivo e nella cartella spam.`,
  );
  expect(screen.getAllByText(accounts.expiredVerifyToken)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Torna al login" })).toHaveAttribute("href", "/login");
});

test("what nobody answered can be asked again, with the same token", async () => {
  const replies: (Answer | "offline")[] = ["offline", { json: { message: "" } }];
  const calls = pretendServer(() => {
    const reply = replies.shift();
    if (!reply || reply === "offline") throw new TypeError("offline");
    return reply;
  });
  render(<EmailVerified token="some" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Errore di connessione. Riprova più tardi.");
  await userEvent.setup().click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByText("Email Verificata!")).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([{ token: "some" }, { token: "some" }]);
});
