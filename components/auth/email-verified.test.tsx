import { render, screen } from "@testing-library/react";
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
  expect(screen.getByRole("alert")).toHaveTextContent(accounts.badVerifyToken);
  expect(screen.getByText("Forse l’hai già confermata")).toBeInTheDocument();
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
