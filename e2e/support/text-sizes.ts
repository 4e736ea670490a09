import { expect, type Page } from "@playwright/test";

/** Sets the size of all text, as the reader's own setting does. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    // Not an attribute: the page's script may still be on its way, and would find one it does not know.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% !important; }`);
    document.adoptedStyleSheets = [sheet];
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
  }, percent);
}

/** Nothing is wider than the screen, no text is cut, and every control is large enough and can be pressed in its middle. */
export async function expectWhole(page: Page, note: string): Promise<void> {
  // Where the page is wider than the screen, a phone's window says that it is as wide.
  const width = page.viewportSize()?.width ?? 0;
  const faults = await page.evaluate((screenWidth) => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}»`;
    const root = document.documentElement;
    if (root.scrollWidth > screenWidth) found.push(`the page is ${root.scrollWidth} px wide`);

    const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
    const isForReadersOnly = (element: Element) =>
      getComputedStyle(element).clipPath !== "none" ||
      element.closest(".sr-only, [aria-hidden=true]") !== null;

    for (const element of scope.querySelectorAll<HTMLElement>("*")) {
      if (element instanceof SVGElement || !element.checkVisibility()) continue;
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const style = getComputedStyle(element);
      if (
        !hasText ||
        style.display === "inline" ||
        element.matches("textarea, select, option") ||
        isForReadersOnly(element)
      )
        continue;
      const cuts = style.textOverflow === "ellipsis" && (element.title !== "" || element.closest("[title]"));
      if (element.scrollWidth > element.clientWidth + 1 && !cuts)
        found.push(`${nameOf(element)} needs ${element.scrollWidth} px of ${element.clientWidth}`);
      const hides = style.overflowY === "hidden" || style.overflowY === "clip";
      if (hides && element.scrollHeight > element.clientHeight + 2)
        found.push(`${nameOf(element)} is cut below`);
    }

    const controls = scope.querySelectorAll<HTMLElement>(
      "button, a[href], input, textarea, select, [role=tab], summary",
    );
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches("[type=hidden], [type=file]")) continue;
      const label = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null;
      const target = label ?? control;
      if (!label && isForReadersOnly(control)) continue;
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const [box] = target.getClientRects();
      if (!box) continue;
      const style = getComputedStyle(target);
      const isInText = style.display === "inline";
      // The gaps on the picture of a page are a second way to the boxes below it.
      const isOnPicture = control.matches("img ~ button[aria-label^='Frase ']");
      if (!isInText && !label && !isOnPicture && Math.min(box.width, box.height) < 43.5)
        found.push(`${nameOf(target)} is ${Math.round(box.width)} by ${Math.round(box.height)} px`);
      if (style.pointerEvents === "none" || isOnPicture) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || hit.contains(target) || hit.closest("label")?.contains(control)))
        found.push(`${nameOf(target)} is covered by ${hit ? nameOf(hit) : "the edge"}`);
    }
    return found;
  }, width);
  expect.soft(faults, note).toEqual([]);
}
