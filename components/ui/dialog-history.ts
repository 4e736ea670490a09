import { dialogsAt, hearSteps } from "@/components/ui/dialog-entry";

/** An open dialog. `close` does what its X does: it may ask first, or not close at all. */
type OpenDialog = { close: () => void };

/** How long what is written may wait for a step back, which takes a few milliseconds. */
const longestStepMs = 3000;

/** The open dialogs, the topmost last. Each has an entry in the history, marked with how many are open there. */
const open: OpenDialog[] = [];
/** The address of the page under the open dialogs. */
let pageHref = "";
/** Ends the step back that is under way to entries without dialogs that are closed already. */
let endStep: (() => void) | undefined;
/** What was to be written into the history during that step. */
const held: (() => void)[] = [];
let isListening = false;
let isSettling = false;

const depth = () => dialogsAt(window.history.state);

/**
 * Has Back (a button, a gesture, Android's own) close this dialog and stay on the page. What is returned takes the
 * dialog's entry off the history, for one that closes in any other way.
 */
export function openInHistory(close: () => void): () => void {
  listen();
  const dialog = { close };
  if (open.length === 0) pageHref = window.location.href;
  open.push(dialog);
  settleSoon();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    settleSoon();
  };
}

/** A dialog that follows another at once takes over its entry: the two changes are one. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(() => {
    isSettling = false;
    settle();
  });
}

/** Brings the history to as many entries as there are dialogs. */
function settle(): void {
  if (endStep) return; // It settles at its end.
  const now = depth();
  if (now > open.length) stepBack(now - open.length, true);
  for (let at = now + 1; at <= open.length; at++) pushOwn(at);
}

/** Set with `listen`: Next's own `pushState`, which copies what its router needs into the state. */
let pushOwn: (dialogs: number) => void = () => undefined;

function stepBack(entries: number, keepsScroll: boolean): void {
  const { scrollX: left, scrollY: top } = window;
  function goOn(): void {
    clearTimeout(timer);
    endStep = undefined;
    for (const write of held.splice(0)) write();
  }
  const timer = setTimeout(goOn, longestStepMs);
  endStep = () => {
    if (keepsScroll && held.length === 0) {
      keepScroll({ left, top });
      keepFocus();
    }
    goOn();
    settle();
  };
  window.history.go(-entries);
}

/** Browsers scroll to where the page was when its entry was left, some after telling of the step. */
function keepScroll(place: { left: number; top: number }): void {
  const scroll = () => window.scrollTo({ ...place, behavior: "instant" });
  scroll();
  requestAnimationFrame(scroll);
}

/**
 * Where the address ends in `#part`, browsers go to that part anew once the step is told of, and take the focus there or away:
 * after the skip link, say. It comes back to what had it, or has got it since from the dialog that closed.
 */
function keepFocus(): void {
  let focused = document.activeElement;
  const isOfAddress = (element: EventTarget | null) =>
    element === document.body || (element instanceof Element && `#${element.id}` === window.location.hash);
  const note = ({ target }: FocusEvent) => {
    if (!isOfAddress(target)) focused = target as Element;
  };
  document.addEventListener("focusin", note);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.removeEventListener("focusin", note);
      if (isOfAddress(document.activeElement) && focused instanceof HTMLElement && !isOfAddress(focused))
        focused.focus({ preventScroll: true });
    }),
  );
}

function onPopState(event: PopStateEvent): void {
  if (endStep) {
    event.stopImmediatePropagation(); // The page has not changed: the router has nothing to do.
    endStep();
    return;
  }
  const now = dialogsAt(event.state);
  if (now > open.length) {
    // The way back from a page that was opened from a dialog, or forward to a closed one.
    stepBack(now - open.length, false);
  } else if (now < open.length) {
    if (window.location.href === pageHref) event.stopImmediatePropagation();
    for (const dialog of open.slice(now).reverse()) dialog.close();
    setTimeout(settle); // One that has stayed open gets its entry again.
  }
}

/** From the first dialog on. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  hearSteps(onPopState);

  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  pushOwn = (dialogs) => push({ dialogs }, "");
  history.pushState = (state: unknown, unused, url) => {
    if (endStep) held.push(() => history.pushState(state, unused, url));
    // A page that is opened from a dialog takes the place of the dialog's entry: Back from there finds it closed.
    else if (depth() > 0) replace(marked(state, 0), unused, url);
    else push(marked(state, 0), unused, url);
  };
  history.replaceState = (state: unknown, unused, url) => {
    if (endStep) held.push(() => history.replaceState(state, unused, url));
    else replace(marked(state, isHere(url) ? depth() : 0), unused, url);
  };
}

/** The router may have copied the mark of another entry. */
const marked = (state: unknown, dialogs: number) => ({ ...(state as object | null), dialogs });

const isHere = (url: string | URL | null | undefined) =>
  url === undefined || url === null || new URL(url, window.location.href).href === window.location.href;
