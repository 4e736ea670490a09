/**
 * Scrolls what is new out from behind the panel that sticks to the lower edge of a page or a dialog: how tall that is
 * depends on what is asked there, and on the size of its text.
 */
export function scrollAbove(panel: HTMLElement | null, element: HTMLElement | null): void {
  if (!panel || !element) return;
  const edge = Math.min(panel.getBoundingClientRect().top, window.innerHeight);
  const hiddenPx = element.getBoundingClientRect().bottom - edge;
  const scroller = panel.closest("[role=dialog]") ?? window;
  if (hiddenPx > 0) scroller.scrollBy({ top: hiddenPx, behavior: "smooth" });
}
