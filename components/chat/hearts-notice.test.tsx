import { act, screen } from "@testing-library/react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { HeartsNotice } from "@/components/chat/hearts-notice";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";

const now = "2026-03-01T15:25:00.000Z";
const heartsRefillAt = "2026-03-01T16:05:00.000Z"; // 17:05 in Rome

beforeEach(() => jest.useFakeTimers({ now: new Date(now) }));
afterEach(() => jest.useRealTimers());

const without: UserReply = { ...learner, hearts: 0, heartsRefillAt };

function openNotice(as = without, { wasRefused = false, refilled = without } = {}) {
  return renderAsLearner(<HeartsNotice wasRefused={wasRefused} />, () => ({ json: refilled }), as);
}

// What is shown without hearts comes when it is shown: by now it has come.
beforeAll(async () => {
  const { unmount } = openNotice();
  await screen.findByRole("status");
  unmount();
});

/** So much time goes by, as it does for a page that sleeps: what is due then happens once. */
async function pass(ms: number) {
  jest.setSystemTime(Date.now() + ms - 1000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
}

const minute = 60_000;

describe("the notice above the input", () => {
  test("says when the next heart comes, and what costs none", async () => {
    const { container } = openNotice();
    expect(await screen.findByRole("status")).toHaveTextContent(
      /^Hai finito i cuori\. Il prossimo arriva alle 17:05$/,
    );
    expect(container).toHaveTextContent("alle 17:05, tra circa 40 minuti.");
    expect(container).toHaveTextContent("Intanto esercizi e foto dei compiti non costano cuori.");
    expect(screen.getByRole("link", { name: "Allenati" })).toHaveAttribute("href", "/exercises");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each([
    [120, "tra circa 2 ore."],
    [24 * 60, "tra circa 24 ore."],
    [81, "tra circa un’ora e 21 minuti."],
    [60, "tra circa un’ora."],
    [1, "tra circa un minuto."],
  ])("with %i minutes to go says %s", (minutes, words) => {
    const { container } = openNotice({
      ...without,
      heartsRefillAt: new Date(Date.parse(now) + minutes * minute).toISOString(),
    });
    expect(container).toHaveTextContent(words);
  });

  test("says the hour alone where the clock is set so wrong that it would be days", () => {
    const { container } = openNotice({
      ...without,
      heartsRefillAt: new Date(Date.parse(now) + (24 * 60 + 1) * minute).toISOString(),
    });
    expect(container).toHaveTextContent("Il prossimo arriva alle 16:26.");
    expect(container).not.toHaveTextContent("tra circa");
  });

  test("leads to Pro where no banner does", () => {
    const about = () => screen.queryByRole("button", { name: "Scopri Pro" });
    const { unmount } = openNotice();
    expect(about()).toBeInTheDocument();
    unmount();
    openNotice({ ...without, subscriptionStatus: "expired" });
    expect(about()).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Allenati" })).toBeInTheDocument();
  });

  test("counts down, and asks for the heart once when it is due", async () => {
    const { container, calls } = openNotice();
    await pass(minute);
    expect(container).toHaveTextContent("tra circa 39 minuti.");
    await pass(38 * minute);
    expect(container).toHaveTextContent("tra circa un minuto.");
    expect(calls).toEqual([]);
    await pass(3 * minute);
    expect(container).toHaveTextContent("Il prossimo arriva alle 17:05, a momenti.");
    expect(calls.map(({ key }) => key)).toEqual(["GET /api/users/7"]);
  });

  test("goes when the heart is there", async () => {
    const { container } = openNotice(without, { refilled: { ...learner, hearts: 1 } });
    await pass(40 * minute); // The heart is asked for
    await pass(1000); // and comes.
    expect(container).not.toHaveTextContent("Hai finito i cuori.");
  });

  test("explains a message that was refused", () => {
    openNotice(without, { wasRefused: true });
    expect(screen.getByRole("alert")).toHaveTextContent("Senza cuori il messaggio non parte");
  });

  test.each([
    ["four hearts left", { ...without, hearts: 4 }],
    ["Pro", { ...without, isPro: true }],
  ])("is not there with %s", (_, as) => {
    expect(openNotice(as).container).toBeEmptyDOMElement();
  });

  test("says quietly that hearts are few, once a day", async () => {
    localStorage.clear();
    const first = openNotice({ ...without, hearts: 3 });
    await pass(1000);
    expect(first.container).toHaveTextContent("Ti restano 3 cuori. Esercizi, schede e foto non ne costano.");
    first.unmount();
    const second = openNotice({ ...without, hearts: 2 });
    await pass(1000);
    expect(second.container).toBeEmptyDOMElement();
    second.unmount();
    await pass(24 * 60 * minute);
    const nextDay = openNotice({ ...without, hearts: 1 });
    await pass(1000);
    expect(nextDay.container).toHaveTextContent("Ti resta 1 cuore.");
  });

  test("does not name a time that is not known", () => {
    const { container } = openNotice({ ...without, heartsRefillAt: null });
    expect(container).toHaveTextContent("Si ricaricano da soli, uno ogni 2 ore.");
  });
});
