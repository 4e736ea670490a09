"use client";

import { useEffect } from "react";
import { dialogsAt } from "@/components/ui/dialog-entry";

let isLeft = false;

/**
 * Once, in the root layout. A page that is loaded again while dialogs are open, or that Back comes to from another site, shows
 * none of them: it steps back over their entries. Later on `dialog-history` does that, which comes with the first dialog.
 */
export function ClosedDialogs() {
  useEffect(() => {
    const dialogs = dialogsAt(window.history.state);
    if (dialogs > 0 && !isLeft) window.history.go(-dialogs);
    isLeft = true;
  }, []);
  return null;
}
