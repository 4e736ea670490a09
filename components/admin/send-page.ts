import { send, type Reply } from "@/lib/api-client/client";
import type { Page } from "@/components/admin/panel";

type ListCall =
  | `GET /api/admin/${"users" | "feedback" | "deletion-requests"}`
  | `GET /api/secure-admin/${"users" | "feedback" | "deletion-requests" | "audit"}`;

/** Makes a call that answers a page of a list: its rows are the body, the rest is in the headers. */
export async function sendPage<K extends ListCall>(
  key: K,
  input: Parameters<typeof send<K>>[1],
): Promise<Page<Reply<K>[number]>> {
  const response = await send(key, input);
  const rows = (await response.json()) as Reply<K>[number][];
  return {
    rows,
    total: Number(response.headers.get("X-Total-Count") ?? rows.length),
    nextCursor: response.headers.get("X-Next-Cursor") ?? undefined,
  };
}
