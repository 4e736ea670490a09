import { act, screen } from "@testing-library/react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";
import SubscriptionBanner from "./subscription-banner";

const dayMs = 24 * 60 * 60 * 1000;
const open = (fields: Partial<UserReply>) =>
  renderAsLearner(<SubscriptionBanner />, () => undefined, { ...learner, ...fields });
const banner = (name: string) => screen.getByRole("region", { name });

afterEach(() => jest.useRealTimers());

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
