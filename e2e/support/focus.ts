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
  await expectFocusOn(opener);
}

/** As `toBeFocused`, and says what has the focus instead. */
export async function expectFocusOn(control: Locator): Promise<void> {
  const focused = () =>
    control.evaluate((element) =>
      element === document.activeElement
        ? "it"
        : (document.activeElement?.outerHTML.slice(0, 200) ?? "nothing"),
    );
  await expect.poll(focused).toBe("it");
}

/** More stops than any screen has that is looked at so. */
const mostStops = 400; // A profile lists every session, and a test account has a hundred.
/** So many presses are on their way at once: each waited for by itself takes as long as twenty. */
const pressesAtOnce = 20;

/**
 * Goes from the first stop of Tab to the last, or once around a dialog. Answers the stops that are not seen where they come
 * to stand, whatever sticks to the edges; after which the page is left at one of its stops.
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const walk = { hasEnded: false, hidden: [] as string[] };
    Object.assign(window, { walk });
    // Where the focus has come to stand when the key is let go.
    window.addEventListener("keyup", ({ key }) => key === "Tab" && noteStop(), true);

    function noteStop(): void {
      const focused = document.activeElement;
      if (walk.hasEnded) return;
      if (!focused || focused === document.body || "stop" in focused) {
        walk.hasEnded = true;
        return;
      }
      Object.assign(focused, { stop: true });
      // What is pressed may be a label around a control that is not drawn itself.
      const shown = focused.matches("[type=checkbox], [type=radio]")
        ? (focused.closest("label") ?? focused)
        : focused;
      // A place of a text may break with its lines.
      const { x, y, width, height } = shown.getClientRects()[0] ?? new DOMRect();
      const seen = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
      // What was just said goes by itself, or is put away: over a stop, and as one.
      const passes = "[data-sonner-toast], [data-above-dialogs]";
      if (shown.contains(seen) || seen?.closest(passes) || shown.closest(passes)) return;
      const label = focused.getAttribute("aria-label") ?? focused.textContent;
      walk.hidden.push(`${focused.tagName} ${label.trim().slice(0, 40)}`);
    }

    if (document.activeElement?.closest("[role=dialog], [role=menu]")) return;
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
  });
  const devTools = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  for (let presses = 0; presses < mostStops; presses += pressesAtOnce) {
    const sent = Array.from({ length: pressesAtOnce }, () => [
      devTools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
      devTools.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
    ]);
    await Promise.all(sent.flat());
    const { hasEnded, hidden } = await page.evaluate(
      () => (window as unknown as { walk: { hasEnded: boolean; hidden: string[] } }).walk,
    );
    if (hasEnded) return hidden;
  }
  throw new Error("Tab leads nowhere");
}
