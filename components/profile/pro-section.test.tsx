import { screen, waitFor, within } from "@testing-library/react";
import type { SubscriptionReply } from "@/lib/features/billing/contract";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { inDays, invoice, subscriptionReply } from "@/tests/support/subscriptions";
import { ProSection } from "./pro-section";

const cancelCall = "POST /api/cancel-subscription";
const end = "2026-12-11T09:00:00.000Z";
const active = { status: "active", renewsAt: end } as const;

function open(fields: Partial<SubscriptionReply>, onCancel: Answer = { status: 500, json: {} }) {
  const world = renderAsLearner(
    <>
      <ProSection />
      <Toaster />
    </>,
    ({ key }) => {
      if (key === "GET /api/subscription") return { json: subscriptionReply(fields) };
      return key === cancelCall ? onCancel : undefined;
    },
  );
  const times = (call: string) => world.calls.filter(({ key }) => key === call).length;
  return { ...world, cancelled: () => times(cancelCall), asked: () => times("GET /api/subscription") };
}

const cancelButton = () => screen.findByRole("button", { name: "Cancella abbonamento" });

describe("the Pro section", () => {
  test("tells who has the free plan what Pro adds, and opens the paywall", async () => {
    const { user } = open({});
    expect(await screen.findByText("Hai il piano gratuito.")).toBeInTheDocument();
    expect(screen.getByRole("list")).toHaveTextContent(/^Messaggi, foto e cuori senza limiti/);
    expect(screen.getByText("Costa 4 € al mese e lo paga un adulto.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Scopri Pro" }));
    expect(await screen.findByRole("dialog", { name: "Sblocca Pro" })).toBeInTheDocument();
  });

  test.each<[SubscriptionReply["status"], RegExp, string]>([
    ["expired", /è finito l’11 dicembre 2026/, "Passa a PRO"],
    ["canceled_with_grace", /resta attivo fino all’11 dicembre 2026/, "Riattiva Pro"],
    ["past_due", /L’ultimo pagamento non è riuscito/, "Rinnova Abbonamento"],
  ])("says how %s stands and leads on", async (status, text, way) => {
    open({ status, endsAt: end });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", "/subscribe");
  });

  test("shows an active subscription with its payments and ways out", async () => {
    open({ ...active, hasPortal: true, withdrawableUntil: inDays(2), invoices: [invoice] });
    expect(await screen.findByText("Pro è attivo e si rinnova l’11 dicembre 2026.")).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent("12 novembre 2026");
    expect(
      screen.getByText("Pro resta fino all’11 dicembre 2026, senza altri addebiti."),
    ).toBeInTheDocument();
    expect(screen.getByText(/: Pro finisce subito e restituiamo tutto\.$/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Carta e fatture" })).toBeInTheDocument();
    const withdrawal = screen.getByRole("link", { name: "Recedi dal contratto" });
    expect(withdrawal).toHaveAttribute("href", "/subscribe#recesso");
  });
});

describe("cancelling", () => {
  test.each<[string, Partial<SubscriptionReply>]>([
    ["the free plan", {}],
    ["a subscription that is over", { status: "expired", endsAt: end }],
    ["a gift", { isGift: true }],
  ])("%s is told to be nothing to cancel", async (_, fields) => {
    const { user, cancelled } = open(fields);
    const button = await cancelButton();
    expect(screen.getByText("Adesso non c’è niente da cancellare.")).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText("Nessun abbonamento")).toBeInTheDocument();
    expect(screen.getByText("Non hai un abbonamento Pro attivo da cancellare.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(cancelled()).toBe(0);
  });

  test("says before what stays until when, and can be left", async () => {
    const { user, cancelled } = open(active);
    await user.click(await cancelButton());
    const dialog = await screen.findByRole("dialog", { name: "Cancellare l’abbonamento?" });
    expect(dialog).toHaveTextContent("Pro resta attivo fino all’11 dicembre 2026");
    await user.click(within(dialog).getByRole("button", { name: "Tieni Pro" }));
    expect(await cancelButton()).toHaveFocus();
    expect(cancelled()).toBe(0);
  });

  test("tells the server's answer and loads the page anew", async () => {
    const message = "Abbonamento cancellato: Pro resta attivo fino all’11 dicembre 2026.";
    // jsdom cannot load a page: it says so here.
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user } = open(active, { json: { success: true, message, subscriptionEndDate: end } });
    await user.click(await cancelButton());
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Cancella/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation"));
  });

  const said = (number: number, error?: string): Answer => ({ status: number, json: { error } });
  async function cancelAnd(answer: Answer) {
    const { user, asked } = open(active, answer);
    await user.click(await cancelButton());
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Cancella abbonamento" }));
    return { toast: await screen.findByRole("alert"), dialog, asked };
  }
  const failed =
    "Errore nella cancellazioneNon è stato possibile cancellare l'abbonamento. Riprova più tardi.";

  test.each<[string, Answer, string]>([
    ["fails", said(500), failed],
    ["fails at the provider", said(503, "Il servizio di pagamento non risponde. Riprova tra poco."), failed],
    ["is refused", said(429, "Troppe richieste."), `${failed}Troppe richieste.`],
  ])("that %s is told, and can be tried again", async (_, answer, text) => {
    const { toast, dialog } = await cancelAnd(answer);
    expect(toast).toHaveTextContent(text);
    expect(toast).not.toHaveTextContent(/tra poco|due volte/);
    expect(within(dialog).getByRole("button", { name: "Cancella abbonamento" })).toBeEnabled();
  });

  test("what has meanwhile ended is told to be nothing to cancel", async () => {
    const { toast, asked } = await cancelAnd(said(400, "Non hai un abbonamento Pro attivo da cancellare."));
    expect(toast).toHaveTextContent("Nessun abbonamentoNon hai un abbonamento Pro attivo da cancellare.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(asked()).toBe(2);
  });
});
