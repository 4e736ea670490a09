import { isSweeping } from "@/tests/support/sweep";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { learnerStates } from "./support/learner-states";
import { reachState } from "./support/states";
import { visitorStates } from "./support/visitor-states";

/** The colours themselves are weighed in app/globals.test.ts; here are the screens that put most of them on each other. */
const seenInTheDark = [
  "landing",
  "register-failed",
  "chat",
  "chat-not-sent",
  "chat-findings",
  "exercise-wrong",
  "photo-analysis",
  "badges",
  "progress",
  "paywall-messages",
  "paywall-card-declined",
  "subscribe-active",
  "profile",
  "banner-ending",
  "parent-report-preview",
  "system-panel",
  "secure-panel-audit",
];
const desktop = { width: 1280, height: 800 };
const states = [...visitorStates, ...learnerStates];

test("every screen that is seen in the dark is one", () => {
  expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(seenInTheDark));
});

for (const state of states) {
  test(`${state.name} can be seen, read and pressed by everyone`, async ({
    page,
    isMobile,
    expectedErrors,
  }) => {
    if (state.name === "not-found") expectedErrors.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await reachState(page, state);
    await expectNoViolations(page);
    await expectLargeTargets(page);
    if (!isMobile) return;
    if (isSweeping || seenInTheDark.includes(state.name)) await expectContrastInTheDark(page);
    await expectNoSidewaysScroll(page);
    if (isSweeping) return; // A desktop comes there by itself.
    await page.setViewportSize(desktop);
    await expectNoViolations(page);
  });
}
