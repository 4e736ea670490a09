import { chatScreen } from "@/lib/i18n/it";
import type { LiveAnswer } from "@/components/chat/use-send-message";

/** Tells a screen reader that the coach is thinking, and then the whole answer, once. */
export function Answering({ live }: { live: LiveAnswer | undefined }) {
  return (
    <p role="status" className="sr-only">
      {live && (live.hasEnded ? chatScreen.answered(live.text.replace(/[*`#>]/g, "")) : chatScreen.thinking)}
    </p>
  );
}
