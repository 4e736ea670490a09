import { headers } from "next/headers";
import { findLearner } from "@/lib/features/sessions/authenticate";
import { unsentLogoutCookie } from "@/lib/features/sessions/rules";
import { currentLearner } from "./learner-session";

jest.mock("next/headers", () => ({ headers: jest.fn() }));
jest.mock("@/lib/application", () => ({ getApp: () => Promise.resolve({}) }));
jest.mock("@/lib/features/sessions/authenticate", () => ({ findLearner: jest.fn() }));

const marked = unsentLogoutCookie(true, { isHttps: true }).split(";")[0];

/** Whether a page is somebody's that is asked for with these cookies, of which one is a living session's. */
async function isSomebodys(cookie: string): Promise<boolean> {
  jest.mocked(headers).mockResolvedValue(new Headers({ cookie }));
  jest.mocked(findLearner).mockResolvedValue({ userId: 7 } as never);
  return (await currentLearner()) !== undefined;
}

test.each([
  ["session=some", true],
  ["session=some; notleft=1", true],
  [`${marked}; session=some`, false],
  [`session=some; ${marked}`, false],
])("a page asked for with %s is somebody's: %s", async (cookie, isIt) => {
  expect(await isSomebodys(cookie)).toBe(isIt);
});

test("the mark lives as long as a session may, and is deleted by the same name", () => {
  expect(unsentLogoutCookie(true, { isHttps: true })).toBe(
    "left=1; Path=/; Max-Age=86400; SameSite=Lax; Secure",
  );
  expect(unsentLogoutCookie(false, { isHttps: false })).toBe("left=1; Path=/; Max-Age=0; SameSite=Lax");
});
