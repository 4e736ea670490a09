/** Why an account is erased. */
export const deletionReasons = ["wish", "parent", "administrator", "inactivity", "no_consent"] as const;
export type DeletionReason = (typeof deletionReasons)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** A wish can be taken back for so long. */
const daysToThink = 7;
/** What users are promised. */
const promisedDays = 30;

/** When a wish of this moment is carried out. */
export const eraseAfter = (requestedAt: Date): Date => new Date(requestedAt.getTime() + daysToThink * dayMs);

/** When it must have been carried out. */
export const dueAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + promisedDays * dayMs);
