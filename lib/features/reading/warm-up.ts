import { warmUpHarper } from "@/lib/features/english/spelling/harper";
import { readingPool } from "./reading-pool";

/** Loads the dictionary and every thread that reads, so that no student waits for them. */
export async function warmUpReading(): Promise<void> {
  await warmUpHarper();
  await readingPool().warmUp();
}
