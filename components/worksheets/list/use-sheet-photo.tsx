"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Suspense, useEffect, useRef, useState } from "react";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { api } from "@/lib/api-client/client";
import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { newMessageKey } from "@/components/conversation/new-message-key";
import { outcomeOf, type TurnOutcome } from "@/components/conversation/run-turn";
import { useRefusal } from "@/components/conversation/use-refusal";
import { PauseNotice } from "@/components/family/pause-notice";
import { queryKeys } from "@/components/learner/queries";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import type { AnalysisStep } from "@/components/photo/analysis-dialog";
import { writeAttachment } from "@/components/photo/attachment";
import { usePhotoSource } from "@/components/photo/use-photo-source";
import { watchReading } from "@/components/photo/watch-reading";
import { settleExchange } from "@/components/rewards/settle-exchange";
import { Button } from "@/components/ui/button";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { Notice } from "@/components/ui/notice";

// Its code comes with the first photo, which goes its way without it too.
const AnalysisDialog = lazyWhenOnline(() => import("@/components/photo/analysis-dialog"));

/** A picture on its way. The key makes it harmless to send it again. */
type Photo = { image: string; key: string };

type SheetPhoto = {
  /** The sheet that what is read is added to. */
  worksheetId?: string;
  isReady: boolean;
  /** Stores what is open before the picture goes; false where that came to nothing. */
  prepare?: () => Promise<boolean>;
  onAnswered: (exchange: ExchangeReply) => void;
};

/** A picture that becomes a sheet, or more of one. It is counted, refused and celebrated like one sent in the chat, where it is shown too. */
export function useSheetPhoto({ worksheetId, isReady, prepare, onAnswered }: SheetPhoto) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id: userId, family } = useLearner();
  const { explain, forget, pause, problemOf } = useRefusal();
  const opener = useRef<HTMLElement>(null);
  const reading = useRef<AbortController>(null);
  const [sending, setSending] = useState<Photo & { step: AnalysisStep }>();
  const [failed, setFailed] = useState<Photo & { problem: string }>();
  const [refused, setRefused] = useState<string>();

  const isAllowed = family.stage === "open" && family.allowed.coach && family.allowed.photos;
  const source = usePhotoSource({
    isReady: isReady && isAllowed && !sending,
    onPhoto: (image) => void send({ image, key: newMessageKey() }),
    opener,
  });

  async function send(photo: Photo): Promise<void> {
    forget();
    setRefused(undefined);
    setFailed(undefined);
    if (prepare && !(await prepare())) return setFailed({ ...photo, problem: t.photoFailed });
    setSending({ ...photo, step: "sending" });
    const controller = new AbortController();
    reading.current = controller;
    const outcome = await analyse(photo, controller.signal);
    if (controller.signal.aborted) return; // The student has left: it goes on in the chat.
    setSending(undefined);
    settle(photo, outcome);
  }

  async function analyse({ image, key }: Photo, signal: AbortSignal): Promise<TurnOutcome> {
    const watching = new AbortController();
    signal.addEventListener("abort", () => watching.abort());
    const onStep = (step: AnalysisStep) => setSending((now) => now && { ...now, step });
    void watchReading(userId, key, watching.signal, onStep);
    const body = { userId, image, worksheetId, clientMessageId: key };
    const outcome = await outcomeOf(api("POST /api/analyze-homework", { body, signal }), signal);
    watching.abort();
    return outcome;
  }

  function settle(photo: Photo, outcome: TurnOutcome): void {
    switch (outcome.type) {
      case "answered":
        return take(outcome.exchange);
      case "refused":
        // As the paywall says: it waits in the chat.
        writeAttachment(userId, photo.image);
        explain(outcome.refusal);
        if (outcome.refusal.reason === "no-hearts") setRefused(problemOf(outcome.refusal));
        return;
      case "failed":
        leaveIfSignedOut(outcome.cause);
        return setFailed({ ...photo, problem: outcome.problem });
      case "stopped":
      case "given-back":
        return; // Only a message sent in the chat ends so.
    }
  }

  function take(exchange: ExchangeReply): void {
    settleExchange(queryClient, userId, exchange);
    void queryClient.invalidateQueries({ queryKey: queryKeys.conversation(userId) });
    // Words for somebody who needs help stand in the chat, and nothing comes before them.
    if (exchange.aiMessage.support) return router.push("/");
    onAnswered(exchange);
  }

  useEffect(() => () => reading.current?.abort(), []);

  return {
    isAllowed,
    isSending: sending !== undefined,
    takePhoto: source.takePhoto,
    choosePhoto: source.choosePhoto,
    /** Why a picture was not taken, and the way to send it again. */
    notices: (
      <>
        <PauseNotice>{pause ?? refused}</PauseNotice>
        {failed && (
          <Notice variant="error" title={failed.problem}>
            <Button variant="ghost" className="-ml-4 self-start" onClick={() => void send(failed)}>
              {t.photoAgain}
            </Button>
          </Notice>
        )}
      </>
    ),
    overlays: (
      <>
        {source.overlays}
        {sending && (
          <Suspense fallback={null}>
            <AnalysisDialog
              image={sending.image}
              step={sending.step}
              onHide={() => router.push("/")}
              returnFocusTo={opener}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
