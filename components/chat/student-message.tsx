import { memo } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { chatScreen, photo, pictureMessage } from "@/lib/i18n/it";
import { studentBubble, studentBubbleSent } from "@/components/chat/bubbles";
import type { ChatEntry } from "@/components/conversation/conversation";
import { MessageTime } from "@/components/chat/message-time";
import { useFindings } from "@/components/findings/use-findings";
import { MessagePhoto } from "@/components/photo/message-photo";
import { ReadText } from "@/components/photo/read-text";
import { classNames } from "@/components/ui/class-names";
import { AlertIcon, RefreshIcon } from "@/components/ui/icons";

type StudentMessageProps = {
  entry: ChatEntry;
  canResend: boolean;
  onResend: (clientMessageId: string) => void;
};

const noFindings: FindingReply[] = [];

export const StudentMessage = memo(function StudentMessage({
  entry,
  canResend,
  onResend,
}: StudentMessageProps) {
  const { clientMessageId, imageUrl, isPhotoGone } = entry;
  const hasWords = (!imageUrl && !isPhotoGone) || entry.message !== pictureMessage;
  const isFailed = entry.status === "failed";
  const { findings = noFindings } = entry;
  const { bubbleId, marked, count, panel } = useFindings(entry.message, findings);
  return (
    <li className="flex max-w-[85%] flex-col items-end gap-1 self-end">
      <span className="sr-only">{chatScreen.you}</span>
      {imageUrl && <MessagePhoto src={imageUrl} />}
      {isPhotoGone && (
        <p className="rounded-lg rounded-br-sm border-2 border-dashed border-line px-4 py-2.5 text-sm text-ink-soft">
          {photo.gone}
        </p>
      )}
      {hasWords && (
        <p
          id={bubbleId}
          tabIndex={-1}
          className={classNames(
            studentBubble,
            !isFailed && studentBubbleSent,
            isFailed && "border-2 border-dashed bg-surface text-ink",
            isFailed && (entry.waits ? "border-line-strong" : "border-coral-ink"),
          )}
        >
          {marked}
        </p>
      )}
      {isFailed ? (
        <div
          className={classNames(
            "flex flex-wrap items-center justify-end gap-x-3 text-sm",
            entry.waits ? "text-ink-soft" : "text-coral-ink",
          )}
        >
          <span className="inline-flex items-center gap-1.5 font-medium">
            {!entry.waits && <AlertIcon className="size-4.5 shrink-0" />}
            {entry.waits ? chatScreen.waits : chatScreen.notSent}
          </span>
          {clientMessageId && !isPhotoGone && (
            <button
              type="button"
              disabled={!canResend}
              onClick={() => onResend(clientMessageId)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-action-ink hover:bg-action-soft disabled:text-ink-soft"
            >
              <RefreshIcon className="size-4.5" />
              {chatScreen.retry}
            </button>
          )}
          {!entry.waits && (
            <p className="w-full text-right text-xs text-ink-soft">
              {entry.problem ?? chatScreen.sendFailed}
            </p>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          {entry.photo?.text && <ReadText photo={{ id: entry.photo.id, text: entry.photo.text }} />}
          {count}
          <MessageTime iso={entry.createdAt} />
        </div>
      )}
      {panel}
    </li>
  );
});
