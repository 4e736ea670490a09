import { memo, Suspense } from "react";
import type { VerdictStance } from "@/lib/features/chat/contract";
import { chatScreen } from "@/lib/i18n/it";
import { sheetLink } from "@/lib/i18n/it/sheet-link";
import { moodOf } from "@/components/art/mood-of";
import { CoachBubble } from "@/components/chat/bubbles";
import { isForNeed, type ChatEntry } from "@/components/conversation/conversation";
import { MessageTime } from "@/components/chat/message-time";
import { SupportCard } from "@/components/chat/support-card";
import { VerdictButtons } from "@/components/chat/verdict-buttons";
import { XpBadge } from "@/components/chat/xp-badge";
import { useLearner } from "@/components/learner/use-learner";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { LinkButton } from "@/components/ui/link-button";

// Their code comes with the first answer.
const Markdown = lazyWhenOnline(async () => ({
  default: (await import("@/components/chat/markdown")).Markdown,
}));
const ListenButton = lazyWhenOnline(async () => ({
  default: (await import("@/components/voice/listen-button")).ListenButton,
}));

/** A message without its marks, until they can be drawn. */
function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text.replace(/[*`#>]/g, "")}</p>;
}

type CoachMessageProps = {
  entry: ChatEntry;
  /** What of the answer is to be seen by now. */
  text: string;
  isWriting: boolean;
  /** How many places of the message it answers are still to be found. */
  openPlaces: number;
  /** Answers the verdict on a try, where that is the newest word. */
  onAnswer?: (entry: ChatEntry, stance: VerdictStance) => void;
};

export const CoachMessage = memo(function CoachMessage(props: CoachMessageProps) {
  const { entry, text, isWriting, openPlaces, onAnswer } = props;
  const { xpAwarded = 0, verdict, worksheet, support, task } = entry;
  return (
    <li className="max-w-full self-start sm:max-w-[92%]">
      <span className="sr-only">{chatScreen.coach}</span>
      <CoachBubble
        mood={moodOf({
          text,
          isWriting,
          isSupport: support !== undefined,
          xpAwarded,
          openPlaces,
          isNotYet: verdict !== undefined,
        })}
        below={
          !isWriting && (
            <>
              <MessageTime iso={entry.createdAt} />
              <Listen entry={entry} />
              {xpAwarded > 0 && <XpBadge xp={xpAwarded} />}
              {verdict && onAnswer && (
                <VerdictButtons verdict={verdict} onAnswer={(stance) => onAnswer(entry, stance)} />
              )}
            </>
          )
        }
      >
        {text === "" && <ThinkingDots />}
        <Suspense fallback={<PlainText text={text} />}>
          <Markdown text={text} isGrowing={isWriting} {...(task && { task })} />
        </Suspense>
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
  if (!isPro && isForNeed(entry)) return null;
  return (
    // Its room is there before it is: nothing moves when it comes.
    <Suspense fallback={<span className="h-7 w-20" />}>
      <ListenButton messageId={entry.id} text={entry.message} />
    </Suspense>
  );
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
