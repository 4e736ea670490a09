import type { Student } from "./students";
import { dayMs, json } from "./subscribers";
import type { TestApp } from "./test-app";

/** How long a request to be erased can be taken back. */
export const weekMs = 7 * dayMs;

/** Who is told of requests, where PRIVACY_EMAIL says so. */
export const privacyOffice = "privacy@coach.example";

/** The calls of whoever wants to be erased. */
export function deletions(t: TestApp) {
  const path = "/api/request-data-deletion";
  return {
    request: ({ cookie }: Student) => t.api("POST", path, { cookie }),
    cancel: ({ cookie }: Student) => t.api("DELETE", path, { cookie }),
    show: async ({ cookie }: Student) => json(await t.api("GET", path, { cookie })),
  };
}
