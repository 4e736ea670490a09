import { QueryClientProvider, focusManager, useMutation, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { createQueryClient } from "./query-client";
import { useLearnerPolling } from "./use-learner";

const dayMs = 24 * 60 * 60 * 1000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
});

/** Draws something below a client of its own. Failures are no news to anybody. */
function draw(content: ReactNode) {
  const client = createQueryClient(() => undefined);
  const inClient = (shown: ReactNode) => <QueryClientProvider client={client}>{shown}</QueryClientProvider>;
  const view = render(inClient(content));
  return { show: (shown: ReactNode) => view.rerender(inClient(shown)) };
}

describe("what is read", () => {
  const ask = jest.fn();
  beforeEach(() => ask.mockReset().mockResolvedValue("Ciao"));

  /** `staleTime` as the client has it, unless said. */
  function Reader(options: { staleTime?: number }) {
    const { data, isError } = useQuery({
      queryKey: ["greeting"],
      queryFn: () => ask() as string,
      ...options,
    });
    return <p>{isError ? "failed" : data}</p>;
  }

  test("never goes stale: whoever looks a day later is shown the same", async () => {
    const { show } = draw(<Reader />);
    await pass(dayMs);
    show(
      <>
        <Reader />
        <Reader key="another" />
      </>,
    );
    await pass(0);
    expect(screen.getAllByText("Ciao")).toHaveLength(2);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("is not read again when the window has the focus again, not even what is stale", async () => {
    draw(<Reader staleTime={0} />);
    await pass(1000);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await pass(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("is tried once", async () => {
    ask.mockRejectedValue(new Error("down"));
    draw(<Reader />);
    await pass(60_000);
    expect(screen.getByText("failed")).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test("what is written is tried once", async () => {
  const write = jest.fn().mockRejectedValue(new Error("down"));
  function Writer() {
    const { mutate, isError } = useMutation({ mutationFn: () => write() as Promise<void> });
    return <button onClick={() => mutate()}>{isError ? "failed" : "write"}</button>;
  }
  draw(<Writer />);
  act(() => screen.getByRole("button").click());
  await pass(60_000);
  expect(screen.getByRole("button")).toHaveTextContent("failed");
  expect(write).toHaveBeenCalledTimes(1);
});

test("the learner and what they have used are asked for every 30 seconds", async () => {
  function Screen() {
    useLearnerPolling();
    return null;
  }
  const usage = { isPro: false, messagesCount: 1, homeworkUploadsCount: 0 };
  const { calls } = renderAsLearner(<Screen />, ({ key }) =>
    key === "GET /api/usage-stats" ? { json: usage } : undefined,
  );
  const asked = () => calls.splice(0).map(({ key }) => key);
  await pass(29_999);
  expect(asked()).toEqual(["GET /api/usage-stats"]); // The learner came with the page.
  for (let times = 0; times < 3; times++) {
    await pass(1);
    expect(asked().sort()).toEqual(["GET /api/usage-stats", "GET /api/users/7"]);
    await pass(29_999);
    expect(asked()).toEqual([]);
  }
});
