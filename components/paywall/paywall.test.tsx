import { screen, waitFor, within } from "@testing-library/react";
import { useLearnerPolling } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { localCardForm } from "@/tests/support/subscriptions";

function Screen() {
  useLearnerPolling();
  const paywall = usePaywall();
  const triggers = ["messages", "homework", "audio", "upgrade"] as const;
  return (
    <>
      {triggers.map((trigger) => (
        <button key={trigger} onClick={() => paywall.show(trigger)}>
          {trigger}
        </button>
      ))}
      <Toaster />
    </>
  );
}

const usage = { isPro: false, messagesCount: 42, homeworkUploadsCount: 7 };
const start = "POST /api/create-subscription";

function openScreen(answer: (call: Call) => Answer | undefined = () => undefined, isPro = false) {
  const reply = (call: Call) => {
    const own = answer(call);
    if (own) return own;
    return call.key === "GET /api/usage-stats" ? { json: usage } : undefined;
  };
  const world = renderAsLearner(<Screen />, reply, { ...learner, isPro });
  const press = (name: string) => world.user.click(screen.getByRole("button", { name }));
  const asked = (key: string) => world.calls.filter((call) => call.key === key).length;
  return { ...world, press, asked };
}

const dialog = (name?: string) => screen.findByRole("dialog", { name });
const upgrade = "Passa a Pro - €4/mese";

describe("the paywall", () => {
  test.each([
    ["messages", "Limite Messaggi Raggiunto"],
    ["homework", "Limite Compiti Raggiunto"],
    ["audio", "Audio Premium Richiesto"],
    ["upgrade", "Sblocca Pro"],
  ])("for %s is titled %s and shows what is used", async (trigger, title) => {
    const { press } = openScreen();
    await press(trigger);
    const shown = await dialog(title);
    expect(shown).toHaveTextContent("Messaggi utilizzati: 42/200");
    expect(shown).toHaveTextContent("Compiti caricati: 7/20");
    expect(screen.getByRole("button", { name: upgrade })).toBeEnabled();
    expect(shown).toHaveTextContent("Cuori: 8 di 10");
    const plans = screen.getByRole("table", { name: "Gratis e Pro a confronto" });
    expect(
      within(plans)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Gratis", "Pro"]);
    for (const [what, free, pro] of [
      ["Messaggi", "200 in tutto", "illimitati"],
      ["Foto", "20 in tutto", "illimitate"],
      ["Audio", "no", "sempre"],
      ["Cuori", "10", "illimitati"],
      ["Assistenza", "via email", "in 1 giorno lavorativo"],
    ])
      expect(within(plans).getByRole("row", { name: `${what} ${free} ${pro}` })).toBeInTheDocument();
    expect(shown).toHaveTextContent("4 € al mese, disdici quando vuoi.");
    await press("Continua con il piano gratuito");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: trigger })).toHaveFocus();
  });

  test("asks what is used when it opens", async () => {
    const { press, asked } = openScreen();
    await waitFor(() => expect(asked("GET /api/usage-stats")).toBe(1));
    await press("upgrade");
    await dialog("Sblocca Pro");
    expect(asked("GET /api/usage-stats")).toBe(2);
  });

  test("shows what was known last when it cannot ask", async () => {
    let asked = 0;
    const { press } = openScreen(({ key }) =>
      key === "GET /api/usage-stats" && ++asked > 1 ? { status: 503, json: {} } : undefined,
    );
    await waitFor(() => expect(asked).toBe(1));
    await press("upgrade");
    await dialog("Sblocca Pro");
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.getByText("Messaggi utilizzati: 42/200")).toBeInTheDocument();
  });

  test("is no matter for a student of Pro", async () => {
    const { press, asked } = openScreen(undefined, true);
    await press("upgrade");
    await waitFor(() => expect(asked("GET /api/users/7")).toBe(1));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("leaves once the student is known to have Pro", async () => {
    const error = "Hai già Pro.";
    const { press } = openScreen(({ key }) => {
      if (key === start) return { status: 409, json: { error, code: "CONFLICT" } };
      return key === "GET /api/users/7" ? { json: { ...learner, isPro: true } } : undefined;
    });
    await press("upgrade");
    await dialog("Sblocca Pro");
    await press(upgrade);
    expect(await screen.findByText(error)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the way to Pro", () => {
  test.each<[string, Answer, string]>([
    [
      "the server's sentence",
      { status: 503, json: { error: "Il servizio di pagamento non risponde." } },
      "Il servizio di pagamento non risponde.",
    ],
    ["our own where it has none", { status: 502, json: {} }, "Impossibile avviare l'aggiornamento"],
    ["a reply without a secret", { json: { setupIntentId: "1" } }, "No client secret received from server"],
  ])("that fails is told in %s, and the paywall stays", async (_, reply, sentence) => {
    const { press } = openScreen(({ key }) => (key === start ? reply : undefined));
    await press("messages");
    await dialog();
    await press(upgrade);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    // That of the test before may still be on its way out.
    expect(screen.getAllByText("Errore Pagamento").at(-1)).toBeInTheDocument();
    expect(await dialog("Limite Messaggi Raggiunto")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: upgrade })).toBeEnabled();
  });

  test("is begun once however often it is pressed", async () => {
    const { user, press, asked } = openScreen();
    const known = globalThis.fetch;
    await press("upgrade");
    await dialog();
    globalThis.fetch = (...request) => {
      void known(...request);
      return new Promise<never>(() => undefined);
    };
    await user.dblClick(screen.getByRole("button", { name: upgrade }));
    expect(asked(start)).toBe(1);
    expect(screen.getByRole("button", { name: upgrade })).toHaveAttribute("aria-busy", "true");
  });
});

describe("the card", () => {
  const confirm = "Conferma Pagamento €4/mese";

  async function openCard(answer: (call: Call) => Answer | undefined = () => undefined) {
    const world = openScreen((call) => (call.key === start ? { json: localCardForm } : answer(call)));
    await world.press("homework");
    await dialog("Limite Compiti Raggiunto");
    await world.press(upgrade);
    await dialog("Pagamento Sicuro");
    await screen.findByRole("button", { name: confirm });
    return world;
  }

  test("is asked for in the next step, which leads back", async () => {
    const { press } = await openCard();
    expect(screen.getByRole("group", { name: "Pagamento Sicuro" })).toHaveFocus();
    expect(screen.getByRole("button", { name: confirm })).toBeDisabled();
    const back = screen.getByRole("button", { name: "Torna indietro" });
    expect(back).toHaveTextContent("Indietro");
    await press("Torna indietro");
    await dialog("Limite Compiti Raggiunto");
    expect(screen.getByRole("button", { name: upgrade })).toHaveFocus();
  });

  test("can be left for the free plan at any time", async () => {
    const { user } = await openCard();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "homework" })).toHaveFocus();
  });

  test("makes the student a student of Pro: they are welcomed, and the page is loaded anew", async () => {
    // jsdom cannot load a page: it says so here.
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user } = await openCard(({ key }) => {
      if (key === "POST /api/local-payments/confirm") return { json: { status: "succeeded" } };
      const done = { success: true, message: "Pro è attivo!" };
      return key === "POST /api/complete-subscription" ? { json: done } : undefined;
    });
    await user.type(screen.getByRole("textbox", { name: "Numero carta" }), "4242424242424242");
    await user.type(screen.getByRole("textbox", { name: "Scadenza" }), "1234");
    await user.type(screen.getByRole("textbox", { name: "CVC" }), "123{Enter}");
    expect(await screen.findByText("Pro è attivo!")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const loadsAnew = () => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation");
    await waitFor(loadsAnew, { timeout: 10_000 });
  });
});
