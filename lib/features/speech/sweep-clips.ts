import type { App } from "@/lib/context";
import { removeOldClips } from "./data";

/** Removes the clips nobody has asked for in a long time. */
export async function sweepClips({ db, now }: App): Promise<void> {
  await removeOldClips(db, now());
}
