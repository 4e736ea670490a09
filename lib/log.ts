import pino from "pino";

export type Log = pino.Logger;

/**
 * One JSON line per event, on standard output unless `to` is given. Callers log ids and codes, never what people wrote or
 * are called.
 */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "token",
        "email",
        "to",
        "cookie",
        "authorization",
        "*.password",
        "*.token",
        "*.email",
      ],
      censor: "[redacted]",
    },
    serializers: { error: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

// Messages of the database and of providers can quote a value somebody typed: only what locates the fault is kept.
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // The stack begins with the message, which may have lines of its own.
  const frames = error.stack
    ?.replace(error.message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 6);
  return { name: error.name, code, frames, cause: error.cause ? describeError(error.cause) : undefined };
}
