import { screen, waitFor, within } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { ChatScreen } from "@/components/chat/chat-screen";
import { renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { lazyParts } from "@/tests/support/lazy-parts";

beforeAll(() => lazyParts());

const text = "Hi 👋 I have 12 years and my brother have ten.";
const quoted = (quote: string) => ({
  quote,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
});

const age: FindingReply = {
  id: "f1",
  topic: "age-with-have",
  topicName: "Età e sensazioni con to be",
  ...quoted("I have 12 years"),
  explanation: "L’età in inglese si è, non si ha.",
  hints: ["Che verbo si usa per l'età?"],
  attempts: 0,
  isResolved: false,
};
const brother: FindingReply = { ...age, id: "f2", ...quoted("brother have"), topicName: "La terza persona" };
const nothing = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [] };

async function openChat(
  onTry: (call: Call) => Answer = () => ({ status: 500 }),
  onDrop: Answer = { status: 500 },
  findings = [age, brother],
) {
  const message: MessageReply = {
    id: "m1",
    sender: "user",
    message: text,
    createdAt: "2026-03-01T10:05:00.000Z",
    findings,
  };
  const world = renderAsLearner(<ChatScreen />, (call) => {
    const { key } = call;
    if (key.startsWith("GET /api/chat/7")) return { json: [message] };
    if (key.startsWith("POST /api/findings/")) return onTry(call);
    if (key.startsWith("DELETE /api/findings/")) return onDrop;
    return undefined;
  });
  const place = { name: /^Da scoprire/ };
  await screen.findAllByRole("button", place, { timeout: 10_000 }); // The first drawing of a busy machine.
  return world;
}

const mark = (quote: string) => screen.getByRole("button", { name: `Da scoprire: «${quote}»` });
const dialog = () => within(screen.getByRole("dialog"));

async function openPanel(onTry?: (call: Call) => Answer, onDrop?: Answer) {
  const world = await openChat(onTry, onDrop);
  await world.user.click(mark("I have 12 years"));
  const field = await screen.findByRole("textbox", { name: "Prova tu" });
  const attempt = async (words: string) => {
    await world.user.clear(field);
    await world.user.type(field, `${words}{Enter}`);
  };
  return { ...world, field, attempt };
}

beforeEach(() => sessionStorage.clear());

describe("a message with something to discover", () => {
  test("is read as it was written, each place a button that a key opens too", async () => {
    const { user } = await openChat();
    expect(mark("I have 12 years").closest("p")).toHaveTextContent(text);
    expect(screen.getByRole("button", { name: "2 cose da scoprire" })).toBeInTheDocument();
    mark("brother have").focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Una cosa da scoprire 2 di 2" })).toBeInTheDocument();
    expect(dialog().getByText("brother have")).toBeInTheDocument();
  });

  test("opens the hint reached and a place to try, and neither the topic, the rule nor the correction", async () => {
    const { user } = await openChat();
    await user.click(screen.getByRole("button", { name: "2 cose da scoprire" }));
    await screen.findByRole("dialog", { name: "Una cosa da scoprire 1 di 2" });
    expect(dialog().getByText("Che verbo si usa per l’età?")).toBeInTheDocument();
    expect(dialog().getAllByText(/Suggerimento/)).toHaveLength(1);
    expect(dialog().queryByText(/Aiuti di prima/)).not.toBeInTheDocument();
    expect(dialog().queryByText(age.explanation)).not.toBeInTheDocument();
    expect(screen.getByRole("dialog")).not.toHaveTextContent("to be");
  });

  test("shows the sentence with what was put right in it before", async () => {
    const { user } = await openChat(undefined, undefined, [
      age,
      { ...brother, isResolved: true, correction: "brother has" },
    ]);
    await user.click(mark("I have 12 years"));
    await screen.findByRole("textbox", { name: "Prova tu" });
    const sentence = "Hi 👋 I have 12 years and my brother has ten.";
    expect(dialog().getByText("La tua frase").parentElement).toHaveTextContent(sentence);
  });
});

describe("a try", () => {
  test("that is wrong brings the next hint and the twin, folds the rule and the hint before, and leaves the words to go on from", async () => {
    const finding = {
      ...age,
      attempts: 2,
      hints: [...age.hints, "Pensa al verbo essere."],
      twin: { wrong: "She has ten years.", right: "She is ten." },
    };
    const reply: TryReply = { outcome: "not_yet", finding, ...nothing };
    const { attempt, field, calls } = await openPanel(() => ({ json: reply }));
    await attempt("I has 12 years");
    expect(await dialog().findByText("Pensa al verbo essere.")).toBeInTheDocument();
    expect(dialog().getByText("She is ten.")).toBeInTheDocument();
    expect(dialog().getByText(age.explanation)).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Una cosa da scoprire 1 di 2" })).toBeInTheDocument();
    const earlier = dialog().getByText("La regola e gli aiuti di prima (1)").closest("details");
    expect(earlier).not.toHaveAttribute("open");
    expect(earlier).toHaveTextContent("Che verbo si usa per l’età?");
    expect(dialog().getByRole("status")).toHaveTextContent(
      "Non ancora, ma il tentativo serve: ecco un nuovo aiuto.",
    );
    expect(field).toHaveValue("I has 12 years");
    expect(field).toHaveFocus();
    expect(calls.at(-1)).toEqual({ key: "POST /api/findings/f1/tries", body: { text: "I has 12 years" } });
  });

  test.each([
    ["its last hint", 1, undefined],
    ["its example", 3, { wrong: "She has ten years.", right: "She is ten." }],
  ])("that is wrong after %s was shown promises no other", async (_, attempts, twin) => {
    const hints = [...age.hints, "Pensa al verbo essere.", "Si dice come?"].slice(0, attempts);
    const finding = { ...age, hints, attempts, ...(twin && { twin }) };
    const { attempt } = await openPanel(() => ({ json: { outcome: "not_yet", finding, ...nothing } }));
    await attempt("I has 12 years");
    expect(await dialog().findByRole("status")).toHaveTextContent(
      "Non ancora. Confronta la tua idea con la regola e con l’esempio qui sopra.",
    );
  });

  test("that is right shows the sentence as it is now and what it earned", async () => {
    const finding = { ...age, isResolved: true, correction: "I am 12" };
    const reply: TryReply = { outcome: "right", finding, ...nothing, xpAwarded: 10 };
    const { attempt, user } = await openPanel(() => ({ json: reply }));
    await attempt("I am 12");
    expect(await screen.findByText("L’hai trovato!")).toBeInTheDocument();
    expect(screen.getByText("+10 XP for practicing!")).toBeInTheDocument();
    expect(dialog().getByText("I am 12").closest("p")).toHaveTextContent(
      "Hi 👋 I am 12 and my brother have ten.",
    );
    expect(screen.getByRole("dialog", { name: "Età e sensazioni con to be" })).toBeInTheDocument();
    expect(dialog().getByText(age.explanation)).toBeInTheDocument();
    expect(dialog().queryByText("1 di 2")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Prossima (2 di 2)" })).toHaveFocus();
    expect(dialog().queryByRole("button", { name: "Prossima" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Torna alla chat" }));
    expect(screen.getByRole("button", { name: "I have 12 years, corretto in I am 12" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "1 cosa da scoprire" })).toBeInTheDocument();
  });

  test("that is right leads to the next place, and from the last one back to the chat", async () => {
    const solved = (finding: FindingReply, correction: string): TryReply => ({
      outcome: "right",
      finding: { ...finding, isResolved: true, correction },
      ...nothing,
    });
    const { attempt, user } = await openPanel(({ key }) => ({
      json: key.includes("/f1/") ? solved(age, "I am 12") : solved(brother, "brother has"),
    }));
    await attempt("I am 12");
    await user.click(await dialog().findByRole("button", { name: "Prossima (2 di 2)" }));
    expect(dialog().getByText("2 di 2")).toHaveFocus();
    expect(dialog().getByText("brother have")).toBeInTheDocument();
    await user.type(dialog().getByRole("textbox", { name: "Prova tu" }), "has{Enter}");
    const back = await dialog().findByRole("button", { name: "Torna alla chat" });
    expect(screen.getByRole("dialog", { name: "La terza persona" })).toBeInTheDocument();
    expect(dialog().getByText("brother has").closest("p")).toHaveTextContent(
      "Hi 👋 I am 12 and my brother has ten.",
    );
    expect(back).toHaveFocus();
    expect(dialog().queryByRole("button", { name: /^Prossima/ })).not.toBeInTheDocument();
  });

  test("that is empty is not sent", async () => {
    const { user, calls } = await openPanel();
    const before = calls.length;
    await user.click(screen.getByRole("button", { name: "Controlla" }));
    expect(screen.getByText("Scrivi il tuo tentativo prima di controllarlo.")).toBeInTheDocument();
    expect(calls).toHaveLength(before);
  });

  test("that could not be checked is kept, also when the panel is closed", async () => {
    const { attempt, user } = await openPanel(() => ({
      status: 429,
      json: { error: "Aspetta un momento." },
    }));
    await attempt("I am twelve");
    expect(await screen.findByText("Aspetta un momento.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(mark("I have 12 years"));
    expect(await screen.findByRole("textbox", { name: "Prova tu" })).toHaveValue("I am twelve");
  });
});

describe("who thinks it is right", () => {
  const disagree = () => dialog().getByRole("button", { name: "Secondo me è giusto" });

  it("takes it off the message, and the others stay", async () => {
    const { user } = await openPanel(undefined, { json: { success: true } });
    await user.click(disagree());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Da scoprire: «I have 12 years»" })).not.toBeInTheDocument();
    expect(mark("brother have")).toBeInTheDocument();
  });

  it("keeps it, and the panel, when that fails", async () => {
    const { user } = await openPanel(undefined, { status: 503, json: { error: "Riprova tra poco." } });
    await user.click(disagree());
    await waitFor(() => expect(disagree()).toBeEnabled());
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});
