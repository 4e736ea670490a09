/** What the audit log tells of. */
export const auditActions = [
  "gate_first_step",
  "gate_code",
  "gate_closed",
  "list_users",
  "list_feedback",
  "list_deletion_requests",
  "export_audit",
  "set_pro",
  "set_hearts",
  "reset_user",
  "delete_user",
  "parent_consented",
  "parent_withdrew",
  "parent_changed_settings",
  "parent_asked_deletion",
  "parent_changed_pro",
  "answer_feedback",
  "read_user",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditOutcomes = ["ok", "refused", "blocked", "error"] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export const auditPageSize = 100;
