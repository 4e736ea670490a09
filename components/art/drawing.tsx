import type { ReactNode } from "react";

/** A picture without a word to say: what it means is written beside it. */
export function Drawing({
  viewBox,
  className,
  children,
}: {
  viewBox: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}
