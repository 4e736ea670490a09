import { expect, test } from "./support/fixtures";
import { learnerStates } from "./support/learner-states";
import { reachState } from "./support/states";
import { expectWhole, setTextSize } from "./support/text-sizes";
import { visitorStates } from "./support/visitor-states";

const sizes = [130, 160, 200];

/** The chat, its bar and what they open: nowhere is less room to spare. */
const seen = ["chat-empty", "chat", "learner-panel", "hearts", "features", "header-longest"];
const states = [...visitorStates, ...learnerStates].filter(({ name }) => seen.includes(name));

test("what is seen with large text are screens", () => {
  expect(states.map(({ name }) => name).sort()).toEqual([...seen].sort());
});

for (const state of states) {
  test(`${state.name} holds together with large text`, async ({ page }) => {
    await reachState(page, state);
    for (const percent of sizes) {
      await setTextSize(page, percent);
      await expectWhole(page, `at ${percent} %`);
    }
  });
}
