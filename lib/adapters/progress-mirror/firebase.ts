import type { App } from "firebase-admin/app";
import { ProgressMirrorError, type ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import { unlessAborted } from "@/lib/unless-aborted";
import { appsOf, openDatabase, type FirebaseProject } from "./firebase-app";
import { recordPath, removeRecord, writeRecord } from "./firebase-record";

type Options = FirebaseProject & {
  /** With it browsers sign in and listen, and each learner becomes a user of Firebase Authentication. */
  webApiKey?: string;
  timeoutMs?: number;
};

/** Firebase's Realtime Database. */
export function firebaseMirror({ webApiKey, timeoutMs = 10_000, ...project }: Options): ProgressMirrorPort {
  const withApp = appsOf(project);
  const tooLate = (cause: unknown) => new ProgressMirrorError({ cause });
  const inTime = <T>(work: Promise<T>) => unlessAborted(work, AbortSignal.timeout(timeoutMs), tooLate);

  return {
    kind: "firebase",

    write: (records) =>
      inOurWords(() =>
        withApp(async (app) => {
          const database = await inTime(openDatabase(app));
          const outcomes = await Promise.allSettled(
            records.map((record) => inTime(writeRecord(database, record))),
          );
          const failures = outcomes.filter((outcome) => outcome.status === "rejected");
          if (failures[0] && failures.length === outcomes.length) throw failures[0].reason;
          const isWritten = outcomes.map((outcome) => outcome.status === "fulfilled" && outcome.value);
          return new Set(
            records.filter((_, at) => isWritten[at]).map(({ firebaseUserId }) => firebaseUserId),
          );
        }),
      ),

    remove: (firebaseUserId) =>
      inOurWords(() =>
        withApp(async (app) => {
          await inTime(removeRecord(await inTime(openDatabase(app)), firebaseUserId));
          if (webApiKey) await inTime(removeUser(app, firebaseUserId));
        }),
      ),

    async readerOf(firebaseUserId) {
      if (!webApiKey) return null;
      const token = await inOurWords(() => withApp((app) => inTime(signInToken(app, firebaseUserId))));
      const { projectId, databaseUrl } = project;
      return { token, apiKey: webApiKey, projectId, databaseUrl, path: recordPath(firebaseUserId) };
    },
  };
}

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ProgressMirrorError({ cause });
  }
}

async function signInToken(app: App, firebaseUserId: string): Promise<string> {
  const { getAuth } = await import("firebase-admin/auth");
  return getAuth(app).createCustomToken(firebaseUserId);
}

/** The user that a browser becomes when it signs in. */
async function removeUser(app: App, firebaseUserId: string): Promise<void> {
  const { FirebaseAuthError, getAuth } = await import("firebase-admin/auth");
  try {
    await getAuth(app).deleteUser(firebaseUserId);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.hasCode("user-not-found"))) throw error;
  }
}
