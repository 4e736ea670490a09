import { useEffect, useEffectEvent, useRef } from "react";

/** What the links of the landing to the two forms lead to. */
const tabs: Record<string, string> = { "#accedi": "login", "#registrati": "register" };

/** Shows the form that a link of the page asks for, and goes to its first field. Answers what the forms are in. */
export function useWayIn(show: (tab: string) => Promise<void>) {
  const card = useRef<HTMLElement>(null);
  const follow = useEffectEvent(async () => {
    const tab = tabs[window.location.hash];
    if (!tab) return;
    // Out of the address: the same link may be followed again, and nobody is led here by a step back.
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    await show(tab);
    card.current?.scrollIntoView();
    card.current?.querySelector("input")?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const onHash = () => void follow();
    window.addEventListener("hashchange", onHash);
    queueMicrotask(onHash); // A link that was pressed before the forms were here.
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  return card;
}
