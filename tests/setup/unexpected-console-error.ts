/** A console.error or console.warn nobody expected fails the test; a test that expects one replaces it by a spy. */
const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push(`console.${level}: ${args.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  if (messages.length > 0)
    throw new Error(`The test printed what it did not expect:\n${messages.join("\n")}`);
});
