import { randomUUID } from "node:crypto";
import type { App, Credential, ServiceAccount } from "firebase-admin/app";
import type { Database } from "firebase-admin/database";

export type FirebaseProject = {
  projectId: string;
  databaseUrl: string;
  /** Not needed by an emulator, which believes whoever calls itself the owner. */
  serviceAccount?: ServiceAccount;
};

/**
 * Makes an app for each piece of work and deletes it afterwards. The SDK keeps for ever what it could not send: with the
 * app it forgets it. It is loaded for the first piece, so that who has no mirror does not wait for it.
 */
export function appsOf({ projectId, databaseUrl: databaseURL, serviceAccount }: FirebaseProject) {
  // One credential for all apps: it keeps the access token until that expires.
  let credential: Credential | undefined;

  return async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
    const { cert, deleteApp, initializeApp } = await import("firebase-admin/app");
    if (serviceAccount) credential ??= cert(serviceAccount);
    const app = initializeApp({ projectId, databaseURL, ...(credential && { credential }) }, randomUUID());
    try {
      return await work(app);
    } finally {
      await deleteApp(app);
    }
  };
}

/** The database of an app. Throws when the credential is refused, which else would look like a database without an answer. */
export async function openDatabase(app: App): Promise<Database> {
  const { getDatabase } = await import("firebase-admin/database");
  const isEmulator = app.options.databaseURL?.startsWith("http:");
  if (!isEmulator) await app.options.credential?.getAccessToken();
  return getDatabase(app);
}
