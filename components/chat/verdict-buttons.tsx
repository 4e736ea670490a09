import type { VerdictReply, VerdictStance } from "@/lib/features/chat/contract";
import { verdicts as t } from "@/lib/i18n/it";
import { composerId } from "@/components/conversation/composer-id";

const look =
  "inline-flex min-h-11 items-center rounded-md border-2 border-line bg-surface px-2.5 text-xs font-semibold " +
  "text-action-ink transition-colors hover:border-action-ink";

type VerdictButtonsProps = { verdict: VerdictReply; onAnswer: (stance: VerdictStance) => void };

/** What a student may answer, without writing, to a try that was not right. */
export function VerdictButtons({ verdict, onAnswer }: VerdictButtonsProps) {
  const buttons = verdict.stances.map((stance) => (
    <button
      key={stance}
      type="button"
      aria-label={t.said[stance](verdict.item)}
      className={look}
      onClick={({ detail }) => {
        // Pressed by a key, it takes the focus away with it; a touch must not bring up the keyboard.
        if (detail === 0) document.getElementById(composerId)?.focus();
        onAnswer(stance);
      }}
    >
      {t.buttons[stance]}
    </button>
  ));
  return <div className="flex w-full flex-wrap gap-2">{buttons}</div>;
}
