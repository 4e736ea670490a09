import { common } from "@/lib/i18n/it/common";

/** A non-OK answer. The text is "{status}: {body text}"; `userMessage` is the Italian sentence to show. */
export class ApiError extends Error {
  readonly userMessage?: string;
  readonly code?: string;
  readonly details?: Record<string, unknown>;
  readonly fields?: Record<string, string>;

  constructor(
    readonly status: number,
    bodyText: string,
  ) {
    super(`${status}: ${bodyText}`);
    this.name = "ApiError";
    const body = parseErrorBody(bodyText);
    // A platform that refuses a large body says so in a page of its own; nothing but a picture is so large.
    this.userMessage = body?.error ?? (status === 413 ? common.imageTooLarge : undefined);
    this.code = body?.code;
    this.details = body?.details;
    this.fields = body?.fields;
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("Network failure", { cause });
    this.name = "NetworkError";
  }
}

/** The server's answer that an error is, or was raised for. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : undefined;
}

/** Whether what was to be sent is more than anybody takes. */
export const isTooLarge = (error: unknown): boolean => error instanceof ApiError && error.status === 413;

/** The server's own sentence when it sent one, else the fallback. */
export function userMessageOf(error: unknown, fallback: string): string {
  return apiErrorOf(error)?.userMessage || fallback;
}

type ErrorBody = {
  error?: string;
  code?: string;
  details?: Record<string, unknown>;
  fields?: Record<string, string>;
};

function parseErrorBody(bodyText: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined; // Not JSON: a proxy in front of us answered.
  }
}
