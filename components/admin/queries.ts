import type { Panel, UsersQuery } from "@/components/admin/panel";

type Kind = Panel["kind"];

/** Every key of a panel's cache. What one panel has loaded begins alike: an act refreshes it all. */
export const panelKeys = {
  all: (kind: Kind) => ["panel", kind] as const,
  everyUsers: (kind: Kind) => ["panel", kind, "users"] as const,
  users: (kind: Kind, query: UsersQuery) => ["panel", kind, "users", query] as const,
  user: (kind: Kind, userId: number) => ["panel", kind, "user", userId] as const,
  act: (kind: Kind, userId: number) => ["panel", kind, "act", userId] as const,
  everyFeedback: (kind: Kind) => ["panel", kind, "feedback"] as const,
  feedback: (kind: Kind, userId: string | undefined) => ["panel", kind, "feedback", { userId }] as const,
  waiting: (kind: Kind) => ["panel", kind, "waiting"] as const,
  deletionRequests: (kind: Kind) => ["panel", kind, "deletion-requests"] as const,
  stats: ["panel", "system", "stats"] as const,
  supportTotals: ["panel", "system", "support-totals"] as const,
  everyAudit: ["panel", "secure", "audit"] as const,
  auditChain: ["panel", "secure", "audit", "chain"] as const,
  audit: (filter: object) => ["panel", "secure", "audit", filter] as const,
};
