import type { Page } from "@playwright/test";

/** Notes, from now on, which hosts a page asks, and what its own policy keeps it from. */
export async function watch(page: Page) {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const violations: string[] = [];
  await page.exposeFunction("report", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      (window as unknown as { report: (text: string) => void }).report(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return { hosts, violations };
}

/** What is sent to a call from now on. */
export function bodiesSent(page: Page, path: string): Record<string, string>[] {
  const bodies: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || new URL(request.url()).pathname !== path) return;
    bodies.push(request.postDataJSON() as Record<string, string>);
  });
  return bodies;
}
