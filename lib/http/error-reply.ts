import { isDatabaseUnavailable } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { billing, chat, errors } from "@/lib/i18n/it";
import { PaymentsError } from "@/lib/ports/payments";
import { TutorError } from "@/lib/ports/tutor";
import type { Call } from "@/lib/contract/call";
import type { ServerEvent } from "./event-reply";
import { jsonReply } from "./json-reply";

/** Whatever was thrown, as a refusal that can be shown. What we did not foresee says nothing of itself. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TutorError) return new AppError("TUTOR_FAILED", chat.sendFailed, { cause: error });
  if (error instanceof PaymentsError) {
    return new AppError("UNAVAILABLE", billing.providerDown, { cause: error, retryAfterSeconds: 5 });
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError("UNAVAILABLE", errors.unavailable, { cause: error, retryAfterSeconds: 5 });
  }
  return new AppError("INTERNAL", errors.internal, { cause: error });
}

type Failed = { response: Response; failure: AppError };

/** The answer to whatever was thrown, and what to log of it. */
export function errorReply(error: unknown, requestId: string, call?: Pick<Call, "saysSuccess">): Failed {
  const failure = toAppError(error);
  const { userMessage, code, fields, details, retryAfterSeconds } = failure;
  const said = call?.saysSuccess && { success: false, message: userMessage, ...details };
  const response = jsonReply(
    { ...said, error: userMessage, code, requestId, fields, details },
    {
      status: failure.status,
      headers: retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined,
    },
  );
  return { response, failure };
}

/** The same as the last event of a stream. */
export function errorEvent(error: unknown): ServerEvent {
  const { userMessage, code } = toAppError(error);
  return { event: "error", data: { error: userMessage, code } };
}

/** The answer when the application itself cannot be put together: its database cannot be opened. */
export function noApplicationReply(requestId: string): Response {
  const unavailable = new AppError("UNAVAILABLE", errors.unavailable, { retryAfterSeconds: 5 });
  return errorReply(unavailable, requestId).response;
}
