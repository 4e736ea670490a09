import { readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** Linux counts the time of a thread in hundredths of a second. */
const msPerTick = 10;

/** What Linux calls the thread this is called in; undefined elsewhere. */
export function ownThreadId(): string | undefined {
  try {
    return path.basename(readlinkSync("/proc/thread-self"));
  } catch {
    return undefined;
  }
}

/** The time a thread of this process has had of a processor so far, in milliseconds; undefined where nobody tells. */
export function threadTimeMs(threadId: string | undefined): number | undefined {
  if (!threadId) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${threadId}/stat`, "utf8");
    // The name of the program, in brackets, may hold blanks. User and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}
