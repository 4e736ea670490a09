import type { Page } from "@playwright/test";

/** Notes what moves on the pages opened from now on. Answers how much, shift by shift, on the page that is open. */
export async function noteShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(window, "shifts", { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

export const sumOf = (shifts: readonly number[]): number => shifts.reduce((sum, one) => sum + one, 0);
