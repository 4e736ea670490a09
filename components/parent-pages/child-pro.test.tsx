import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/components/learner/query-client";
import { Toaster } from "@/components/ui/toaster";
import type { ChildSubscriptionReply } from "@/lib/features/billing/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { childSubscriptionReply, invoice } from "@/tests/support/subscriptions";
import { ChildPro } from "./child-pro";

const path = "/api/parents/children/7";
const read = `GET ${path}/subscription`;
const cancel = `POST ${path}/cancel-subscription`;
const withdraw = `POST ${path}/withdraw-subscription`;
const portal = `POST ${path}/billing-portal`;

const luca = { id: 7, nickname: "Luca", ageGroup: "child", isPro: true } as ParentChild;
const day = { startedAt: "2026-11-08T09:00:00.000Z", renewsAt: "2026-12-08T09:00:00.000Z" };
const active = { status: "active", ...day } as const;

function open(
  subscription: Partial<ChildSubscriptionReply> = {},
  answers: Record<string, Answer> = {},
  child: Partial<ParentChild> = {},
) {
  const known: Record<string, Answer> = {
    [read]: { json: childSubscriptionReply(subscription) },
    ...answers,
  };
  const calls = pretendServer(({ key }) => known[key]);
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ChildPro child={{ ...luca, ...child }} />
      <Toaster />
    </QueryClientProvider>,
  );
  const asked = (key: string) => calls.filter((call) => call.key === key).length;
  return { user: userEvent.setup(), calls, asked, known };
}

const button = (name: string) => screen.queryByRole("button", { name });
const link = (name: string) => screen.queryByRole("link", { name });
const paymentPage = "/genitori/abbonamento?figlio=7";

test("without Pro one reads what it gives and costs, and goes to the card form; nothing is asked for", () => {
  const { calls } = open({}, {}, { isPro: false });
  expect(screen.getByText("Luca usa English Coach gratis.")).toBeInTheDocument();
  expect(screen.getByText(/cuori non hanno limiti.*Costa 4,00\s€ al mese/)).toBeInTheDocument();
  expect(link("Attiva Pro")).toHaveAttribute("href", paymentPage);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(calls).toEqual([]);
});

test.each<[string, Partial<ChildSubscriptionReply>, RegExp, { link?: string; canCancel: boolean }]>([
  ["renews", active, /^Si rinnova l’8 dicembre 2026/, { canCancel: true }],
  [
    "is cancelled",
    { status: "canceled_with_grace", endsAt: day.renewsAt },
    /è disdetto: Pro resta fino all’8 dicembre 2026 e non si paga altro/,
    { link: "Riattiva Pro", canCancel: false },
  ],
  [
    "could not be paid",
    { status: "past_due", endsAt: day.renewsAt },
    /L’ultimo pagamento non è riuscito. Pro resta fino all’8 dicembre 2026/,
    { link: "Usa un’altra carta", canCancel: true },
  ],
  ["is a gift", { isGift: true }, /è un regalo: non c’è niente da pagare/, { canCancel: false }],
  [
    "has just ended",
    { status: "expired", endsAt: day.renewsAt },
    /è finito l’8 dicembre 2026/,
    { link: "Attiva Pro", canCancel: false },
  ],
])("a subscription that %s is said so, with what can be done", async (_, fields, sentence, can) => {
  open(fields);
  expect(screen.getByText("Luca ha Pro.")).toBeInTheDocument();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(
    can.link ? [can.link] : [],
  );
  if (can.link) expect(link(can.link)).toHaveAttribute("href", paymentPage);
  expect(button("Disdici Pro") !== null).toBe(can.canCancel);
  expect(button("Recedi dal contratto")).not.toBeInTheDocument();
  expect(button("Carta e fatture")).not.toBeInTheDocument();
  expect(screen.queryByText(/^Pagamenti/)).not.toBeInTheDocument();
});

test("for who is of age nothing is offered, and what somebody else pays is not shown", async () => {
  open({}, { [read]: { status: 403, json: { error: "Lo studente è maggiorenne." } } }, { ageGroup: "adult" });
  expect(screen.getByText("Luca ha Pro.")).toBeInTheDocument();
  expect(await screen.findByText(/maggiorenne/)).toBeInTheDocument();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test.each<[string, Partial<ChildSubscriptionReply>]>([
  ["none", {}],
  ["an ended one", { status: "expired", endsAt: day.renewsAt }],
  ["an ending one", { status: "canceled_with_grace", endsAt: day.renewsAt }],
  ["an unpaid one", { status: "past_due", endsAt: day.renewsAt }],
])("whose payment would be refused reads why, and is offered no way to it, with %s", async (_, fields) => {
  open({ ...fields, paymentRefusal: "Ha già 18 anni: decide da sé." });
  expect(await screen.findByText("Ha già 18 anni: decide da sé.")).toBeInTheDocument();
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(button("Disdici Pro") !== null).toBe(fields.status === "past_due");
});

test("whoever has bought what another pays on can withdraw, and is not offered to cancel", async () => {
  open({ ...active, mayCancel: false, withdrawableUntil: "2026-11-22T09:00:00.000Z" });
  expect(await screen.findByRole("button", { name: "Recedi dal contratto" })).toBeInTheDocument();
  expect(button("Disdici Pro")).not.toBeInTheDocument();
});

test("payments are folded, and the provider's page is a press away", async () => {
  const { user, asked } = open(
    { ...active, hasPortal: true, invoices: [invoice, { ...invoice, id: "2", refundedAt: day.renewsAt }] },
    { [portal]: { status: 502, json: {} } },
  );
  const summary = await screen.findByText("Pagamenti (2)");
  expect(summary.closest("details")).not.toHaveAttribute("open");
  await user.click(summary);
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent(/Rimborsato/);
  await user.click(screen.getByRole("button", { name: "Carta e fatture" }));
  expect(await screen.findByText(/Non è stato possibile aprire la pagina/)).toBeInTheDocument();
  expect(asked(portal)).toBe(1);
});

describe("cancelling", () => {
  const message = "Abbonamento cancellato: Pro resta attivo fino all’8 dicembre 2026.";

  test("takes a second press, and its answer stays in view", async () => {
    const { user, asked, known } = open(active, { [cancel]: { json: { success: true, message } } });
    await user.click(await screen.findByRole("button", { name: "Disdici Pro" }));
    const dialog = screen.getByRole("dialog", { name: "Disdire Pro per Luca?" });
    expect(dialog).toHaveTextContent("Pro resta fino all’8 dicembre 2026, senza altri pagamenti.");
    expect(asked(cancel)).toBe(0);
    known[read] = { json: childSubscriptionReply({ status: "canceled_with_grace", endsAt: day.renewsAt }) };
    await user.click(within(dialog).getByRole("button", { name: "Sì, disdici Pro" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await screen.findByText(/è disdetto/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Pro" })).toHaveFocus();
    expect(button("Disdici Pro")).not.toBeInTheDocument();
    expect(asked(cancel)).toBe(1);
  });

  test("can be left, and says why it failed", async () => {
    const error = "Il servizio di pagamento non risponde.";
    const { user, asked } = open(active, { [cancel]: { status: 503, json: { error } } });
    await user.click(await screen.findByRole("button", { name: "Disdici Pro" }));
    await user.click(screen.getByRole("button", { name: "Lascia com’è" }));
    expect(asked(cancel)).toBe(0);
    await user.click(screen.getByRole("button", { name: "Disdici Pro" }));
    await user.click(screen.getByRole("button", { name: "Sì, disdici Pro" }));
    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(error);
    expect(screen.getByRole("button", { name: "Sì, disdici Pro" })).toBeEnabled();
  });

  test("what was not paid ends at once", async () => {
    const { user } = open({ status: "past_due", endsAt: day.renewsAt });
    await user.click(await screen.findByRole("button", { name: "Disdici Pro" }));
    expect(screen.getByRole("dialog")).toHaveTextContent("Pro finisce subito e non si paga altro.");
  });
});

test("withdrawing takes two steps: the declaration, and its confirmation", async () => {
  const message = "Recesso registrato.";
  const young = { ...active, withdrawableUntil: "2026-11-22T09:00:00.000Z" };
  const { user, asked, known } = open(young, { [withdraw]: { json: { success: true, message } } });
  expect(await screen.findByText(/Fino al 22 novembre 2026 puoi recedere/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Recedi dal contratto" }));
  const dialog = screen.getByRole("dialog", { name: "Recedere dal contratto?" });
  expect(dialog).toHaveTextContent(
    "Dichiaro di recedere dal contratto English Coach Pro concluso l’8 novembre 2026.",
  );
  expect(asked(withdraw)).toBe(0);
  known[read] = { json: childSubscriptionReply() };
  await user.click(within(dialog).getByRole("button", { name: "Conferma recesso" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(asked(read)).toBe(2));
  await waitFor(() => expect(button("Recedi dal contratto")).not.toBeInTheDocument());
});

test("a subscription that cannot be loaded is asked for again", async () => {
  const { user, known } = open(active, { [read]: { status: 503, json: {} } });
  expect(await screen.findByText("Non è stato possibile caricare l’abbonamento.")).toBeInTheDocument();
  known[read] = { json: childSubscriptionReply(active) };
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByText(/^Si rinnova/)).toBeInTheDocument();
});
