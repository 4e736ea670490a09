import { screen, waitFor } from "@testing-library/react";
import type { MessageReply } from "@/lib/features/chat/contract";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { ChatScreen } from "./chat-screen";

const createdAt = "2026-03-01T10:05:00.000Z";
const said = (id: string, message: string): MessageReply => ({
  id,
  sender: "user",
  message,
  createdAt,
  clientMessageId: `key-${id}`,
});
const refused: MessageReply = {
  id: "2",
  sender: "ai",
  message: "Non ancora.",
  createdAt,
  isContestable: true,
};

const open = (entries: MessageReply[]) =>
  renderAsLearner(<ChatScreen brought={{ entries, hasOlder: false }} />, ({ key }) =>
    key === "POST /api/chat" ? { status: 500 } : undefined,
  );
const button = () => screen.queryByRole("button", { name: "Secondo me è giusto" });

beforeEach(() => sessionStorage.clear());

describe("a refused try", () => {
  test("is stood by with a button, and what is being written stays", async () => {
    const { user, calls } = open([said("1", "1. goed"), refused]);
    const box = screen.getByRole("textbox", { name: "Il tuo messaggio" });
    await user.type(box, "poi la 2");
    await user.click(button() as HTMLElement);
    const sent = await waitFor(() => {
      const call = calls.find(({ key }) => key === "POST /api/chat");
      expect(call).toBeDefined();
      return call;
    });
    expect(sent?.body).toMatchObject({ message: "Secondo me è giusto" });
    expect(box).toHaveValue("poi la 2");
  });

  test("has no button once something else was said", () => {
    open([
      said("1", "1. goed"),
      refused,
      said("3", "went"),
      { ...refused, id: "4", isContestable: undefined },
    ]);
    expect(button()).not.toBeInTheDocument();
  });
});
