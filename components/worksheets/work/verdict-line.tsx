import { useQueryClient } from "@tanstack/react-query";
import type { ItemAnswerReply, WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { AnswerSheet, type Outcome } from "@/components/answer-sheet/answer-sheet";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { InfoIcon } from "@/components/ui/icons";
import { worksheetQuery } from "@/components/worksheets/use-worksheet";
import { isDone } from "@/components/worksheets/work/words-of-item";

type VerdictLineProps = {
  worksheetId: string;
  item: WorksheetItemReply;
  reply: ItemAnswerReply | undefined;
  /** How many were checked on this visit: the same words once more are news. */
  checks: number;
};

const outcomes: Record<ItemAnswerReply["verdict"], Outcome> = {
  right: "right",
  almost: "almost",
  partly: "almost",
  wrong: "wrong",
  again: "no_attempt",
  no_attempt: "no_attempt",
  unverified: "no_attempt",
};

/** What is said of the last answer. The live region is there before its words are. */
export function VerdictLine({ worksheetId, item: { n, status, note }, reply, checks }: VerdictLineProps) {
  const queryClient = useQueryClient();
  const isSolved = status === "solved";
  const said = reply && (isSolved ? t.right[(n + checks) % t.right.length] : saidOf(reply));
  const hint = note && (
    <p className="flex items-start gap-1.5 text-sm">
      <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-action-ink" />
      <span className="min-w-0">
        <EnglishMarked text={note} />
      </span>
    </p>
  );

  /** Looked up when it is shown: the sheet knows this answer by then. */
  function progress() {
    const items = queryClient.getQueryData(worksheetQuery(worksheetId).queryKey)?.items ?? [];
    const done = items.filter(isDone).length;
    return { done, all: items.length, label: t.done(done, items.length) };
  }

  return (
    <div aria-live="polite">
      {reply && said ? (
        <AnswerSheet
          key={checks}
          outcome={isSolved ? "right" : outcomes[reply.verdict]}
          layout="card"
          title={said}
          reward={reply}
          progress={isSolved ? progress() : undefined}
        >
          {hint}
        </AnswerSheet>
      ) : (
        hint
      )}
    </div>
  );
}

const saidOf = ({ verdict }: ItemAnswerReply) => (verdict === "right" ? undefined : t.verdicts[verdict]);
