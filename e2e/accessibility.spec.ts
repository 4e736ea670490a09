import {
  expectContrastInTheDark,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectNoViolations,
} from "./support/accessibility";
import { test } from "./support/fixtures";
import { learnerStates } from "./support/learner-states";
import { reachState } from "./support/states";
import { visitorStates } from "./support/visitor-states";

for (const state of [...visitorStates, ...learnerStates]) {
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
    // The same colours, and more room, on a desktop.
    await expectContrastInTheDark(page);
    await expectNoSidewaysScroll(page);
  });
}
