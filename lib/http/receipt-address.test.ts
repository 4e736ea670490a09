import { NextRequest } from "next/server";
import { middleware } from "@/middleware";

const answerTo = (path: string) => middleware(new NextRequest(new URL(path, "http://localhost:3000")));
const isShown = (path: string) => answerTo(path).headers.get("x-middleware-rewrite") === null;

test("a receipt is shown to who has no session, and what stands below it is not", () => {
  expect(isShown("/r/abcdefgh23")).toBe(true);
  expect(["/r", "/r/", "/r/a/b", "/schede/r/abcdefgh23", "/schede"].filter(isShown)).toEqual([]);
});

test("a receipt is kept by nobody, listed nowhere and named to nobody", () => {
  const headersOf = (path: string) =>
    ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => answerTo(path).headers.get(name));
  expect(headersOf("/r/abcdefgh23")).toEqual(["no-store", "noindex, nofollow", "no-referrer"]);
  expect(headersOf("/schede")).toEqual([null, null, "strict-origin-when-cross-origin"]);
});
