import { apiErrorOf } from "@/lib/http/client-errors";

/** Loads the page anew when the session has ended: the server then shows the login screen at this address. */
export function leaveIfSignedOut(error: unknown): void {
  if (apiErrorOf(error)?.status === 401) window.location.reload();
}

/**
 * The same when somebody else has come in in another tab, to whom there is no such student. `error`: why the student of this
 * page could not be asked for.
 */
export function leaveIfReplaced(error: unknown): void {
  if (apiErrorOf(error)?.status === 404) window.location.reload();
}
