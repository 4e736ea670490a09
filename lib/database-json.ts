/**
 * A value as the JSON that PostgreSQL takes. It refuses halves of signs, which a cut in a text may leave, and zeros: the
 * ones become what a text column would keep, the others go.
 */
export const databaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "string" ? one.toWellFormed().replaceAll("\0", "") : one,
  );
