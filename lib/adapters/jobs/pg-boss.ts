import type PgBoss from "pg-boss";
import type { Log } from "@/lib/log";
import type { JobHandlers, JobName, Jobs, JobsPort } from "@/lib/ports/jobs";

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
/** How pg connects, and the schema that is pg-boss's own; or what runs its statements. */
export type JobsDatabase =
  | { connectionString?: string; Client?: unknown; schema?: string }
  | { executeSql: ExecuteSql };

type Queue = {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  expireInSeconds: number;
  cron?: string;
};

// Fourteen tries with doubling pauses from 5 s: most of a day before a mail is given up.
const queues: Record<JobName, Queue> = {
  "send-mail": { retryLimit: 14, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  sweep: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 60, cron: "* * * * *" },
  // The sweep has them done again a minute later, whatever became of them.
  "mirror-progress": { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 120 },
  "monthly-reports": { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 600 },
  "erase-accounts": { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 600 },
};
const names = Object.keys(queues) as JobName[];
const batchSize = 10;
/** A platform that freezes functions leaves one a minute: what is begun then is to be ended too. */
const drainMs = 45_000;

type Options = { database: JobsDatabase; log: Log; pollingIntervalSeconds?: number };

/**
 * pg-boss on the product's own database, in a schema of its own. Opens on first use. It needs no session: it listens to
 * nothing, and holds its locks for transactions that are one message each, so that a pooler may stand between.
 */
export function pgBossJobs({ database, log, pollingIntervalSeconds = 1 }: Options): JobsPort {
  const connection = "executeSql" in database ? { db: database } : { ...database, max: 3 };
  const schema = ("schema" in database && database.schema) || "pgboss";
  let open: Promise<PgBoss> | undefined;
  let isWorking = false;

  async function connect(): Promise<PgBoss> {
    const { default: Boss } = await import("pg-boss"); // Nothing of it is needed before the first job.
    const boss = new Boss({ ...connection, schema, schedule: isWorking, supervise: isWorking });
    boss.on("error", (error) => log.error({ event: "jobs_error", error }));
    try {
      await boss.start();
      await createQueues(boss, schema);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined); // Else its connections stay open.
      throw error;
    }
  }

  function boss(): Promise<PgBoss> {
    open ??= connect().catch((error: unknown) => {
      open = undefined; // The next use tries again: the database may have been away.
      throw error;
    });
    return open;
  }

  async function run<N extends JobName>(
    name: N,
    handlers: JobHandlers,
    job: PgBoss.JobWithMetadata<Jobs[N]>,
  ) {
    const instance = await boss();
    const startedAt = performance.now();
    try {
      await handlers[name](job.data, { isLastTry: job.retryCount >= job.retryLimit });
      await instance.complete(name, job.id);
      log.info({ event: "job", job: name, ok: true, ms: Math.round(performance.now() - startedAt) });
    } catch (error) {
      log.warn({ event: "job", job: name, ok: false, retryCount: job.retryCount, error });
      await instance.fail(name, job.id);
    }
  }

  async function drainQueue<N extends JobName>(
    instance: PgBoss,
    name: N,
    { handlers, isOver }: { handlers: JobHandlers; isOver: () => boolean },
  ) {
    let jobsRun = 0;
    let jobs: PgBoss.JobWithMetadata<Jobs[N]>[];
    do {
      jobs = await instance.fetch<Jobs[N]>(name, { includeMetadata: true, batchSize });
      for (const job of jobs) await run(name, handlers, job);
      jobsRun += jobs.length;
    } while (jobs.length > 0 && !isOver());
    return jobsRun;
  }

  return {
    async enqueue(name, data, { afterSeconds = 0, priority } = {}) {
      const key = "mailId" in data ? data.mailId : name;
      await (
        await boss()
      ).send(name, data, {
        ...retryOptions(name),
        startAfter: afterSeconds,
        singletonKey: key,
        priority: priority === "low" ? -1 : 0,
      });
    },

    async work(handlers) {
      isWorking = true;
      const instance = await boss();
      for (const name of names) {
        const { cron } = queues[name];
        if (cron) await instance.schedule(name, cron, {}, { tz: "Europe/Rome", singletonKey: name });
        await instance.work<Jobs[typeof name]>(
          name,
          { includeMetadata: true, batchSize, pollingIntervalSeconds },
          async (jobs) => {
            for (const job of jobs) await run(name, handlers, job);
          },
        );
      }
    },

    async drain(handlers) {
      const instance = await boss();
      if (!isWorking) await instance.maintain(); // Nobody else expires jobs whose process was frozen, or archives.
      const endsAt = performance.now() + drainMs;
      const isOver = () => performance.now() > endsAt;
      let jobsRun = 0;
      let before: number;
      do {
        before = jobsRun;
        for (const name of names) jobsRun += await drainQueue(instance, name, { handlers, isOver });
      } while (jobsRun > before && !isOver()); // A job may have put others into a queue that was empty already.
      return jobsRun;
    },

    async stop() {
      const instance = await open?.catch(() => undefined);
      await instance?.stop({ graceful: true, timeout: 20_000 });
      open = undefined;
    },
  };
}

const lockKey = "english-coach.queues";

/**
 * What `boss.createQueue` does, of one instance after the other: two that make a queue at once wait for each other's tables,
 * and PostgreSQL ends one of them. The statements are one transaction; each name and option is ours, and the schema is checked.
 */
async function createQueues(boss: PgBoss, schema: string): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return;
  const script = [
    `SELECT pg_advisory_xact_lock(hashtext('${lockKey}'))`,
    ...missing.map((name) => {
      const options = JSON.stringify({ policy: "short", ...retryOptions(name) });
      return `SELECT ${schema}.create_queue('${name}', '${options}')`;
    }),
  ];
  await boss.getDb().executeSql(script.join(";\n"), []);
}

function retryOptions(name: JobName) {
  const { retryLimit, retryDelay, retryBackoff, expireInSeconds } = queues[name];
  return { retryLimit, retryDelay, retryBackoff, expireInSeconds };
}
