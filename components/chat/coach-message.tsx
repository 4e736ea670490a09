import { memo } from "react";
import type { VerdictStance } from "@/lib/features/chat/contract";
import { chatScreen } from "@/lib/i18n/it";
import { sheetLink } from "@/lib/i18n/it/sheet-link";
import type { CoachMood } from "@/components/art/coach-moods";
import { CoachBubble } from "@/components/chat/bubbles";
import { isForNeed, type ChatEntry } from "@/components/chat/conversation";
import { Markdown } from "@/components/chat/markdown";
import { MessageTime } from "@/components/chat/message-time";
import { SupportCard } from "@/components/chat/support-card";
import { VerdictButtons } from "@/components/chat/verdict-buttons";
import { XpBadge } from "@/components/chat/xp-badge";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { ListenButton } from "@/components/voice/listen-button";

type CoachMessageProps = {
  entry: ChatEntry;
  /** What of the answer is to be seen by now. */
  text: string;
  isWriting: boolean;
  canResend: boolean;
  onResend: (clientMessageId: string) => void;
  /** Answers the verdict on a try, where that is the newest word. */
  onAnswer?: (entry: ChatEntry, stance: VerdictStance) => void;
};

export const CoachMessage = memo(function CoachMessage(props: CoachMessageProps) {
  const { entry, text, isWriting, canResend, onResend, onAnswer } = props;
  const { answerTo, xpAwarded, isPartial, verdict, worksheet, support } = entry;
  return (
    <li className="max-w-full self-start sm:max-w-[92%]">
      <span className="sr-only">{chatScreen.coach}</span>
      <CoachBubble
        mood={moodOf(entry, text, isWriting)}
        below={
          !isWriting && (
            <>
              {!isPartial && <MessageTime iso={entry.createdAt} />}
              {!isPartial && <Listen entry={entry} />}
              {xpAwarded !== undefined && xpAwarded > 0 && <XpBadge xp={xpAwarded} />}
              {isPartial && answerTo && (
                <Button variant="ghost" disabled={!canResend} onClick={() => onResend(answerTo)}>
                  {chatScreen.showWhole}
                </Button>
              )}
              {verdict && onAnswer && (
                <VerdictButtons verdict={verdict} onAnswer={(stance) => onAnswer(entry, stance)} />
              )}
            </>
          )
        }
      >
        {text === "" && (isPartial && !isWriting ? <p>{chatScreen.stopped}</p> : <ThinkingDots />)}
        <Markdown text={text} isGrowing={isWriting} />
      </CoachBubble>
      {worksheet && !isWriting && (
        <LinkButton href={`/schede/${worksheet.id}`} variant="secondary" size="lg" className="mt-2 ml-11.5">
          {sheetLink(worksheet.items)}
        </LinkButton>
      )}
      {support && !isWriting && <SupportCard support={support} />}
    </li>
  );
});

/** Without Pro the button leads to an offer, which has no place beside words for somebody who needs help. */
function Listen({ entry }: { entry: ChatEntry }) {
  const { isPro } = useLearner();
  return !isPro && isForNeed(entry) ? null : <ListenButton messageId={entry.id} text={entry.message} />;
}

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

function moodOf({ support, xpAwarded }: ChatEntry, text: string, isWriting: boolean): CoachMood {
  if (text === "") return "thinks";
  if (support || text.includes(helpLine)) return "consoles";
  return xpAwarded && !isWriting ? "cheers" : "asks";
}
