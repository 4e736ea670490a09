import os from "node:os";

/** Of a thread beside the others of the process; 0 is usual, 19 the least. With 5 it gets a third of what others get. */
export const niceness = 5;

/**
 * Has the thread this is called in give way to the one that answers everybody, and to the database. Elsewhere than on
 * Linux a priority is that of the whole process, and stays.
 */
export function giveWay() {
  if (process.platform !== "linux") return;
  try {
    os.setPriority(0, niceness);
  } catch {
    // Where that is not allowed it is as quick as the others.
  }
}
