import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from "@playwright/test";
import { newLearner, type Learner } from "./accounts";
import { sharedDataDir } from "./product-env";

type Options = {
  /** The data folder of the server under test, for its outbox. */
  dataDir: string;
};

type Fixtures = {
  /** A student of this test alone, verified and signed in. */
  learner: Learner;
  /** A browser of somebody else, with no session: a parent's. */
  parentPage: Page;
  /** What the console may say in this test. */
  expectedErrors: RegExp[];
};

/** Any error in a page or its console fails the test, unless the test expects it. */
export const test = base.extend<Fixtures, Options>({
  dataDir: [sharedDataDir, { option: true, scope: "worker" }],

  learner: async ({ context, dataDir }, use) => {
    await use(await newLearner(context.request, dataDir));
  },

  parentPage: async ({ browser, expectedErrors }, use) => {
    const context = await browser.newContext();
    const errors = errorsIn(context);
    await use(await context.newPage());
    await context.close();
    expect(withoutExpected(errors, expectedErrors)).toEqual([]);
  },

  expectedErrors: [
    async ({ context }, use) => {
      const errors = errorsIn(context);
      const expected: RegExp[] = [];
      await use(expected);
      expect(withoutExpected(errors, expected)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes, from now on, the errors of a page or all pages and their consoles. */
export function errorsIn(pages: BrowserContext | Page): string[] {
  const errors: string[] = [];
  const isPage = "goto" in pages;
  if (isPage) pages.on("pageerror", (error) => errors.push(error.message));
  else pages.on("weberror", (error) => errors.push(error.error().message));
  const note = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isRefusedCall(message)) errors.push(message.text());
  };
  if (isPage) pages.on("console", note);
  else pages.on("console", note);
  return errors;
}

export const withoutExpected = (errors: string[], expected: RegExp[]) =>
  errors.filter((error) => !expected.some((pattern) => pattern.test(error)));

/** For `test.use`: everything moves, as it does for most. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };

/** Chromium itself reports every call that is refused; whether the page copes is what the tests look at. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource") && message.location().url.includes("/api/");
}
