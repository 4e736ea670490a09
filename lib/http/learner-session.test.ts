import { headers } from "next/headers";
import { findLearner } from "@/lib/features/sessions/authenticate";
import { unsentLogoutCookie } from "@/lib/features/sessions/rules";
import { currentLearner } from "./learner-session";

jest.mock("next/headers", () => ({ headers: jest.fn() }));
jest.mock("@/lib/application", () => ({ getApp: () => Promise.resolve({}) }));
jest.mock("@/lib/features/sessions/authenticate", () => ({ findLearner: jest.fn() }));

const markOf = (userId: string) => unsentLogoutCookie(userId, { isHttps: true }).split(";")[0];

/** Whether a page is somebody's that is asked for with these cookies, of which one is a living session's. */
async function isSomebodys(cookie: string): Promise<boolean> {
  jest.mocked(headers).mockResolvedValue(new Headers({ cookie }));
  jest.mocked(findLearner).mockResolvedValue({ userId: 7 } as never);
  return (await currentLearner()) !== undefined;
}

test.each([
  ["session=some", true],
  ["session=some; notleft=1", true],
  [`${markOf("7")}; session=some`, false],
  [`session=some; ${markOf("7")}`, false],
  [`session=some; ${markOf("77")}`, true],
])("a page asked for with %s is somebody's: %s", async (cookie, isIt) => {
  expect(await isSomebodys(cookie)).toBe(isIt);
});

test("the mark lives as long as a session may, and is deleted by the same name", () => {
  expect(unsentLogoutCookie("7", { isHttps: true })).toBe(
    "left=7; Path=/; Max-Age=86400; SameSite=Lax; Secure",
  );
  expect(unsentLogoutCookie(undefined, { isHttps: false })).toBe("left=; Path=/; Max-Age=0; SameSite=Lax");
});
