"use client";

import { useEffect, useState } from "react";
import { useReducedMotion } from "@/components/sound/use-reduced-motion";

const stepPercent = 2;
const stepMs = 50;

/** The line that goes over a picture while it is read. It rests where motion is unwanted. */
export function ScanLine() {
  const isStill = useReducedMotion();
  const [percent, setPercent] = useState(50);

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setPercent((now) => (now + stepPercent) % 100), stepMs);
    return () => clearInterval(timer);
  }, [isStill]);

  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <rect y={`${percent - 12}%`} width="100%" height="12%" className="fill-action/20" />
      <rect y={`${percent}%`} width="100%" height="3" className="fill-action" />
    </svg>
  );
}
