import type { Browser } from "playwright";
import { photoOverlays } from "@/lib/i18n/it";
import { withPage } from "./open-page";
import type { Chat } from "./type-answer";

/** Sends a photo as a student does, whole, and answers the bytes of the request's body. It reaches no server. */
export function bytesSentFor(browser: Browser, { url, cookie }: Chat, picture: Buffer): Promise<number> {
  return withPage(browser, url, { cookie }, async (page) => {
    await page.route(/\/api\/(analyze-homework|chat)$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "networkidle" });
    const file = { name: "compito.jpg", mimeType: "image/jpeg", buffer: picture };
    await page.locator("input[type=file]").setInputFiles(file);
    const [request] = await Promise.all([
      page.waitForRequest("**/api/analyze-homework"),
      page.getByRole("button", { name: photoOverlays.cropSend }).click(),
    ]);
    return request.postDataBuffer()?.length ?? 0;
  });
}
