import { makeRoutable, unreadableRequest } from "./routable-request.mjs";

const [address, page] = ["/api/refused/address", "/api/refused/method"];

function routed(method: string, url: string): string {
  const request = { method, url };
  makeRoutable(request);
  return `${request.method} ${request.url}`;
}

describe("a request that Next can route", () => {
  it.each([
    ["GET", "/"],
    ["HEAD", "/login"],
    ["GET", "//progress"],
    ["GET", "/apis"],
    ["GET", "/api;x"],
    ["GET", "/%E0%A4%A"],
    ["GET", "/api"],
    ["POST", "/api?x=%"],
    ["POST", "/api/chat"],
    ["OPTIONS", "/api/chat"],
    ["DELETE", "/api/chat/7?x=/../%E0"],
    ["GET", "/api/users/1%2f2"],
    ["GET", "/api/users/%00"],
    ["GET", "/api/users/...,"],
  ])("such as %s %s stays as it is", (method, url) => expect(routed(method, url)).toBe(`${method} ${url}`));
});

describe("an address that cannot be read", () => {
  it.each([
    "/api/%E0%A4%A",
    "/api/users/%",
    "/api/users/%ff",
    "/api/users/%zz?x=1",
    "/api/",
    "//api",
    "//api/health",
    "/api//health",
    "/api/health/",
    "/api\\health",
    "/\\api/health",
    "/api%2fhealth",
    "/API/health",
    "/api/../progress",
    "/api/./health",
    "/api/%2e%2E/progress",
    "http://evil.example/api/health",
    "evil.example:443",
    "*",
    "",
  ])("such as %s is refused by the application", (url) => {
    expect(routed("GET", url)).toBe(`GET ${address}`);
    expect(routed("TRACE", url)).toBe(`OPTIONS ${address}`);
  });

  it("is what stands for a request that cannot be parsed", () => {
    expect(unreadableRequest({})).toEqual({ method: "GET", url: address });
  });
});

describe("a method that no call has", () => {
  it.each(["TRACE", "CONNECT", "PROPFIND", "PURGE", "QUERY", "get"])(
    "%s is refused as OPTIONS is",
    (method) => {
      expect(routed(method, "/api/chat")).toBe("OPTIONS /api/chat");
      expect(routed(method, "/login")).toBe(`OPTIONS ${page}`);
    },
  );
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("a page takes no %s", (method) => {
  expect(routed(method, "/login?x=1")).toBe(`${method} ${page}`);
});

it("a hostile address is read in linear time", () => {
  const hostile = [`/api${"/".repeat(50_000)}`, `/api/${"%2e/".repeat(20_000)}`, `${"/".repeat(50_000)}x`];
  expect(hostile.map((url) => routed("GET", url))).toEqual([
    `GET ${address}`,
    `GET ${address}`,
    `GET ${hostile[2]}`,
  ]);
  expect(routed("GET", `/api/${"a".repeat(50_000)}`)).toHaveLength("GET /api/".length + 50_000);
});
