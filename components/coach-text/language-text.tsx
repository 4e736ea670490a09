import { English } from "@/components/coach-text/english";
import { languageRuns } from "@/components/coach-text/language-runs";

/** A plain text of ours, what of it is English marked as in the coach's answers. */
export function LanguageText({ text }: { text: string }) {
  return languageRuns(text).map((run, index) =>
    run.lang === "en" ? <English key={index}>{run.text}</English> : run.text,
  );
}
