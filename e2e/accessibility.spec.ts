import type { Page, TestInfo } from "@playwright/test";
import { isSweeping } from "@/tests/support/sweep";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectSoundStructure,
} from "./support/accessibility";
import { allStates as states, likeAnother } from "./support/all-states";
import { expect } from "./support/fixtures";
import { hiddenStops } from "./support/focus";
import { test } from "./support/kept-pages";
import { faultsOf, setText, textSettings } from "./support/text-sizes";

/**
 * The screens that put most of the colours on each other: looked at with their colours, by night too. `npm run test:all`
 * sees all of them so, on both devices; the colours themselves are weighed in app/palette.test.ts.
 */
const seenWithColours = [
  "landing",
  "help",
  "register-failed",
  "chat",
  "chat-findings",
  "chat-quiet-word",
  "chat-in-need",
  "exercise-wrong",
  "exercise-right",
  "photo-analysis",
  "worksheet-check",
  "worksheet",
  "receipt",
  "badges",
  "progress",
  "paywall-messages",
  "paywall-card-declined",
  "profile",
  "parent-report-preview",
  "system-panel",
  "secure-panel-audit",
  "family-waiting",
  "parent-confirm-refused",
  "parents-home",
];
/** Of these, the screens that a desktop lays out otherwise, with the same colours. */
const seenOnDesktop = [
  "landing",
  "chat-findings",
  "photo-analysis",
  "worksheet",
  "badges",
  "progress",
  "profile",
  "system-panel",
  "secure-panel-audit",
  "parents-home",
];
/** What administrators open at a desk too, with large text. */
const isPanel = (name: string) => name.startsWith("system-") || name.startsWith("secure-");
/** The smallest phone in use: nowhere is less room to spare. */
const smallPhone = { width: 360, height: 740 };

test("what is seen in more ways, or in sweeps only, is a screen", () => {
  expect(states.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...seenWithColours, ...likeAnother]),
  );
  expect(seenWithColours).toEqual(expect.arrayContaining(seenOnDesktop));
});

for (const state of states) {
  if (!isSweeping && likeAnother.includes(state.name)) continue;
  const isOnDesktop = isSweeping || isPanel(state.name) || seenOnDesktop.includes(state.name);
  const title = `${state.name} can be seen, read, pressed and reached by key by everyone, with large text too`;
  test(title, { tag: isOnDesktop ? "@desktop" : [] }, async ({ reach, isMobile, expectedErrors }, info) => {
    if (state.name === "not-found") expectedErrors.push(/status of 404/);
    const page = await reach(state);
    const hasColours = isSweeping || (isMobile && seenWithColours.includes(state.name));
    await (hasColours ? expectNoViolations(page) : expectSoundStructure(page));
    await expectLargeTargets(page);
    if (isMobile) {
      await expectNoSidewaysScroll(page);
      if (hasColours) await expectContrastInTheDark(page);
    }
    if (isMobile || isPanel(state.name)) await expectRoomForLargeText(page, info);
  });
}

/** The page holds together in each size, and its stops of Tab are seen. Leaves it as it was for a small phone. */
async function expectRoomForLargeText(page: Page, info: TestInfo): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  if (info.project.use.isMobile) await page.setViewportSize(smallPhone);
  for (const setting of textSettings) {
    await setText(page, setting);
    const faults = await faultsOf(page);
    expect.soft(faults, setting.name).toEqual([]);
    if (!isSweeping && faults.length === 0) continue;
    const path = info.outputPath(`${setting.name}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 60 });
  }
  await setText(page);
  expect.soft(await hiddenStops(page), "stops of Tab out of sight").toEqual([]);
}
