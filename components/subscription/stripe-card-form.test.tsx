import type { Stripe } from "@stripe/stripe-js";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { localCardForm } from "@/tests/support/subscriptions";
import StripeCardForm from "./stripe-card-form";

type Confirmed = { error?: { message?: string; setup_intent?: { status: string } } };
type Handler = (event: object) => void;

const confirm = jest.fn<Promise<Confirmed>, [secret: string, data: object]>();
const create = jest.fn<void, [type: string, options: object]>();
const start = jest.fn<void, Parameters<Stripe["registerAppInfo"]>>();
const heard = new Map<string, Handler>();

/** As much of Stripe.js as the form uses: its field is there at once, and says what a test has it say. */
const card = {
  mount: () => heard.get("ready")?.({}),
  on: (event: string, handler: Handler) => heard.set(event, handler),
  off: () => undefined,
  update: () => undefined,
  destroy: () => undefined,
};
const stripe = {
  createToken: () => undefined,
  createPaymentMethod: () => undefined,
  confirmCardPayment: () => undefined,
  confirmCardSetup: confirm,
  elements: () => ({
    getElement: () => card,
    create(type: string, options: object) {
      create(type, options);
      return card;
    },
  }),
};
function Library(...given: Parameters<typeof start>) {
  start(...given);
  return stripe;
}

const say = (event: { complete: boolean; error?: { message: string } }) =>
  act(() => heard.get("change")?.({ elementType: "card", ...event }));

const cardForm = { ...localCardForm, provider: "stripe", publishableKey: "pk_live_1" } as const;
const terms = ["Paga un adulto."];

function open() {
  const onPaid = jest.fn();
  const world = renderAsLearner(
    <StripeCardForm cardForm={cardForm} publishableKey="pk_live_1" terms={terms} onPaid={onPaid} />,
    () => ({ json: { success: true, message: "Pro è attivo!" } }),
  );
  return { ...world, onPaid, asked: () => world.calls.map(({ key }) => key) };
}

const button = () => screen.findByRole("button", { name: "Conferma Pagamento €4/mese" });
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

/** Has the script arrive, or not. */
async function settleScript(event: "load" | "error") {
  await waitFor(() => expect(script()).toBeInTheDocument());
  const before = script()!;
  fireEvent(before, new Event(event));
  return before;
}

// A page loads the library once: this comes before all that find it there.
test("a library that cannot be loaded is told, and asked for again", async () => {
  const { user } = open();
  expect(await button()).toBeDisabled();
  const first = await settleScript("error");
  await waitFor(() => expect(script()).not.toBe(first)); // It has a second try of its own.
  await settleScript("error");
  expect(await screen.findByRole("alert")).toHaveTextContent(/modulo di pagamento di Stripe/);
  expect(screen.queryByRole("button", { name: /Conferma/ })).not.toBeInTheDocument();

  const failed = script();
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  await waitFor(() => expect(script()).not.toBe(failed));
  Object.assign(window, { Stripe: Library });
  await settleScript("load");
  expect(await button()).toBeInTheDocument();
  await waitFor(() => expect(start).toHaveBeenCalledWith("pk_live_1", { locale: "it" }));
});

describe("the card in Stripe's own field", () => {
  beforeEach(() => heard.clear());

  test("is asked for without a postal code, and paid with once it is all there", async () => {
    confirm.mockResolvedValue({});
    const { user, onPaid, asked } = open();
    expect(await button()).toBeDisabled();
    await waitFor(() => expect(heard.has("change")).toBe(true));
    expect(create).toHaveBeenLastCalledWith("card", expect.objectContaining({ hidePostalCode: true }));
    say({ complete: false, error: { message: "Il numero della carta non è valido." } });
    expect(screen.getByText("Il numero della carta non è valido.")).toBeInTheDocument();
    expect(await button()).toBeDisabled();
    say({ complete: true });
    expect(screen.queryByText("Il numero della carta non è valido.")).not.toBeInTheDocument();
    await user.click(await button());
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(confirm).toHaveBeenCalledWith("secret", { payment_method: { card } });
    expect(asked()).toEqual(["POST /api/complete-subscription"]);
  });

  test.each<[string, Confirmed["error"], string]>([
    ["in Stripe's words", { message: "La carta è stata rifiutata." }, "La carta è stata rifiutata."],
    ["in ours where it has none", {}, "Errore durante il setup del pagamento"],
  ])("that is refused is told %s, and nothing is subscribed to", async (_, error, sentence) => {
    confirm.mockResolvedValue({ error });
    const { user, asked } = open();
    await waitFor(() => expect(heard.has("change")).toBe(true));
    say({ complete: true });
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(asked()).toEqual([]);
    expect(await button()).toBeEnabled();
  });

  test("that another tab has given already is paid with", async () => {
    confirm.mockResolvedValue({ error: { message: "…", setup_intent: { status: "succeeded" } } });
    const { user, onPaid } = open();
    await waitFor(() => expect(heard.has("change")).toBe(true));
    say({ complete: true });
    await user.click(await button());
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  });
});
