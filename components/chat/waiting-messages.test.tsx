import { act, screen, waitFor } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import { forgetKeptTexts, keepUnsent, readUnsent } from "@/components/learner/kept-texts";
import { latestToast, showToast } from "@/components/ui/toast";
import { event, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ChatScreen } from "./chat-screen";
import { shownChat } from "@/components/conversation/shown-chat";

const createdAt = "2026-03-01T10:05:00.000Z";
const waits = "Parte appena torna la rete";

function answered(message: string, clientMessageId: string): Answer {
  const userMessage = { id: `of ${clientMessageId}`, sender: "user", message, createdAt, clientMessageId };
  const aiMessage = { id: `to ${clientMessageId}`, sender: "ai", message: `Ecco: ${message}`, createdAt };
  const usage = { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 };
  const rewards = { xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 };
  return { events: [event("done", { userMessage, aiMessage, usage, ...rewards })] };
}

/** Opens the chat over a history, with a net that can be taken away. */
async function openChat(history: MessageReply[] = []) {
  const net = { isThere: true };
  const world = renderAsLearner(<ChatScreen />, ({ key, body }) => {
    if (key.startsWith("GET /api/chat/7")) return { json: history };
    if (key !== "POST /api/chat") return undefined;
    if (!net.isThere) throw new TypeError("Failed to fetch");
    const { message, clientMessageId } = body as { message: string; clientMessageId: string };
    return answered(message, clientMessageId);
  });
  await waitFor(() => expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument());
  const box = screen.getByRole("textbox", { name: "Il tuo messaggio" });
  const sent = () => world.calls.flatMap(({ key, body }) => (key === "POST /api/chat" ? [body] : []));
  return { ...world, box, sent, net };
}

/** Whether the browser knows that there is no net. */
const beOnline = (isOnline: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

beforeEach(() => {
  sessionStorage.clear();
  forgetKeptTexts(learner.id);
  showToast({ title: "–" });
});

test("a message that reached nobody waits, and says nothing of a fault", async () => {
  beOnline(false);
  const { user, box, net } = await openChat();
  net.isThere = false;
  await user.type(box, "uno{Enter}");
  expect(await screen.findByText(waits)).toBeInTheDocument();
  expect(screen.queryByText("Non inviato")).not.toBeInTheDocument();
  expect(latestToast()).toMatchObject({ title: "–" });
  expect(readUnsent(learner.id)).toMatchObject([{ message: "uno", waits: true }]);
});

test("where the browser believes in a net, it is told once that nobody was reached", async () => {
  beOnline(true);
  const { user, box, net } = await openChat();
  net.isThere = false;
  await user.type(box, "uno{Enter}");
  await screen.findByText(waits);
  expect(latestToast()).toMatchObject({ description: "Impossibile inviare il messaggio. Riprova." });
  showToast({ title: "–" });
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  await screen.findByText(waits);
  expect(latestToast()).toMatchObject({ title: "–" });
});

test("what is written meanwhile stands behind it, and both leave with their keys", async () => {
  beOnline(false);
  const { user, box, sent, net } = await openChat();
  net.isThere = false;
  await user.type(box, "uno{Enter}");
  await screen.findByText(waits);
  await user.type(box, "due{Enter}");
  expect(await screen.findAllByText(waits)).toHaveLength(2);
  expect(sent()).toMatchObject([{ message: "uno" }]); // The second did not try to overtake it.

  net.isThere = true;
  for (const { clientMessageId } of readUnsent(learner.id)) await act(() => shownChat()?.(clientMessageId));
  expect(await screen.findByText("Ecco: due")).toBeInTheDocument();
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
  expect(sent().slice(1)).toMatchObject([{ message: "uno" }, { message: "due" }]);
  expect(sent()[1]).toEqual(sent()[0]);
  expect(readUnsent(learner.id)).toEqual([]);
});

test("one that is refused when it leaves does not wait any more", async () => {
  const { user, box, net, unmount } = await openChat();
  net.isThere = false;
  await user.type(box, "uno{Enter}");
  await screen.findByText(waits);
  unmount();
  const [kept] = readUnsent(learner.id);
  renderAsLearner(<ChatScreen />, ({ key }) => {
    if (key.startsWith("GET /api/chat/7")) return { json: [] };
    return key === "POST /api/chat" ? { status: 429, json: { error: "Aspetta un minuto." } } : undefined;
  });
  await screen.findByText(waits);
  await act(() => shownChat()?.(kept?.clientMessageId ?? ""));
  expect(await screen.findByText("Aspetta un minuto.")).toBeInTheDocument();
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
  expect(readUnsent(learner.id)).toMatchObject([{ message: "uno" }]);
  expect(readUnsent(learner.id)[0]?.waits).toBeUndefined();
});

test("what the server has after all is not kept any more, nor shown twice", async () => {
  keepUnsent(learner.id, { message: "uno", clientMessageId: "key-1", createdAt, waits: true });
  await openChat([{ id: "m1", sender: "user", message: "uno", createdAt, clientMessageId: "key-1" }]);
  expect(screen.getAllByText("uno")).toHaveLength(1);
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
  expect(readUnsent(learner.id)).toEqual([]);
});

test("one whose photo has not been read yet is not shown, and not sent without it", async () => {
  const image = "data:image/jpeg;base64,/9j/";
  keepUnsent(learner.id, { message: "uno", clientMessageId: "key-1", createdAt, waits: true, image });
  forgetKeptTexts(8); // As after a reload: photos are in memory only.
  await openChat();
  expect(screen.queryByText("uno")).not.toBeInTheDocument();
});

test("where the chat is not on screen nobody sends from it", async () => {
  const { unmount } = await openChat();
  expect(shownChat()).toBeDefined();
  unmount();
  expect(shownChat()).toBeUndefined();
});
