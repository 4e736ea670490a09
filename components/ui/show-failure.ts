import { apiErrorOf } from "@/lib/api-client/client-errors";
import { showToast, type Toast } from "@/components/ui/toast";

/** Says what has failed in our words, and below them the server's own reason where it has refused. */
export function showFailure(error: unknown, texts: Pick<Toast, "title" | "description" | "isEcho">): void {
  showToast({ ...texts, reason: refusalOf(error), variant: "error" });
}

/** A request that the server refuses has a reason that helps; where the server itself fails there is none. */
function refusalOf(error: unknown): string | undefined {
  const answer = apiErrorOf(error);
  return answer && answer.status < 500 ? answer.userMessage : undefined;
}
