export const password = { minLength: 6, changedMinLength: 8, maxLength: 256 };
export const nickname = { minLength: 2, maxLength: 30 };
export const displayName = { minLength: 1, maxLength: 50 };
export const emailMaxLength = 254;

export const avatarIds = ["cat", "dog", "rabbit", "bear", "lion", "panda", "owl", "fox"] as const;
export type AvatarId = (typeof avatarIds)[number];

/** The years of school that the product is for: the last of primaria, three of media, five of superiore. */
export const schoolClasses = [
  "primary5",
  "middle1",
  "middle2",
  "middle3",
  "high1",
  "high2",
  "high3",
  "high4",
  "high5",
] as const;
export type SchoolClass = (typeof schoolClasses)[number];

/** Nobody registers with it: the sequence starts at 2. */
export const administratorId = 1;

export const verifyEmailTtlMs = 24 * 60 * 60 * 1000;
export const resetPasswordTtlMs = 60 * 60 * 1000;
export const keepExpiredTokensMs = 30 * 24 * 60 * 60 * 1000;
export const loginRateLimit = { max: 10, windowMs: 15 * 60 * 1000 };
// One address may hold a whole class, so it is allowed more than one account.
export const addressLoginRateLimit = { max: 50, windowMs: 15 * 60 * 1000 };
// Wrong passwords in the whole installation: what a thousand students mistype in the first minute of a lesson.
export const failedLoginRateLimit = { max: 300, windowMs: 60 * 1000 };
export const accountMailRateLimit = { max: 3, windowMs: 60 * 60 * 1000 };

/** What two names share when they look the same but for case or width. */
export function nameKey(value: string): string {
  return value.normalize("NFKC").toLowerCase();
}

// Control and format characters (zero width, direction marks), line separators, unassigned and private use.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}]/u;
const joinedEmoji = /\p{Extended_Pictographic}\u200d(?=\p{Extended_Pictographic})/gu;

/** True when every character of a name can be seen (a joined emoji counts as one). */
export function isVisibleName(value: string): boolean {
  return (
    !invisible.test(value.replace(joinedEmoji, "x")) && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(value)
  );
}
