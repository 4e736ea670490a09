import { screen, waitFor, within } from "@testing-library/react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { paymentTerms } from "@/lib/i18n/it/payment-terms";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { inDays, invoice, localCardForm, subscriptionReply } from "@/tests/support/subscriptions";
import { SubscribeScreen } from "./subscribe-screen";

// They come when they are shown, on a busy machine later than a test waits.
beforeAll(() =>
  Promise.all([
    import("./pro-card"),
    import("./not-loaded"),
    import("./offer"),
    import("./card-payment"),
    import("./local-card-form"),
  ]),
);

const read = "GET /api/subscription";
const create = "POST /api/create-subscription";
const withdraw = "POST /api/withdraw-subscription";

function open(fields: Partial<SubscriptionReply>, answers: Record<string, Answer | Answer[]> = {}) {
  const known: typeof answers = {
    [read]: { json: subscriptionReply(fields) },
    [create]: { json: localCardForm },
    ...answers,
  };
  const world = renderAsLearner(
    <>
      <SubscribeScreen />
      <Toaster />
    </>,
    ({ key }) => {
      const answer = known[key];
      return Array.isArray(answer) ? answer.shift() : answer;
    },
  );
  const asked = (key: string) => world.calls.filter((call) => call.key === key).length;
  return { ...world, asked };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const confirmName = "Conferma Pagamento €4/mese";
const seller = { name: "Scuola di Prova", address: "via dei Test 1, Roma", email: "info@scuola.example" };
const day = { startedAt: "2026-11-08T09:00:00.000Z", endsAt: "2026-12-08T09:00:00.000Z" };

describe("who can pay", () => {
  test.each<[SubscriptionReply["status"], string, RegExp, RegExp]>([
    [
      "none",
      "Passa a Pro",
      /Hai il piano gratuito/,
      /Oggi si pagano 4,00 €, poi 4,00 € ogni mese, IVA inclusa/,
    ],
    ["expired", "Torna a Pro", /è finito l’8 dicembre 2026/, /Oggi si pagano 4,00 €, poi/],
    [
      "canceled_with_grace",
      "Riattiva Pro",
      /Pro resta attivo fino all’8 dicembre 2026/,
      /Oggi non si paga niente. Il prossimo addebito di 4,00 € è l’8 dicembre 2026/,
    ],
    ["past_due", "Rinnova Abbonamento", /L’ultimo pagamento non è riuscito/, /i 4,00 € del mese non pagato/],
  ])("and stands %s reads what it costs and gives a card", async (status, heading, state, cost) => {
    const endsAt = status === "none" ? null : day.endsAt;
    const terms = paymentTerms({ status, endDate: endsAt === null ? null : new Date(endsAt) }, seller);
    const { asked } = open({ status, endsAt }, { [create]: { json: { ...localCardForm, terms } } });
    expect(await title(heading)).toBeInTheDocument();
    expect(screen.getByText(state)).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: confirmName })).toBeInTheDocument();
    expect(screen.getByText(cost)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: /4,00\s€ al mese/ })).toBeInTheDocument();
    const goesOn = status === "canceled_with_grace" || status === "past_due";
    if (goesOn) expect(screen.getByText("Messaggi, foto e cuori senza limiti")).toBeInTheDocument();
    else
      expect(
        screen.getByRole("row", { name: "Assistenza via email in 1 giorno lavorativo" }),
      ).toBeInTheDocument();
    expect(asked(create)).toBe(1);
  });

  test("and cannot begin is told why, and tries again", async () => {
    const error = "Il servizio di pagamento non risponde.";
    const { user, asked } = open(
      {},
      { [create]: [{ status: 503, json: { error } }, { json: localCardForm }] },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent(`Errore Pagamento${error}`);
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByRole("button", { name: confirmName })).toBeInTheDocument();
    expect(asked(create)).toBe(2);
  });

  test("and has become Pro in another tab sees it when they try again", async () => {
    const active = subscriptionReply({ status: "active", renewsAt: day.endsAt });
    const { user } = open(
      {},
      {
        [read]: [{ json: subscriptionReply() }, { json: active }],
        [create]: { status: 409, json: { error: "Hai già Pro." } },
      },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Hai già Pro.");
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await title("Il tuo abbonamento Pro")).toBeInTheDocument();
  });
});

describe("who has Pro", () => {
  const active = { status: "active", startedAt: day.startedAt, renewsAt: day.endsAt } as const;

  test("sees until when, what was paid, and the way to cancel; nothing asks for a card", async () => {
    const refunded = { ...invoice, id: "invoice-0", refundedAt: "2026-11-13T09:00:00.000Z" };
    const { asked } = open({ ...active, invoices: [invoice, refunded] });
    expect(await title("Il tuo abbonamento Pro")).toBeInTheDocument();
    expect(screen.getByText("Pro è attivo e si rinnova l’8 dicembre 2026.")).toBeInTheDocument();
    const payments = within(screen.getByRole("list", { name: "Pagamenti" })).getAllByRole("listitem");
    expect(payments).toHaveLength(2);
    expect(payments[0]).toHaveTextContent(/^12 novembre 20264,00 €$/);
    expect(payments[1]).toHaveTextContent(/Rimborsato/);
    expect(screen.getByRole("link", { name: "Vai al profilo" })).toHaveAttribute("href", "/profile");
    expect(screen.queryByRole("button", { name: "Carta e fatture" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Recedi dal contratto" })).not.toBeInTheDocument();
    expect(asked(create)).toBe(0);
  });

  test("as a gift has nothing to pay or to cancel", async () => {
    const { asked } = open({ status: "expired", isGift: true, endsAt: day.endsAt });
    expect(await screen.findByText(/Hai Pro senza abbonamento/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Vai al profilo" })).not.toBeInTheDocument();
    expect(asked(create)).toBe(0);
  });

  test("hears when the provider's page cannot be opened", async () => {
    const { user } = open(
      { ...active, hasPortal: true },
      { "POST /api/billing-portal": { status: 502, json: {} } },
    );
    await user.click(await screen.findByRole("button", { name: "Carta e fatture" }));
    expect(await screen.findByText(/Non è stato possibile aprire la pagina/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Carta e fatture" })).toBeEnabled();
  });
});

describe("the withdrawal from the contract", () => {
  const young = { status: "active", startedAt: day.startedAt, withdrawableUntil: inDays(3) } as const;

  test("takes two steps, and its answer stays in view", async () => {
    const message = "Recesso registrato: Pro è terminato e ti restituiamo tutto.";
    const earlier = { ...invoice, id: "invoice-0", paidAt: "2026-10-01T09:00:00.000Z" };
    const { user, asked } = open(young, {
      [read]: [
        { json: subscriptionReply(young) },
        { json: subscriptionReply({ invoices: [invoice, earlier] }) },
      ],
      [withdraw]: { json: { success: true, message } },
    });
    await user.click(await screen.findByRole("button", { name: "Recedi dal contratto" }));
    const dialog = screen.getByRole("dialog", { name: "Recedere dal contratto?" });
    expect(dialog).toHaveTextContent("concluso l’8 novembre 2026");
    expect(asked(withdraw)).toBe(0);
    await user.click(within(dialog).getByRole("button", { name: "Conferma recesso" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(asked(read)).toBe(2));
    expect(screen.getByText(message).closest("[tabindex]")).toHaveFocus();
    const payments = await within(await screen.findByRole("list", { name: "Pagamenti" })).findAllByRole(
      "listitem",
    );
    expect(payments[0]).toHaveTextContent("In rimborso");
    expect(payments[1]).not.toHaveTextContent(/rimbors/i); // Of a contract before.
    expect(screen.queryByRole("button", { name: "Recedi dal contratto" })).not.toBeInTheDocument();
    expect(asked(create)).toBe(0);
  });

  test.each([
    ["#recesso", Node.DOCUMENT_POSITION_FOLLOWING],
    ["", Node.DOCUMENT_POSITION_PRECEDING],
  ])("of who has cancelled and comes to %j stands before or after the card form", async (hash, place) => {
    window.location.hash = hash;
    open({ ...young, status: "canceled_with_grace", endsAt: day.endsAt });
    const withdrawal = await screen.findByRole("button", { name: "Recedi dal contratto" });
    const offer = screen.getByRole("heading", { name: /^4,00.€ al mese$/ });
    expect(withdrawal.compareDocumentPosition(offer)).toBe(place);
    window.location.hash = "";
  });

  test("that cannot be received is told, and can be said again", async () => {
    const error = "Il recesso è possibile entro 14 giorni.";
    const { user } = open(young, { [withdraw]: { status: 400, json: { error } } });
    await user.click(await screen.findByRole("button", { name: "Recedi dal contratto" }));
    await user.click(screen.getByRole("button", { name: "Conferma recesso" }));
    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(error);
    expect(screen.getByRole("button", { name: "Conferma recesso" })).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Tieni Pro" }));
    expect(screen.getByRole("button", { name: "Recedi dal contratto" })).toHaveFocus();
  });
});

test("a subscription that cannot be loaded is asked for again", async () => {
  const { user } = open({}, { [read]: [{ status: 503, json: {} }, { json: subscriptionReply() }] });
  expect(await screen.findByText("Non è stato possibile caricare il tuo abbonamento.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await title("Passa a Pro")).toBeInTheDocument();
});
