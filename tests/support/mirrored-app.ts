import { randomUUID } from "node:crypto";
import type { MirrorReader } from "@/lib/features/mirror/contract";
import { mirrorProgress } from "@/lib/features/mirror/mirror-progress";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import { levelOf } from "@/lib/features/rewards/rules";
import { FirebaseAuthDouble } from "../doubles/firebase-auth";
import { RealtimeDatabaseDouble } from "../doubles/realtime-database";
import { scriptedTutor } from "../doubles/tutor";
import { warmUpThreads } from "./reading-threads";
import { createStudent, userOf, type Student } from "./students";
import { createTestApp } from "./test-app";
import { until } from "./until";

export type MirroredApp = Awaited<ReturnType<typeof startMirroredApp>>;

/** The application with doubles of Firebase for its mirror, and a scripted tutor. */
export async function startMirroredApp() {
  const auth = new FirebaseAuthDouble();
  await auth.start();
  const database = await new RealtimeDatabaseDouble(auth).start();
  const t = await createTestApp({
    FIREBASE_PROJECT_ID: "english-coach",
    FIREBASE_CLIENT_EMAIL: "mirror@english-coach.example",
    FIREBASE_PRIVATE_KEY: auth.privateKey.replaceAll("\n", "\\n"),
    FIREBASE_DATABASE_EMULATOR_HOST: database.host,
    FIREBASE_WEB_API_KEY: "web-key",
  });
  t.app.ports.tutor = scriptedTutor();
  await warmUpThreads();

  return {
    t,
    auth,
    database,
    async askForReader({ cookie }: Student): Promise<MirrorReader | null> {
      const reply = await t.api("POST", "/api/progress-mirror/token", { cookie });
      if (reply.status !== 200) throw new Error(await reply.text());
      return ((await reply.json()) as { reader: MirrorReader | null }).reader;
    },
    /** A student who stands in the mirror. */
    async mirrored(): Promise<Student & { path: string }> {
      const firebaseUserId = randomUUID();
      const student = await createStudent(t, { firebaseUserId, mirrorDueAt: t.app.now() });
      await mirrorProgress(t.app);
      t.advance(1);
      return { ...student, path: `users/${firebaseUserId}/progress` };
    },
    /** What is to stand in the mirror, counted anew. */
    async figuresOf(student: Student) {
      const { xp } = await userOf(t, student);
      const achievements = await t.app.db.achievement.count({ where: { userId: student.id } });
      return { xp, level: levelOf(xp), achievements };
    },
    say: ({ cookie }: Student, message: string) => t.api("POST", "/api/chat", { cookie, body: { message } }),
    /** Earns something, without anybody saying so to the jobs. */
    earn: ({ id: userId }: Student, xp = 10) =>
      t.inTransaction((tx) => awardPractice(tx, { userId, xp, messages: 1, now: t.app.now() })),
    dueSince: async (student: Student) => (await userOf(t, student)).mirrorDueAt,
    /** Does the job that a change announces, without the two seconds in which others may join it. */
    runAnnounced: () =>
      until(async () => {
        if ((await t.runJobs()) > 0) return true;
        await t.app.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'mirror-progress'`;
        return false;
      }),
    /** Empties the mirror, and the database of learners and of what waits for its time. */
    async clear() {
      await t.app.db.deletionRequest.deleteMany();
      await t.app.db.user.deleteMany();
      database.put("/", null);
      await t.app.db.$executeRaw`DELETE FROM pgboss.job`;
    },
    async close() {
      await t.close();
      await database.stop();
      await auth.stop();
    },
  };
}
