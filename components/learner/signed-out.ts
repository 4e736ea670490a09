import { apiErrorOf } from "@/lib/http/client-errors";

/** Loads the page anew when the session has ended: the server then shows the login screen at this address. */
export function leaveIfSignedOut(error: unknown): void {
  if (apiErrorOf(error)?.status === 401) window.location.reload();
}
