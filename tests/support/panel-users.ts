import type { PanelUser } from "@/components/admin/panel";

/** A user as a panel lists them. */
export function panelUser(id: number, changes: Partial<PanelUser> = {}): PanelUser {
  return {
    id,
    nickname: `Studente ${id}`,
    displayName: "Ada",
    email: `studente-${id}@example.com`,
    isEmailVerified: true,
    avatarId: "fox",
    level: 3,
    xp: 118,
    hearts: 8,
    isPro: false,
    hasManualPro: false,
    subscriptionStatus: "none",
    subscriptionEndDate: null,
    messagesCount: 12,
    homeworkUploadsCount: 2,
    createdAt: "2026-01-01T10:00:00.000Z",
    lastLoginAt: null,
    isBeingErased: false,
    ...changes,
  };
}
