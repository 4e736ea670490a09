import { Suspense } from "react";
import type { LanguageTextProps } from "@/components/coach-text/language-text";
import { lazyWhenOnline } from "@/components/ui/lazy-or";

// Without a network the words stand as they are.
const Marked = lazyWhenOnline<LanguageTextProps>(() =>
  import("@/components/coach-text/language-text").then(({ LanguageText }) => ({ default: LanguageText })),
);

/** The same as `LanguageText` as soon as its code has come: for screens that are shown before. */
export function EnglishMarked(props: LanguageTextProps) {
  return (
    <Suspense fallback={props.text}>
      <Marked {...props} />
    </Suspense>
  );
}
