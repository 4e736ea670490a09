/** What changes within this time is written at once. */
export const gatherSeconds = 2;

/** How long those that are being written, or could not be, are left alone. Longer than the mirror is waited for. */
export const claimMs = 60_000;

/** How many are written at once, and how often in one job; the rest is another job's. */
export const mirrorBatch = { size: 50, perJob: 4 };
