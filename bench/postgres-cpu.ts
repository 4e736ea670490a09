import { readdirSync, readFileSync } from "node:fs";
import type { Db } from "@/lib/db/client";

/**
 * Milliseconds of CPU that a PostgreSQL server on this machine has used, with all the processes it has or had: NaN where
 * /proc does not tell. In steps of 10 ms, so to be read before and after many calls.
 */
export async function postgresCpu(db: Db): Promise<() => number> {
  const [{ pid }] = await db.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS "pid"`;
  const postmaster = statOf(String(pid))?.parent;
  return () => (postmaster ? cpuOfTree(postmaster) : NaN);
}

function cpuOfTree(root: string): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const stats = all.map(statOf).filter((stat) => stat !== undefined);
  const own = stats.filter(({ pid, parent }) => pid === root || parent === root);
  const ended = stats.find(({ pid }) => pid === root)?.endedTicks;
  return own.reduce((sum, { ticks }) => sum + ticks, ended ?? NaN) * msPerTick;
}

/** Linux counts in hundredths of a second for every program. */
const msPerTick = 10;

/** `endedTicks`: of its children that have ended. See proc(5). */
function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticksFrom = (index: number) => Number(fields[index]) + Number(fields[index + 1]);
    return { pid, parent: fields[1], ticks: ticksFrom(11), endedTicks: ticksFrom(13) };
  } catch {
    return undefined; // It has just ended, or there is no /proc.
  }
}
