import type { App } from "@/lib/context";
import { levelOf } from "@/lib/features/rewards/rules";
import * as data from "./data";
import { claimMs, mirrorBatch } from "./rules";

/**
 * Writes those whose progress has changed to the mirror. Who could not be written is due again when the claim is over,
 * and keeps nobody waiting.
 */
export async function mirrorProgress(app: App): Promise<void> {
  for (let batch = 0; batch < mirrorBatch.perJob; batch += 1) {
    const now = app.now();
    const until = new Date(now.getTime() + claimMs);
    const ids = await data.claimDue(app.db, now, until, mirrorBatch.size);
    if (ids.length > 0) await mirror(app, ids, now);
    if (ids.length < mirrorBatch.size) return;
  }
  await app.ports.jobs.enqueue("mirror-progress", {});
}

/** Writes these learners as they stand. */
async function mirror(app: App, ids: number[], lastUpdated: Date): Promise<void> {
  const rows = await data.readProgress(app.db, ids);
  try {
    const written = await app.ports.progressMirror.write(
      rows.map(({ firebaseUserId, xp, achievements }) => ({
        firebaseUserId,
        level: levelOf(xp),
        xp,
        achievements,
        lastUpdated,
      })),
    );
    for (const row of rows)
      if (written.has(row.firebaseUserId)) await data.markWritten(app.db, row, app.now());
    const unwritten = rows.length - written.size;
    if (unwritten > 0) app.log.warn({ event: "progress_not_mirrored", unwritten });
  } finally {
    await removeErased(app, rows);
  }
}

/** Whoever began to be erased while they were written is not to stay in the mirror. */
async function removeErased(app: App, rows: data.ProgressRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const kept = await data.listKept(app.db, ids);
  for (const { id, firebaseUserId } of rows)
    if (!kept.has(id)) await app.ports.progressMirror.remove(firebaseUserId);
}
