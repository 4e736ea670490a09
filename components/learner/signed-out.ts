import { apiErrorOf } from "@/lib/api-client/client-errors";

/**
 * Loads the page anew when the session has ended, or is somebody else's who has come in in another tab: the server then shows
 * the login screen, or what is theirs, at this address.
 */
export function leaveIfSignedOut(error: unknown): void {
  if (apiErrorOf(error)?.status === 401) window.location.reload();
}
