import type { ListQuery, Panel } from "@/components/admin/panel";
import { sendPage } from "@/components/admin/send-page";
import type { AuditAction, AuditOutcome } from "@/lib/features/audit/rules";
import { api, send } from "@/lib/http/client";

export type AuditFilter = { action?: AuditAction; outcome?: AuditOutcome; userId?: string };
export type SecureCalls = ReturnType<typeof secureCalls>;

/** Every call behind the gate, with the bearer that it asks for. */
export function secureCalls(token: string) {
  const headers = { Authorization: `Bearer ${token}` };

  const panel: Panel = {
    kind: "secure",
    listUsers: ({ signal, ...query }) => sendPage("GET /api/secure-admin/users", { query, headers, signal }),
    setPro: (id, isPro) =>
      api("PATCH /api/secure-admin/users/{id}/pro", { params: { id }, body: { isPro }, headers }),
    resetUser: (id) => api("POST /api/secure-admin/users/{id}/reset", { params: { id }, headers }),
    deleteUser: (id) => api("DELETE /api/secure-admin/users/{id}", { params: { id }, headers }),
    listFeedback: ({ cursor, signal }) =>
      sendPage("GET /api/secure-admin/feedback", { query: { cursor }, headers, signal }),
    answerFeedback: (id, answer) =>
      api("POST /api/secure-admin/feedback/{id}/answer", { params: { id }, body: { answer }, headers }),
    listDeletionRequests: ({ cursor, signal }) =>
      sendPage("GET /api/secure-admin/deletion-requests", { query: { cursor }, headers, signal }),
  };

  return {
    panel,
    listAudit: (filter: AuditFilter, { cursor, signal }: ListQuery) =>
      sendPage("GET /api/secure-admin/audit", { query: { ...filter, cursor }, headers, signal }),
    verifyAudit: (signal: AbortSignal) => api("GET /api/secure-admin/audit/chain", { headers, signal }),
    exportAudit: (filter: AuditFilter) =>
      send("GET /api/secure-admin/audit/export", { query: filter, headers }),
    logOut: () =>
      api("POST /api/secure-admin/auth", {
        body: { step: 3, email: "", otpCode: "", sessionToken: null },
        headers,
      }),
  };
}
