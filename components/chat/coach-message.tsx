import { memo } from "react";
import { chatScreen, findings } from "@/lib/i18n/it";
import type { CoachMood } from "@/components/art/coach-moods";
import { CoachBubble } from "@/components/chat/bubbles";
import type { ChatEntry } from "@/components/chat/conversation";
import { Markdown } from "@/components/chat/markdown";
import { MessageTime } from "@/components/chat/message-time";
import { XpBadge } from "@/components/chat/xp-badge";
import { Button } from "@/components/ui/button";
import { smallAction } from "@/components/ui/button-style";
import { ListenButton } from "@/components/voice/listen-button";

type CoachMessageProps = {
  entry: ChatEntry;
  /** What of the answer is to be seen by now. */
  text: string;
  isWriting: boolean;
  canResend: boolean;
  onResend: (clientMessageId: string) => void;
  /** Says that the try the coach has just refused is right. */
  onContest?: () => void;
};

export const CoachMessage = memo(function CoachMessage(props: CoachMessageProps) {
  const { entry, text, isWriting, canResend, onResend, onContest } = props;
  const { answerTo, xpAwarded, isPartial } = entry;
  return (
    <li className="max-w-full self-start sm:max-w-[92%]">
      <span className="sr-only">{chatScreen.coach}</span>
      <CoachBubble
        mood={moodOf(text, isWriting, xpAwarded)}
        below={
          !isWriting && (
            <>
              {!isPartial && <MessageTime iso={entry.createdAt} />}
              {!isPartial && <ListenButton messageId={entry.id} text={entry.message} />}
              {xpAwarded !== undefined && xpAwarded > 0 && <XpBadge xp={xpAwarded} />}
              {isPartial && answerTo && (
                <Button variant="ghost" disabled={!canResend} onClick={() => onResend(answerTo)}>
                  {chatScreen.showWhole}
                </Button>
              )}
              {onContest && (
                <button type="button" className={smallAction} onClick={onContest}>
                  {findings.drop}
                </button>
              )}
            </>
          )
        }
      >
        {text === "" && (isPartial && !isWriting ? <p>{chatScreen.stopped}</p> : <ThinkingDots />)}
        <Markdown text={text} isGrowing={isWriting} />
      </CoachBubble>
    </li>
  );
});

function ThinkingDots() {
  return (
    <span aria-hidden="true" className="flex h-6 items-center gap-1.5 text-ink-soft">
      <span className="animate-dot size-2 rounded-full bg-current" />
      <span className="animate-dot size-2 rounded-full bg-current [animation-delay:120ms]" />
      <span className="animate-dot size-2 rounded-full bg-current [animation-delay:240ms]" />
    </span>
  );
}

const helpLine = "19696";

function moodOf(text: string, isWriting: boolean, xpAwarded: number | undefined): CoachMood {
  if (text === "") return "thinks";
  if (text.includes(helpLine)) return "consoles";
  return xpAwarded && !isWriting ? "cheers" : "asks";
}
