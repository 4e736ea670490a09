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
  verdict: { item: "la 1", stances: ["contest", "drop"] },
};

const open = (entries: MessageReply[]) =>
  renderAsLearner(<ChatScreen brought={{ entries, hasOlder: false }} />, ({ key }) => {
    if (key === "POST /api/chat") return { status: 500 };
    return key.startsWith("GET /api/chat/") ? { json: entries } : undefined;
  });
const contest = () => screen.queryByRole("button", { name: "Secondo me è giusto: la 1" });
const drop = () => screen.queryByRole("button", { name: "Lascia perdere la 1" });

beforeEach(() => sessionStorage.clear());

describe("the verdict on a try", () => {
  test.each([
    ["contest", contest],
    ["drop", drop],
  ])("is answered with a button (%s), and what is being written stays", async (stance, button) => {
    const { user, calls } = open([said("1", "1. goed"), refused]);
    const box = screen.getByRole("textbox", { name: "Il tuo messaggio" });
    await user.type(box, "poi la 2");
    await user.click(button() as HTMLElement);
    const sent = await waitFor(() => {
      const call = calls.find(({ key }) => key === "POST /api/chat");
      expect(call).toBeDefined();
      return call;
    });
    expect(sent?.body).toMatchObject({ verdict: { messageId: "2", stance } });
    expect(box).toHaveValue("poi la 2");
  });

  test("can be answered again when the answer did not arrive, and leaves no message that was not sent", async () => {
    const { user, calls } = open([said("1", "1. goed"), refused]);
    await user.click(contest() as HTMLElement);
    await waitFor(() => expect(calls.some(({ key }) => key.startsWith("GET /api/chat/"))).toBe(true));
    expect(contest()).toBeVisible();
    expect(screen.queryByText("Non inviato")).not.toBeInTheDocument();
    expect(screen.queryByText("Secondo me è giusto: la 1")).not.toBeInTheDocument();
  });

  test("that was contested once can only be dropped", () => {
    open([said("1", "1. goed"), { ...refused, verdict: { item: "la 1", stances: ["drop"] } }]);
    expect(contest()).not.toBeInTheDocument();
    expect(drop()).toBeVisible();
  });

  test("pressed by a key, the button hands the focus to the field", async () => {
    const { user } = open([said("1", "1. goed"), refused]);
    contest()?.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Il tuo messaggio" })).toHaveFocus();
  });

  test("has no button once something else was said", () => {
    open([said("1", "1. goed"), refused, said("3", "went"), { ...refused, id: "4", verdict: undefined }]);
    expect(contest()).not.toBeInTheDocument();
  });
});
