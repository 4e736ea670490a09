import { isCalm } from "@/components/sound/is-calm";

/** In ms: one short push, or push, rest, push. */
const patterns = { right: 20, again: [15, 40, 15] };

/** Lets a phone be felt, where it can be. Safari has no such call. */
export function shake(pattern: keyof typeof patterns): void {
  if (!isCalm()) navigator.vibrate?.(patterns[pattern]);
}
