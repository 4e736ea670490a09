/**
 * `npm run bench:reports -- [students]`: writes and sends the monthly reports of 100,000 students, or of so many, on a
 * PostgreSQL of its own. Judged is whether memory stays flat: the most the process holds in the last half of the way
 * beside the most it held in the first, garbage collected.
 */
import { sendMonthlyReports } from "@/lib/features/reports/send-monthly-reports";
import { jobHandlers } from "@/lib/features/operations/job-handlers";
import { readEnv } from "@/lib/env";
import { buildApp } from "@/lib/wiring";
import { migratePostgres } from "@/scripts/migrations/databases";
import { startPostgres } from "@/tests/setup/postgres-server.mjs";

const students = Number(process.argv[2] ?? 100_000);
const maxFactor = 1.2;
const insertedAtOnce = 1000;
const registeredAt = new Date("2026-01-10T08:00:00Z");
const now = new Date("2026-12-01T07:00:00Z");

const server = await startPostgres();
await migratePostgres(server.url);
const env = readEnv({
  DATABASE_URL: server.url,
  APP_URL: "https://coach.example",
  AUTH_SECRET: "a secret that only the benchmark has, long enough",
  ALLOW_LOCAL_ADAPTERS: "1",
  LOG_LEVEL: "silent",
});
const app = await buildApp(env, () => now);
let sent = 0;
app.ports.mailer = {
  kind: "resend",
  send: () => Promise.resolve({ providerId: String((sent += 1)) }),
  wasSent: () => Promise.resolve(false),
};

for (let from = 0; from < students; from += insertedAtOnce) await insertStudents(from, from + insertedAtOnce);
console.log(`${students} students, Node ${process.version}\n\n   sent   reports/s   heap MB   memory MB`);

const heaps: number[] = [];
const startedAt = performance.now();
while (sent < students) {
  await sendMonthlyReports(app);
  await app.ports.jobs.drain(jobHandlers(app));
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  heaps.push(heapUsed);
  const rate = sent / ((performance.now() - startedAt) / 1000);
  console.log(
    [sent, rate.toFixed(0), megabytes(heapUsed), megabytes(rss)]
      .map((cell) => String(cell).padStart(8))
      .join(""),
  );
}
await app.ports.jobs.stop();
await app.db.$disconnect();
await server.stop();

const half = Math.ceil(heaps.length / 2);
const factor = Math.max(...heaps.slice(half)) / Math.max(...heaps.slice(0, half));
console.log(
  `\nheap of the second half: ${factor.toFixed(2)} times that of the first, goal ${maxFactor}: ${factor <= maxFactor ? "ok" : "it grows"}`,
);

async function insertStudents(from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: Math.min(to, students) - from }, (_, index) => from + index);
  const users = await app.db.user.createManyAndReturn({
    data: numbers.map((n) => ({
      email: `figlio${n}@scuola.example`,
      nickname: `Figlio ${n}`,
      nicknameKey: `figlio ${n}`,
      displayName: `Figlio ${n}`,
      displayNameKey: `figlio ${n}`,
      xp: n % 700,
      heartsUpdatedAt: registeredAt,
      createdAt: registeredAt,
      parentEmail: `genitore${n}@casa.example`,
      parentEmailConfirmedAt: registeredAt,
    })),
    select: { id: true },
  });
  const days = ["2026-10-05", "2026-11-02", "2026-11-16", "2026-11-28"].map((day) => new Date(day));
  await app.db.dailyActivity.createMany({
    data: users.flatMap(({ id }) => days.map((day) => ({ userId: id, day, messages: 5, xp: 25 }))),
  });
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
