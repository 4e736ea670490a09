import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { leaveQuestion } from "@/components/conversation/handed-question";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { typeset } from "@/components/coach-text/typeset";
import { EarlierHints } from "@/components/findings/earlier-hints";
import { BeforeAndAfter } from "@/components/findings/twin-example";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { useHelp } from "@/components/worksheets/work/use-item";
import { sentenceOf } from "@/components/worksheets/work/words-of-item";

type HelpPanelProps = {
  worksheetId: string;
  item: WorksheetItemReply;
  help: ReturnType<typeof useHelp>;
};

/** The newest hint, those before it folded away, the next one, and the way to the coach. How many there are is not told. */
export function HelpPanel({ worksheetId, item, help }: HelpPanelProps) {
  const { n, label, status } = item;
  const { id: userId, family } = useLearner();
  const shown = item.help.length;
  const newest = item.help.at(-1);
  const before = item.help.slice(0, -1);
  const isSolved = status === "solved";

  function ask() {
    leaveQuestion(userId, {
      message: t.coachQuestion(label, sentenceOf(item)),
      about: { worksheetId, n },
    });
  }

  return (
    <div
      role="group"
      aria-label={t.helpTitle(label)}
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      {shown === 0 && <p className="text-sm text-ink-soft">{t.helpCost}</p>}
      {before.length > 0 && (
        <EarlierHints label={t.helpBefore(before.length)}>
          {before.map((rung) => (
            <Rung key={rung.rung} rung={rung} />
          ))}
        </EarlierHints>
      )}
      <div aria-live="polite" className="flex flex-col gap-2">
        {newest && <Rung key={newest.rung} rung={newest} />}
        {help.message && !isSolved && (
          <p key={help.asked} className="text-sm font-medium">
            {help.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isSolved && (
          <Button
            variant="secondary"
            aria-disabled={help.isAsking || undefined}
            aria-busy={help.isAsking || undefined}
            onClick={help.ask}
          >
            {shown === 0 ? t.askHelp : t.askMore}
          </Button>
        )}
        {!isSolved && family.allowed.coach && (
          <LinkButton href="/" variant="ghost" onClick={ask}>
            {t.askCoach}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function Rung({ rung: { rung, text, example } }: { rung: WorksheetItemReply["help"][number] }) {
  return (
    <div className="animate-rise rounded-md bg-sun-soft px-3.5 py-2.5 text-sm">
      <p className="text-xs font-semibold text-sun-ink">{t.rungs[rung - 1]}</p>
      <p>
        <EnglishMarked text={text} />
      </p>
      {example && <BeforeAndAfter before={typeset(example.prompt)} after={example.solved} />}
    </div>
  );
}
