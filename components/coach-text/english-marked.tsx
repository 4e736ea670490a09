import { Suspense } from "react";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

type EnglishMarkedProps = { text: string };

// Without a network the words stand unmarked.
const Marked = lazyWhenOnline<EnglishMarkedProps>(() =>
  import("@/components/coach-text/language-text").then(({ LanguageText }) => ({ default: LanguageText })),
);

/** A plain text of ours, its English marked as soon as the code that finds it has come: for screens that are shown before. */
export function EnglishMarked({ text }: EnglishMarkedProps) {
  return (
    <Suspense fallback={text}>
      <Marked text={text} />
    </Suspense>
  );
}
