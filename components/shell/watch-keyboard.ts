/** A keyboard takes at least so much of the screen; a browser's own bars take less. */
const leastKeyboardPx = 100;
/** Who has zoomed in sees a part of the page, and no keyboard. */
const mostScale = 1.05;

/**
 * Where the keyboard of a touch screen lies over the page instead of making it smaller (Safari on iOS), the root says
 * `data-keyboard` while it is up, and in `--spacing-bar` how far above the lower edge of the page what sticks there is
 * still seen. Answers what ends that.
 */
export function watchKeyboard(): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  const root = document.documentElement;
  const show = (isUp: boolean) => {
    root.toggleAttribute("data-keyboard", isUp);
    // The page may have been moved up behind the keyboard, by a part of its height or all of it.
    const hiddenPx = Math.max(0, Math.round(root.clientHeight - seen.height - seen.offsetTop));
    if (isUp) root.style.setProperty("--spacing-bar", `${hiddenPx}px`);
    else root.style.removeProperty("--spacing-bar");
  };
  const look = () => show(seen.scale < mostScale && root.clientHeight - seen.height >= leastKeyboardPx);
  const controller = new AbortController();
  for (const change of ["resize", "scroll"])
    seen.addEventListener(change, look, { signal: controller.signal });
  look();
  return () => {
    controller.abort();
    show(false);
  };
}
