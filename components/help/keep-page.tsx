"use client";

import { useEffect } from "react";
import { helpPath } from "@/components/frame/help-link";

/** Has the browser keep the page, so that it opens without a network from then on. */
export function KeepPage() {
  useEffect(() => {
    // Browsers have it on https and localhost only, and refuse it in some private windows: the page can be read all the same.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("/help-worker.js", { scope: helpPath }).catch(() => undefined);
  }, []);
  return null;
}
