/** What brings the keyboard of a touch screen up, as the `typing` variant has it. */
const field = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
/** After a finger is lifted its click may take so long to come. */
const clickMs = 300;

/**
 * A press on a button takes the focus from the field, and what made room for writing would come back under the finger: the
 * tap would end on something else, and do nothing. The root says `data-pressed` until the click has come. Answers what ends
 * that.
 */
export function watchPresses(): () => void {
  const root = document.documentElement;
  let timer = 0;
  const release = () => root.removeAttribute("data-pressed");
  function press() {
    clearTimeout(timer);
    if (document.activeElement?.matches(field)) root.setAttribute("data-pressed", "");
  }
  function lift() {
    clearTimeout(timer);
    timer = window.setTimeout(release, clickMs);
  }
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  window.addEventListener("pointerdown", press, options);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, lift, options);
  return () => {
    controller.abort();
    clearTimeout(timer);
    release();
  };
}
