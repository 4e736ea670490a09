"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { MessageWish, VerdictStance } from "@/lib/features/chat/contract";
import type { SupportReply } from "@/lib/features/safety/contract";
import { isTooLarge } from "@/lib/api-client/client-errors";
import { chatScreen, common, pictureMessage, photo, verdicts } from "@/lib/i18n/it";
import * as steps from "@/components/chat/conversation";
import type { ChatEntry, Conversation, Turn } from "@/components/chat/conversation";
import { takeQuestion } from "@/components/chat/handed-question";
import { newMessageKey } from "@/components/chat/new-message-key";
import { runTurn, type Refusal, type TurnListener, type TurnOutcome } from "@/components/chat/run-turn";
import { showChat } from "@/components/chat/shown-chat";
import { useRefusal } from "@/components/chat/use-refusal";
import {
  keepUnsent,
  readDraft,
  readUnsent,
  releaseUnsent,
  writeDraft,
} from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";
import { settleExchange } from "@/components/rewards/settle-exchange";
import { showToast } from "@/components/ui/toast";

/** The answer that is being read, or was read last. */
export type LiveAnswer = {
  clientMessageId: string;
  text: string;
  /** Shown as it comes, without being typed. */
  isWhole?: boolean;
  hasEnded: boolean;
  support?: SupportReply;
};

type Run = {
  ask?: (turn: Turn, signal: AbortSignal, listener: TurnListener) => Promise<TurnOutcome>;
};

/** Sends messages and photos one at a time and keeps the conversation on screen in step. */
export function useSendMessage(conversation: Conversation | undefined, canWrite: boolean) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [live, setLive] = useState<LiveAnswer>();
  const refused = useRefusal();
  /** What the next message is for. */
  const [wish, setWish] = useState<MessageWish>();
  const [analysis, setAnalysis] = useState<{ image: string; step: AnalysisStep }>();
  const reading = useRef<AbortController>(null);
  /** What this visit has sent: the screen may still call it pending for a moment after its answer has come. */
  const taken = useRef(new Set<string>());
  /** What the server has not confirmed to have. */
  const unconfirmed = useRef(new Set<string>());

  /** What is sent now stands behind what waits for the net. */
  const isHeldUp = conversation !== undefined && steps.hasWaiting(conversation);

  const change = (edit: (now: Conversation) => Conversation) =>
    queryClient.setQueryData<Conversation>(queryKeys.conversation(userId), (now) => now && edit(now));

  async function run(turn: Turn, { ask = runTurn }: Run = {}) {
    const key = turn.clientMessageId;
    const controller = new AbortController();
    reading.current = controller;
    taken.current.add(key);
    refused.forget();
    setLive({ clientMessageId: key, text: "", hasEnded: false });
    const outcome = await ask(turn, controller.signal, {
      onAccepted: (stored) => {
        release(key);
        change((now) => steps.acceptTurn(now, key, stored));
      },
      onText: (soFar) => {
        setAnalysis(undefined);
        // Taken up after a break it comes from its beginning.
        setLive((now) => (now && soFar.length > now.text.length ? { ...now, text: soFar } : now));
      },
    });
    // Whoever leaves the screen finds the message pending on coming back, and reads on.
    if (controller.signal.aborted || outcome.type === "stopped") return;
    reading.current = null;
    setAnalysis(undefined);
    settle(turn, outcome);
  }

  function settle(turn: Turn, outcome: Exclude<TurnOutcome, { type: "stopped" }>) {
    const key = turn.clientMessageId;
    setLive((now) => {
      if (!now || outcome.type !== "answered") return undefined;
      const { message: text, support } = outcome.exchange.aiMessage;
      return { ...now, text, support, hasEnded: true };
    });
    switch (outcome.type) {
      case "answered":
        release(key);
        change((now) => steps.finishTurn(now, key, outcome.exchange));
        settleExchange(queryClient, userId, outcome.exchange);
        break;
      case "refused":
        refuse(turn, outcome.refusal);
        break;
      case "failed":
        leaveIfSignedOut(outcome.cause);
        if (turn.verdict) return takeBack(key, outcome.problem);
        if (!outcome.isUnreached) fail(key, outcome.problem);
        else if (!letWait(turn)) return;
        showToast({ title: chatScreen.errorTitle, description: outcome.problem, variant: "error" });
        break;
      case "given-back":
        leaveIfSignedOut(outcome.cause);
        giveBack(turn, photo.askForHelp);
        showToast({
          title: photo.failedTitle,
          description: isTooLarge(outcome.cause) ? common.imageTooLarge : photo.failed,
          variant: "error",
        });
    }
  }

  function fail(key: string, problem: string) {
    const kept = keptOf(key);
    if (kept?.waits) keepUnsent(userId, { ...kept, waits: undefined });
    change((now) => steps.failTurn(now, key, problem));
  }

  /** Has a message wait for the net. Answers whether that is news, and no sign on the screen tells it. */
  function letWait({ clientMessageId, message, image, wish, about }: Turn): boolean {
    const kept = keptOf(clientMessageId);
    const createdAt = kept?.createdAt ?? new Date().toISOString();
    keepUnsent(userId, { clientMessageId, message, image, wish, about, createdAt, waits: true });
    change((now) => steps.letWait(now, clientMessageId));
    return !kept?.waits && navigator.onLine;
  }

  const keptOf = (key: string) => readUnsent(userId).find(({ clientMessageId }) => clientMessageId === key);

  /** Nothing was answered: the buttons are there again, or what became of the verdict elsewhere. */
  function takeBack(key: string, problem: string) {
    change((now) => steps.dropTurn(now, key));
    void queryClient.invalidateQueries({ queryKey: queryKeys.conversation(userId) });
    showToast({ title: chatScreen.errorTitle, description: problem, variant: "error" });
  }

  function refuse(turn: Turn, refusal: Refusal) {
    const key = turn.clientMessageId;
    const now = queryClient.getQueryData<Conversation>(queryKeys.conversation(userId));
    if (now && steps.endsInNeed(now)) {
      refused.note(refusal);
      return fail(key, refused.problemOf(refusal));
    }
    refused.explain(refusal);
    if (keptOf(key) || unconfirmed.current.has(key)) giveBack(turn);
    else fail(key, chatScreen.sendFailed);
  }

  /** Takes a message off the screen and puts its words, its photo and what it is for back to where they are chosen. */
  function giveBack({ message, image, wish: given, clientMessageId }: Turn, instead = "") {
    const words = message === pictureMessage ? instead : message;
    writeDraft(userId, [words, readDraft(userId)].filter(Boolean).join("\n"));
    writeAttachment(userId, image ?? readAttachment(userId));
    setWish((now) => given ?? now);
    release(clientMessageId);
    change((now) => steps.dropTurn(now, clientMessageId));
  }

  function release(clientMessageId: string) {
    unconfirmed.current.delete(clientMessageId);
    releaseUnsent(userId, clientMessageId);
  }

  function start(turn: Turn, how?: Run) {
    const createdAt = new Date().toISOString();
    unconfirmed.current.add(turn.clientMessageId);
    keepUnsent(userId, { ...turn, createdAt });
    change((now) => steps.startTurn(now, turn, createdAt));
    if (isHeldUp) letWait(turn);
    else void run(turn, how);
  }

  /** Sends this text, with the photo that waits for it. Answers whether they were taken. */
  function send(text: string): boolean {
    const image = readAttachment(userId);
    const message = text.trim() || (image && pictureMessage);
    if (!message || !conversation || reading.current) return false;
    writeAttachment(userId, undefined);
    setWish(undefined);
    start({ message, image, wish: image ? undefined : wish, clientMessageId: newMessageKey() });
    return true;
  }

  /** Answers the verdict of a message. What is being written stays where it is. */
  function answerVerdict({ id, verdict }: ChatEntry, stance: VerdictStance) {
    if (!verdict || reading.current) return;
    const message = verdicts.said[stance](verdict.item);
    const answer = { message, clientMessageId: newMessageKey(), verdict: { messageId: id, stance } };
    change((now) => steps.startTurn(now, answer, new Date().toISOString()));
    void run(answer);
  }

  /** Has a photo analysed, in the place of any that waits; or lets it wait while something else is answered. */
  function analyse(image: string) {
    if (!conversation || reading.current) return writeAttachment(userId, image);
    writeAttachment(userId, undefined);
    setWish(undefined);
    const turn = { message: pictureMessage, image, clientMessageId: newMessageKey() };
    if (!isHeldUp) setAnalysis({ image, step: "sending" });
    const onStep = (step: AnalysisStep) => setAnalysis((now) => now && { ...now, step });
    start(turn, {
      ask: (_, signal, listener) =>
        import("@/components/photo/run-photo-turn").then(
          ({ runPhotoTurn }) => runPhotoTurn(userId, turn, signal, { ...listener, onStep }),
          // Without a net its code may not come either.
          (cause: unknown) => ({ type: "failed", problem: chatScreen.unreachable, cause, isUnreached: true }),
        ),
    });
  }

  /** Sends a message that failed. */
  async function resend(clientMessageId: string) {
    const turn = conversation && steps.turnOf(conversation, clientMessageId);
    if (!turn || reading.current) return;
    change((now) => steps.startTurn(now, turn, new Date().toISOString()));
    await run(turn);
  }

  useEffect(() => showChat(resend));
  const pending = conversation && steps.pendingTurn(conversation);
  useEffect(() => {
    if (pending && !reading.current && !taken.current.has(pending.clientMessageId)) void run(pending);
  });
  useEffect(() => {
    // What was asked on another screen, once nothing else is being answered.
    const question = conversation && canWrite && !reading.current && takeQuestion(userId);
    if (question) start({ ...question, clientMessageId: newMessageKey() });
  });
  useEffect(
    () => () => {
      reading.current?.abort();
      reading.current = null;
      taken.current.clear();
    },
    [],
  );

  return {
    live,
    isBusy: live !== undefined && !live.hasEnded,
    wasRefusedForHearts: refused.wasRefusedForHearts,
    pause: refused.pause,
    analysis,
    wish,
    setWish,
    send,
    analyse,
    answerVerdict,
    hideAnalysis: () => setAnalysis(undefined),
    resend: (clientMessageId: string) => void resend(clientMessageId),
    showAll: () => setLive((now) => now && { ...now, isWhole: true }),
  };
}
