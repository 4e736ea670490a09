import { bannerOf } from "./banner-of";

const pro = { isPro: true, hearts: 10, subscriptionStatus: "active", subscriptionEndDate: null } as const;
// Half past eleven at night in Italy.
const now = new Date("2026-11-20T22:30:00.000Z");
const end = (day: string) => `2026-11-${day}T09:00:00.000Z`;

describe("an expired subscription", () => {
  const expired = {
    ...pro,
    isPro: false,
    subscriptionStatus: "expired",
    subscriptionEndDate: end("01"),
  } as const;

  test.each([
    [0, "Il tuo abbonamento Pro è scaduto. Ora hai 0 cuori."],
    [1, "Il tuo abbonamento Pro è scaduto. Ora hai 1 cuore."],
    [5, "Il tuo abbonamento Pro è scaduto. Ora hai 5 cuori."],
  ])("with %d hearts says so, whatever the clock", (hearts, text) => {
    const banner = { tone: "over", title: "Abbonamento Scaduto", text, action: "Passa a PRO" };
    expect(bannerOf({ ...expired, hearts }, now)).toEqual(banner);
    expect(bannerOf({ ...expired, hearts }, undefined)).toEqual(banner);
  });

  test("is no matter for who has Pro anyhow", () => {
    expect(bannerOf({ ...expired, isPro: true }, now)).toBeUndefined();
  });
});

describe("a subscription that was not paid", () => {
  const unpaid = { ...pro, subscriptionStatus: "past_due" } as const;

  test.each([
    ["23", "Il tuo abbonamento scadrà tra 3 giorni. Dopo la scadenza avrai 0 cuori."],
    ["21", "Il tuo abbonamento scadrà tra 1 giorno. Dopo la scadenza avrai 0 cuori."],
    ["20", "Il tuo abbonamento scadrà oggi. Dopo la scadenza avrai 0 cuori."],
  ])("ending on the %sth is announced by the calendar's days", (day, text) => {
    const banner = { tone: "ending", title: "In Scadenza", text, action: "Rinnova Abbonamento" };
    expect(bannerOf({ ...unpaid, subscriptionEndDate: end(day) }, now)).toEqual(banner);
  });

  test("is not announced four days before, nor before the clock is known", () => {
    expect(bannerOf({ ...unpaid, subscriptionEndDate: end("24") }, now)).toBeUndefined();
    expect(bannerOf({ ...unpaid, subscriptionEndDate: end("23") }, undefined)).toBeUndefined();
  });
});

describe("a cancelled subscription", () => {
  const cancelled = { ...pro, subscriptionStatus: "canceled_with_grace" } as const;

  test.each([
    ["28", "Mancano 8 giorni: hai Pro fino al 28\u00a0novembre 2026."],
    ["24", "Mancano 4 giorni: hai Pro fino al 24\u00a0novembre 2026."],
    ["20", "Scade oggi."],
    ["19", "Scade oggi."],
  ])("ending on the %sth says how long it lasts", (day, text) => {
    const banner = { tone: "calm", title: "Abbonamento cancellato", text, action: "Riattiva Pro" };
    expect(bannerOf({ ...cancelled, subscriptionEndDate: end(day) }, now)).toEqual(banner);
  });

  test.each([
    ["23", "Il tuo abbonamento scadrà tra 3 giorni. Dopo la scadenza avrai 0 cuori."],
    ["22", "Il tuo abbonamento scadrà tra 2 giorni. Dopo la scadenza avrai 0 cuori."],
    ["21", "Il tuo abbonamento scadrà tra 1 giorno. Dopo la scadenza avrai 0 cuori."],
  ])("ending on the %sth is about to end", (day, text) => {
    const banner = { tone: "ending", title: "In Scadenza", text, action: "Rinnova Abbonamento" };
    expect(bannerOf({ ...cancelled, subscriptionEndDate: end(day) }, now)).toEqual(banner);
  });

  test("says nothing before the clock is known", () => {
    expect(bannerOf({ ...cancelled, subscriptionEndDate: end("23") }, undefined)).toBeUndefined();
  });
});

test("nothing is said of a subscription that renews, nor to who never had one", () => {
  expect(bannerOf(pro, now)).toBeUndefined();
  expect(bannerOf({ ...pro, isPro: false, subscriptionStatus: "none" }, now)).toBeUndefined();
});
