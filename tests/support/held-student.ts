import pg from "pg";
import { until } from "./until";

const holding = new Set<pg.Client>();

/** Holds the row of a student on a connection of its own: whoever would charge them waits until it is let go of. */
export async function holdStudent(databaseUrl: string, { id }: { id: number }) {
  const [holder, watcher] = await Promise.all([connect(databaseUrl), connect(databaseUrl)]);
  await holder.query("BEGIN");
  const { rows } = await holder.query<{ pid: number }>(
    `SELECT pg_backend_pid() AS "pid" FROM "User" WHERE "id" = $1 FOR UPDATE`,
    [id],
  );
  const holderPid = rows[0]?.pid;
  const waiting = async () =>
    (
      await watcher.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND $1 = ANY(pg_blocking_pids(pid))`,
        [holderPid],
      )
    ).rows.map(({ pid }) => pid);
  const isWanted = async () => (await waiting()).length > 0;

  return {
    /** Changes something that nobody sees before the row is let go of. */
    change: (statement: string, values?: unknown[]) => holder.query(statement, values),
    /** Whether somebody waits for the row. */
    isWanted,
    untilWanted: () => until(isWanted),
    /** Ends the connections that want the row. */
    async endWaiting(): Promise<void> {
      for (const pid of await waiting()) await watcher.query("SELECT pg_terminate_backend($1)", [pid]);
      await until(async () => !(await isWanted()));
    },
    async release(): Promise<void> {
      await holder.query("COMMIT");
      await Promise.all([end(holder), end(watcher)]);
    },
  };
}

/** Lets go of what a test that failed still holds. */
export const releaseAll = () => Promise.all([...holding].map(end));

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, options: "-c TimeZone=UTC" });
  client.on("error", () => undefined);
  await client.connect();
  holding.add(client);
  return client;
}

async function end(client: pg.Client): Promise<void> {
  holding.delete(client);
  await client.end();
}
