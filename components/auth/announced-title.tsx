"use client";

import type { ReactNode } from "react";

function focus(title: HTMLElement | null): void {
  title?.focus();
}

/** A title that takes the focus when it appears: whoever cannot see the page change hears it. */
export function AnnouncedTitle({ children }: { children: ReactNode }) {
  return (
    <span tabIndex={-1} ref={focus} className="outline-none">
      {children}
    </span>
  );
}
