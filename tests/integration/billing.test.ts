import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const subscribe = (cookie?: string) => t.api("POST", "/api/create-subscription", { cookie });

describe("the way to Pro", () => {
  it("is closed where nothing takes payments, and says so", async () => {
    const { cookie, id } = await createStudent(t);
    const response = await subscribe(cookie);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: "UNAVAILABLE",
      error: "Qui i pagamenti non sono attivi: non è stato addebitato niente.",
    });
    expect(await t.app.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      isPro: false,
      subscriptionStatus: "none",
    });
  });

  it("is not for who has gone it", async () => {
    const { cookie } = await createStudent(t, { isPro: true, subscriptionStatus: "active" });
    const response = await subscribe(cookie);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "CONFLICT", error: "Hai già Pro." });
  });

  it("is for who has a session", async () => {
    expect((await subscribe()).status).toBe(401);
  });
});
