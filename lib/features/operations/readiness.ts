import { keepForProcess, oncePerProcess } from "@/lib/once-per-process";

const name = "is-starting";

/** Whether this process still loads what a turn needs. A turn that comes meanwhile waits for it. */
export const isStarting = (): boolean => oncePerProcess(name, () => false);

/** Has this process count as starting until this is over, however it ends: what did not load is done without. */
export async function startingUntil(isLoaded: Promise<void>): Promise<void> {
  keepForProcess(name, true);
  await isLoaded.finally(() => keepForProcess(name, false));
}
