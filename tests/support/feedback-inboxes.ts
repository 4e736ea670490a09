import type { FeedbackReply } from "@/lib/features/feedback/contract";
import {
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "./administrators";
import type { Student } from "./students";

type Named = Pick<Student, "id" | "cookie">;
type Caller = { cookie?: string; headers?: Record<string, string> };

export const office = "privacy@coach.example";

/** The application with both panels open: what students write there, and what administrators see and answer. */
export async function openInboxes() {
  const t = await createAdministeredApp({ PRIVACY_EMAIL: office });
  const cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
  const headers = await openSecurePanel(t);
  return {
    t,
    cookie,
    headers,

    /** Sends it as this student does, and answers its id. */
    async write({ id, cookie: theirs }: Named, message: string): Promise<string> {
      const body = { message, category: "other", rating: 5 };
      const { status } = await t.api("POST", "/api/feedback", { cookie: theirs, body });
      if (status !== 201) throw new Error(`It was not taken: ${status}`);
      const newest = { where: { userId: id }, orderBy: { id: "desc" } } as const;
      return (await t.app.db.feedback.findFirstOrThrow({ ...newest, select: { id: true } })).id;
    },

    async page(query = "", panel: "admin" | "secure-admin" = "admin") {
      const response = await t.api("GET", `/api/${panel}/feedback${query}`, { cookie, headers });
      return {
        status: response.status,
        rows: (await response.json()) as FeedbackReply[],
        total: Number(response.headers.get("x-total-count")),
        next: response.headers.get("x-next-cursor"),
      };
    },

    answer: (id: string, body: unknown = { answer: "Dal profilo." }, caller: Caller = { cookie }) =>
      t.api("POST", `/api/admin/feedback/${id}/answer`, { ...caller, body }),

    answerSecurely: (id: string, body: unknown, caller: Caller = { headers }) =>
      t.api("POST", `/api/secure-admin/feedback/${id}/answer`, { ...caller, body }),
  };
}

export const messages = (rows: FeedbackReply[]) => rows.map(({ message }) => message);
