import { screen, waitFor } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import { leaveQuestion } from "./handed-question";
import { event, learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { ChatScreen } from "@/components/chat/chat-screen";

const createdAt = "2026-03-01T10:05:00.000Z";
const worksheetId = "0b0f3c1e-2b1a-4c6d-8e9f-0a1b2c3d4e5f";
const message = "Mi aiuti con la 4? «He ____ (go) home.»";
const about = { worksheetId, n: 4 };
const asked: MessageReply = { id: "m1", sender: "user", message, createdAt };
const answer: MessageReply = { id: "m2", sender: "ai", message: "Di chi si parla?", createdAt };
const done = {
  userMessage: asked,
  aiMessage: answer,
  usage: { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 },
  ...{ xpAwarded: 0, leveledUp: false, newLevel: 3, newAchievements: [], hearts: 7 },
};
const answered: Answer = { events: [event("accepted", asked), event("done", done)] };

function openChat(onSend: () => Answer, as = learner, history: MessageReply[] = []) {
  const world = renderAsLearner(
    <ChatScreen />,
    ({ key }) => {
      if (key === "POST /api/chat") return onSend();
      if (key.startsWith("GET /api/chat/7")) return { json: history };
      return key === "GET /api/usage-stats" ? { json: done.usage } : undefined;
    },
    as,
  );
  return {
    ...world,
    sent: () => world.calls.filter(({ key }) => key === "POST /api/chat").map(({ body }) => body),
  };
}

beforeEach(() => sessionStorage.clear());

test("a question from a sheet is sent once when the chat opens, with what it is about", async () => {
  leaveQuestion(learner.id, { message, about });
  const first = openChat(() => answered);
  expect(await screen.findByText("Di chi si parla?")).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(first.sent()).toEqual([{ message, about, clientMessageId: expect.any(String) as string }]);
  first.unmount();
  const second = openChat(() => answered, learner, [asked, answer]);
  await screen.findByText("Di chi si parla?");
  expect(second.sent()).toEqual([]);
});

test("a question that failed is sent again, over a reload too, by the same key and about the same", async () => {
  leaveQuestion(learner.id, { message, about });
  const first = openChat(() => ({ status: 503, json: {} }));
  expect(await screen.findByText("Non inviato")).toBeInTheDocument();
  await first.user.click(screen.getByRole("button", { name: "Riprova" }));
  await waitFor(() => expect(first.sent()).toHaveLength(2));
  first.unmount();
  const second = openChat(() => answered);
  await second.user.click(await screen.findByRole("button", { name: "Riprova" }));
  expect(await screen.findByText("Di chi si parla?")).toBeInTheDocument();
  expect([...first.sent(), ...second.sent()]).toEqual(Array(3).fill(first.sent()[0]));
  expect(first.sent()[0]).toMatchObject({ message, about });
});

test("a question waits where the learner may not write now", async () => {
  leaveQuestion(learner.id, { message, about });
  const family = { ...learner.family, allowed: { ...learner.family.allowed, coach: false } };
  const closed = openChat(() => answered, { ...learner, family });
  await waitFor(() => expect(closed.calls.map(({ key }) => key)).toContain("GET /api/chat/7"));
  closed.unmount();
  expect(closed.sent()).toEqual([]);
  const open = openChat(() => answered);
  expect(await screen.findByText("Di chi si parla?")).toBeInTheDocument();
  expect(open.sent()).toHaveLength(1);
});

test.each([
  [8, "Apri la scheda · 8 frasi"],
  [1, "Apri la scheda · 1 frase"],
])("the coach's message about a sheet of %i leads there", async (items, name) => {
  openChat(() => answered, learner, [{ ...answer, worksheet: { id: worksheetId, items } }]);
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", `/schede/${worksheetId}`);
});
