import { screen, waitFor, within } from "@testing-library/react";
import type { DeletionReply } from "@/lib/features/deletion/contract";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { DeletionSection } from "./deletion-section";

const path = "/api/request-data-deletion";
const asked: DeletionReply = {
  requestedAt: "2026-11-22T09:00:00.000Z",
  eraseAfter: "2026-11-29T09:00:00.000Z",
  canCancel: true,
  hasBegun: false,
};
const message = "Cancelleremo il tuo account il 29 novembre 2026.";

type Server = { request?: DeletionReply | null; onAsk?: Answer; onCancel?: Answer; as?: typeof learner };

function open({ request = null, onAsk, onCancel, as = learner }: Server = {}) {
  const section = (
    <>
      <DeletionSection />
      <Toaster />
    </>
  );
  const answers: Record<string, Answer | undefined> = {
    [`GET ${path}`]: { json: { request } },
    [`POST ${path}`]: onAsk ?? { json: { message, request: asked } },
    [`DELETE ${path}`]: onCancel ?? { json: { message: "Richiesta annullata: il tuo account resta com’è." } },
  };
  const world = renderAsLearner(section, ({ key }) => answers[key], as);
  return { ...world, sent: (key: string) => world.calls.filter((call) => call.key === key).length };
}

const askButton = () => screen.findByRole("button", { name: "Richiedi cancellazione dei dati" });
const cancelButton = () => screen.findByRole("button", { name: "Annulla la richiesta" });
const dialog = () => screen.findByRole("dialog", { name: "Vuoi davvero cancellare tutto?" });
const confirmIn = (element: HTMLElement) =>
  within(element).getByRole("button", { name: "Sì, cancella il mio account" });

// The toast of the test before is no answer to this one.
beforeEach(() => showToast({ title: "–" }));

describe("the wish to be erased", () => {
  test("takes two presses, and the first says what goes, when, and until when it can be taken back", async () => {
    const { user, sent } = open();
    await user.click(await askButton());
    const opened = await dialog();
    for (const text of [
      /Tutti i messaggi/,
      /Livello, XP, badge/,
      /7 giorni/,
      /subito la conferma via email/,
      /genitore\./,
    ])
      expect(within(opened).getByText(text)).toBeInTheDocument();
    expect(within(opened).queryByText(/mese già pagato/)).not.toBeInTheDocument();
    expect(sent(`POST ${path}`)).toBe(0);
    await user.click(within(opened).getByRole("button", { name: "Tieni il mio account" }));
    expect(await askButton()).toHaveFocus();
    expect(sent(`POST ${path}`)).toBe(0);
  });

  test("tells who pays for Pro what becomes of it", async () => {
    const { user } = open({ as: { ...learner, isPro: true, subscriptionStatus: "active" } });
    await user.click(await askButton());
    expect(within(await dialog()).getByText(/non si rinnova più/)).toBeInTheDocument();
  });

  test("says nothing of a subscription that is over", async () => {
    const { user } = open({ as: { ...learner, subscriptionStatus: "expired" } });
    await user.click(await askButton());
    expect(within(await dialog()).queryByText(/non si rinnova più/)).not.toBeInTheDocument();
  });

  test("is answered in the server's words, and can be taken back where it was uttered", async () => {
    const { user } = open();
    await user.click(await askButton());
    await user.click(confirmIn(await dialog()));
    expect(await screen.findByText("Richiesta inviata")).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByText("Il tuo account sarà cancellato il 29 novembre 2026")).toBeInTheDocument();
    expect(await cancelButton()).toHaveFocus();
  });

  test.each<[string, Answer, string]>([
    ["a refusal with a sentence", { status: 403, json: { error: "Non si può." } }, "Non si può."],
    ["a refusal without one", { status: 500, json: {} }, "Errore sconosciuto"],
    ["an answer nobody can read", { text: "{" }, "Errore nell'invio della richiesta"],
    [
      "a page with a status of refusal",
      { status: 502, text: "<html></html>" },
      "Sessione scaduta. Effettua nuovamente il login.",
    ],
  ])("that fails by %s can be uttered again", async (_, onAsk, sentence) => {
    const { user } = open({ onAsk });
    await user.click(await askButton());
    await user.click(confirmIn(await dialog()));
    expect(await screen.findByText("Errore")).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(confirmIn(await dialog())).toBeEnabled();
  });

  test("that reaches nobody says so", async () => {
    const { user } = open();
    await user.click(await askButton());
    const button = confirmIn(await dialog());
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    await user.click(button);
    expect(
      await screen.findByText("Non è stato possibile inviare la richiesta. Riprova più tardi."),
    ).toBeInTheDocument();
  });

  test("answered by a page says that the session has ended, and loads anew", async () => {
    // jsdom cannot load a page: it says so here.
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user } = open({ onAsk: { text: "<!DOCTYPE html><title>Accedi</title>" } });
    await user.click(await askButton());
    await user.click(confirmIn(await dialog()));
    expect(await screen.findByText("Sessione scaduta. Effettua nuovamente il login.")).toBeInTheDocument();
    await waitFor(() => expect(String(errors.mock.calls[0]?.[0])).toContain("navigation"));
  });
});

describe("a wish that was uttered", () => {
  test("can be taken back until it is carried out", async () => {
    const { user, sent } = open({ request: asked });
    expect(await screen.findByText("Il tuo account sarà cancellato il 29 novembre 2026")).toBeInTheDocument();
    await user.click(await cancelButton());
    expect(await screen.findByText("Richiesta annullata")).toBeInTheDocument();
    expect(await askButton()).toHaveFocus();
    expect(sent(`DELETE ${path}`)).toBe(1);
  });

  test("has no way back once it is being carried out", async () => {
    open({ request: { ...asked, canCancel: false, hasBegun: true } });
    expect(await screen.findByText(/non si può più annullare/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Annulla la richiesta" })).not.toBeInTheDocument();
  });

  test("that cannot be taken back any more is told why, and how it stands now", async () => {
    const error = "La cancellazione è già in corso e non si può più annullare.";
    const { user, sent } = open({ request: asked, onCancel: { status: 409, json: { error } } });
    await user.click(await cancelButton());
    expect(await screen.findByText(error)).toBeInTheDocument();
    await waitFor(() => expect(sent(`GET ${path}`)).toBe(2));
  });
});
