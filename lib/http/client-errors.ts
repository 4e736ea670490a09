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
    this.userMessage = body?.error;
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

/** The server's own sentence when it sent one, else the fallback. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
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
