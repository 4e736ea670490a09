let end: AbortController | undefined;

/**
 * A band over the line that is being read: it follows the pointer, a tap and the focus, and Alt with the arrows up and down
 * moves it line by line. It takes no press: what lies below it stays within reach.
 */
export function showRuler(isOn: boolean): void {
  if (isOn === (end !== undefined)) return;
  end?.abort();
  end = undefined;
  if (!isOn) return;
  const { signal } = (end = new AbortController());
  const band = document.createElement("div");
  band.className = "reading-ruler";
  band.setAttribute("aria-hidden", "true");
  document.body.append(band);
  signal.addEventListener("abort", () => band.remove());

  let middle = 0;
  const moveTo = (y: number) => {
    middle = Math.min(Math.max(y, 0), window.innerHeight);
    band.style.translate = `0 ${middle}px`;
  };
  moveTo(window.innerHeight / 3);

  const options = { signal, passive: true } as const;
  const follow = ({ clientY }: PointerEvent) => moveTo(clientY);
  window.addEventListener("pointermove", follow, options);
  window.addEventListener("pointerdown", follow, options);
  window.addEventListener(
    "focusin",
    ({ target }) => {
      // A press has brought it where the finger is already.
      if (target instanceof Element && target.matches(":focus-visible")) moveTo(middleOf(target));
    },
    options,
  );
  window.addEventListener(
    "keydown",
    (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const step = event.key === "ArrowUp" ? -lineHeight() : lineHeight();
      const next = middle + step;
      // At the edge the page moves instead.
      if (next < 0 || next > window.innerHeight) window.scrollBy({ top: step });
      else moveTo(next);
    },
    { signal },
  );
}

/** The middle of what has the focus, or of its first line where it is tall. */
function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + Math.min(height / 2, lineHeight());
}

function lineHeight(): number {
  return Number.parseFloat(getComputedStyle(document.body).lineHeight) || 28;
}

/** There the arrows move the cursor. */
const writable = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null;
}
