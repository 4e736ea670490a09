import { firebaseMirror } from "@/lib/adapters/progress-mirror/firebase";
import { noMirror } from "@/lib/adapters/progress-mirror/none";
import { ProgressMirrorError, type MirrorRecord, type ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import { FirebaseAuthDouble } from "@/tests/doubles/firebase-auth";
import { RealtimeDatabaseDouble } from "@/tests/doubles/realtime-database";
import { until } from "@/tests/support/until";

const auth = new FirebaseAuthDouble();
let database: RealtimeDatabaseDouble;
beforeAll(() => auth.start());
beforeEach(async () => {
  database = await new RealtimeDatabaseDouble(auth).start();
});
afterEach(() => database.stop());
afterAll(() => auth.stop());

const sofia = "5b0c1f0e-6f0e-4d5e-9b1a-000000000001";
const luca = "5b0c1f0e-6f0e-4d5e-9b1a-000000000002";
const pathOf = (id: string) => `users/${id}/progress`;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second));

const recordOf = (firebaseUserId: string, fields: Partial<MirrorRecord> = {}): MirrorRecord => ({
  firebaseUserId,
  level: 3,
  xp: 250,
  achievements: 2,
  lastUpdated: at(0),
  ...fields,
});
const first = recordOf(sofia);
const second = recordOf(sofia, { level: 4, xp: 310, lastUpdated: at(1) });
const third = recordOf(sofia, { level: 4, xp: 330, lastUpdated: at(2) });

const nodeOf = ({ level, xp, achievements, lastUpdated }: MirrorRecord) => ({
  level,
  xp,
  achievements,
  lastUpdated: lastUpdated.getTime(),
});

const firebase = (options: { webApiKey?: string; timeoutMs?: number } = {}) =>
  firebaseMirror({
    projectId: "english-coach",
    databaseUrl: `http://${database.host}?ns=english-coach`,
    serviceAccount: {
      projectId: "english-coach",
      clientEmail: "mirror@english-coach.iam.gserviceaccount.com",
      privateKey: auth.privateKey,
    },
    ...options,
  });
/** Lets the SDK print that a write came to nothing. */
const letItWarn = () => jest.spyOn(console, "warn").mockImplementation(() => undefined);

const impatient = () => firebase({ timeoutMs: 200 });

async function failure(attempt: Promise<unknown>): Promise<ProgressMirrorError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProgressMirrorError)) throw new Error("expected a ProgressMirrorError");
  return error;
}

describe.each<[string, () => ProgressMirrorPort]>([
  ["none", noMirror],
  ["firebase", firebase],
])("the mirror %s", (_name, build) => {
  test("has nothing to do for nobody", async () => {
    expect(await build().write([])).toEqual(new Set());
  });

  test("removes somebody it has never heard of", async () => {
    await build().remove(sofia);
    expect(database.read("/")).toBeNull();
  });

  test("has no reader for a browser unless it is given a key for browsers", async () => {
    expect(await build().readerOf(sofia)).toBeNull();
  });
});

test("no mirror says that nothing was written", async () => {
  expect(noMirror().kind).toBe("none");
  expect(await noMirror().write([first])).toEqual(new Set());
});

describe("the firebase mirror", () => {
  test("writes level, XP, badges and the time, and nothing else, and hangs up", async () => {
    expect(await firebase().write([first])).toEqual(new Set([sofia]));
    expect(database.read("/")).toEqual({ users: { [sofia]: { progress: nodeOf(first) } } });
    await until(() => database.connections === 0);
  });

  test("writes a hundred at once, each under their own name", async () => {
    const records = Array.from({ length: 100 }, (_, n) => recordOf(`learner-${n}`, { xp: n }));
    expect((await firebase().write(records)).size).toBe(100);
    for (const record of records)
      expect(database.read(pathOf(record.firebaseUserId))).toEqual(nodeOf(record));
  });

  test("writes over what is older, and leaves what is as new or newer", async () => {
    await firebase().write([second]);
    expect(await firebase().write([first, recordOf(luca)])).toEqual(new Set([luca]));
    expect(await firebase().write([{ ...second, xp: 1 }])).toEqual(new Set());
    expect(database.read(pathOf(sofia))).toEqual(nodeOf(second));
    await firebase().write([third]);
    expect(database.read(pathOf(sofia))).toEqual(nodeOf(third));
  });

  test("writes over what is no record, however long", async () => {
    database.put(pathOf(sofia), { lastUpdated: "never", note: "x".repeat(50_000) });
    expect(await firebase().write([first])).toEqual(new Set([sofia]));
    expect(database.read(pathOf(sofia))).toEqual(nodeOf(first));
  });

  test("leaves the newest of twenty that are written at once", async () => {
    const records = Array.from({ length: 20 }, (_, n) => recordOf(sofia, { xp: n, lastUpdated: at(n) }));
    await Promise.all(records.map((record) => firebase().write([record])));
    expect(database.read(pathOf(sofia))).toMatchObject({ xp: 19 });
  });

  test("says when nobody is there, and brings nothing of it later", async () => {
    await database.stop();
    expect(await failure(impatient().write([first]))).toMatchObject({ code: "unavailable" });
    await failure(impatient().remove(sofia));
    await database.start();
    expect(await firebase().write([second])).toEqual(new Set([sofia]));
    expect(database.writes).toEqual([{ path: pathOf(sofia), value: nodeOf(second) }]);
  });

  test("says when there is no answer, and sends nothing before it knows what is there", async () => {
    const goOn = database.hang();
    await failure(impatient().write([first]));
    goOn();
    expect(await firebase().write([recordOf(luca)])).toEqual(new Set([luca]));
    expect(database.read(pathOf(sofia))).toBeNull();
  });

  test("has not written what was taken too late over something newer", async () => {
    await firebase().write([first]);
    const goOn = database.hang({ at: "p" });
    letItWarn();
    await failure(impatient().write([second]));
    database.put(pathOf(sofia), nodeOf(third));
    goOn();
    expect(database.read(pathOf(sofia))).toEqual(nodeOf(third));
  });

  test("may be tried again when the answer got lost", async () => {
    database.dropAfterNextWrite();
    letItWarn();
    await failure(firebase().write([first]));
    expect(database.read(pathOf(sofia))).toEqual(nodeOf(first));
    expect(await firebase().write([second])).toEqual(new Set([sofia]));
  });

  test("does not bring back who is removed while they are written", async () => {
    await firebase().write([first]);
    const goOn = database.hang({ at: "p" });
    const writing = firebase().write([second]);
    await until(() => database.waiting > 0);
    database.put(`users/${sofia}`, null);
    goOn();
    expect(await writing).toEqual(new Set());
    expect(database.read("/")).toBeNull();
  });

  test("removes the record, and the user a browser has signed in as", async () => {
    const mirror = firebase({ webApiKey: "web-key" });
    await mirror.write([first, recordOf(luca)]);
    for (const id of [sofia, luca]) {
      const reader = await mirror.readerOf(id);
      await auth.answer("/v1/accounts:signInWithCustomToken", { token: reader?.token });
    }
    expect(auth.users).toEqual(new Set([sofia, luca]));
    process.env.FIREBASE_AUTH_EMULATOR_HOST = auth.host;
    await mirror.remove(sofia);
    await mirror.remove(sofia);
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    expect(auth.users).toEqual(new Set([luca]));
    expect(database.read("users")).toEqual({ [luca]: { progress: nodeOf(recordOf(luca)) } });
  });

  test("gives a browser a token for one learner, and no key of the server", async () => {
    const reader = await firebase({ webApiKey: "web-key" }).readerOf(sofia);
    expect(reader).toEqual({
      token: expect.any(String) as string,
      apiKey: "web-key",
      projectId: "english-coach",
      databaseUrl: `http://${database.host}?ns=english-coach`,
      path: pathOf(sofia),
    });
    expect(await auth.readToken(reader?.token ?? "")).toEqual({ uid: sofia, claims: undefined });
  });

  test("says in an error neither who it was about nor what was to be written", async () => {
    await database.stop();
    const { message, code } = await failure(impatient().write([first]));
    await database.start();
    expect(`${message} ${code}`).toBe("Progress mirror: unavailable unavailable");
  });
});
