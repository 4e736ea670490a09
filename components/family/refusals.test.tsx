import { screen, waitFor } from "@testing-library/react";
import { ChatScreen } from "@/components/chat/chat-screen";
import { Toaster } from "@/components/ui/toaster";
import { writeAttachment } from "@/components/photo/attachment";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";

const error = "Per oggi basta così. Ci vediamo domani alle 15.";
const refused = (code: string): Answer => ({ status: 403, json: { code, error } });
const createdAt = "2026-03-01T10:05:00.000Z";
const finding = {
  id: "f1",
  topic: "age-with-have",
  topicName: "Età",
  quote: "I have 12 years",
  start: 0,
  end: 15,
  explanation: "L’età in inglese si è.",
  hints: ["Che verbo si usa?"],
  attempts: 0,
  isResolved: false,
};
const mine = { id: "m1", sender: "user", message: "I have 12 years", createdAt, findings: [finding] };

/** Opens the chat; every send and try is refused by this code, and the learner then stands as in `next`. */
async function open(code: string, { history = [] as unknown[], next = learner } = {}) {
  const screens = (
    <>
      <ChatScreen />
      <Toaster />
    </>
  );
  const world = renderAsLearner(screens, ({ key }) => {
    if (key.startsWith("GET /api/chat/7")) return { json: history };
    if (key.startsWith("POST /api/")) return refused(code);
    return key === "GET /api/users/7" ? { json: next } : undefined;
  });
  const box = await screen.findByRole("textbox", { name: "Il tuo messaggio" });
  await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
  return { ...world, box };
}

beforeEach(() => {
  sessionStorage.clear();
  writeAttachment(learner.id, undefined);
});

describe("a message that is to wait", () => {
  test.each(["QUIET_HOURS", "DAY_DONE"])("for %s is given back with a calm word", async (code) => {
    const { user, box } = await open(code);
    await user.type(box, "ancora una{Enter}");
    const said = await screen.findByText(error);
    expect(said.closest("[role=status]")).toBeInTheDocument();
    expect(box).toHaveValue("ancora una");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText("Hai finito i cuori.")).not.toBeInTheDocument();
    expect(screen.queryByText("Non inviato")).not.toBeInTheDocument();
  });

  test.each([
    ["NEEDS_AGE", "age", "Prima di cominciare"],
    ["NEEDS_CONSENT", "waiting", "Manca il sì di un genitore"],
  ] as const)("for %s leads to the gate, and is kept", async (code, stage, title) => {
    const next = { ...learner, family: { ...learner.family, stage } };
    const { user, box, unmount } = await open(code, { next });
    await user.type(box, "ciao{Enter}");
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    unmount();
    expect((await open(code)).box).toHaveValue("ciao");
  });

  test("may be sent again, and the word is gone meanwhile", async () => {
    let isOver = false;
    const never = new Promise<string>(() => undefined);
    const { user } = renderAsLearner(<ChatScreen />, ({ key }) => {
      if (key.startsWith("GET /api/chat/7")) return { json: [] };
      if (key !== "POST /api/chat") return undefined;
      return isOver ? { events: [never] } : refused("QUIET_HOURS");
    });
    const box = await screen.findByRole("textbox", { name: "Il tuo messaggio" });
    await screen.findByText("Fotografa i compiti o scrivimi per iniziare");
    await user.type(box, "ciao{Enter}");
    await screen.findByText(error);
    isOver = true;
    await user.type(box, "{Enter}");
    await waitFor(() => expect(screen.queryByText(error)).not.toBeInTheDocument());
  });

  test("beside words for somebody who needs help is said by the message alone", async () => {
    const support = { level: "worry", cause: "sadness", text: "Ti ascolto.", numbers: [] };
    const help = { id: "m2", sender: "ai", message: "Ti ascolto.", createdAt, support };
    const { user, box } = await open("QUIET_HOURS", { history: [help] });
    await user.type(box, "e il past simple?{Enter}");
    expect((await screen.findByText(error)).closest("li")).toHaveTextContent("e il past simple?");
  });
});

test("a try at a mistake that is to wait stays in its field", async () => {
  const { user } = await open("DAY_DONE", { history: [mine] });
  await user.click(await screen.findByRole("button", { name: "Da scoprire: «I have 12 years»" }));
  const field = await screen.findByRole("textbox", { name: "Prova tu" });
  await user.type(field, "I am 12{Enter}");
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(field).toHaveValue("I am 12");
  expect(field).toBeValid();
});
