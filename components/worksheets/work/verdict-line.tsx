import type { ItemAnswerReply, WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { XpBadge } from "@/components/chat/xp-badge";
import { InfoIcon } from "@/components/ui/icons";

type VerdictLineProps = {
  item: WorksheetItemReply;
  reply: ItemAnswerReply | undefined;
  /** How many were checked on this visit: the same words once more are news. */
  checks: number;
};

/** What is said of the last answer. The live region is there before its words are. */
export function VerdictLine({ item: { n, status, note }, reply, checks }: VerdictLineProps) {
  const said = reply && (status === "solved" ? t.right[(n + checks) % t.right.length] : saidOf(reply));
  return (
    <div aria-live="polite">
      {(said || note) && (
        <div key={checks} className="flex flex-col gap-1">
          {said && (
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {said}
              {status === "solved" && reply && reply.xpAwarded > 0 && <XpBadge xp={reply.xpAwarded} />}
            </p>
          )}
          {note && (
            <p className="flex items-start gap-1.5 text-sm">
              <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-action-ink" />
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const saidOf = ({ verdict }: ItemAnswerReply) => (verdict === "right" ? undefined : t.verdicts[verdict]);
