import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => (t = await createTestApp({ TRUST_PROXY: "1" })));
afterAll(() => t.close());

const [max, hourMs] = [60, 60 * 60_000];
const call = "/api/parent/stop"; // Sixty an hour from one address.
const address = (n: number) => `203.0.113.${n}`;
type Changes = {
  from: number;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  path?: string;
};

/** A visitor's call, through the proxy that adds whom it was asked by. */
const ask = async ({ from, body = { token: "x" }, cookie, headers, path = call }: Changes) => {
  const response = await t.api("POST", path, {
    body,
    cookie,
    headers: { "x-forwarded-for": address(from), ...headers },
  });
  return response.status;
};
const askOften = (times: number, from: number) =>
  Promise.all(Array.from({ length: times }, () => ask({ from })));

describe("a visitor's rate", () => {
  it("is exact, however many calls come at once", async () => {
    const statuses = await askOften(max + 20, 1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("is their address's, whatever else they change", async () => {
    await askOften(max, 2);
    const { cookie } = await createStudent(t);
    const changes: Omit<Changes, "from">[] = [
      {},
      { cookie },
      { cookie: "session=garbage" },
      { headers: { authorization: `Bearer ${"A".repeat(43)}` } },
      { headers: { "x-forwarded-for": `198.51.100.7, ${address(2)}` } },
      { headers: { "x-forwarded-for": `198.51.100.8,198.51.100.9,${address(2)} ` } },
      { headers: { forwarded: "for=198.51.100.7", "x-real-ip": "198.51.100.7" } },
      { headers: { "user-agent": "another", "accept-language": "en" } },
      { path: `${call}?again=1` },
      { body: { token: "another" } },
      { body: ' { "token" : "x" } ' },
    ];
    for (const change of changes) {
      expect([change, await ask({ from: 2, ...change })]).toEqual([change, 429]);
    }
  });

  it("says when to come back, and is nobody else's", async () => {
    await askOften(max, 3);
    const refused = await t.api("POST", call, {
      body: { token: "x" },
      headers: { "x-forwarded-for": address(3) },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(hourMs / 1000);
    expect(await ask({ from: 4 })).toBe(400);
    t.advance(hourMs + 1);
    expect(await ask({ from: 3 })).toBe(400);
  });

  it("counts no body that is refused as it stands", async () => {
    for (let n = 0; n < max + 1; n += 1) expect(await ask({ from: 5, body: {} })).toBe(400);
    expect(await ask({ from: 5 })).toBe(400);
    await askOften(max, 5);
    expect(await ask({ from: 5 })).toBe(429);
    expect(await ask({ from: 5, body: {} })).toBe(400);
  });
});
