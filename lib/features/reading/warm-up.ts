import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import { readingPool } from "./reading-pool";

/** Loads every thread that reads, which each message needs, and the dictionary, so that no student waits for them. */
export async function warmUpReading(): Promise<void> {
  await readingPool().warmUp();
  await warmUpHarper();
}
