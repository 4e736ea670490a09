import { isOurHost, isOurOrigin, isPrivateUrl, networkOf, type Place } from "./addresses";

const local: Place = { HOST: "127.0.0.1", PORT: 3210, APP_URL: "http://localhost:3210", VERCEL: false };
const behindProxy: Place = { ...local, APP_URL: "https://coach.example" };
const onLan: Place = { ...local, HOST: "0.0.0.0", APP_URL: "http://192.168.1.20:3210" };
const onVercel: Place = {
  ...local,
  APP_URL: "https://coach.example",
  VERCEL: true,
  VERCEL_URL: "coach-abc123.vercel.app",
  VERCEL_BRANCH_URL: "coach-git-main.vercel.app",
};

describe("a Host", () => {
  it.each([
    [local, ["localhost:3210", "127.0.0.1:3210", "[::1]:3210", "LOCALHOST:3210"]],
    [{ ...local, PORT: 80, APP_URL: "http://localhost" }, ["localhost", "localhost:80", "127.0.0.1"]],
    [
      behindProxy,
      ["coach.example", "coach.example:443", "Coach.Example", "127.0.0.1:3210", "localhost:3210"],
    ],
    [onLan, ["192.168.1.20:3210"]],
    [onVercel, ["coach.example", "coach-abc123.vercel.app", "coach-git-main.vercel.app"]],
  ])("%#: of ours is let in", (place, hosts) => {
    expect(hosts.filter((host) => !isOurHost(place, host))).toEqual([]);
  });

  it.each([
    [
      local,
      ["evil.example:3210", "localhost", "localhost:80", "localhost.evil.example:3210", "", "0.0.0.0:3210"],
    ],
    [
      local,
      ["evil.example@localhost:3210", "localhost:3210/", "localhost:3210,evil.example", "localhost.:3210"],
    ],
    [behindProxy, ["coach.example:80", "coach.example:3210", "www.coach.example", "192.168.1.20:3210"]],
    [onLan, ["localhost:3210", "192.168.1.20", "192.168.1.21:3210"]],
    [onVercel, ["localhost:3210", "127.0.0.1:3210", "other.vercel.app"]],
    [{ ...onVercel, VERCEL: false, HOST: "0.0.0.0" }, ["coach-abc123.vercel.app"]],
  ])("%#: of somebody else is not", (place, hosts) => {
    expect(hosts.filter((host) => isOurHost(place, host))).toEqual([]);
  });
});

describe("an Origin", () => {
  it.each([
    [local, ["http://localhost:3210", "http://127.0.0.1:3210", "http://[::1]:3210"]],
    [behindProxy, ["https://coach.example"]],
    [onVercel, ["https://coach.example", "https://coach-abc123.vercel.app"]],
  ])("%#: of ours is let in", (place, origins) => {
    expect(origins.filter((origin) => !isOurOrigin(place, origin))).toEqual([]);
  });

  it.each([
    [local, ["https://localhost:3210", "http://localhost:3211", "http://evil.example:3210", "null", ""]],
    [behindProxy, ["http://coach.example", "https://coach.example:8443", "http://localhost:3210"]],
    [onVercel, ["http://coach-abc123.vercel.app", "https://other.vercel.app"]],
  ])("%#: of another scheme, host or port is not", (place, origins) => {
    expect(origins.filter((origin) => isOurOrigin(place, origin))).toEqual([]);
  });
});

test.each([
  "http://localhost",
  "http://coach.localhost:3000",
  "http://127.8.9.1",
  "http://[::1]:3000",
  "http://10.0.0.7:3000",
  "http://172.16.0.1",
  "http://172.31.255.1",
  "http://192.168.178.20:3000",
  "http://169.254.1.1",
  "http://[fd12:3456::1]:3000",
  "http://[fe80::1]",
  "http://laptop.local:3000",
])("%s is near by", (url) => expect(isPrivateUrl(url)).toBe(true));

test.each([
  "http://coach.example",
  "http://203.0.113.7",
  "http://172.32.0.1",
  "http://11.0.0.1",
  "http://10.evil.example",
  "http://192.168.1.20.evil.example",
  "http://localhost.evil.example",
  "http://local",
  "http://[2001:db8::1]",
  "http://fd12.example",
])("%s is public", (url) => expect(isPrivateUrl(url)).toBe(false));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["fe80::1%eth0", "fe80::1%eth0"],
])("%s is counted as %s", (ip, network) => expect(networkOf(ip)).toBe(network));
