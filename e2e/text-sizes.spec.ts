import { isSweeping } from "@/tests/support/sweep";
import { allStates, likeAnother } from "./support/all-states";
import { expect } from "./support/fixtures";
import { hiddenStops } from "./support/focus";
import { test } from "./support/kept-pages";
import { faultsOf, setText, textSettings } from "./support/text-sizes";

/** The smallest phone in use: nowhere is less room to spare. */
const smallPhone = { width: 360, height: 740 };
/** What administrators open at a desk too. */
const isPanel = (name: string) => name.startsWith("system-") || name.startsWith("secure-");

for (const state of allStates) {
  if (!isSweeping && likeAnother.includes(state.name)) continue;
  const tag = isPanel(state.name) ? "@desktop" : [];
  test(
    `${state.name} holds together with large text, by key too`,
    { tag },
    async ({ reach, isMobile }, testInfo) => {
      const page = await reach(state);
      if (isMobile) await page.setViewportSize(smallPhone);
      for (const setting of textSettings) {
        await setText(page, setting);
        expect.soft(await faultsOf(page), setting.name).toEqual([]);
        if (isSweeping || setting.name === "200")
          await page.screenshot({
            path: testInfo.outputPath(`${setting.name}.jpg`),
            type: "jpeg",
            quality: 60,
          });
      }
      await setText(page);
      expect.soft(await hiddenStops(page), "stops of Tab out of sight").toEqual([]);
    },
  );
}
