import { useRef, type RefObject } from "react";

/**
 * For a dialog's content. Radix gives the focus back to its own trigger only; ours is whatever had it before, or
 * what is named.
 */
export function useReturnFocus(named?: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = named?.current ?? before.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
