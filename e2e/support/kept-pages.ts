import type { BrowserContext, Page } from "@playwright/test";
import { persona, signIn } from "./accounts";
import { test as base } from "./fixtures";
import type { State } from "./states";

type Kept = Map<State["as"], { context: BrowserContext; userId: number }>;
type Fixtures = {
  /** A page in this state, closed after the test. */
  reach: (state: State) => Promise<Page>;
};

/**
 * For what is looked at in every state: a browser of each account stays from one test of a worker to the next, so that no
 * state waits for a login, nor for scripts that an earlier one has fetched. What a state leaves in it is cleared away.
 */
export const test = base.extend<Fixtures, { kept: Kept }>({
  kept: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: "worker" },
  ],

  reach: async ({ browser, kept }, use) => {
    const opened: Page[] = [];
    await use(async (state) => {
      let found = kept.get(state.as);
      if (!found || state.hasOwnClock) {
        const context = await browser.newContext();
        const userId = state.as === "visitor" ? 0 : await signIn(context.request, persona(state.as));
        found = { context, userId };
        if (!state.hasOwnClock) kept.set(state.as, found);
      }
      const page = await found.context.newPage();
      opened.push(page);
      await state.reach(page, found.userId);
      return page;
    });
    for (const page of opened) await forget(page);
  },
});

/** Closes a page and clears what it kept in its browser, but for the session. */
async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto("about:blank"); // Else it would write again what it still has to send.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await page.close();
}
