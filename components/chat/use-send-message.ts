"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { MessageWish, VerdictStance } from "@/lib/features/chat/contract";
import type { SupportReply } from "@/lib/features/safety/contract";
import { isTooLarge } from "@/lib/http/client-errors";
import { chatScreen, common, pictureMessage, photo, verdicts } from "@/lib/i18n/it";
import * as steps from "@/components/chat/conversation";
import type { ChatEntry, Conversation, Turn } from "@/components/chat/conversation";
import { takeQuestion } from "@/components/chat/handed-question";
import { newMessageKey } from "@/components/chat/new-message-key";
import { runTurn, type Refusal, type TurnListener, type TurnOutcome } from "@/components/chat/run-turn";
import { useRefusal } from "@/components/chat/use-refusal";
import {
  keepUnsent,
  readDraft,
  readUnsent,
  releaseUnsent,
  writeDraft,
} from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";
import { runPhotoTurn } from "@/components/photo/run-photo-turn";
import { celebrate } from "@/components/rewards/celebrate";
import { showToast } from "@/components/ui/toast";

/** The answer that is being read, or was read last. */
export type LiveAnswer = {
  clientMessageId: string;
  text: string;
  /** How much of it was on screen before, when the rest of a stopped answer is fetched. */
  shownBefore: number;
  hasEnded: boolean;
  support?: SupportReply;
};

type Run = {
  /** What there is of the answer already. */
  arrived?: string;
  ask?: (turn: Turn, signal: AbortSignal, listener: TurnListener) => Promise<TurnOutcome>;
};

/** The second tap of a double tap on "send" lands on "stop", which took its place. */
const doubleTapMs = 400;

/** Sends messages and photos one at a time and keeps the conversation on screen in step. */
export function useSendMessage(conversation: Conversation | undefined, canWrite: boolean) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [live, setLive] = useState<LiveAnswer>();
  const refused = useRefusal();
  /** What the next message is for. */
  const [wish, setWish] = useState<MessageWish>();
  const [analysis, setAnalysis] = useState<{ image: string; step: AnalysisStep }>();
  const reading = useRef<{ controller: AbortController; startedAt: number }>(null);
  /** What this visit has sent: the screen may still call it pending for a moment after its answer has come. */
  const taken = useRef(new Set<string>());
  /** What the server has not confirmed to have. */
  const unconfirmed = useRef(new Set<string>());

  const change = (edit: (now: Conversation) => Conversation) =>
    queryClient.setQueryData<Conversation>(queryKeys.conversation(userId), (now) => now && edit(now));

  async function run(turn: Turn, { arrived = "", ask = runTurn }: Run = {}) {
    const key = turn.clientMessageId;
    const controller = new AbortController();
    reading.current = { controller, startedAt: Date.now() };
    taken.current.add(key);
    const shownBefore = arrived.length;
    let text = arrived;
    refused.forget();
    setLive({ clientMessageId: key, text, shownBefore, hasEnded: false });
    const outcome = await ask(turn, controller.signal, {
      onAccepted: (stored) => {
        release(key);
        change((now) => steps.acceptTurn(now, key, stored));
      },
      onText: (soFar) => {
        if (soFar.length <= text.length) return;
        text = soFar;
        setAnalysis(undefined);
        setLive({ clientMessageId: key, text, shownBefore, hasEnded: false });
      },
    });
    // Whoever leaves the screen finds the message pending on coming back, and reads on.
    if (controller.signal.reason === "left") return;
    reading.current = null;
    setAnalysis(undefined);
    settle(turn, outcome, text);
  }

  function settle(turn: Turn, outcome: TurnOutcome, text: string) {
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
        queryClient.setQueryData(queryKeys.usageStats, outcome.exchange.usage);
        refreshLearner(queryClient, userId);
        // Who may need help is not congratulated, and nothing comes before the card.
        if (!outcome.exchange.aiMessage.support)
          celebrate(outcome.exchange, outcome.exchange.userMessage.imageUrl ? "homework" : "message");
        break;
      case "stopped":
        change((now) => steps.stopTurn(now, key, text, new Date().toISOString()));
        break;
      case "refused":
        refuse(turn, outcome.refusal);
        break;
      case "failed":
        leaveIfSignedOut(outcome.cause);
        if (turn.verdict) return takeBack(key, outcome.problem);
        change((now) => steps.failTurn(now, key, outcome.problem));
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
      return change((shown) => steps.failTurn(shown, key, refused.problemOf(refusal)));
    }
    refused.explain(refusal);
    const isFromBefore = readUnsent(userId).some((unsent) => unsent.clientMessageId === key);
    if (isFromBefore || unconfirmed.current.has(key)) giveBack(turn);
    else change((now) => steps.failTurn(now, key, chatScreen.sendFailed));
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
    const { message, clientMessageId, about } = turn;
    const createdAt = new Date().toISOString();
    unconfirmed.current.add(clientMessageId);
    if (message !== pictureMessage) keepUnsent(userId, { message, clientMessageId, createdAt, about });
    change((now) => steps.startTurn(now, turn, createdAt));
    void run(turn, how);
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
    setAnalysis({ image, step: "sending" });
    const onStep = (step: AnalysisStep) => setAnalysis((now) => now && { ...now, step });
    start(turn, {
      ask: (_, signal, listener) => runPhotoTurn(userId, turn, signal, { ...listener, onStep }),
    });
  }

  /** Sends a message that failed, or asks for the rest of a stopped answer. */
  function resend(clientMessageId: string) {
    const turn = conversation && steps.turnOf(conversation, clientMessageId);
    if (!turn || reading.current) return;
    change((now) => steps.startTurn(now, turn, new Date().toISOString()));
    void run(turn, { arrived: steps.partialAnswer(conversation, clientMessageId) });
  }

  function stop() {
    const current = reading.current;
    if (current && Date.now() - current.startedAt > doubleTapMs) current.controller.abort("stopped");
  }

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
      reading.current?.controller.abort("left");
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
    resend,
    stop,
  };
}
