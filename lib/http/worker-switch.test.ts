import { NextRequest } from "next/server";

/** What is answered at the worker's address, in a process of this environment. */
async function answerWith(environment: Record<string, string>): Promise<Response> {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...environment });
  jest.resetModules();
  const { middleware } = await import("@/middleware");
  return middleware(new NextRequest("http://localhost:3000/app-worker.js"));
}

const inItsPlace = (response: Response) => response.headers.get("x-middleware-rewrite");

test("the worker is served as it is", async () => {
  const response = await answerWith({});
  expect([response.status, inItsPlace(response)]).toEqual([200, null]);
});

test.each([
  ["it is switched off", { SERVICE_WORKER: "0" }],
  ["one works on the app", { NODE_ENV: "development" }],
])("one that takes itself off is served in its place where %s", async (_, environment) => {
  expect(inItsPlace(await answerWith(environment))).toBe("http://localhost:3000/no-worker.js");
});
