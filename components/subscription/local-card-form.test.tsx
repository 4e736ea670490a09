import { screen, waitFor } from "@testing-library/react";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { localCardForm } from "@/tests/support/subscriptions";
import LocalCardForm from "./local-card-form";

const confirm = "POST /api/local-payments/confirm";
const complete = "POST /api/complete-subscription";
const create = "POST /api/create-subscription";
const paid = { json: { success: true, message: "Pro è attivo!" } };
const taken = { json: { status: "succeeded" } };

/** Draws the form; the calls are answered by key, a list one after the other. */
function open(answers: Record<string, Answer | Answer[]> = {}) {
  const onPaid = jest.fn();
  const known: typeof answers = { [confirm]: taken, [complete]: paid, ...answers };
  const world = renderAsLearner(
    <LocalCardForm cardForm={localCardForm} terms={localCardForm.terms} onPaid={onPaid} />,
    ({ key }: Call) => {
      const answer = known[key];
      return Array.isArray(answer) ? answer.shift() : answer;
    },
  );
  const bodies = (key: string) => world.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...world, onPaid, bodies };
}
type World = ReturnType<typeof open>;

const button = () => screen.getByRole("button", { name: "Conferma Pagamento €4/mese" });
const number = () => screen.getByRole("textbox", { name: "Numero carta" });

async function fill({ user }: World, card = "4242424242424242") {
  await user.type(number(), card);
  await user.type(screen.getByRole("textbox", { name: "Scadenza" }), "1234");
  await user.type(screen.getByRole("textbox", { name: "CVC" }), "123");
}

describe("the card", () => {
  test("is paid with once it is all there", async () => {
    const world = open();
    expect(screen.getByText("Modalità demo: nessun addebito")).toBeInTheDocument();
    expect(button()).toBeDisabled();
    await fill(world);
    expect(number()).toHaveValue("4242 4242 4242 4242");
    expect(screen.getByRole("textbox", { name: "Scadenza" })).toHaveValue("12/34");
    await world.user.click(button());
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(confirm)).toEqual([
      { setupIntentId: "seti_1", number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" },
    ]);
    expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }]);
    expect(button()).toHaveAttribute("aria-busy", "true");
  });

  test("can be put right in its middle without the caret moving away", async () => {
    const world = open();
    await world.user.type(number(), "4242 4242 4242 4242");
    await world.user.type(number(), "{Backspace}9", { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(number()).toHaveValue("4242 9242 4242 4242");
    expect((number() as HTMLInputElement).selectionStart).toBe(6);
  });

  test("that cannot be one is not sent", async () => {
    const world = open();
    await fill(world);
    await world.user.clear(screen.getByRole("textbox", { name: "Scadenza" }));
    await world.user.type(screen.getByRole("textbox", { name: "Scadenza" }), "1399");
    await world.user.click(button());
    expect(await screen.findByText("Scrivi la scadenza come sta sulla carta: MM/AA.")).toBeInTheDocument();
    expect(world.bodies(confirm)).toEqual([]);
  });
});

test("what is wrong with a card is said as its field is left", async () => {
  const world = open();
  await world.user.type(screen.getByRole("textbox", { name: "CVC" }), "1");
  await world.user.tab();
  expect(await screen.findByText("Scrivi le 3 o 4 cifre del CVC.")).toBeInTheDocument();
});

describe("a refusal", () => {
  test("of the card stays in the form with what was typed, and another card works", async () => {
    const declined = { status: 402, json: { error: "La carta è stata rifiutata." } };
    const world = open({
      [confirm]: [declined, taken],
      [create]: { json: { ...localCardForm, setupIntentId: "seti_2" } },
    });
    await fill(world, "4000000000000002");
    await world.user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent("La carta è stata rifiutata.");
    expect(number()).toHaveValue("4000 0000 0000 0002");
    expect(button()).toHaveFocus();
    expect(world.bodies(complete)).toEqual([]);
    await world.user.clear(number());
    await world.user.type(number(), "4242424242424242");
    await world.user.click(button());
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_2" }]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("of the charge takes a new card setup before the next try", async () => {
    const declined = {
      status: 402,
      json: { success: false, error: "Sulla carta non ci sono abbastanza soldi." },
    };
    const world = open({
      [complete]: [declined, paid],
      [create]: { json: { ...localCardForm, setupIntentId: "seti_2" } },
    });
    await fill(world);
    await world.user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Errore nella creazione dell'abbonamentoSulla carta non ci sono abbastanza soldi.",
    );
    expect(world.bodies(create)).toHaveLength(0);
    await world.user.click(button());
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(create)).toHaveLength(1);
    expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }, { setupIntentId: "seti_2" }]);
  });

  test.each<[string, Answer]>([
    ["without a sentence", { status: 502, json: {} }],
    [
      "that was not foreseen",
      { status: 500, json: { error: "Qualcosa è andato storto.", code: "INTERNAL" } },
    ],
    ["that says OK all the same", { json: { success: false } }],
  ])("%s is told in our own words, and repeated as it was", async (_, failure) => {
    const world = open({ [complete]: [failure, paid] });
    await fill(world);
    await world.user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Errore nella creazione dell'abbonamentoControlla la connessione e premi di nuovo il pulsante: non si paga due volte.",
    );
    await world.user.click(button());
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(confirm)).toHaveLength(1);
    expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }, { setupIntentId: "seti_1" }]);
  });

  test("of a new card setup is told as that of the first", async () => {
    const declined = { status: 402, json: { error: "La carta è stata rifiutata." } };
    const world = open({ [confirm]: declined, [create]: { status: 502, json: {} } });
    await fill(world);
    await world.user.click(button());
    await screen.findByText("La carta è stata rifiutata.");
    await world.user.click(button());
    expect(await screen.findByText("Errore Pagamento")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("Impossibile avviare l'aggiornamento");
  });

  test("of the card without a sentence is told in our own words", async () => {
    const world = open({ [confirm]: { status: 502, json: {} } });
    await fill(world);
    await world.user.click(button());
    expect(await screen.findByText("Errore durante il setup del pagamento")).toBeInTheDocument();
    expect(world.bodies(complete)).toEqual([]);
  });

  test("nobody heard of can be repeated without paying twice", async () => {
    const world = open();
    const reached = globalThis.fetch;
    await fill(world);
    globalThis.fetch = ((path: string, request: RequestInit) =>
      path === "/api/complete-subscription"
        ? Promise.reject(new TypeError("Failed to fetch"))
        : reached(path, request)) as typeof fetch;
    await world.user.click(button());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Errore inaspettato durante il pagamento");
    expect(alert).toHaveTextContent("non si paga due volte");
    globalThis.fetch = reached;
    await world.user.click(button());
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(confirm)).toHaveLength(1);
    expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }]);
  });
});

describe("a bank that asks", () => {
  const asks = { json: { status: "needs_confirmation" } };

  test("is answered yes, and it is paid", async () => {
    const world = open({ [confirm]: [asks, taken] });
    await fill(world, "4000002500003155");
    await world.user.click(button());
    expect(await screen.findByRole("heading", { name: "La tua banca ti chiede una conferma" })).toHaveFocus();
    await world.user.click(screen.getByRole("button", { name: "Approva" }));
    await waitFor(() => expect(world.onPaid).toHaveBeenCalledTimes(1));
    expect(world.bodies(confirm)).toEqual([
      expect.not.objectContaining({ confirmation: expect.anything() }),
      expect.objectContaining({ number: "4000 0025 0000 3155", confirmation: "approved" }),
    ]);
  });

  test("is answered no, and the card is still there", async () => {
    const refused = { status: 402, json: { error: "La banca non ha confermato il pagamento." } };
    const world = open({ [confirm]: [asks, refused] });
    await fill(world, "4000002500003155");
    await world.user.click(button());
    await world.user.click(await screen.findByRole("button", { name: "Rifiuta" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("La banca non ha confermato il pagamento.");
    expect(number()).toHaveValue("4000 0025 0000 3155");
    expect(world.onPaid).not.toHaveBeenCalled();
  });
});
