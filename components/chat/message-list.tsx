"use client";

import { Fragment } from "react";
import type { VerdictStance } from "@/lib/features/chat/contract";
import { chatScreen } from "@/lib/i18n/it";
import { CoachMessage } from "@/components/chat/coach-message";
import type { ChatEntry, Conversation } from "@/components/conversation/conversation";
import { OlderMessages } from "@/components/chat/older-messages";
import { StudentMessage } from "@/components/chat/student-message";
import type { LiveAnswer } from "@/components/chat/sending";
import { useTypewriter } from "@/components/chat/use-typewriter";
import { dayName } from "@/components/chat/day-name";

type MessageListProps = {
  conversation: Conversation;
  live: LiveAnswer | undefined;
  isBusy: boolean;
  onResend: (clientMessageId: string) => void;
  onAnswer: (entry: ChatEntry, stance: VerdictStance) => void;
  onLoadOlder: () => void;
  isLoadingOlder: boolean;
};

export function MessageList({
  conversation,
  live,
  isBusy,
  onResend,
  onAnswer,
  onLoadOlder,
  isLoadingOlder,
}: MessageListProps) {
  const written = useTypewriter(live);
  const entries = live ? withLiveAnswer(conversation.entries, live) : conversation.entries;
  return (
    <>
      {conversation.hasOlder && <OlderMessages onLoad={onLoadOlder} isLoading={isLoadingOlder} />}
      <ol aria-label={chatScreen.conversation} className="flex flex-col gap-4">
        {entries.map((entry, index) => {
          const isLive = live !== undefined && entry.answerTo === live.clientMessageId;
          return (
            <Fragment key={keyOf(entry)}>
              <DayDivider entry={entry} before={entries[index - 1]} />
              {entry.sender === "user" ? (
                <StudentMessage entry={entry} canResend={!isBusy} onResend={onResend} />
              ) : (
                <CoachMessage
                  entry={entry}
                  text={isLive ? written : entry.message}
                  isWriting={isLive && (!live.hasEnded || written.length < live.text.length)}
                  openPlaces={openPlacesOf(entries[index - 1])}
                  {...(index === entries.length - 1 && !isBusy && { onAnswer })}
                />
              )}
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}

const openPlacesOf = (answered: ChatEntry | undefined): number =>
  answered?.findings?.filter(({ isResolved }) => !isResolved).length ?? 0;

/** Stays the same when the server gives the message its id. */
function keyOf({ id, clientMessageId, answerTo }: ChatEntry): string {
  return answerTo ? `answer-${answerTo}` : (clientMessageId ?? id);
}

/** The answer being read has its place before the server has stored it. */
function withLiveAnswer(entries: ChatEntry[], live: LiveAnswer): ChatEntry[] {
  if (entries.some((entry) => entry.answerTo === live.clientMessageId)) return entries;
  const { clientMessageId: answerTo, text: message } = live;
  const createdAt = entries.at(-1)?.createdAt ?? "";
  return [...entries, { id: `answer-${answerTo}`, sender: "ai", message, createdAt, answerTo }];
}

function DayDivider({ entry, before }: { entry: ChatEntry; before: ChatEntry | undefined }) {
  const day = dayName(entry.createdAt);
  if (before && dayName(before.createdAt) === day) return null;
  // "Oggi" by the server's clock may be "Ieri" by the browser's.
  return (
    <li
      suppressHydrationWarning
      className="self-center rounded-full bg-sunk px-3 py-0.5 text-xs font-medium text-ink-soft"
    >
      {day}
    </li>
  );
}
