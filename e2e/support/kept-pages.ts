import { expect, type Browser, type Page } from "@playwright/test";
import { persona, signIn } from "./accounts";
import { errorsIn, test as base, withoutExpected } from "./fixtures";
import type { State } from "./states";

/** A tab in which somebody is signed in. What changes it for good ends it. */
type Tab = { page: Page; userId: number; size: ReturnType<Page["viewportSize"]>; isChanged: boolean };
type Fixtures = {
  /** A page in this state. */
  reach: (state: State) => Promise<Page>;
  expectedErrors: RegExp[];
};

/**
 * For what is looked at in every state: a tab of each account stays from one test of a worker to the next, so that no state
 * waits for a login, nor for scripts that an earlier one has fetched and compiled. What a state leaves in it is cleared away.
 */
export const test = base.extend<Fixtures, { tabs: Map<State["as"], Tab> }>({
  tabs: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: "worker" },
  ],

  // Of the tab that is kept: no other browser is opened for that.
  expectedErrors: ({}, use) => use([]),

  reach: async ({ browser, tabs, expectedErrors }, use) => {
    const used: { as: State["as"]; tab: Tab; errors: string[] }[] = [];
    await use(async ({ as, hasOwnClock, reach }) => {
      const tab = tabs.get(as) ?? (await openTab(browser, as));
      tabs.set(as, tab);
      tab.isChanged ||= hasOwnClock === true;
      used.push({ as, tab, errors: errorsIn(tab.page) });
      await reach(tab.page, tab.userId);
      return tab.page;
    });
    for (const { as, tab, errors } of used) {
      expect(withoutExpected(errors, expectedErrors)).toEqual([]);
      if (!tab.isChanged) await clear(tab);
      else if (tabs.delete(as)) await tab.page.context().close();
    }
  },
});

async function openTab(browser: Browser, as: State["as"]): Promise<Tab> {
  const context = await browser.newContext();
  const userId = as === "visitor" ? 0 : await signIn(context.request, persona(as));
  const page = await context.newPage();
  const tab = { page, userId, size: page.viewportSize(), isChanged: false };
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...given) => {
    tab.isChanged = true;
    return addInitScript(...given);
  };
  return tab;
}

/** Leaves the page of a tab and clears what it has kept, but for the session. */
async function clear({ page, size }: Tab): Promise<void> {
  await page.goto("/images/icon-192.png"); // Else it would write again what it still has to send.
  await page.unrouteAll();
  for (const event of ["console", "pageerror"]) page.removeAllListeners(event);
  const { origin } = new URL(page.url());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await devTools.detach();
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ colorScheme: "light" });
  if (size) await page.setViewportSize(size);
}
