"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { chatScreen } from "@/lib/i18n/it";
import * as steps from "@/components/chat/conversation";
import type { Conversation, Turn } from "@/components/chat/conversation";
import { newMessageKey } from "@/components/chat/new-message-key";
import { runTurn, type Refusal, type TurnOutcome } from "@/components/chat/run-turn";
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
import { showToast } from "@/components/ui/toast";

/** The answer that is being read, or was read last. */
export type LiveAnswer = {
  clientMessageId: string;
  text: string;
  /** How much of it was on screen before, when the rest of a stopped answer is fetched. */
  shownBefore: number;
  hasEnded: boolean;
};

/** The second tap of a double tap on "send" lands on "stop", which took its place. */
const doubleTapMs = 400;

/** Sends messages one at a time and keeps the conversation on screen in step. */
export function useSendMessage(conversation: Conversation | undefined) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [live, setLive] = useState<LiveAnswer>();
  const [refusal, setRefusal] = useState<Refusal>();
  const reading = useRef<{ controller: AbortController; startedAt: number }>(null);
  /** What this visit has sent: the screen may still call it pending for a moment after its answer has come. */
  const taken = useRef(new Set<string>());

  const change = (edit: (now: Conversation) => Conversation) =>
    queryClient.setQueryData<Conversation>(queryKeys.conversation(userId), (now) => now && edit(now));

  async function run(turn: Turn, arrived = "") {
    const key = turn.clientMessageId;
    const controller = new AbortController();
    reading.current = { controller, startedAt: Date.now() };
    taken.current.add(key);
    const shownBefore = arrived.length;
    let text = arrived;
    setRefusal(undefined);
    setLive({ clientMessageId: key, text, shownBefore, hasEnded: false });
    const outcome = await runTurn(turn, controller.signal, {
      onAccepted: (stored) => {
        releaseUnsent(userId, key);
        change((now) => steps.acceptTurn(now, key, stored));
      },
      onText: (soFar) => {
        if (soFar.length <= text.length) return;
        text = soFar;
        setLive({ clientMessageId: key, text, shownBefore, hasEnded: false });
      },
    });
    // Whoever leaves the screen finds the message pending on coming back, and reads on.
    if (controller.signal.reason === "left") return;
    reading.current = null;
    settle(turn, outcome, text);
  }

  function settle(turn: Turn, outcome: TurnOutcome, text: string) {
    const key = turn.clientMessageId;
    setLive((now) =>
      now && outcome.type === "answered"
        ? { ...now, text: outcome.exchange.aiMessage.message, hasEnded: true }
        : undefined,
    );
    switch (outcome.type) {
      case "answered":
        releaseUnsent(userId, key);
        change((now) => steps.finishTurn(now, key, outcome.exchange));
        queryClient.setQueryData(queryKeys.usageStats, outcome.exchange.usage);
        void queryClient.invalidateQueries({ queryKey: queryKeys.learner(userId) });
        void queryClient.invalidateQueries({ queryKey: queryKeys.achievements(userId) });
        break;
      case "stopped":
        change((now) => steps.stopTurn(now, key, text, new Date().toISOString()));
        break;
      case "refused":
        refuse(turn, outcome.refusal);
        break;
      case "failed":
        leaveIfSignedOut(outcome.cause);
        change((now) => steps.failTurn(now, key, outcome.problem));
        showToast({ title: chatScreen.errorTitle, description: outcome.problem, variant: "error" });
    }
  }

  function refuse(turn: Turn, reason: Refusal) {
    setRefusal(reason);
    void queryClient.invalidateQueries({ queryKey: queryKeys.learner(userId) });
    const isOnlyHere = readUnsent(userId).some((unsent) => unsent.clientMessageId === turn.clientMessageId);
    if (!isOnlyHere) return change((now) => steps.failTurn(now, turn.clientMessageId, chatScreen.sendFailed));
    writeDraft(userId, [turn.message, readDraft(userId)].filter(Boolean).join("\n"));
    releaseUnsent(userId, turn.clientMessageId);
    change((now) => steps.dropTurn(now, turn.clientMessageId));
  }

  /** Answers whether the text was taken. */
  function send(text: string): boolean {
    const message = text.trim();
    if (!message || !conversation || reading.current) return false;
    const turn = { message, clientMessageId: newMessageKey() };
    const createdAt = new Date().toISOString();
    keepUnsent(userId, { ...turn, createdAt });
    change((now) => steps.startTurn(now, turn, createdAt));
    void run(turn);
    return true;
  }

  /** Sends a message that failed, or asks for the rest of a stopped answer. */
  function resend(clientMessageId: string) {
    const turn = conversation && steps.turnOf(conversation, clientMessageId);
    if (!turn || reading.current) return;
    change((now) => steps.startTurn(now, turn, new Date().toISOString()));
    void run(turn, steps.partialAnswer(conversation, clientMessageId));
  }

  function stop() {
    const current = reading.current;
    if (current && Date.now() - current.startedAt > doubleTapMs) current.controller.abort("stopped");
  }

  const pending = conversation && steps.pendingTurn(conversation);
  useEffect(() => {
    if (pending && !reading.current && !taken.current.has(pending.clientMessageId)) void run(pending);
  });
  useEffect(
    () => () => {
      reading.current?.controller.abort("left");
      reading.current = null;
      taken.current.clear();
    },
    [],
  );

  return { live, isBusy: live !== undefined && !live.hasEnded, refusal, send, resend, stop };
}
