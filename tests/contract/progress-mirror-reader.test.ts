import { generateKeyPairSync } from "node:crypto";
import type * as firebaseAuth from "firebase/auth";
import type * as firebaseDatabase from "firebase/database";
import { deleteApp, initializeApp, setLogLevel } from "firebase/app";
import { firebaseMirror } from "@/lib/adapters/progress-mirror/firebase";
import type * as listener from "@/components/live-progress/listen-to-record";
import type { MirrorReader } from "@/lib/ports/progress-mirror";
import { FirebaseAuthDouble } from "@/tests/doubles/firebase-auth";
import { RealtimeDatabaseDouble } from "@/tests/doubles/realtime-database";
import { until } from "@/tests/support/until";

const auth = new FirebaseAuthDouble();
const database = new RealtimeDatabaseDouble(auth);
const realFetch = globalThis.fetch;
let listenToRecord: typeof listener.listenToRecord;
let sdk: typeof firebaseAuth & typeof firebaseDatabase;

beforeAll(async () => {
  await auth.start();
  await database.start();
  // The SDK keeps the fetch it finds when it is loaded.
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const { status, json } = await auth.answer(
      pathname,
      JSON.parse(init?.body as string) as { token?: string },
    );
    return Response.json(json, { status });
  };
  ({ listenToRecord } = await import("@/components/live-progress/listen-to-record"));
  sdk = { ...(await import("firebase/auth")), ...(await import("firebase/database")) };
});
afterEach(() => database.put("/", null));
afterAll(async () => {
  globalThis.fetch = realFetch;
  await database.stop();
  await auth.stop();
});

/** A page that is not left. */
const open = new AbortController();

const sofia = "5b0c1f0e-6f0e-4d5e-9b1a-000000000001";
const luca = "5b0c1f0e-6f0e-4d5e-9b1a-000000000002";

async function readerOf(firebaseUserId: string, privateKey = auth.privateKey): Promise<MirrorReader> {
  const reader = await firebaseMirror({
    projectId: "english-coach",
    databaseUrl: `http://${database.host}?ns=english-coach`,
    serviceAccount: { projectId: "english-coach", clientEmail: "mirror@example.com", privateKey },
    webApiKey: "web-key",
  }).readerOf(firebaseUserId);
  if (!reader) throw new Error("expected a reader");
  return reader;
}

test("a browser hears what stands in the mirror and every change, until its page is gone", async () => {
  const own = new AbortController();
  const { path, ...reader } = await readerOf(sofia);
  const heard: unknown[] = [];
  database.put(path, { xp: 10 });
  const listening = listenToRecord({ path, ...reader }, own.signal, (record) => heard.push(record));
  await until(() => heard.length === 1);
  database.put(`users/${luca}/progress`, { xp: 99 });
  database.put(path, { xp: 20 });
  await until(() => heard.length === 2);
  database.put(path, null);
  await until(() => heard.length === 3);
  expect(heard).toEqual([{ xp: 10 }, { xp: 20 }, null]);
  own.abort();
  await listening;
  await until(() => database.connections === 0);
});

test("nobody hears of somebody else, whatever they ask for", async () => {
  const asSofia = await readerOf(sofia);
  for (const path of [`users/${luca}/progress`, `users/${sofia}`, "users", "/"])
    await expect(
      listenToRecord({ ...asSofia, path }, open.signal, () => expect(path).toBe("never heard")),
    ).rejects.toThrow(/permission_denied/i);
});

test("a token of another's making signs nobody in", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forged = await readerOf(sofia, privateKey.export({ type: "pkcs8", format: "pem" }).toString());
  const users = new Set(auth.users);
  await expect(listenToRecord(forged, open.signal, () => undefined)).rejects.toThrow(/invalid-custom-token/);
  expect(auth.users).toEqual(users);
});

test("nobody writes: not their own record, not another's, nothing at all", async () => {
  const { token, apiKey, projectId, databaseUrl } = await readerOf(sofia);
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl });
  const account = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  await sdk.signInWithCustomToken(account, token);
  setLogLevel("silent"); // It warns of each refusal.
  for (const path of [`users/${sofia}/progress`, `users/${sofia}/progress/xp`, `users/${luca}`, "users", "x"])
    await expect(sdk.set(sdk.ref(sdk.getDatabase(app), path), 1_000_000)).rejects.toThrow(
      /permission_denied/i,
    );
  expect(database.read("/")).toBeNull();
  await sdk.signOut(account);
  await deleteApp(app);
});
