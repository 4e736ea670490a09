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
