import { clientAddress } from "./request-checks";

const addressOf = (forwardedFor: string | undefined, proxies: number) =>
  clientAddress(
    new Request("http://coach.test", { headers: forwardedFor ? { "x-forwarded-for": forwardedFor } : {} }),
    proxies,
  );

test.each([
  ["no proxy is trusted", "203.0.113.5", 0, undefined],
  ["one proxy wrote it", "203.0.113.5", 1, "203.0.113.5"],
  ["the caller made entries up", "10.0.0.1, 10.0.0.2, 203.0.113.5", 1, "203.0.113.5"],
  ["two proxies wrote it", "10.0.0.1, 203.0.113.5, 198.51.100.1", 2, "203.0.113.5"],
  ["a proxy was gone round", "203.0.113.5", 2, undefined],
  ["there is none", undefined, 1, undefined],
  ["the entry is empty", "203.0.113.5,", 1, undefined],
])("the caller's address when %s", (_when, forwardedFor, proxies, expected) => {
  expect(addressOf(forwardedFor, proxies)).toBe(expected);
});
