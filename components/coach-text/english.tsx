import type { ReactNode } from "react";

/** English among Italian: in its own tint, and said to be English to whatever reads it aloud. */
export function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" className="text-english">
      {children}
    </span>
  );
}
