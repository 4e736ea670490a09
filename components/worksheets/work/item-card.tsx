import { memo, useId, useState, type SubmitEvent } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { PauseNotice } from "@/components/family/pause-notice";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { FieldError } from "@/components/ui/field-frame";
import { CheckIcon } from "@/components/ui/icons";
import { ListenButton } from "@/components/voice/listen-button";
import { GapSentence } from "@/components/worksheets/work/gap-sentence";
import { HelpPanel } from "@/components/worksheets/work/help-panel";
import { missingIn } from "@/components/worksheets/work/missing-in";
import { OrderAnswer } from "@/components/worksheets/work/order-answer";
import type { SheetDrafts } from "@/components/worksheets/work/sheet-drafts";
import { TextAnswer } from "@/components/worksheets/work/text-answer";
import { itemId, useDraft } from "@/components/worksheets/work/use-drafts";
import { useCheck, useHelp } from "@/components/worksheets/work/use-item";
import { VerdictLine } from "@/components/worksheets/work/verdict-line";
import { spokenOf } from "@/components/worksheets/work/words-of-item";

const answers = { gaps: GapSentence, order: OrderAnswer, text: TextAnswer };

type ItemCardProps = {
  worksheetId: string;
  item: WorksheetItemReply;
  drafts: SheetDrafts;
  /** Whether no other item is left to do. */
  isLast: boolean;
  onNext: (n: number) => void;
};

/** One item: its sentence with the boxes, what was said of it, and what can be done with it. */
export const ItemCard = memo(function ItemCard({ worksheetId, item, drafts, isLast, onNext }: ItemCardProps) {
  const { n, label, kind, status, gaps } = item;
  const id = useId();
  const draft = useDraft(drafts, item);
  const check = useCheck({ worksheetId, item, drafts });
  const help = useHelp({ worksheetId, item });
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // What was said of a text is not said of the next one.
  const [edited, setEdited] = useState({ checks: 0, gaps: [] as number[] });
  const isEdited = (at: number) => edited.checks === check.checks && edited.gaps.includes(at);
  const isSolved = status === "solved";
  const Answer = answers[kind];

  function onChange(at: number, text: string) {
    drafts.write(
      item,
      draft.map((one, place) => (place === at ? text : one)),
    );
    const before = edited.checks === check.checks ? edited.gaps : [];
    if (!before.includes(at)) setEdited({ checks: check.checks, gaps: [...before, at] });
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSolved) check.submit(draft, missingIn(item, draft));
  }

  return (
    <article
      id={itemId(n)}
      aria-labelledby={`${id}-name`}
      className={classNames(
        "flex scroll-mt-36 flex-col gap-3 rounded-lg border bg-surface p-4 shadow-rest sm:p-5",
        isSolved ? "border-leaf/60" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3
          id={`${id}-name`}
          className="grid h-8 min-w-8 place-items-center rounded-full bg-sunk px-2 text-sm font-bold"
        >
          <span className="sr-only">{worksheetWords.sentence(label)}</span>
          <span aria-hidden="true">{label}</span>
        </h3>
        <ListenButton messageId={`${worksheetId}.${n}.${item.text}`} text={spokenOf(item)} />
        <StateWord status={status} />
      </div>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        <Answer
          item={item}
          draft={draft}
          verdicts={gaps.map(({ verdict }, at) => (verdict !== "right" && isEdited(at) ? "" : verdict))}
          onChange={onChange}
        />
        <div className="flex flex-col [&>:not(:empty)]:mb-3">
          <VerdictLine worksheetId={worksheetId} item={item} reply={check.reply} checks={check.checks} />
          <PauseNotice>{check.pause ?? help.pause}</PauseNotice>
          <FieldError id={`${id}-check`} error={check.problem} />
          <FieldError id={`${id}-help`} error={help.problem} />
        </div>
        <div className="-mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 empty:hidden">
          {(!isSolved || check.checks > 0) && (
            // One button that stays: whoever pressed it keeps their place. `disabled` would drop the focus.
            <Button
              type={isSolved ? "button" : "submit"}
              variant={isSolved ? "secondary" : "primary"}
              aria-disabled={check.isChecking || undefined}
              aria-busy={check.isChecking || undefined}
              onClick={isSolved ? () => onNext(n) : undefined}
            >
              {isSolved ? (isLast ? t.toEnd : t.next) : check.isChecking ? t.checking : t.check}
            </Button>
          )}
          {(!isSolved || item.help.length > 0) && (
            <Button
              variant="secondary"
              aria-expanded={isHelpOpen}
              aria-controls={`${id}-panel`}
              onClick={() => setIsHelpOpen(!isHelpOpen)}
            >
              {t.help}
            </Button>
          )}
          {item.canLeave && (
            <Button
              variant="ghost"
              aria-busy={help.isLeaving || undefined}
              onClick={() => help.leave(status !== "left")}
            >
              {status === "left" ? t.takeUp : t.leave}
            </Button>
          )}
        </div>
      </form>
      <div id={`${id}-panel`} hidden={!isHelpOpen}>
        {isHelpOpen && <HelpPanel worksheetId={worksheetId} item={item} help={help} />}
      </div>
    </article>
  );
});

const stateLooks: Record<WorksheetItemReply["status"], string> = {
  open: "text-ink-soft",
  tried: "bg-sun-soft text-sun-ink",
  solved: "bg-leaf-soft text-leaf-ink",
  left: "bg-sunk text-ink-soft",
  unverified: "bg-action-soft text-action-ink",
};

function StateWord({ status }: Pick<WorksheetItemReply, "status">) {
  return (
    <span
      className={classNames(
        "ml-auto inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold",
        stateLooks[status],
      )}
    >
      {status === "solved" && <CheckIcon className="size-4" />}
      {worksheetWords.item[status]}
    </span>
  );
}
