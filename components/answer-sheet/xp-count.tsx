import { useEffect, useState } from "react";
import { chatScreen } from "@/lib/i18n/it";
import { isCalm } from "@/components/sound/is-calm";
import { StarIcon } from "@/components/ui/icons";

const countMs = 600;

/** What was earned, counted up. A screen reader hears the sum, once. */
export function XpCount({ xp }: { xp: number }) {
  const shown = useCountUp(xp);
  return (
    <p
      role="img"
      lang="en"
      aria-label={chatScreen.xpForPracticing(xp)}
      className="inline-flex items-center gap-1 self-start text-sm font-semibold text-sun-ink"
    >
      <StarIcon className="size-4.5 text-sun" fill="currentColor" />
      <span>{chatScreen.xpForPracticing(shown)}</span>
    </p>
  );
}

function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (isCalm() ? target : 0));
  useEffect(() => {
    if (isCalm()) return;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const share = Math.min(1, (nowMs - startMs) / countMs);
      setShown(Math.round(target * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
