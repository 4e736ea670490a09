import { screen, within } from "@testing-library/react";
import { lazyParts } from "@/tests/support/lazy-parts";
import { event } from "@/tests/support/learner-screen";
import { answered, answerWith, exchange, openChat, said } from "@/tests/support/open-chat";

beforeAll(() => lazyParts());
beforeEach(() => sessionStorage.clear());

describe("the chat", () => {
  test("greets a student who has not written yet", async () => {
    const { box } = await openChat([]);
    expect(screen.getByRole("heading", { name: "AI" })).toBeInTheDocument();
    expect(screen.getByText("Il tuo English Coach")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeInTheDocument();
    expect(screen.getByText("Fotografa i compiti o scrivimi per iniziare")).toBeInTheDocument();
    expect(box).toHaveAttribute("placeholder", "Fai una domanda o descrivi il compito...");
    expect(screen.getByText(/intelligenza artificiale/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Invia" })).toBeDisabled();
  });

  test("shows the conversation with times, formatting and XP", async () => {
    await openChat([said("I have 12 years"), answered("Quale **verbo**?", { xpAwarded: 5 })]);
    const [, mine, theirs] = within(screen.getByRole("list", { name: "Conversazione" })).getAllByRole(
      "listitem",
    );
    expect(mine).toHaveTextContent("I have 12 years");
    expect(mine).toHaveTextContent("11:05");
    expect(theirs).toHaveTextContent("+5 XP for practicing!");
    expect((await screen.findByText("verbo")).tagName).toBe("STRONG");
  });

  test("sends on Enter, not on Shift and Enter, and shows the answer", async () => {
    const { user, box, sent } = await openChat([], () =>
      answerWith(exchange("uno\ndue", "Che cosa noti?", 5)),
    );
    await user.type(box, "uno{Shift>}{Enter}{/Shift}due");
    expect(box).toHaveValue("uno\ndue");
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Che cosa noti?")).toBeInTheDocument();
    expect(box).toHaveValue("");
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({ message: "uno\ndue" });
    expect(screen.getByRole("status")).toHaveTextContent("Il coach risponde: Che cosa noti?");
    expect(await screen.findByText("+5 XP for practicing!")).toBeInTheDocument();
  });

  test("does not send blank text", async () => {
    const { user, box, sent } = await openChat([]);
    await user.type(box, "   {Enter}");
    expect(sent()).toHaveLength(0);
  });

  test("sends one message at a time", async () => {
    const never = new Promise<string>(() => undefined);
    const { user, box, sent } = await openChat([], () => ({
      events: [event("accepted", said("uno")), never],
    }));
    await user.type(box, "uno{Enter}");
    expect(await screen.findByText("Il coach sta pensando…")).toBeInTheDocument();
    await user.type(box, "due{Enter}");
    expect(sent()).toHaveLength(1);
    expect(box).toHaveValue("due");
  });

  test("keeps a message that failed and sends it again with the same key", async () => {
    let tries = 0;
    const { user, box, sent } = await openChat([], () =>
      ++tries === 1 ? { status: 503, json: {} } : answerWith(exchange("ciao coach", "Ciao!")),
    );
    await user.type(box, "ciao coach{Enter}");
    expect(await screen.findByText("Non inviato")).toBeInTheDocument();
    expect(screen.getByText("Errore nell'invio del messaggio. Riprova.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("Ciao!")).toBeInTheDocument();
    expect(screen.queryByText("Non inviato")).not.toBeInTheDocument();
    expect(screen.getAllByText("ciao coach")).toHaveLength(1);
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  });

  test("shows all that has come of an answer when asked, and what comes after it at once", async () => {
    let finish: (end: string) => void = () => undefined;
    const done = new Promise<string>((resolve) => (finish = resolve));
    const whole = exchange("perché?", "Guarda il verbo.");
    const { user, box } = await openChat([], () => ({
      events: [event("accepted", said("perché?")), event("delta", { text: "Guarda" }), done],
    }));
    const motion = {
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    jest.spyOn(globalThis, "matchMedia").mockReturnValue(motion as unknown as MediaQueryList);
    const frames = jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1); // The typewriter does not get on.
    await user.type(box, "perché?{Enter}");
    const showAll = await screen.findByRole("button", { name: "Mostra tutto" });
    expect(screen.queryByText("Guarda")).not.toBeInTheDocument();
    await user.click(showAll);
    expect(await screen.findByText("Guarda")).toBeInTheDocument();
    expect(showAll).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Invia" })).toBeDisabled();
    finish(event("done", whole));
    expect(await screen.findByText("Guarda il verbo.")).toBeInTheDocument();
    frames.mockRestore();
  });

  test("offers to send again what failed before the page was loaded", async () => {
    const failed = said("mai arrivato", { status: "failed" });
    const { user, sent } = await openChat([failed], () => answerWith(exchange("mai arrivato", "Eccomi!")));
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(await screen.findByText("Eccomi!")).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({ message: "mai arrivato", clientMessageId: failed.clientMessageId });
  });

  test("awaits an answer that was being written when the page was loaded", async () => {
    const pending = said("ci sei?", { status: "pending" });
    const { sent } = await openChat([pending], () => answerWith(exchange("ci sei?", "Ci sono!")));
    expect(await screen.findByText("Ci sono!")).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([
      { message: "ci sei?", clientMessageId: pending.clientMessageId },
    ]);
  });

  test("says why a message is refused without hearts, and gives the text back", async () => {
    const details = { hearts: 0, heartsRefillAt: "2126-03-01T10:05:00.000Z" };
    const { user, box } = await openChat([], () => ({ status: 403, json: { code: "NO_HEARTS", details } }));
    await user.type(box, "ancora una{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Senza cuori il messaggio non parte");
    expect(screen.getByText("Hai finito i cuori.").parentElement).toHaveTextContent("alle 11:05");
    expect(box).toHaveValue("ancora una");
  });

  test("shows the paywall at the limit of messages, and gives the text back", async () => {
    const json = { code: "LIMIT_REACHED", details: { limit: "messages", used: 200, max: 200 } };
    const { user, box } = await openChat([], () => ({ status: 403, json }));
    await user.type(box, "la duecentounesima{Enter}");
    expect(await screen.findByRole("dialog", { name: "Limite Messaggi Raggiunto" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Continua con il piano gratuito" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(box).toHaveValue("la duecentounesima");
    expect(box).toHaveFocus();
  });

  test("keeps the draft over a reload", async () => {
    const { user, box, unmount } = await openChat([]);
    await user.type(box, "a metà");
    unmount();
    expect((await openChat([])).box).toHaveValue("a metà");
  });

  test("starts a new chat only after asking", async () => {
    const { user, calls } = await openChat([said("vecchio")]);
    await user.click(screen.getByRole("button", { name: "Nuova chat" }));
    await user.click(await screen.findByRole("button", { name: "Inizia una nuova chat" }));
    expect(await screen.findByText("Ciao! Sono il tuo English Coach!")).toBeInTheDocument();
    expect(calls.map(({ key }) => key)).toContain("DELETE /api/chat/7");
    expect(screen.queryByText("vecchio")).not.toBeInTheDocument();
  });
});
