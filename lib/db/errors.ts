import { Prisma } from "./generated/client";

// Can't reach, timed out, connection closed, pool exhausted, transaction not started or lost.
const unavailableCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"]);
// The same inside P2010, which is what every failed raw query gets.
const unavailableKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);
// What node and PostgreSQL call it: network; 08 connection, 53 resources, 57P0x shutting down, 57014 cancelled.
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|53|57P0|57014)/;
// The pg client's own failures have no code.
const pgFailures =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

type DriverCause = { kind?: string; originalCode?: string; originalMessage?: string };

/** True when the database did not answer, as opposed to refusing what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  // What the driver threw without any code: seen on a machine so busy that every wait ran out.
  if (error instanceof Prisma.PrismaClientUnknownRequestError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const { kind = "", originalCode = "" } = driverCauseOf(error);
    return unavailableCodes.has(error.code) || unavailableKinds.has(kind) || networkCodes.test(originalCode);
  }
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return networkCodes.test(code) || pgFailures.test(error.message);
}

function driverCauseOf(error: Prisma.PrismaClientKnownRequestError): DriverCause {
  const adapterError = error.meta?.driverAdapterError as { cause?: DriverCause } | undefined;
  return adapterError?.cause ?? {};
}

/** True when a unique key refused the row, of Prisma's own statements and of ours. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2002" || driverCauseOf(error).kind === "UniqueConstraintViolation";
}

/** What one of our functions in the database said when it raised this SQLSTATE; undefined of any other error. */
export function raisedMessage(error: unknown, sqlState: string): string | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const { originalCode, originalMessage = "" } = driverCauseOf(error);
  return originalCode === sqlState ? originalMessage : undefined;
}

export const isRaised = (error: unknown, sqlState: string): boolean =>
  raisedMessage(error, sqlState) !== undefined;
