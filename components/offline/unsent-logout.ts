import { unsentLogoutCookie, unsentLogoutOf } from "@/lib/features/sessions/rules";
import { api } from "@/lib/api-client/client";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { learnerHeader } from "@/lib/contract/learner-header";

/**
 * Ends the session of this user on the server. Until that has heard it, it shows them the login in the place of every page, and
 * `finishLogout` tells it again. Throws when it was not heard, and `isAnothers` where there is nothing left to end.
 */
export async function sendLogout(userId: string, signal?: AbortSignal): Promise<void> {
  mark(userId);
  try {
    await api("POST /api/auth/logout", { headers: { [learnerHeader]: userId }, signal });
  } catch (error) {
    if (isAnothers(error)) mark(undefined);
    throw error;
  }
  mark(undefined);
}

/** Whether the session is somebody else's, who has come in in another tab. */
export const isAnothers = (error: unknown): boolean => apiErrorOf(error)?.status === 401;

/** Does what is left of a logout that reached nobody. Throws when it reaches nobody again. */
export async function finishLogout(signal?: AbortSignal): Promise<void> {
  const userId = unsentLogoutOf(document.cookie);
  if (userId === undefined) return;
  await sendLogout(userId, signal).catch((error: unknown) => {
    if (!isAnothers(error)) throw error; // Whoever has come in since is not to be thrown out.
  });
}

/** With a new login there is nothing left to send. */
export const forgetUnsentLogout = (): void => mark(undefined);

function mark(userId: string | undefined): void {
  document.cookie = unsentLogoutCookie(userId, { isHttps: location.protocol === "https:" });
}
