import type { PageQuery, Panel } from "@/components/admin/panel";
import { sendPage } from "@/components/admin/send-page";
import type { AuditAction, AuditOutcome } from "@/lib/features/audit/rules";
import { api, send } from "@/lib/api-client/client";

export type AuditFilter = { action?: AuditAction; outcome?: AuditOutcome; userId?: string };
export type SecureCalls = typeof secureCalls;

const panel: Panel = {
  kind: "secure",
  listUsers: ({ signal, ...query }) => sendPage("GET /api/secure-admin/users", { query, signal }),
  getUser: (id, signal) => api("GET /api/secure-admin/users/{id}", { params: { id }, signal }),
  setPro: (id, isPro) => api("PATCH /api/secure-admin/users/{id}/pro", { params: { id }, body: { isPro } }),
  resetUser: (id) => api("POST /api/secure-admin/users/{id}/reset", { params: { id } }),
  deleteUser: (id) => api("DELETE /api/secure-admin/users/{id}", { params: { id } }),
  listFeedback: ({ signal, ...query }) => sendPage("GET /api/secure-admin/feedback", { query, signal }),
  countWaiting: (signal) => api("GET /api/secure-admin/feedback/waiting", { signal }),
  answerFeedback: (id, answer) =>
    api("POST /api/secure-admin/feedback/{id}/answer", { params: { id }, body: { answer } }),
  listDeletionRequests: ({ cursor, signal }) =>
    sendPage("GET /api/secure-admin/deletion-requests", { query: { cursor }, signal }),
};

/** Every call behind the gate. Its cookie goes along by itself. */
export const secureCalls = {
  panel,
  listAudit: (filter: AuditFilter, { cursor, signal }: PageQuery) =>
    sendPage("GET /api/secure-admin/audit", { query: { ...filter, cursor }, signal }),
  verifyAudit: (signal: AbortSignal) => api("GET /api/secure-admin/audit/chain", { signal }),
  exportAudit: (filter: AuditFilter) => send("GET /api/secure-admin/audit/export", { query: filter }),
  logOut: () =>
    api("POST /api/secure-admin/auth", {
      body: { step: 3, email: "", otpCode: "", sessionToken: null },
    }),
};
