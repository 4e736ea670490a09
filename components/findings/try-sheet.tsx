import type { FindingReply, TryReply } from "@/lib/features/findings/contract";
import { twinFromAttempt } from "@/lib/features/findings/rules";
import { findings as t } from "@/lib/i18n/it";
import { AnswerSheet } from "@/components/answer-sheet/answer-sheet";
import { HintCard } from "@/components/findings/hint-card";
import { TwinExample } from "@/components/findings/twin-example";

/** What came of a try that was not right, with the help it has brought. */
export function TrySheet({ reply }: { reply: TryReply }) {
  const { outcome, finding } = reply;
  const { hint, twin } = newHelp(reply);
  return (
    <AnswerSheet
      outcome={outcome === "no_attempt" ? "no_attempt" : "wrong"}
      layout="panel"
      title={outcome === "no_attempt" ? t.noAttempt : hint || twin ? t.notYet : t.notYetAgain}
    >
      {hint && <HintCard number={finding.hints.length} hint={hint} />}
      {twin && <TwinExample twin={twin} />}
    </AnswerSheet>
  );
}

/** What a try has brought. One hint stands there before the first; after the last one, and the example, there is nothing new. */
export function newHelp(
  reply: TryReply | undefined,
): Pick<FindingReply, "twin"> & { hint?: string | undefined } {
  if (reply?.outcome !== "not_yet") return {};
  const { hints, attempts, twin } = reply.finding;
  return { hint: hints[attempts], twin: attempts === twinFromAttempt ? twin : undefined };
}
