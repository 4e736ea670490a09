import { worksheetList as t } from "@/lib/i18n/it/worksheet-list";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";

/** A picture became no sheet, but has its answer in the chat. */
export function NoExercise({ className }: { className?: string }) {
  return (
    <Notice variant="info" title={t.noExerciseTitle} className={className}>
      <p>{t.noExercise}</p>
      <LinkButton href="/" variant="ghost" className="-ml-4 self-start">
        {t.toChat}
      </LinkButton>
    </Notice>
  );
}
