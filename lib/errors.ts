/** Every way a request can be refused. The table below is the only place where a code becomes a status. */
export type ErrorCode = keyof typeof statusByCode;

export const statusByCode = {
  BAD_INPUT: 400,
  BAD_TOKEN: 400,
  WEAK_PASSWORD: 400,
  NO_SESSION: 401,
  BAD_CREDENTIALS: 401,
  CARD_DECLINED: 402,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  LIMIT_REACHED: 403,
  NO_HEARTS: 403,
  GATE_CLOSED: 403,
  TOO_YOUNG: 403,
  NEEDS_AGE: 403,
  NEEDS_CONSENT: 403,
  QUIET_HOURS: 403,
  DAY_DONE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  WRONG_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  BLOCKED: 429,
  INTERNAL: 500,
  TUTOR_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorDetails = {
  /** Form field → what is wrong with it, in Italian. */
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal with two texts: `userMessage` (Italian, for the screen) and `cause` (for the log). */
export class AppError extends Error {
  readonly fields?: Record<string, string>;
  readonly details?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    readonly userMessage: string,
    { fields, details, retryAfterSeconds, cause }: ErrorDetails = {},
  ) {
    super(`${code}: ${userMessage}`, { cause });
    this.name = "AppError";
    this.fields = fields;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}
