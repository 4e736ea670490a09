import { NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { common } from "@/lib/i18n/it";

/** What an account page says of a failed call. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof NetworkError ? common.connectionError : userMessageOf(error, fallback);
}
