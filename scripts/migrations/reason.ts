/** Why a database refused, in one line; a refused connection has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (/unsupported startup parameter/i.test(message)) {
    return (
      "a pooler stands between that refuses the parameters of our connections. " +
      "Add pgbouncer=true to DATABASE_URL (behind a ? or &), or take the direct address."
    );
  }
  return message || code || String(error);
}
