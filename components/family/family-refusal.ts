import { ApiError } from "@/lib/api-client/client-errors";

const codes = new Set(["QUIET_HOURS", "DAY_DONE", "NEEDS_AGE", "NEEDS_CONSENT"]);

/** The server's sentence where something is refused for its hour, or for what parents have not agreed to; else undefined. */
export function familyRefusalOf(error: unknown): string | undefined {
  const isOne = error instanceof ApiError && error.code !== undefined && codes.has(error.code);
  return isOne ? error.userMessage : undefined;
}
