import { screen, waitFor, within } from "@testing-library/react";
import { Celebrations } from "@/components/rewards/celebrations";
import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import type { SupportReply } from "@/lib/features/safety/contract";
import { event, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ChatScreen } from "./chat-screen";

const createdAt = "2026-03-01T10:05:00.000Z";
const numbers = [
  { number: "19696", name: "Telefono Azzurro" },
  { number: "114", name: "Emergenza Infanzia" },
  { number: "112", name: "Emergenze" },
];
const inNeed = "Grazie di averlo scritto. Al **19696** ti ascoltano.";
const exchangeId = "0190f9f2-6a5f-7000-8000-000000000001";
const untold = { exchangeId, canTell: false };
const crisis: SupportReply = { level: "crisis", cause: "self-harm", text: inNeed, numbers, ...untold };
const worry: SupportReply = { ...crisis, level: "worry", cause: "distress" };
const quietWord = "Se qualcosa ti pesa, parlane con un adulto di cui ti fidi.";
const gentle: SupportReply = { level: "gentle", cause: "distress", text: quietWord, numbers, ...untold };

const said = (message: string): MessageReply => ({ id: message, sender: "user", message, createdAt });
const answered = (message: string, support?: SupportReply): MessageReply => ({
  id: `answer to ${message}`,
  sender: "ai",
  message,
  createdAt,
  ...(support && { support }),
});

function exchange(aiMessage: MessageReply, reward: Partial<ExchangeReply> = {}): ExchangeReply {
  const usage = { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 };
  const nothing = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 };
  return { userMessage: said("ciao"), aiMessage, usage, ...nothing, ...reward };
}

/** Opens the chat over a history; what is sent is answered so. */
async function openChat(history: MessageReply[], onSend: Answer = {}, as = learner) {
  const view = renderAsLearner(
    <>
      <ChatScreen />
      <Celebrations />
    </>,
    ({ key }) => {
      if (key === "POST /api/chat") return onSend;
      if (key.startsWith("GET /api/chat/7")) return { json: history };
      if (key === "GET /api/usage-stats") return { json: exchange(answered("")).usage };
      return undefined;
    },
    as,
  );
  const box = await screen.findByRole("textbox", { name: "Il tuo messaggio" });
  await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
  return { ...view, box };
}

const whoListens = () => screen.getByRole("group", { name: "C’è chi ti ascolta anche adesso, gratis" });
const callLinks = () =>
  screen
    .queryAllByRole("link", { name: /^Chiama il/ })
    .map((link) => [link.textContent, link.getAttribute("href")]);
const allNumbers = [
  ["Chiama il 19696 Telefono Azzurro", "tel:19696"],
  ["Chiama il 114 Emergenza Infanzia", "tel:114"],
  ["Chiama il 112 Emergenze", "tel:112"],
];

beforeEach(() => sessionStorage.clear());

describe.each([
  ["worry", worry],
  ["a crisis", crisis],
])("below the coach's words in %s", (_, support) => {
  const history = [said("ciao"), answered(inNeed, support)];

  test("stand the numbers to call, and the way to those one can talk to", async () => {
    await openChat(history);
    expect(callLinks()).toEqual(allNumbers);
    const people = within(whoListens()).getByRole("link", { name: "Con chi posso parlare" });
    expect(people).toHaveAttribute("href", "/aiuto");
    expect(screen.getAllByText(/Grazie di averlo scritto/)).toHaveLength(1);
  });

  test("nothing is announced when the page is loaded anew", async () => {
    await openChat(history);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    for (const live of screen.getAllByRole("status")) expect(live).toBeEmptyDOMElement();
  });

  test("nothing is offered: neither Pro, nor what to do without hearts", async () => {
    await openChat(history, {}, { ...learner, hearts: 0 });
    expect(screen.queryByText("Hai finito i cuori.")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Ascolta: / })).not.toBeInTheDocument();
  });

  test("whoever has Pro can have them read aloud", async () => {
    await openChat(history, {}, { ...learner, isPro: true });
    expect(await screen.findByRole("button", { name: /^Ascolta: / })).toBeInTheDocument();
  });

  const limit = { code: "LIMIT_REACHED", details: { limit: "messages", used: 200, max: 200 } };
  test.each([
    ["at the limit of messages", limit, "I messaggi per le lezioni sono finiti."],
    [
      "without hearts",
      { code: "NO_HEARTS", details: { hearts: 0 } },
      /Il messaggio non è partito.*i cuori sono finiti/,
    ],
  ])("a lesson refused %s covers nothing: a sentence by it says why", async (_title, json, sentence) => {
    const { user, box } = await openChat(history, { status: 403, json });
    await user.type(box, "I have 12 years{Enter}");
    expect(await screen.findByText("Non inviato")).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(callLinks()).toEqual(allNumbers);
  });
});

test("the numbers come with the end of the answer, whose words are announced once", async () => {
  let end: (done: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => (end = resolve));
  const events = [event("accepted", said("ciao")), event("delta", { text: inNeed }), done];
  const { user, box } = await openChat([], { events });
  await user.type(box, "ciao{Enter}");
  expect(await screen.findByText(/Grazie di averlo scritto/)).toBeInTheDocument();
  expect(callLinks()).toEqual([]);
  end(event("done", exchange(answered(inNeed, crisis))));
  await waitFor(() => expect(callLinks()).toEqual(allNumbers));
  const [answering] = screen.getAllByRole("status");
  expect(answering).toHaveTextContent(
    /^Il coach risponde: Grazie di averlo scritto\. Al 19696 ti ascoltano\.$/,
  );
  expect(whoListens().closest("[aria-live], [role=status], [role=alert]")).toBeNull();
});

describe("a quiet word beside a lesson", () => {
  test("is one sentence and one number, and the lesson goes on", async () => {
    await openChat([said("ciao"), answered("Quale verbo?", gentle)], {}, { ...learner, hearts: 0 });
    expect(screen.getByText("Quale verbo?")).toBeInTheDocument();
    expect(screen.getByText(quietWord)).toBeInTheDocument();
    expect(callLinks()).toEqual([["Chiama il 19696", "tel:19696"]]);
    expect(screen.queryByRole("group", { name: /ascolta/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Con chi posso parlare" })).not.toBeInTheDocument();
    expect(await screen.findByRole("button", { name: /^Ascolta: / })).toBeInTheDocument();
    expect(await screen.findByText("Hai finito i cuori.")).toBeInTheDocument();
  });

  test("is announced with the answer, once, and nothing is celebrated over it", async () => {
    const earned = { xpAwarded: 5, leveledUp: true, newLevel: 4 };
    const done = exchange({ ...answered("Quale verbo?", gentle), xpAwarded: 5 }, earned);
    const { user, box } = await openChat([], {
      events: [event("accepted", said("ciao")), event("done", done)],
    });
    await user.type(box, "ciao{Enter}");
    expect(await screen.findByText("+5 XP for practicing!")).toBeInTheDocument();
    const statuses = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(statuses).toEqual([`Il coach risponde: Quale verbo? ${quietWord}`, ""]);
  });
});

test("a later lesson brings everything back", async () => {
  const history = [said("ciao"), answered(inNeed, crisis), said("e ora?"), answered("Quale verbo?")];
  await openChat(history, {}, { ...learner, hearts: 0 });
  expect(callLinks()).toEqual(allNumbers);
  expect(screen.getByText("Hai finito i cuori.")).toBeInTheDocument();
});

describe("«Dillo ai miei»", () => {
  const tellable: SupportReply = { ...worry, canTell: true };
  const path = `POST /api/support/${exchangeId}/tell`;

  async function open(
    support: SupportReply,
    onTell: Answer = { json: { message: "Fatto: abbiamo scritto ai tuoi." } },
  ) {
    const view = renderAsLearner(<ChatScreen />, ({ key }) => {
      if (key === path) return onTell;
      if (key.startsWith("GET /api/chat/7")) return { json: [said("ciao"), answered(inNeed, support)] };
      if (key === "GET /api/usage-stats") return { json: exchange(answered("")).usage };
      return undefined;
    });
    await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
    return view;
  }
  const button = () => screen.queryByRole("button", { name: "Dillo ai miei" });
  const told = (calls: { key: string }[]) => calls.filter(({ key }) => key === path);

  test.each([
    ["of self-harm", crisis],
    ["where nobody is to be told", worry],
    ["of a quiet word where nobody is to be told", gentle],
  ])("is not there %s", async (_title, support) => {
    await open(support);
    expect(callLinks().length).toBeGreaterThan(0);
    expect(button()).not.toBeInTheDocument();
  });

  test.each([
    ["of a worry", tellable, "tristezza"],
    ["of a quiet word", { ...gentle, cause: "eating" as const, canTell: true }, "il cibo"],
    ["of bullying", { ...tellable, cause: "bullying" as const }, "si comporta male"],
  ])("says %s what the mail holds, and what not, before anything is sent", async (_title, support, hint) => {
    const { user, calls } = await open(support);
    await user.click(await screen.findByRole("button", { name: "Dillo ai miei" }));
    const group = screen.getByRole("group", { name: /stai passando un momento difficile/ });
    expect(group).toHaveTextContent("Non mandiamo quello che hai scritto.");
    expect(group).toHaveTextContent(hint);
    expect(told(calls)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Sì, scrivete ai miei" }));
    const done = await screen.findByText("Fatto: abbiamo scritto ai tuoi.");
    expect(done).toHaveFocus();
    expect(told(calls)).toHaveLength(1);
    expect(button()).not.toBeInTheDocument();
  });

  test("is taken back without a word to anybody, and can be chosen again", async () => {
    const { user, calls } = await open(tellable);
    await user.click(button() as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Non adesso" }));
    await waitFor(() => expect(button()).toHaveFocus());
    expect(told(calls)).toEqual([]);
  });

  test("says so where nobody can be told", async () => {
    const error = "Per ora non possiamo scrivere ai tuoi.";
    const { user } = await open(tellable, { status: 409, json: { error, code: "CONFLICT" } });
    await user.click(button() as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Sì, scrivete ai miei" }));
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.queryByText("Fatto: abbiamo scritto ai tuoi.")).not.toBeInTheDocument();
  });
});
