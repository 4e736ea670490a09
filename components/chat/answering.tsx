import { chatScreen } from "@/lib/i18n/it";
import type { LiveAnswer } from "@/components/chat/sending";

/** Tells a screen reader that the coach is thinking, and then the whole answer with the card below it, once. */
export function Answering({ live }: { live: LiveAnswer | undefined }) {
  return (
    <p role="status" className="sr-only">
      {live && (live.hasEnded ? chatScreen.answered(wordsOf(live)) : chatScreen.thinking)}
    </p>
  );
}

function wordsOf({ text, support }: LiveAnswer): string {
  const words = text.replace(/[*`#>]/g, "");
  return support?.level === "gentle" ? `${words} ${support.text}` : words;
}
