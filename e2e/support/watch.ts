import type { Page } from "@playwright/test";

/** Notes, from now on, which hosts a page asks, and what its own policy keeps it from. */
export async function watch(page: Page) {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const violations: string[] = [];
  await page.exposeFunction("report", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      void (window as unknown as { report: (text: string) => void }).report(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return { hosts, violations };
}
