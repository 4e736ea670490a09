"use client";

import { useEffect } from "react";

/** What a tab of the panel tells the others of this browser: they share its cookie. */
export type TabNews = "entered" | "left";

let channel: BroadcastChannel | undefined;
/** One for the page: it hears what others post on it, and not itself. */
function pageChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel("english-coach.secure-panel");
  return channel;
}

export function tellOtherTabs(news: TabNews): void {
  pageChannel()?.postMessage(news);
}

/**
 * Hears what other tabs do. `onReturn`: this one is looked at again, after which anything may have happened. Both should be
 * the same from render to render.
 */
export function useOtherTabs(onNews: (news: TabNews) => void, onReturn: () => void): void {
  useEffect(() => {
    const others = pageChannel();
    if (!others) return;
    const hear = ({ data }: MessageEvent<TabNews>) => onNews(data);
    others.addEventListener("message", hear);
    return () => others.removeEventListener("message", hear);
  }, [onNews]);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && onReturn();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [onReturn]);
}
