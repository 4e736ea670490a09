import { z } from "zod";

/**
 * A value as the JSON that PostgreSQL takes. It refuses halves of signs, which a cut in a text may leave, and zeros: the
 * ones become what a text column would keep, the others go.
 */
export const databaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "string" ? one.toWellFormed().replaceAll("\0", "") : one,
  );

/** An instant as PostgreSQL writes it in JSON, which has no dates. */
export const jsonInstant = z.iso.datetime({ offset: true }).transform((written) => new Date(written));

/** A date as PostgreSQL writes it in JSON: its midnight in UTC. */
export const jsonDay = z.iso.date().transform((written) => new Date(written));
