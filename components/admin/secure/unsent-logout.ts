import { secureCalls } from "@/components/admin/secure/secure-calls";
import { saysClosed } from "@/components/admin/panel-closed";

const key = "english-coach.secure-panel.left";

/** Ends the session on the server. When that does not hear it, it is told again before the panel opens in this browser. */
export async function sendLogout(): Promise<void> {
  localStorage.setItem(key, "1");
  await secureCalls.logOut().catch((error: unknown) => {
    if (!saysClosed(error)) throw error;
  });
  localStorage.removeItem(key);
}

export const hasUnsentLogout = (): boolean => localStorage.getItem(key) !== null;

/** Whoever has come in since is not to be thrown out. */
export const forgetUnsentLogout = (): void => localStorage.removeItem(key);
