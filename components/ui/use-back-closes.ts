import { useEffect, useEffectEvent } from "react";

/** What closes each open dialog, the newest last. */
const dialogs: (() => void)[] = [];
/** The page they are open over. */
let address = "";
/** Our own step back, nobody's press, is under way. */
let isSteppingBack = false;

/**
 * The browser's back, a gesture on a phone, closes a dialog and stays on the page. For that an open dialog has an entry of
 * its own in the history, with the page's address, which goes again when the dialog is closed in another way.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const dialog = () => onBack();
    window.addEventListener("popstate", onPopState, { capture: true }); // Before the router's. A second time does nothing.
    dialogs.push(dialog);
    settleSoon();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      settleSoon();
    };
  }, [isOpen]);
}

const isOnOwnEntry = () => Boolean((history.state as { isDialog?: true } | null)?.isDialog);

/** One dialog may follow another at once, and a link in it brings its own entry: what counts is how things stand after. */
function settleSoon(): void {
  setTimeout(settle);
}

function settle(): void {
  if (isSteppingBack || dialogs.length > 0 === isOnOwnEntry()) return;
  if (dialogs.length > 0) {
    address = location.href;
    history.pushState({ isDialog: true }, "");
  } else {
    isSteppingBack = true;
    history.back();
  }
}

function onPopState(event: PopStateEvent): void {
  const wasOurs = isSteppingBack;
  isSteppingBack = false;
  const isLeavingEntry = wasOurs || (dialogs.length > 0 && !isOnOwnEntry());
  if (!isLeavingEntry || location.href !== address) return;
  // The page stays as it is and where it is: the router has nothing to do, and the browser nothing to scroll.
  event.stopImmediatePropagation();
  history.scrollRestoration = "manual";
  setTimeout(() => (history.scrollRestoration = "auto"));
  if (!wasOurs) dialogs.at(-1)?.();
  settleSoon();
}
