import type { ExchangeReply, MessageReply } from "@/lib/features/chat/contract";
import {
  acceptTurn,
  dropTurn,
  failTurn,
  finishTurn,
  pendingTurn,
  prependOlder,
  startTurn,
  withUnsent,
  type Conversation,
} from "./conversation";

const at = "2026-03-01T10:00:00.000Z";
const turn = { message: "I have 12 years", clientMessageId: "key-00001" };
const empty: Conversation = { entries: [], hasOlder: false };
const stored: MessageReply = { id: "m1", sender: "user", message: turn.message, createdAt: at };
const answer: MessageReply = { id: "m2", sender: "ai", message: "Quale verbo?", createdAt: at, xpAwarded: 5 };
const exchange = { userMessage: stored, aiMessage: answer } as ExchangeReply;
const started = startTurn(empty, turn, at);

describe("a conversation on screen", () => {
  test("shows a message before the server has it, and its answer after", () => {
    expect(started.entries).toMatchObject([{ sender: "user", message: turn.message, status: "pending" }]);
    const done = finishTurn(
      acceptTurn(started, turn.clientMessageId, stored),
      turn.clientMessageId,
      exchange,
    );
    expect(done.entries).toMatchObject([
      { id: "m1", clientMessageId: turn.clientMessageId },
      { id: "m2", answerTo: turn.clientMessageId, xpAwarded: 5 },
    ]);
    expect(done.entries[0]?.status).toBeUndefined();
  });

  test("keeps a failed message and sends it again in its place", () => {
    const failed = failTurn(started, turn.clientMessageId, "Errore");
    expect(failed.entries).toMatchObject([{ status: "failed", problem: "Errore" }]);
    const again = startTurn(failed, turn, at);
    expect(again.entries).toHaveLength(1);
    expect(again.entries[0]).toMatchObject({ status: "pending", problem: undefined });
  });

  test("takes a refused message and its answer off the screen", () => {
    expect(dropTurn(started, turn.clientMessageId).entries).toEqual([]);
  });

  test("finds the message whose answer was being written", () => {
    expect(pendingTurn(started)).toEqual(turn);
    expect(pendingTurn(failTurn(started, turn.clientMessageId, "Errore"))).toBeUndefined();
  });

  test("adds older messages once, before the others", () => {
    const now: Conversation = { entries: [answer], hasOlder: true };
    const whole = prependOlder(now, [stored, answer], false);
    expect(whole.entries.map((entry) => entry.id)).toEqual(["m1", "m2"]);
    expect(whole.hasOlder).toBe(false);
  });

  test("shows again what never reached the server, unless it did", () => {
    const unsent = { ...turn, createdAt: at };
    expect(withUnsent(empty, [unsent]).entries).toMatchObject([{ message: turn.message, status: "failed" }]);
    const known: Conversation = {
      entries: [{ ...stored, clientMessageId: turn.clientMessageId }],
      hasOlder: false,
    };
    expect(withUnsent(known, [unsent]).entries).toHaveLength(1);
  });
});
