import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the control has the focus; every stop on the way must show where the focus is. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${control.toString()}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const mark = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "marked by the browser";
      // A field or a card may show the focus of the control inside it.
      const frames = [focused, focused.closest("label"), focused.closest("form"), focused.parentElement];
      const isMarked = frames.some((frame) => {
        if (!frame) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(frame);
        return outlineStyle !== "none" || / 0px 0px 0px 4px/.test(boxShadow);
      });
      return isMarked ? "marked" : focused.outerHTML.slice(0, 200);
    });
  await expect.poll(mark).toMatch(/^marked/);
}

/** Tab stays inside the dialog, Esc closes it and gives the focus back. */
export async function expectDialogHoldsFocus(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 5; stops++) {
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** More stops than any screen has that is looked at so. */
const mostStops = 400; // A profile lists every session, and a test account has a hundred.

/**
 * Goes from the first stop of Tab to the last, or once around a dialog. Answers the stops that are not seen where they come
 * to stand, whatever sticks to the edges; after which the page is left at its last stop.
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement?.closest("[role=dialog], [role=menu]")) return;
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
  });
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || "stop" in focused) return undefined;
      Object.assign(focused, { stop: true });
      // What is pressed may be a label around a control that is not drawn itself.
      const shown = focused.matches("[type=checkbox], [type=radio]")
        ? (focused.closest("label") ?? focused)
        : focused;
      // A place of a text may break with its lines.
      const { x, y, width, height } = shown.getClientRects()[0] ?? new DOMRect();
      const seen = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
      const label = focused.getAttribute("aria-label") ?? focused.textContent;
      // What was just said goes by itself, or is put away.
      const isSeen =
        shown.contains(seen) || seen?.closest("[data-sonner-toast], [data-above-dialogs]") != null;
      return { name: `${focused.tagName} ${label.trim().slice(0, 40)}`, isSeen };
    });
    if (!stop) return hidden;
    if (!stop.isSeen) hidden.push(stop.name);
  }
  throw new Error("Tab leads nowhere");
}
