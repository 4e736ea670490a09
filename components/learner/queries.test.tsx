import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-client/client-errors";
import { achievementsQuery, usageStatsQuery } from "@/components/learner/queries";
import { createQueryClient } from "@/components/learner/query-client";
import { pretendServer } from "@/tests/support/learner-screen";

const ended = { status: 401, json: { error: "Sessione scaduta.", code: "NO_SESSION" } };

test.each([
  ["usage stats", usageStatsQuery, "Failed to fetch usage stats"],
  ["achievements", achievementsQuery(7), "Failed to fetch achievements"],
] as const)(
  "%s that do not come are raised in words of their own, for the answer's sake",
  async (_, query, text) => {
    pretendServer(() => ended);
    const failure: unknown = await new QueryClient()
      .query({ ...query, retry: false } as never)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: text });
    expect((failure as Error).cause).toBeInstanceOf(ApiError);
  },
);

test("a session that has ended is seen behind them", async () => {
  pretendServer(() => ended);
  // jsdom cannot load a page: it says so here.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await createQueryClient()
    .query(usageStatsQuery)
    .catch(() => undefined);
  expect(String(errors.mock.calls[0]?.[0])).toContain("navigation");
});
