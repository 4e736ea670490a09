import { deleteApp, initializeApp } from "firebase/app";
import { inMemoryPersistence, initializeAuth, signInWithCustomToken, signOut } from "firebase/auth";
import { forceWebSockets, getDatabase, onValue, ref } from "firebase/database";
import type { MirrorReader } from "@/lib/features/mirror/contract";

forceWebSockets(); // The other way is scripts of another host, which no page of ours runs.
let serial = 0;

/** Hands over the record that stands in the mirror, and each that takes its place, until the signal. Throws when refused. */
export async function listenToRecord(
  { token, apiKey, projectId, databaseUrl, path }: MirrorReader,
  signal: AbortSignal,
  onRecord: (record: unknown) => void,
): Promise<void> {
  serial += 1;
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl }, `live-progress-${serial}`);
  // Kept in no storage: who the browser is there ends with the page.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  try {
    await signInWithCustomToken(auth, token);
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) return resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
      onValue(ref(getDatabase(app), path), (record) => onRecord(record.val()), reject);
    });
  } finally {
    await signOut(auth);
    await deleteApp(app);
  }
}
