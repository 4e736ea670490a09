import { isSweeping } from "@/tests/support/sweep";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectSoundStructure,
} from "./support/accessibility";
import { allStates as states, likeAnother } from "./support/all-states";
import { expect, test } from "./support/fixtures";
import { reachState } from "./support/states";

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

test("what is seen in more ways, or in sweeps only, is a screen", () => {
  expect(states.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...seenWithColours, ...likeAnother]),
  );
  expect(seenWithColours).toEqual(expect.arrayContaining(seenOnDesktop));
});

for (const state of states) {
  if (!isSweeping && likeAnother.includes(state.name)) continue;
  const inColour = isSweeping || seenWithColours.includes(state.name);
  const tag = isSweeping || seenOnDesktop.includes(state.name) ? "@desktop" : [];
  const title = `${state.name} can be seen, read and pressed by everyone`;
  test(title, { tag }, async ({ page, isMobile, expectedErrors }) => {
    if (state.name === "not-found") expectedErrors.push(/status of 404/);
    const hasColours = inColour && (isSweeping || isMobile);
    await reachState(page, state);
    await (hasColours ? expectNoViolations(page) : expectSoundStructure(page));
    await expectLargeTargets(page);
    if (!isMobile) return;
    await expectNoSidewaysScroll(page);
    if (hasColours) await expectContrastInTheDark(page);
  });
}
