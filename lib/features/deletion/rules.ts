import type { AgeGroup } from "@/lib/features/family/rules";

/** Why an account is erased. */
export const deletionReasons = ["wish", "parent", "administrator", "inactivity", "no_consent"] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Who asks for an account to be erased: the student, or a parent. Their wishes can be taken back. */
export type Asker = "wish" | "parent";

/** Whose wishes somebody may take back: a parent a parent's, a child under 14 their own, whoever is older both. */
export function takesBack(by: "parent" | AgeGroup): Asker[] {
  if (by === "parent") return ["parent"];
  return by === "child" ? ["wish"] : ["wish", "parent"];
}

export const isTakenBackBy = (
  by: "parent" | AgeGroup,
  request: { status: string; reason: DeletionReason },
): boolean => request.status === "requested" && takesBack(by).some((asker) => asker === request.reason);

const dayMs = 24 * 60 * 60 * 1000;

/** A wish can be taken back for so long. */
const daysToThink = 7;
/** What users are promised. */
const promisedDays = 30;

/** When a wish of this moment is carried out. */
export const eraseAfter = (requestedAt: Date): Date => new Date(requestedAt.getTime() + daysToThink * dayMs);

/** When it must have been carried out. */
export const dueAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + promisedDays * dayMs);
