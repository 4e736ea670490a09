import { useRef, type FocusEvent, type RefObject } from "react";

/** Marks what lies above an open dialog and can be pressed there, with `pointer-events-auto`. */
const aboveDialogs = "[data-above-dialogs]";

/** Room for the mark of the focus. */
const focusMarginPx = 8;

/**
 * What every dialog's content does. Radix gives the focus back to its own trigger only; ours is whatever had it before,
 * or what is named. A press on a toast or a reward above the dialog does not close it.
 */
export function useDialogContent(named?: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  return {
    onPointerDownOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest(aboveDialogs)) event.preventDefault();
    },
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    // From the last control to the first, and back, Radix leads without a scroll.
    onFocus: ({ target, currentTarget: frame }: FocusEvent) => {
      const [place, seen] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (place.top < seen.top) frame.scrollTop -= seen.top - place.top + focusMarginPx;
      if (place.bottom > seen.bottom) frame.scrollTop += place.bottom - seen.bottom + focusMarginPx;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = named?.current ?? before.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: isInView(target) });
    },
  };
}

/** Where something stuck to an edge has the focus, the browser would scroll it away from that edge, the page with it. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
