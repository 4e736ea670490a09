import { expect, test as base, type ConsoleMessage } from "@playwright/test";
import { newLearner, type Learner } from "./accounts";

type Options = {
  /** The data folder of the server under test, for its outbox. */
  dataDir: string;
};

type Fixtures = {
  /** A student of this test alone, verified and signed in. */
  learner: Learner;
  /** What the console may say in this test. */
  expectedErrors: RegExp[];
};

/** Any error in a page or its console fails the test, unless the test expects it. */
export const test = base.extend<Fixtures, Options>({
  dataDir: [".cache/e2e/data", { option: true, scope: "worker" }],

  learner: async ({ context, dataDir }, use) => {
    await use(await newLearner(context.request, dataDir));
  },

  expectedErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      context.on("weberror", (error) => errors.push(error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error" && !isRefusedCall(message)) errors.push(message.text());
      });
      await use(expected);
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: everything moves, as it does for most. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };

/** Chromium itself reports every call that is refused; whether the page copes is what the tests look at. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource") && message.location().url.includes("/api/");
}
