export const usersPageSize = 25;
export const inboxPageSize = 25;
export const maxSearchLength = 100;
/** Whoever searches wants the few who match: beyond this they are not counted. */
export const countedMatches = 1000;

/** What an administrator may set hearts to; the panel offers the two of `quickHearts`. */
export const settableHearts = { min: 0, max: 1000 };
export const quickHearts = [10, 0] as const;
