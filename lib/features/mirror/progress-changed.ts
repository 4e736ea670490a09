/**
 * What is noted in the update of a user that changes XP or badges: whoever dies after it has the mirror written
 * nevertheless.
 */
export const progressChanged = (now: Date) => ({ progressVersion: { increment: 1 }, mirrorDueAt: now });
