"use client";

import { useEffect } from "react";

/** Where the page came with the ruler on: its code follows. */
export function RulerSlot() {
  useEffect(() => {
    // Without a network just then the page is read without it.
    import("@/components/reading-tools/ruler")
      .then(({ showRuler }) => showRuler(true))
      .catch(() => undefined);
  }, []);
  return null;
}
