import { openSecurePanel } from "./administrators";
import type { TestApp } from "./test-app";

type Row = {
  id: number;
  action: string;
  actor: string;
  outcome: string;
  targetUserId: number | null;
  targetNickname: string | null;
  ip: string | null;
  details: Record<string, unknown>;
  hash: string;
};
type Chain = { isValid: boolean; entries: number; brokenAt: number | null; lastHash: string | null };

/** From where an auditor calls. */
export const auditorAddress = "198.51.100.7";

export type Auditor = Awaited<ReturnType<typeof createAuditor>>;

/** Somebody with the secure panel open: an act of theirs, and the calls about the audit log. */
export async function createAuditor(t: TestApp) {
  const headers = { ...(await openSecurePanel(t)), "x-forwarded-for": auditorAddress };
  const get = (path: string) => t.api("GET", `/api/secure-admin/audit${path}`, { headers });
  return {
    headers,
    get,
    async page(query = "") {
      const response = await get(query);
      return { rows: (await response.json()) as Row[], next: response.headers.get("x-next-cursor") };
    },
    chain: async () => (await (await get("/chain")).json()) as Chain,
    togglePro: (id: number, isPro: boolean) =>
      t.api("PATCH", `/api/secure-admin/users/${id}/pro`, { headers, body: { isPro } }),
  };
}
