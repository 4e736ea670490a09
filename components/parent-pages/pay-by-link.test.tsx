import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { localCardForm } from "@/tests/support/subscriptions";
import { PayByLink } from "./pay-by-link";

// What is loaded when it is used takes long in the first test that uses it.
beforeAll(async () => {
  await import("@/lib/features/accounts/contract");
  await import("@/components/subscription/card-payment");
  await import("@/components/subscription/local-card-form");
});

const base = "/api/parent/pay-links";
const opened = `POST ${base}/open`;
const create = `POST ${base}/create-subscription`;
const confirm = `POST ${base}/local-payments/confirm`;
const complete = `POST ${base}/complete-subscription`;
const by = { token: "t1", email: "papa@casa.example" };

const offer = (what: string): Answer => ({ json: { name: "Luca", offer: what, priceCents: 400 } });

function open(answers: Record<string, Answer | Answer[]> = {}, token: string | undefined = "t1") {
  window.history.replaceState(null, "", `/genitori/paga?token=${token}`);
  const known: typeof answers = {
    [opened]: offer("new"),
    [create]: { json: localCardForm },
    [confirm]: { json: { status: "succeeded" } },
    [complete]: { json: { success: true, message: "Pro è attivo." } },
    ...answers,
  };
  const calls = pretendServer(({ key }) => {
    const answer = known[key];
    return Array.isArray(answer) ? answer.shift() : answer;
  });
  render(<PayByLink token={token || undefined} />);
  const bodies = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { user: userEvent.setup(), calls, known, bodies };
}
type World = ReturnType<typeof open>;

const toCard = () => screen.findByRole("button", { name: "Vai al pagamento" });
const pay = () => screen.findByRole("button", { name: "Conferma Pagamento €4/mese" });

async function fill({ user }: World, email = by.email) {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.click(await toCard());
  await pay();
  await user.type(screen.getByRole("textbox", { name: "Numero carta" }), "4242424242424242");
  await user.type(screen.getByRole("textbox", { name: "Scadenza" }), "1234");
  await user.type(screen.getByRole("textbox", { name: "CVC" }), "123");
}

test("an adult reads who asks and what it costs, gives an address, pays, and is told where to end it", async () => {
  const world = open();
  expect(await screen.findByRole("heading", { level: 1, name: "Pro per Luca" })).toBeInTheDocument();
  expect(window.location.search).toBe("");
  expect(screen.getByText("Luca ti chiede di avere English Coach Pro.")).toBeInTheDocument();
  expect(screen.getByText(/^4,00\s€ al mese$/)).toBeInTheDocument();
  expect(screen.getByText(/non è obbligatorio/)).toBeInTheDocument();
  expect(world.bodies(create)).toEqual([]);
  await fill(world);
  expect(screen.getByText("Le ricevute arrivano a papa@casa.example.")).toBeInTheDocument();
  expect(screen.getByText(/Oggi si pagano 4,00 €/)).toBeInTheDocument();
  await world.user.click(await pay());
  expect(await screen.findByText("Pro è attivo")).toHaveFocus();
  expect(screen.getByText(/arrivano a papa@casa.example/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Pagina per i genitori" })).toHaveAttribute("href", "/genitori");
  expect(world.bodies(opened)).toEqual([{ token: "t1" }]);
  expect(world.bodies(create)).toEqual([by]);
  expect(world.bodies(confirm)).toMatchObject([{ ...by, setupIntentId: "seti_1" }]);
  expect(world.bodies(complete)).toEqual([{ ...by, setupIntentId: "seti_1" }]);
});

test("no card is asked for before there is an address to write to", async () => {
  const { user, bodies } = open();
  await user.type(await screen.findByLabelText("Email"), "papa");
  await user.click(await toCard());
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
  expect(bodies(create)).toEqual([]);
});

test("the address can be changed before paying", async () => {
  const world = open();
  await world.user.type(await screen.findByLabelText("Email"), "papa@cassa.example");
  await world.user.click(await toCard());
  await world.user.click(await screen.findByRole("button", { name: "Cambia email" }));
  expect(screen.getByText("La tua email")).toHaveFocus();
  await fill(world);
  await world.user.click(await pay());
  await screen.findByText("Pro è attivo");
  expect(world.bodies(complete)).toMatchObject([by]);
});

test("a card that is refused stays in the form, and the next try has a new setup of the same link", async () => {
  const declined = {
    status: 402,
    json: { success: false, error: "Sulla carta non ci sono abbastanza soldi." },
  };
  const world = open({
    [create]: [{ json: localCardForm }, { json: { ...localCardForm, setupIntentId: "seti_2" } }],
    [complete]: [declined, { json: { success: true, message: "Pro è attivo." } }],
  });
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByRole("alert")).toHaveTextContent("abbastanza soldi");
  await world.user.click(await pay());
  expect(await screen.findByText("Pro è attivo")).toBeInTheDocument();
  expect(world.bodies(complete)).toEqual([
    { ...by, setupIntentId: "seti_1" },
    { ...by, setupIntentId: "seti_2" },
  ]);
});

test("who was slower than another is told that there is Pro", async () => {
  const world = open({
    [opened]: [offer("new"), offer("pro")],
    [complete]: { status: 409, json: { success: false, error: "C’è già Pro: non serve pagare." } },
  });
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByText("Pro c’è già")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each<[string, Answer, string]>([
  ["there is Pro", offer("pro"), "Pro c’è già"],
  ["a parent's yes is waited for", offer("not-yet"), "Non ancora"],
  ["the link is over", { status: 400, json: { error: "", code: "BAD_TOKEN" } }, "Questo link non vale più"],
])("where %s nothing can be paid", async (_, answer, title) => {
  const { calls } = open({ [opened]: answer });
  expect(await screen.findByText(title)).toHaveFocus();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test("a server that fails is asked again", async () => {
  const { user, known } = open({ [opened]: { status: 503, json: {} } });
  const again = await screen.findByRole("button", { name: "Riprova" });
  known[opened] = offer("new");
  await user.click(again);
  expect(await toCard()).toBeInTheDocument();
});

test("without a token nothing is asked of the server", () => {
  const { calls } = open({}, "");
  expect(screen.getByRole("heading", { level: 1, name: "Manca un pezzo del link" })).toBeInTheDocument();
  expect(calls).toEqual([]);
});
