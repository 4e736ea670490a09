import { send, type Reply } from "@/lib/api-client/client";
import { ApiError, NetworkError } from "@/lib/api-client/client-errors";
import { deletion as t } from "@/lib/i18n/it";

const call = "POST /api/request-data-deletion";

/** Asks for the erasure. A page in place of an answer means that the session has ended: it fails as a 401 does. */
export async function requestDeletion(): Promise<Reply<typeof call>> {
  const text = await (await send(call)).text();
  if (isPage.test(text)) throw new ApiError(401, text);
  return JSON.parse(text) as Reply<typeof call>;
}

/** The sentence for a request that failed. */
export function deletionFailure(error: unknown): string {
  if (error instanceof NetworkError) return t.notSent;
  if (!(error instanceof ApiError)) return t.failed;
  if (error.status === 401 || isPage.test(error.message)) return t.sessionEnded;
  return error.userMessage ?? t.unknown;
}

/** Also behind the status that an ApiError's text begins with. */
const isPage = /^(\d+: )?\s*</;
