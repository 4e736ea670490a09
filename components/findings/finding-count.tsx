import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { answerSheet } from "@/lib/i18n/it/answer-sheet";
import { CheckIcon, SearchIcon } from "@/components/ui/icons";

const isOpen = ({ isResolved }: FindingReply) => !isResolved;

/**
 * How many places of a message are still to be discovered, large enough for a thumb, unlike a word in a line; then how many were.
 * That the message is right it never says: nobody knows.
 */
export default function FindingCount({ findings, onOpen }: { findings: FindingReply[]; onOpen: () => void }) {
  const open = findings.filter(isOpen).length;
  if (open === 0)
    return (
      <span className="inline-flex items-center gap-1 text-xs font-semibold text-leaf-ink">
        <CheckIcon className="size-4" />
        {answerSheet.placesFound(findings.length, findings.length)}
      </span>
    );
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-action-ink hover:bg-action-soft"
    >
      <SearchIcon className="size-4.5" />
      {t.open(open)}
    </button>
  );
}
