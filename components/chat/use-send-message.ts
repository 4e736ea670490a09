"use client";

import { useEffect } from "react";
import type { MessageWish, VerdictStance } from "@/lib/features/chat/contract";
import { chatScreen, pictureMessage, verdicts } from "@/lib/i18n/it";
import {
  hasWaiting,
  pendingTurn,
  turnOf,
  type ChatEntry,
  type Conversation,
  type Turn,
} from "@/components/conversation/conversation";
import { takeQuestion } from "@/components/conversation/handed-question";
import { newMessageKey } from "@/components/conversation/new-message-key";
import { letWait } from "@/components/chat/settle-turn";
import { showChat } from "@/components/conversation/shown-chat";
import type { Ask } from "@/components/chat/turn-runner";
import { useTurns, type Turns } from "@/components/chat/use-turns";
import { keepUnsent } from "@/components/learner/kept-texts";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";

/** The conversation on screen, undefined until it is there, and what runs its turns. */
type Chat = { conversation: Conversation | undefined; turns: Turns };

/** Sends messages and photos one at a time and keeps the conversation on screen in step. */
export function useSendMessage(conversation: Conversation | undefined, canWrite: boolean) {
  const turns = useTurns();
  const chat = { conversation, turns };
  const { sending, refused, dispatch } = turns;
  const { live, analysis, wish } = sending;
  useTakingUp(chat, canWrite);
  return {
    live,
    isBusy: live !== undefined && !live.hasEnded,
    wasRefusedForHearts: refused.wasRefusedForHearts,
    pause: refused.pause,
    analysis,
    wish,
    setWish: (chosen: MessageWish | undefined) => dispatch({ type: "wish-chosen", wish: chosen }),
    send: (text: string) => send(chat, text),
    analyse: (image: string) => analyse(chat, image),
    answerVerdict: (entry: ChatEntry, stance: VerdictStance) => answerVerdict(chat, entry, stance),
    hideAnalysis: () => dispatch({ type: "analysis-hidden" }),
    resend: (clientMessageId: string) => void resend(chat, clientMessageId),
    showAll: () => dispatch({ type: "shown-whole" }),
  };
}

/** Sends what was on its way before, what another screen has handed over, and what others have resent. */
function useTakingUp(chat: Chat, canWrite: boolean) {
  const { conversation, turns } = chat;
  const { runner, desk } = turns;
  useEffect(() => showChat((clientMessageId) => resend(chat, clientMessageId)));
  const pending = conversation && pendingTurn(conversation);
  useEffect(() => {
    if (pending && !runner.isRunning && !runner.hasTaken(pending.clientMessageId)) void turns.run(pending);
  });
  useEffect(() => {
    // What was asked on another screen, once nothing else is being answered.
    const question = conversation && canWrite && !runner.isRunning && takeQuestion(desk.userId);
    if (question) start(chat, { ...question, clientMessageId: newMessageKey() });
  });
}

/** Puts a message on screen and sends it, or has it wait behind what waits for the net. */
function start({ conversation, turns }: Chat, turn: Turn, ask?: Ask): void {
  const { desk, dispatch } = turns;
  const createdAt = new Date().toISOString();
  desk.unconfirmed.add(turn.clientMessageId);
  keepUnsent(desk.userId, { ...turn, createdAt });
  dispatch({ type: "started", turn, createdAt });
  if (conversation && hasWaiting(conversation)) letWait(desk, turn);
  else void turns.run(turn, ask);
}

/** Sends this text, with the photo that waits for it. Answers whether they were taken. */
function send(chat: Chat, text: string): boolean {
  const { sending, runner, desk, dispatch } = chat.turns;
  const image = readAttachment(desk.userId);
  const message = text.trim() || (image && pictureMessage);
  if (!message || !chat.conversation || runner.isRunning) return false;
  writeAttachment(desk.userId, undefined);
  dispatch({ type: "composed" });
  const wish = image ? undefined : sending.wish;
  start(chat, { message, image, wish, clientMessageId: newMessageKey() });
  return true;
}

/** Answers the verdict of a message. What is being written stays where it is. */
function answerVerdict({ turns }: Chat, { id, verdict }: ChatEntry, stance: VerdictStance): void {
  if (!verdict || turns.runner.isRunning) return;
  const message = verdicts.said[stance](verdict.item);
  const turn = { message, clientMessageId: newMessageKey(), verdict: { messageId: id, stance } };
  turns.dispatch({ type: "started", turn, createdAt: new Date().toISOString() });
  void turns.run(turn);
}

/** Has a photo analysed, in the place of any that waits; or lets it wait while something else is answered. */
function analyse(chat: Chat, image: string): void {
  const { conversation, turns } = chat;
  const { runner, desk, dispatch } = turns;
  if (!conversation || runner.isRunning) return writeAttachment(desk.userId, image);
  writeAttachment(desk.userId, undefined);
  dispatch({ type: "composed" });
  const turn = { message: pictureMessage, image, clientMessageId: newMessageKey() };
  if (!hasWaiting(conversation)) dispatch({ type: "analysis-opened", image });
  const onStep = (step: AnalysisStep) => dispatch({ type: "analysis-moved", step });
  start(chat, turn, (_, signal, listener) =>
    import("@/components/photo/run-photo-turn").then(
      ({ runPhotoTurn }) => runPhotoTurn(desk.userId, turn, signal, { ...listener, onStep }),
      // Without a net its code may not come either.
      (cause: unknown) => ({ type: "failed", problem: chatScreen.unreachable, cause, isUnreached: true }),
    ),
  );
}

/** Sends a message that failed. */
async function resend({ conversation, turns }: Chat, clientMessageId: string): Promise<void> {
  const turn = conversation && turnOf(conversation, clientMessageId);
  if (!turn || turns.runner.isRunning) return;
  turns.dispatch({ type: "started", turn, createdAt: new Date().toISOString() });
  await turns.run(turn);
}
