"use client";

import { Suspense, useRef } from "react";
import type { MessageWish, VerdictStance } from "@/lib/features/chat/contract";
import { isOutOfHearts } from "@/components/chat/is-out-of-hearts";
import { chatScreen } from "@/lib/i18n/it";
import { Answering } from "@/components/chat/answering";
import { ChatHeader } from "@/components/chat/chat-header";
import { ChatSkeleton } from "@/components/chat/chat-skeleton";
import { endsInNeed, type ChatEntry, type Conversation } from "@/components/conversation/conversation";
import { Composer } from "@/components/chat/composer";
import { composerId } from "@/components/conversation/composer-id";
import { ComposerTools } from "@/components/chat/composer-tools";
import { EmptyChat } from "@/components/chat/empty-chat";
import { HeartsNotice } from "@/components/chat/hearts-notice";
import { LoadFailed } from "@/components/chat/load-failed";
import { MessageList } from "@/components/chat/message-list";
import { ToEndButton } from "@/components/chat/to-end-button";
import { useArrivalFocus } from "@/components/chat/use-arrival-focus";
import { useConversation } from "@/components/chat/use-conversation";
import { useFollowScroll } from "@/components/chat/use-follow-scroll";
import { useReducedMotion } from "@/components/sound/use-reduced-motion";
import { useSendMessage } from "@/components/chat/use-send-message";
import { WishChoice } from "@/components/chat/wish-choice";
import { PauseNotice } from "@/components/family/pause-notice";
import { useFocusOnOpening } from "@/components/family/use-focus-on-opening";
import { useLearner } from "@/components/learner/use-learner";
import { LazyBanner } from "@/components/subscription/lazy-banner";
import { usePaymentReturn } from "@/components/subscription/use-payment-return";
import { classNames } from "@/components/ui/class-names";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { lazyPart } from "@/components/ui/lazy-part";
import { DictationButton } from "@/components/voice/dictation-button";

// Their code comes when they are needed. All but the gate can be done without.
const AnalysisDialog = lazyWhenOnline(() => import("@/components/photo/analysis-dialog"));
const ChatGate = lazyPart(() => import("@/components/family/chat-gate"));
const FamilyNews = lazyWhenOnline(() => import("@/components/family/family-news"));
const TodaysLimits = lazyWhenOnline(() => import("@/components/family/todays-limits"));

/** The conversation with the coach: what was said, what is being said, and where to write. What the page brought is drawn at once. */
export function ChatScreen({ brought }: { brought?: Conversation }) {
  usePaymentReturn();
  const learner = useLearner();
  const { family } = learner;
  const canWrite = family.stage === "open" && family.allowed.coach;
  useFocusOnOpening(canWrite, composerId);
  useArrivalFocus(composerId);
  const chat = useConversation(brought);
  const { conversation } = chat;
  const { live, isBusy, wasRefusedForHearts, pause, analysis, ...sender } = useSendMessage(
    conversation,
    canWrite,
  );
  const isStill = useReducedMotion();
  const list = useRef<HTMLDivElement>(null);
  const photoOpener = useRef<HTMLElement>(null);
  const isEmpty = conversation?.entries.length === 0;
  const isInNeed = conversation !== undefined && endsInNeed(conversation);
  const { isAway, goToEnd, followAnswer } = useFollowScroll(list, conversation?.entries[0]?.id, isInNeed);
  // Where the screen opens: at the top of an empty chat, else at the end of what was said.
  const notices = !isInNeed && (
    <>
      {family.hasNews && (
        <Suspense fallback={null}>
          <FamilyNews />
        </Suspense>
      )}
      {canWrite && <HeartsNotice wasRefused={wasRefusedForHearts} />}
    </>
  );
  /** What a next message might be for is no question while none goes out. */
  const isHeld = pause !== undefined || isOutOfHearts(learner);

  function sendAndFollow(text: string): boolean {
    const isTaken = sender.send(text);
    if (isTaken) followAnswer();
    return isTaken;
  }

  function answer(entry: ChatEntry, stance: VerdictStance) {
    sender.answerVerdict(entry, stance);
    followAnswer();
  }

  function choose(wish: MessageWish | undefined) {
    sender.setWish(wish);
    if (wish) document.getElementById(composerId)?.focus({ preventScroll: true });
  }

  function analyseAndFollow(image: string) {
    sender.analyse(image);
    followAnswer();
  }

  return (
    <div className="squared-paper flex grow flex-col">
      <div data-below-header className="top-header z-20 max-md:contents md:sticky low:static">
        {/* It never fills a phone, and makes way for what is read by key. */}
        <div
          data-below-header
          className="sticky top-header z-20 max-md:max-h-[40dvh] max-md:overflow-y-auto md:static low:static [:has(>.above-panel_:focus-visible)>*>&]:static"
        >
          {!isInNeed && <LazyBanner />}
        </div>
        <ChatHeader />
      </div>
      <div
        ref={list}
        className={classNames(
          "above-panel @container mx-auto flex w-full max-w-3xl flex-col px-4 pt-4 pb-6 [overflow-anchor:none]",
          canWrite && "grow",
        )}
      >
        {!conversation && !chat.hasFailed && <ChatSkeleton />}
        {!conversation && chat.hasFailed && <LoadFailed onRetry={chat.reload} />}
        {isEmpty && notices}
        {isEmpty && canWrite && <EmptyChat wish={sender.wish} onChoose={choose} onSend={sendAndFollow} />}
        {conversation && !isEmpty && (
          <>
            <MessageList
              conversation={conversation}
              live={live}
              isBusy={isBusy || !canWrite}
              onResend={sender.resend}
              onAnswer={answer}
              onLoadOlder={chat.loadOlder}
              isLoadingOlder={chat.isLoadingOlder}
            />
            {notices}
          </>
        )}
      </div>
      {/* A browser that knows this shows the end of what was said before any script has run. */}
      {conversation && !isEmpty && <div className="[scroll-initial-target:nearest]" />}
      <Answering live={live} />
      {canWrite ? (
        <div className="group/panel lower-panel z-20 border-t border-line bg-paper short:static">
          <div className="relative mx-auto flex w-full max-w-3xl flex-col gap-1.5 px-4 pt-2 pb-1 md:gap-2 md:pt-2.5 md:pb-1.5">
            {isAway && <ToEndButton onClick={goToEnd} />}
            {!isEmpty && !isHeld && <WishChoice layout="row" chosen={sender.wish} onChoose={choose} />}
            <PauseNotice>{pause}</PauseNotice>
            <Composer
              isReady={conversation !== undefined}
              isBusy={isBusy}
              isPaused={pause !== undefined}
              wish={sender.wish}
              onSend={sendAndFollow}
              onShowAll={isBusy && !isStill && live?.text && !live.isWhole ? sender.showAll : undefined}
            >
              <ComposerTools
                isReady={conversation !== undefined && !isBusy}
                onPhoto={analyseAndFollow}
                photoOpener={photoOpener}
                audio={<DictationButton isReady={conversation !== undefined} onSend={sendAndFollow} />}
              />
            </Composer>
            {(family.hours || family.minutesPerDay) && !pause && (
              <Suspense fallback={null}>
                <TodaysLimits />
              </Suspense>
            )}
            <p className="text-center text-xs text-ink-soft">{chatScreen.disclosure}</p>
          </div>
        </div>
      ) : (
        <ChatGate />
      )}
      {analysis && (
        <Suspense fallback={null}>
          <AnalysisDialog {...analysis} onHide={sender.hideAnalysis} returnFocusTo={photoOpener} />
        </Suspense>
      )}
    </div>
  );
}
