import { offerOf } from "./rules";

test.each([
  [{ isPro: false, subscriptionStatus: "none", stage: "open" }, "new"],
  [{ isPro: false, subscriptionStatus: "expired", stage: "open" }, "new"],
  [{ isPro: false, subscriptionStatus: "none", stage: "notice" }, "new"],
  [{ isPro: true, subscriptionStatus: "active", stage: "open" }, "pro"],
  [{ isPro: true, subscriptionStatus: "none", stage: "open" }, "pro"],
  [{ isPro: true, subscriptionStatus: "canceled_with_grace", stage: "open" }, "again"],
  [{ isPro: true, subscriptionStatus: "past_due", stage: "open" }, "again"],
  [{ isPro: false, subscriptionStatus: "none", stage: "waiting" }, "not-yet"],
  [{ isPro: false, subscriptionStatus: "none", stage: "age" }, "not-yet"],
  [{ isPro: true, subscriptionStatus: "canceled_with_grace", stage: "waiting" }, "not-yet"],
] as const)("for %j there is %s", (student, offer) => {
  expect(offerOf(student)).toBe(offer);
});
