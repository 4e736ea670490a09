import { isStandIn, lessonLinks } from "./rules";

const academy = {
  BOOKING_URL_30: "https://academy.example/30",
  BOOKING_URL_60: "https://academy.example/60",
};
const local = {
  HOST: "127.0.0.1",
  APP_URL: "http://localhost:3000",
  VERCEL: false,
  ALLOW_DEMO_ACCOUNTS: false,
};
const production = { ...local, APP_URL: "https://coach.example" };

describe("private lessons", () => {
  test.each([local, production])("are booked where the configuration says: %j", (place) => {
    expect(lessonLinks({ ...place, ...academy })).toEqual([
      { minutes: 30, url: academy.BOOKING_URL_30 },
      { minutes: 60, url: academy.BOOKING_URL_60 },
    ]);
    expect(isStandIn({ ...place, ...academy })).toBe(false);
  });

  test("lead to a page of ours where nobody real is and nothing is configured", () => {
    expect(isStandIn(local)).toBe(true);
    expect(isStandIn({ ...production, ALLOW_DEMO_ACCOUNTS: true })).toBe(true);
    expect(lessonLinks(local).map(({ url }) => url)).toEqual([
      "/dev/booking?minutes=30",
      "/dev/booking?minutes=60",
    ]);
  });

  test("are not offered to real people without an address", () => {
    expect(isStandIn(production)).toBe(false);
    expect(lessonLinks(production)).toEqual([]);
  });

  test.each([local, production])("are offered in the one length that has an address: %j", (place) => {
    const BOOKING_URL_60 = academy.BOOKING_URL_60;
    expect(lessonLinks({ ...place, BOOKING_URL_60 })).toEqual([{ minutes: 60, url: BOOKING_URL_60 }]);
  });
});
