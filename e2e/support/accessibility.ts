import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";

/** What there is to read of it: the other one has comments, and is more than twice as large. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Nothing that axe knows of WCAG 2.2 AA is broken. */
export async function expectNoViolations(page: Page): Promise<void> {
  await switchTo(page, "light");
  await expectSoundStructure(page, {});
}

/** The same but for the colours, which take axe most of its time. */
export async function expectSoundStructure(
  page: Page,
  rules: axe.RuleObject = { "color-contrast": { enabled: false } },
): Promise<void> {
  await expect(page).toHaveTitle(/\S/); // It comes behind the page.
  expect(await violationsOf(page, { runOnly: wcag, rules })).toEqual([]);
}

/** Nor in the dark, where colours are all that differs. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await switchTo(page, "dark");
  expect(await violationsOf(page, { runOnly: ["color-contrast"] })).toEqual([]);
}

/** A colour on its way from light to dark has the contrast of neither. */
async function switchTo(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame(); // Drawn once, it has begun to change.
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Asks axe within the page: its own packages for browsers look into frames too, of which there are none, and take twice the time. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { ...options, resultTypes: ["violations"] } satisfies axe.RunOptions,
  );
}

/** At 360 px, and at 320 px (1280 px seen at 400 %), nothing is cut off or has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `at ${size.width} px`).toBeLessThanOrEqual(size.width);
  }
}

/**
 * Controls are at least 44 px high and wide; links within a text at least 24 px high or a line of it, and so are gaps on
 * the picture of a page, of which each is a second way to the box below it.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = () =>
    page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        "button, nav a, textarea, input, select, [role=tab], a",
      );
      return (
        [...controls]
          // What is clipped away shows itself when it is focused.
          .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
          .map((control) => {
            // The label belongs to what can be pressed.
            const row = control.matches("[type=checkbox], [type=radio]")
              ? control.parentElement?.parentElement
              : null;
            // A name that is pressed all over the row it stands in.
            const { position, inset } = getComputedStyle(control, "::after");
            const stretched = position === "absolute" && inset === "0px" ? control.offsetParent : null;
            const { width, height } = (row ?? stretched ?? control).getBoundingClientRect();
            const isInText =
              control.matches("p a, label a, li a") && getComputedStyle(control).display === "inline";
            const least = control.matches("img ~ button[aria-label^='Frase ']") ? 24 : 43.5;
            return { name: control.outerHTML.slice(0, 120), size: Math.min(width, height), isInText, least };
          })
          .filter(({ size, isInText, least }) => !isInText && size < least)
      );
    });
  // A dialog is drawn smaller while it comes.
  await expect.poll(small, { timeout: 3_000 }).toEqual([]);
}
