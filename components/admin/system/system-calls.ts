import { api } from "@/lib/api-client/client";
import type { Panel } from "@/components/admin/panel";
import { sendPage } from "@/components/admin/send-page";

/** What the system panel can do. The gate's cookie goes along by itself. */
export const systemCalls: Panel = {
  kind: "system",
  listUsers: ({ signal, ...query }) => sendPage("GET /api/admin/users", { query, signal }),
  getUser: (id, signal) => api("GET /api/admin/users/{id}", { params: { id }, signal }),
  setPro: (id, isPro) => api("PATCH /api/admin/users/{id}/pro", { params: { id }, body: { isPro } }),
  setHearts: (id, hearts) => api("PATCH /api/admin/users/{id}/hearts", { params: { id }, body: { hearts } }),
  resetUser: (id) => api("POST /api/admin/users/{id}/reset", { params: { id } }),
  listFeedback: ({ signal, ...query }) => sendPage("GET /api/admin/feedback", { query, signal }),
  countWaiting: (signal) => api("GET /api/admin/feedback/waiting", { signal }),
  answerFeedback: (id, answer) =>
    api("POST /api/admin/feedback/{id}/answer", { params: { id }, body: { answer } }),
  listDeletionRequests: ({ signal, cursor }) =>
    sendPage("GET /api/admin/deletion-requests", { query: { cursor }, signal }),
};
