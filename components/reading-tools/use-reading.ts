import { useEffect, useRef, useState } from "react";
import type { ReadingTools } from "@/lib/features/reading-tools/rules";
import { applyReading, shownReading } from "@/components/reading-tools/apply-reading";
import { saveReading, type Kept } from "@/components/reading-tools/save-reading";

/** Who tries one size after the other has only the last one kept. */
const restMs = 700;

/** What is chosen and how it is changed: shown at once, kept once the choice rests or the panel closes. */
export function useReading() {
  const [tools, setTools] = useState(shownReading);
  const [kept, setKept] = useState<Kept>();
  const unsaved = useRef<ReadingTools>(undefined);
  const latest = useRef(tools);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One call after the other: the last choice is the one that stays. */
  const saving = useRef(Promise.resolve());

  function save() {
    clearTimeout(timer.current);
    const wanted = unsaved.current;
    unsaved.current = undefined;
    if (!wanted) return;
    saving.current = saving.current.then(async () => {
      const place = await saveReading(wanted);
      if (!unsaved.current) setKept(place);
    });
  }

  function choose(change: Partial<ReadingTools>) {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setTools(next);
    setKept(undefined);
    applyReading(next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, restMs);
  }

  const leave = useRef(save);
  leave.current = save;
  useEffect(() => () => leave.current(), []);

  return { tools, choose, kept };
}
