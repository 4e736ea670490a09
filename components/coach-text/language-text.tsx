import { English } from "@/components/coach-text/english";
import { languageRuns } from "@/components/coach-text/language-runs";
import { typeset } from "@/components/coach-text/typeset";

export type LanguageTextProps = {
  text: string;
  /** Not ours but what somebody wrote, or had read off a page: its signs stay theirs. */
  asWritten?: boolean;
  /** All of it, for certain. */
  isEnglish?: boolean;
  /** What a page tells one to do: a sentence of it is in one language. */
  isInstruction?: boolean;
};

/** A plain text as it is set in print, what of it is English marked as in the coach's answers. */
export function LanguageText({
  text,
  asWritten = false,
  isEnglish = false,
  isInstruction = false,
}: LanguageTextProps) {
  const shown = asWritten ? text : typeset(text);
  if (isEnglish) return <English>{shown}</English>;
  return languageRuns(text, shown, isInstruction).map((run, index) =>
    run.lang === "en" ? <English key={index}>{run.text}</English> : run.text,
  );
}
