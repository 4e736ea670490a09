import type { Page } from "@playwright/test";
import { plainReading, readingAttributes, readingPresets } from "@/lib/features/reading-tools/rules";

/** How large and how far apart text can be set: by the browser or the device, or as the preset with the most air has it. */
export const textSettings = [
  { name: "130", percent: 130 },
  { name: "160", percent: 160 },
  { name: "200", percent: 200 },
  { name: "airy", attributes: readingAttributes({ ...plainReading, ...readingPresets.veryAiry }) },
] as const;
type TextSetting = { name: string; percent?: number; attributes?: Record<string, string> };

/** Sets all text so, and as it was where nothing is given. */
export async function setText(page: Page, { percent = 100, attributes = {} }: Partial<TextSetting> = {}) {
  await page.evaluate(
    ({ size, given }) => {
      const sheet = new CSSStyleSheet();
      if (size !== 100) sheet.replaceSync(`html { font-size: ${size}% !important; }`);
      document.adoptedStyleSheets = [sheet];
      const root = document.documentElement;
      for (const { name } of [...root.attributes]) if (name.startsWith("data-")) root.removeAttribute(name);
      for (const [name, value] of Object.entries(given)) root.setAttribute(name, value);
    },
    { size: percent, given: attributes },
  );
}

/**
 * What is wrong with the page as it stands, in words: what is wider than the screen, text that is cut, controls that are too
 * small to press or that something else covers.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Where the page is wider than the screen, a phone's window says that it is as wide.
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate((screenWidth) => {
    // What is hidden behind something that sticks to an edge comes out of there by scrolling on: heights in the window.
    const places = [0.5, 0.4, 0.3, 0.2, 0.6, 0.7];
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}»`;
    const root = document.documentElement;
    if (root.scrollWidth > screenWidth) found.push(`the page is ${root.scrollWidth} px wide`);

    const scope = [...document.querySelectorAll("[role=dialog], [role=menu]")].at(-1) ?? document.body;
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
      const isTick = control.matches("[type=checkbox], [type=radio]");
      const label = isTick ? control.closest("label") : null;
      // A name that is pressed all over the row it stands in, or a box to tick beside its label.
      const { position, inset } = getComputedStyle(control, "::after");
      const row = position === "absolute" && inset === "0px" ? control.offsetParent : null;
      const target = label ?? (isTick ? control.parentElement?.parentElement : row) ?? control;
      if (!label && isForReadersOnly(control)) continue;
      const style = getComputedStyle(target);
      const isInText = style.display === "inline";
      // The gaps on the picture of a page are a second way to the boxes below it.
      const isOnPicture = control.matches("img ~ button[aria-label^='Frase ']");
      const [size] = target.getClientRects();
      if (!size) continue;
      if (!isInText && !isOnPicture && Math.min(size.width, size.height) < 43.5)
        found.push(`${nameOf(control)} is ${Math.round(size.width)} by ${Math.round(size.height)} px`);
      if (style.pointerEvents === "none" || isOnPicture) continue;
      const coverAt = (height: number) => {
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        window.scrollBy({ top: (0.5 - height) * innerHeight, behavior: "instant" });
        const box = control.getClientRects()[0] ?? size;
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit) return "the edge";
        const isSeen =
          target.contains(hit) || hit.contains(target) || hit.closest("label")?.contains(control);
        // What was just said goes by itself, or is put away.
        return isSeen || hit.closest("[data-sonner-toast], [data-above-dialogs]") ? undefined : nameOf(hit);
      };
      // Once it is seen anywhere, it need not be looked for elsewhere.
      const covers: string[] = [];
      const isCovered = places.every((height) => {
        const cover = coverAt(height);
        if (cover) covers.push(cover);
        return cover !== undefined;
      });
      if (isCovered) found.push(`${nameOf(control)} is covered by ${covers[0]}`);
    }
    return found;
  }, width);
}
