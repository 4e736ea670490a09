import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChildSubscriptionReply } from "@/lib/features/billing/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { childSubscriptionReply, localCardForm } from "@/tests/support/subscriptions";
import { PayForChild } from "./pay-for-child";

const path = "/api/parents/children/7";
const children = "GET /api/parents/children";
const read = `GET ${path}/subscription`;
const create = `POST ${path}/create-subscription`;
const confirm = `POST ${path}/local-payments/confirm`;
const complete = `POST ${path}/complete-subscription`;

const luca = { id: 7, nickname: "Luca", ageGroup: "child", isPro: false } as ParentChild;
const listed = (...list: ParentChild[]): Answer => ({
  json: { email: "anna@casa.example", children: list, paidFor: [] },
});
const closed: Answer = {
  status: 401,
  json: { error: "La pagina si è chiusa da sola. Chiedi un nuovo link." },
};

function open(
  subscription: Partial<ChildSubscriptionReply>,
  answers: Record<string, Answer | Answer[]> = {},
  childId: string | undefined = "7",
) {
  const known: typeof answers = {
    [children]: listed(luca),
    [read]: { json: childSubscriptionReply(subscription) },
    [create]: { json: localCardForm },
    [confirm]: { json: { status: "succeeded" } },
    [complete]: { json: { success: true, message: "Pro è attivo." } },
    ...answers,
  };
  const calls = pretendServer(({ key }) => {
    const answer = known[key];
    return Array.isArray(answer) ? answer.shift() : answer;
  });
  render(<PayForChild childId={childId} />);
  return {
    user: userEvent.setup(),
    calls,
    bodies: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body),
  };
}
type World = ReturnType<typeof open>;

const pay = () => screen.findByRole("button", { name: "Conferma Pagamento €4/mese" });

async function fill({ user }: World) {
  await pay();
  await user.type(screen.getByRole("textbox", { name: "Numero carta" }), "4242424242424242");
  await user.type(screen.getByRole("textbox", { name: "Scadenza" }), "1234");
  await user.type(screen.getByRole("textbox", { name: "CVC" }), "123");
}

test("a parent reads for whom and what it costs, pays by their own calls, and is told where the receipt goes", async () => {
  const world = open({});
  expect(await screen.findByRole("heading", { level: 1, name: "Pro per Luca" })).toBeInTheDocument();
  expect(await screen.findByText(/^4,00\s€ al mese$/)).toBeInTheDocument();
  expect(screen.getByText("Chat, foto dei compiti e cuori senza limiti")).toBeInTheDocument();
  await fill(world);
  expect(screen.getByText(/Oggi si pagano 4,00 €/)).toBeInTheDocument();
  await world.user.click(await pay());
  expect(await screen.findByText("Pro è attivo")).toHaveFocus();
  expect(screen.getByText("La conferma e la ricevuta arrivano a anna@casa.example.")).toBeInTheDocument();
  for (const name of ["Torna alla pagina per i genitori", "Pagina per i genitori"])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/genitori");
  expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }]);
  expect(world.bodies(confirm)).toMatchObject([{ setupIntentId: "seti_1", number: "4242 4242 4242 4242" }]);
  const others = world.calls.filter(({ key }) => !key.includes("/api/parents/"));
  expect(others).toEqual([]);
});

test("a charge that is refused stays in the form, and the next try has a new card setup of the parent's", async () => {
  const declined = {
    status: 402,
    json: { success: false, error: "Sulla carta non ci sono abbastanza soldi." },
  };
  const world = open(
    {},
    {
      [create]: [{ json: localCardForm }, { json: { ...localCardForm, setupIntentId: "seti_2" } }],
      [complete]: [declined, { json: { success: true, message: "Pro è attivo." } }],
    },
  );
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByRole("alert")).toHaveTextContent("abbastanza soldi");
  await world.user.click(await pay());
  expect(await screen.findByText("Pro è attivo")).toBeInTheDocument();
  expect(world.bodies(complete)).toEqual([{ setupIntentId: "seti_1" }, { setupIntentId: "seti_2" }]);
});

test("where the child has just paid, that shows instead of the card", async () => {
  const active = { json: childSubscriptionReply({ status: "active", renewsAt: "2026-12-08T09:00:00.000Z" }) };
  const world = open(
    {},
    {
      [read]: [{ json: childSubscriptionReply() }, active],
      [complete]: { status: 409, json: { success: false, error: "C’è già Pro: non serve pagare." } },
    },
  );
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByText("Si rinnova l’8 dicembre 2026.")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each<[string, Partial<ChildSubscriptionReply>, RegExp]>([
  ["renews", { status: "active", renewsAt: "2026-12-08T09:00:00.000Z" }, /^Si rinnova/],
  ["is a gift", { isGift: true }, /regalo/],
])("for Pro that %s no card is asked", async (_, fields, sentence) => {
  const { bodies } = open(fields);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText("Non c’è niente da pagare.")).toBeInTheDocument();
  expect(bodies(create)).toEqual([]);
});

test("Pro that was cancelled is taken up again", async () => {
  const world = open({ status: "canceled_with_grace", endsAt: "2026-12-08T09:00:00.000Z" });
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByText(/si rinnova di nuovo ogni mese/)).toBeInTheDocument();
});

test("without an open page a link is asked for", async () => {
  open({}, { [children]: closed });
  expect(await screen.findByRole("button", { name: "Mandami il link" })).toBeInTheDocument();
});

test("a page that closes while paying says so above the card, which stays", async () => {
  const world = open({}, { [complete]: closed });
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByRole("button", { name: "Mandami il link" })).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Numero carta" })).toHaveValue("4242 4242 4242 4242");
  await waitFor(() => expect(screen.getAllByRole("alert")[0]).toHaveTextContent(/si è chiusa da sola/));
});

test.each([["8"], [undefined], ["7x"]])("for the child %j there is nothing", async (childId) => {
  const { calls } = open({}, {}, childId ?? "");
  expect(await screen.findByText("Non troviamo questo studente tra i tuoi.")).toBeInTheDocument();
  expect(calls.map(({ key }) => key)).toEqual([children]);
});

test("for who is of age there is no payment", async () => {
  const { calls } = open({}, { [children]: listed({ ...luca, ageGroup: "adult" }) });
  expect(await screen.findByText(/maggiorenne/)).toBeInTheDocument();
  expect(calls.map(({ key }) => key)).toEqual([children]);
});

test("whoever only pays for somebody may go on, and sees the name that strangers read", async () => {
  const paidFor = [{ id: 7, name: "Luca" }];
  const world = open(
    { status: "past_due", endsAt: "2026-12-08T09:00:00.000Z" },
    { [children]: { json: { email: "anna@casa.example", children: [], paidFor } } },
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Pro per Luca" })).toBeInTheDocument();
  await fill(world);
  await world.user.click(await pay());
  expect(await screen.findByText("Pro è attivo")).toHaveFocus();
});

test("whose payment would be refused reads why, and no card is asked", async () => {
  const paymentRefusal = "Questo account sta per essere cancellato: non c’è più niente da pagare.";
  const { bodies } = open({ status: "canceled_with_grace", paymentRefusal });
  expect(await screen.findByText(paymentRefusal)).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByText(/Costa 4,00/)).not.toBeInTheDocument();
  expect(bodies(create)).toEqual([]);
});
