import { act, fireEvent, screen } from "@testing-library/react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";
import SubscriptionBanner from "./subscription-banner";

const dayMs = 24 * 60 * 60 * 1000;
const open = (fields: Partial<UserReply>) =>
  renderAsLearner(<SubscriptionBanner />, () => undefined, { ...learner, ...fields });
const banner = (name: string) => screen.getByRole("region", { name });

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test("leads who has had Pro back to it", () => {
  open({ subscriptionStatus: "expired", hearts: 0 });
  expect(banner("Abbonamento Scaduto")).toHaveTextContent(
    "Il tuo abbonamento Pro è scaduto. Ora hai 0 cuori.",
  );
  expect(screen.getByRole("link", { name: "Passa a PRO" })).toHaveAttribute("href", "/subscribe");
});

test("counts the days of a page that stays open", () => {
  jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00.000Z") });
  const subscriptionEndDate = "2026-11-24T12:00:00.000Z";
  open({ isPro: true, subscriptionStatus: "canceled_with_grace", subscriptionEndDate });
  expect(banner("Abbonamento cancellato")).toHaveTextContent("Mancano 4 giorni");
  expect(screen.getByRole("link", { name: "Riattiva Pro" })).toHaveAttribute("href", "/subscribe");
  act(() => jest.advanceTimersByTime(dayMs));
  expect(banner("In Scadenza")).toHaveTextContent("scadrà tra 3 giorni");
  expect(screen.getByRole("link", { name: "Rinnova Abbonamento" })).toHaveAttribute("href", "/subscribe");
  act(() => jest.advanceTimersByTime(3 * dayMs));
  expect(banner("Abbonamento cancellato")).toHaveTextContent("Scade oggi");
});

test("says nothing to who has Pro that renews", () => {
  open({ isPro: true, subscriptionStatus: "active" });
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

describe("that Pro is cancelled", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const cancelled = {
    isPro: true,
    subscriptionStatus: "canceled_with_grace",
    subscriptionEndDate: "2026-12-15T12:00:00.000Z",
  } as const;
  const away = () => screen.getByRole("button", { name: "Nascondi per una settimana" });
  beforeEach(() => jest.useFakeTimers({ now }));

  test("can be put away for a week on this device, and the focus stays", () => {
    const { unmount } = open(cancelled);
    fireEvent.click(away());
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.getByText("Avviso nascosto per una settimana.")).toHaveFocus();
    unmount();
    jest.setSystemTime(now.getTime() + 7 * dayMs - 60_000);
    const again = open(cancelled);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    again.unmount();
    jest.setSystemTime(now.getTime() + 7 * dayMs);
    open(cancelled);
    expect(banner("Abbonamento cancellato")).toBeInTheDocument();
  });

  test("comes back three days before the end, and then stays", () => {
    const { unmount } = open({ ...cancelled, subscriptionEndDate: "2026-11-25T12:00:00.000Z" });
    fireEvent.click(away());
    unmount();
    jest.setSystemTime(now.getTime() + 2 * dayMs);
    open({ ...cancelled, subscriptionEndDate: "2026-11-25T12:00:00.000Z" });
    expect(banner("In Scadenza")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("goes away where nothing can be kept too", () => {
    open(cancelled);
    const kept = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    fireEvent.click(away());
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    kept.mockRestore();
  });
});

test("that Pro is over cannot be put away", () => {
  open({ subscriptionStatus: "expired", hearts: 0 });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
