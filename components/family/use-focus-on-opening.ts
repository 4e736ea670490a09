import { useEffect, useRef } from "react";

/** When what was closed opens, the focus of the button that is gone comes to this element; one that is elsewhere stays. */
export function useFocusOnOpening(isOpen: boolean, elementId: string): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (hasOpened && document.activeElement === document.body) document.getElementById(elementId)?.focus();
  }, [isOpen, elementId]);
}
