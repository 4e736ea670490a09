import { firebaseMirror } from "@/lib/adapters/progress-mirror/firebase";
import { mirrorProgress } from "@/lib/features/mirror/mirror-progress";
import { claimMs } from "@/lib/features/mirror/rules";
import { startMirroredApp, type MirroredApp } from "../support/mirrored-app";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";
import { until } from "../support/until";

let m: MirroredApp;
let t: TestApp;
beforeAll(async () => {
  m = await startMirroredApp();
  ({ t } = m);
});
afterEach(() => m.clear());
afterAll(() => m.close());

describe("a mirror that cannot be written", () => {
  const impatient = () => {
    const mirror = t.app.ports.progressMirror;
    const databaseUrl = `http://${m.database.host}?ns=english-coach`;
    t.app.ports.progressMirror = firebaseMirror({ projectId: "english-coach", databaseUrl, timeoutMs: 200 });
    return () => void (t.app.ports.progressMirror = mirror);
  };

  it("keeps nothing from the learner, and has all of it once it is back", async () => {
    const student = await m.mirrored();
    const patient = impatient();
    await m.database.stop();
    expect((await m.say(student, "Hello my dear friend")).status).toBe(200);
    await m.runAnnounced();
    expect(await m.dueSince(student)).toEqual(new Date(t.app.now().getTime() + claimMs));
    await m.database.start();
    patient();
    t.advance(claimMs);
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
  });

  it("is asked again in a minute when it hangs, and what it takes too late changes nothing", async () => {
    const student = await m.mirrored();
    await m.earn(student);
    const patient = impatient();
    const goOn = m.database.hang({ at: "p" });
    jest.spyOn(console, "warn").mockImplementation(() => undefined); // Firebase's SDK says so too.
    await expect(mirrorProgress(t.app)).rejects.toThrow("unavailable");
    await mirrorProgress(t.app); // Nobody is due meanwhile.
    patient();
    t.advance(claimMs);
    await m.earn(student);
    goOn();
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
    expect(await m.dueSince(student)).toBeNull();
  });

  it("for one learner keeps no other waiting", async () => {
    const [stuck, other] = [await m.mirrored(), await m.mirrored()];
    m.database.put(stuck.path, {
      xp: 1,
      level: 1,
      achievements: 0,
      lastUpdated: t.app.now().getTime() + 10_000,
    });
    await m.earn(stuck);
    await m.earn(other);
    await mirrorProgress(t.app);
    expect(m.database.read(stuck.path)).toMatchObject({ xp: 1 });
    expect(m.database.read(other.path)).toMatchObject(await m.figuresOf(other));
    t.advance(claimMs);
    await mirrorProgress(t.app);
    expect(m.database.read(stuck.path)).toMatchObject(await m.figuresOf(stuck));
  });
});

describe("who is erased", () => {
  beforeAll(() => void (process.env.FIREBASE_AUTH_EMULATOR_HOST = m.auth.host));
  afterAll(() => void delete process.env.FIREBASE_AUTH_EMULATOR_HOST);

  const beginErasing = ({ id: userId }: Student) =>
    t.app.db.deletionRequest.create({
      data: {
        id: "0b0c1f0e-6f0e-4d5e-9b1a-00000000000a",
        userId,
        status: "erasing",
        requestedAt: t.app.now(),
        eraseAfter: t.app.now(),
      },
    });

  it("is written no more", async () => {
    const student = await m.mirrored();
    await m.earn(student);
    await beginErasing(student);
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject({ xp: 0 });
  });

  it("does not come back when they were just being written for the first time", async () => {
    const student = await createStudent(t);
    await m.askForReader(student);
    const goOn = m.database.hang({ at: "p" });
    const job = mirrorProgress(t.app);
    await until(() => m.database.waiting > 0);
    await beginErasing(student);
    goOn();
    await job;
    expect(m.database.writes.at(-2)?.value).toMatchObject({ xp: 0 });
    expect(m.database.read("users")).toBeNull();
  });
});
