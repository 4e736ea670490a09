import type { Browser, Page } from "playwright";
import { chatScreen } from "@/lib/i18n/it";
import { withPage } from "./open-page";

export type Chat = { url: string; cookie: string };
type Asked = { message: string; /** How the answer ends. */ ending: string };

/**
 * Sends a message in an empty chat and answers how long it took, in milliseconds from the press of the button to the frame
 * that shows the last character of the answer.
 */
export function typeAnswer(
  browser: Browser,
  { url, cookie }: Chat,
  { message, ending }: Asked,
): Promise<number> {
  return withPage(browser, url, { cookie }, async (page) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: chatScreen.inputLabel }).fill(message);
    const send = page.getByRole("button", { name: chatScreen.send, exact: true });
    const [shownMs] = await Promise.all([watchFor(page, ending), send.click()]);
    return shownMs;
  });
}

/** In the page itself, so that the way from it to here does not count. */
function watchFor(page: Page, ending: string): Promise<number> {
  return page.evaluate(
    ([label, end]) =>
      new Promise<number>((resolve) => {
        let pressedAt = NaN;
        addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
        new MutationObserver((_changes, observer) => {
          const list = document.querySelector(`ol[aria-label="${label}"]`);
          if (!list?.textContent.includes(end ?? "")) return;
          observer.disconnect();
          // What has changed is on the screen once a frame has come after it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    [chatScreen.conversation, ending] as const,
  );
}
