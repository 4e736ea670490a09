/**
 * The monthly reports of 40,000 parents. The data stage: the figures of every page of them, as the product reads them,
 * beside SQL by hand for the same pages on as many connections; the heap, garbage collected, over the whole way.
 * The provider stage: what is queued goes through the queue and the adapter of Resend to a server that allows as many
 * requests a second as Resend does. Sending all of them is not waited for: it would take hours at that limit.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { jobHandlers } from "@/lib/features/operations/job-handlers";
import { readFigures } from "@/lib/features/reports/read-figures";
import { pageSize, sendMonthlyReports } from "@/lib/features/reports/send-monthly-reports";
import { withApp, type BenchApp } from "../app";
import { LimitedResend, requestsPerSecond } from "../doubles/resend";
import { readBare } from "../reports/bare-sql";
import { insertActiveStudents } from "../reports/students";
import { inRounds, isNoisyOver, ratioOver } from "../rounds";
import { report, type Row } from "../rows";
import { median, quantile } from "../statistics";

const students = 40_000;
const rounds = 7;
const sendingSeconds = 15;
const maxGrowthMegabytes = 64;
const now = new Date("2026-12-01T07:30:00Z");
const november = { from: new Date("2026-11-01"), to: new Date("2026-11-30") };

const resend = await new LimitedResend().start();
const env = {
  RESEND_API_KEY: "re_bench",
  RESEND_BASE_URL: resend.origin,
  MAIL_FROM: "Coach <coach@example.it>",
};
try {
  await withApp({ env, now: () => now }, async (bench) => {
    const ids = await insertActiveStudents(bench.database.url, students);
    const data = await dataStage(bench, ids);
    report([...data, ...(await providerStage(bench))]);
  });
} finally {
  await resend.stop();
}

/** Each round takes the next of the pages, so that every one is read once by either. */
async function dataStage({ app, database }: BenchApp, ids: number[]): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: database.url, options: "-c TimeZone=UTC", max: 10 });
  try {
    const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, at) =>
      ids.slice(at * pageSize, (at + 1) * pageSize),
    );
    const ofRound = Math.ceil(pages.length / rounds);
    const next = { ours: 0, floor: 0 };
    const pagesOf = (target: keyof typeof next) => {
      const from = ofRound * next[target]++;
      return pages.slice(from, from + ofRound);
    };
    const heaps = [heapMegabytes()];
    const measured = await inRounds(
      {
        ours: async () => {
          const ms = await msOf(pagesOf("ours"), (page) => readFigures(app, page, november));
          heaps.push(heapMegabytes());
          return ms;
        },
        floor: () => msOf(pagesOf("floor"), (page) => readBare(pool, page, "2026-11-01", "2026-12-01")),
      },
      rounds,
    );
    const rateOf = (target: keyof typeof next) =>
      `${((ofRound * pageSize * 1000) / median(measured.map((round) => round[target]))).toFixed(0)}/s`;
    const [atFirst = 0] = heaps;
    const growth = Math.max(...heaps) - atFirst;
    return [
      {
        metric: `Monthly reports of ${students}: rate of the data stage`,
        ours: rateOf("ours"),
        floor: rateOf("floor"),
        ratio: ratioOver(measured, ({ ours, floor }) => floor / ours),
        goal: { atLeast: 0.5 },
        isNoisy: isNoisyOver(measured, ({ floor }) => floor),
      },
      {
        metric: `Monthly reports of ${students}: growth of the heap in MB`,
        ours: `${Math.max(...heaps).toFixed(0)} MB`,
        floor: `${atFirst.toFixed(0)} MB before`,
        limit: `${maxGrowthMegabytes} MB more`,
        ratio: growth,
        goal: { atMost: maxGrowthMegabytes },
      },
    ];
  } finally {
    await pool.end();
  }
}

/** Judged are the seconds after the first, in which the adapter learns the limit. */
async function providerStage({ app }: BenchApp): Promise<Row[]> {
  await sendMonthlyReports(app);
  const queued = await app.db.mail.count();
  await app.ports.jobs.work(jobHandlers(app));
  await pause((sendingSeconds + 1) * 1000);
  await app.ports.jobs.stop();
  const arrivals = [...resend.accepted.values()];
  const from = quantile(arrivals, 0) + 1000;
  const sent = arrivals.filter((at) => at >= from && at < from + sendingSeconds * 1000).length;
  const waiting = await app.db.mail.count({ where: { status: "queued" } });
  const lost = queued - waiting - resend.accepted.size;
  return [
    {
      metric: "Monthly reports: sent a second, of those the provider allows",
      ours: `${(sent / sendingSeconds).toFixed(2)}/s, ${resend.refused} refused`,
      limit: `${requestsPerSecond}/s`,
      ratio: sent / sendingSeconds / requestsPerSecond,
      goal: { atLeast: 0.95 },
    },
    {
      metric: "Monthly reports: mails lost or sent twice",
      ours: `${queued} written, ${resend.accepted.size} sent, ${waiting} waiting`,
      ratio: Math.abs(lost),
      goal: { atMost: 0 },
    },
  ];
}

async function msOf(pages: number[][], work: (page: number[]) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (const page of pages) await work(page);
  return performance.now() - startedAt;
}

function heapMegabytes(): number {
  if (!globalThis.gc) throw new Error("Start this with --expose-gc: memory is measured");
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
