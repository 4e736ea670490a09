export const usersPageSize = 25;
export const inboxPageSize = 25;
/** What a list of users may be narrowed to. `no_hearts`: hearts that have come back since are no empty ones. */
export const userFilters = ["pro", "expired", "unverified", "no_hearts"] as const;
export type UserFilter = (typeof userFilters)[number];
/** What it may be sorted by: the first unless asked; the newest, the last to log in and the most XP come first. */
export const userSorts = ["newest", "last_login", "xp", "nickname"] as const;
export type UserSort = (typeof userSorts)[number];
export const maxSearchLength = 100;
/** Over how many days in Rome, today included, the calls for help are added up. */
export const supportTotalsDays = 30;
/** Whoever searches wants the few who match: beyond this they are not counted. */
export const countedMatches = 250;

/** What an administrator may set hearts to; the panel offers the two of `quickHearts`. */
export const settableHearts = { min: 0, max: 1000 };
export const quickHearts = [10, 0] as const;

/** What more than this share of so many of the newest users have, many have. */
export const commonShare = 0.05;
export const sampledUsers = 500;
/** So many of them tell which pieces of a text are rare. */
export const piecesSample = 100;

const pieceLength = 3;

/** The pieces of three letters a text consists of; a shorter one is its own. Letters are code points, as PostgreSQL counts. */
export function piecesOf(text: string): string[] {
  const letters = Array.from(text);
  const count = Math.max(1, letters.length - pieceLength + 1);
  return Array.from({ length: count }, (_, start) => letters.slice(start, start + pieceLength).join(""));
}
