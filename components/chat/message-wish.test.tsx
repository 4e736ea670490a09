import { screen, within } from "@testing-library/react";
import { lazyParts } from "@/tests/support/lazy-parts";
import { event, type Answer } from "@/tests/support/learner-screen";
import { answered, answerWith, exchange, openChat, said } from "@/tests/support/open-chat";

beforeAll(() => lazyParts());
beforeEach(() => sessionStorage.clear());

describe("what a message is for", () => {
  const usual = "Fai una domanda o descrivi il compito...";
  const word = () => screen.getByRole("button", { name: "Cerca una parola" });

  test.each([
    ["Controlla un testo", "text", "Incolla o scrivi il tuo testo in inglese"],
    ["Fai un esercizio", "exercise", "Incolla l’esercizio, con la consegna e i numeri"],
    ["Chiedi una regola", "rule", "Quale regola? Per esempio: il present perfect"],
    ["Cerca una parola", "word", "Scrivi una parola, in italiano o in inglese"],
  ])("«%s» is chosen, sent as %s and over with that", async (name, wish, placeholder) => {
    const { user, box, sent } = await openChat([said("Hi"), answered("Ciao!")], () =>
      answerWith(exchange("qualcosa", "Ecco.")),
    );
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([button]);
    expect(box).toHaveAttribute("placeholder", placeholder);
    expect(box).toHaveFocus();
    await user.keyboard("qualcosa{Enter}");
    expect(await screen.findByText("Ecco.")).toBeInTheDocument();
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(box).toHaveAttribute("placeholder", usual);
    await user.type(box, "e poi?{Enter}");
    expect(sent().map(({ body }) => body)).toEqual([
      { message: "qualcosa", wish, clientMessageId: expect.any(String) as string },
      { message: "e poi?", clientMessageId: expect.any(String) as string },
    ]);
  });

  test("is one thing at a time, or nothing again", async () => {
    const { user, box } = await openChat([]);
    await user.click(screen.getByRole("button", { name: "Controlla un testo" }));
    await user.click(word());
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([word()]);
    await user.click(word());
    expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
    expect(box).toHaveAttribute("placeholder", usual);
  });

  test("stays chosen when nothing was sent", async () => {
    const { user, sent } = await openChat([]);
    await user.click(word());
    await user.keyboard("  {Enter}");
    expect(sent()).toHaveLength(0);
    expect(word()).toHaveAttribute("aria-pressed", "true");
  });

  test.each([
    ["before it was stored", (): Answer => ({ status: 503, json: {} })],
    ["after that", (): Answer => ({ events: [event("accepted", said("gatto")), event("error", {})] })],
  ])("goes with the message once more when it failed %s", async (_, failure) => {
    let tries = 0;
    const { user, sent } = await openChat([], () =>
      ++tries === 1 ? failure() : answerWith(exchange("gatto", "Miao.")),
    );
    await user.click(word());
    await user.keyboard("gatto{Enter}");
    await user.click(await screen.findByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("Miao.")).toBeInTheDocument();
    expect(sent()[0]?.body).toMatchObject({ message: "gatto", wish: "word" });
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  });

  test("is chosen again when the text comes back", async () => {
    const { user, box } = await openChat([], () => ({ status: 403, json: { code: "NO_HEARTS" } }));
    await user.click(word());
    await user.keyboard("gatto{Enter}");
    await screen.findByRole("alert");
    expect(box).toHaveValue("gatto");
    expect(word()).toHaveAttribute("aria-pressed", "true");
  });

  test.each([
    ["in the middle of an empty chat", [], "Allenati"],
    ["above the field of any other", [said("Hi")], "Allenati"],
  ])("is asked once, %s, beside the way to the exercises", async (_, history, training) => {
    await openChat(history);
    const choice = screen.getByRole("group", { name: "Che cosa vuoi fare?" });
    expect(within(choice).getAllByRole("button")).toHaveLength(4);
    expect(screen.getByRole("link", { name: training })).toHaveAttribute("href", "/exercises");
    expect(within(choice).getByRole("link", { name: "Schede" })).toHaveAttribute("href", "/schede");
    expect(screen.getAllByRole("link", { name: /Allenati/ })).toHaveLength(1);
  });
});
