import { isSweeping } from "@/tests/support/sweep";
import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectSoundStructure,
} from "./support/accessibility";
import { expect, test } from "./support/fixtures";
import { learnerStates } from "./support/learner-states";
import { reachState } from "./support/states";
import { visitorStates } from "./support/visitor-states";

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
/** What shows the parts of another state with other words in them: `npm run test:all` sees these too. */
const likeAnother = [
  "family-asked",
  "family-coach-off",
  "family-pause",
  "family-too-young",
  "parent-confirm",
  "parent-confirm-teen",
  "parent-without-token",
  "parent-revoke-done",
  "parent-stop-resumed",
  "parents-ask-sent",
  "parents-code",
  "parents-home-withdrawn",
  "parents-home-closed",
  "parents-home-withdrawal",
  "parents-home-deletion",
  "secure-gate-code",
  "secure-gate-blocked",
  "secure-panel-delete",
  "system-gate-blocked",
  "reset-password-failed",
  "reset-password-done",
  "verify-email-sent",
  "exercises-not-loaded",
  "profile-data",
  "profile-deletion-loading",
  "profile-deletion-not-loaded",
  "profile-deletion-begun",
  "feedback-not-sent",
  "paywall-homework",
  "paywall-audio",
  "paywall-upgrade",
  "subscribe-expired",
  "subscribe-cancelled",
  "subscribe-past-due",
  "subscribe-loading",
  "subscribe-not-loaded",
  "subscribe-not-begun",
  "banner-cancelled",
  "banner-last-day",
  "profile-pro-free",
  "profile-pro-expired",
  "profile-pro-cancelled",
  "profile-pro-past-due",
  "badges-loading",
  "badges-not-loaded",
  "badges-without-progress",
  "progress-loading",
  "progress-not-loaded",
  "progress-new-advice",
  "parent-report-loading",
  "parent-report-not-loaded",
  "parent-report-stopped",
  "chat-loading",
  "chat-not-loaded",
  "badge-locked-detail",
  "badges-none",
  "badges-to-come",
  "banner-expired",
  "chat-answering",
  "chat-refused-without-hearts",
  "email-verification-expired",
  "email-verifying",
  "exercise-gap",
  "feedback-incomplete",
  "finding-solved",
  "forgot-password-sent",
  "header-longest",
  "parent-confirm-failed",
  "parent-report-confirmed",
  "parent-report-unconfirmed",
  "parent-stop-done",
  "paywall-card-confirmation",
  "paywall-failed",
  "photo-camera-denied",
  "photo-enlarged",
  "profile-deletion-asked",
  "profile-nickname-taken",
  "profile-pro-cancel",
  "progress-new",
  "reset-password-without-token",
  "rewards-over-dialog",
  "subscribe-gift",
  "subscribe-withdrawn",
  "system-gate-code",
  "system-panel-reset",
  "verify-email",
  "secure-gate",
  "landing-login-failed",
  "badges-all",
  "chat-without-hearts",
  "email-verified",
  "finding-tried",
  "photo-text",
  "receipt-gone",
  "progress-weeks",
  "reset-password-refused",
  "registered",
  "subscribe-withdrawal",
  "system-panel-deletion-requests",
  "profile-display-name",
  "chat-new",
  "chat-wish",
  "profile-deletion",
  "booking-stand-in",
  "exercises-done",
];
const states = [...visitorStates, ...learnerStates];

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
