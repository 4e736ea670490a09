import { hasUnsentLogout, unsentLogoutCookie } from "@/lib/features/sessions/rules";
import { api } from "@/lib/api-client/client";

/**
 * Ends the session on the server. Until that has heard it, it shows the login in the place of every page, and
 * `finishLogout` tells it again. Throws when it was not heard.
 */
export async function sendLogout(signal?: AbortSignal): Promise<void> {
  mark(true);
  await api("POST /api/auth/logout", { signal });
  mark(false);
}

/** Does what is left of a logout that reached nobody. Throws when it reaches nobody again. */
export async function finishLogout(signal?: AbortSignal): Promise<void> {
  if (hasUnsentLogout(document.cookie)) await sendLogout(signal);
}

/** Whoever has come in since is not to be thrown out. */
export const forgetUnsentLogout = (): void => mark(false);

function mark(isUnsent: boolean): void {
  document.cookie = unsentLogoutCookie(isUnsent, { isHttps: location.protocol === "https:" });
}
