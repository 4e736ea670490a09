import type { TestApp } from "./test-app";

let serial = 0;

/** What somebody new sends to register. */
export function newcomer(fields: Record<string, unknown> = {}) {
  serial += 1;
  return {
    email: `allievo${serial}@scuola.example`,
    password: "una parola lunga",
    nickname: `Allievo ${serial}`,
    displayName: "Un Allievo",
    privacyPolicyAccepted: true,
    cookiePolicyAccepted: true,
    ...fields,
  };
}

/** The calls of whoever is not logged in. */
export function visitors(t: TestApp) {
  const post = (path: string, body: unknown, cookie?: string) =>
    t.api("POST", `/api/auth/${path}`, { body, cookie });
  const login = async (email: string, password: string) => {
    const response = await post("login", { email, password });
    const cookie = response.headers.get("set-cookie")?.split(";")[0];
    return { response, cookie, body: (await response.json()) as Record<string, unknown> };
  };
  return { post, login };
}
