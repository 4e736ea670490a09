import pg from "pg";
import { databaseAddress, type DatabaseAddress } from "./database-url";

declare module "pg" {
  interface Client {
    /** The parameters of the connection's first message. */
    getStartupConf(): Record<string, string>;
  }
}

/**
 * A connection that ends with a statement which we gave up: that one still runs, and the end of its transaction, which is sent
 * behind it, is given up too. Whoever had the connection next would write into that transaction, and lose it all.
 */
class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown;
    this.query = ((...parts: unknown[]) => {
      const answer = query(...parts);
      Promise.resolve(answer).catch((error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout")
          this.connection.stream.destroy();
      });
      return answer;
    }) as typeof this.query;
  }
}

/** Says the one parameter of ours that every pooler takes, as one of its own. */
class PooledClient extends Client {
  override getStartupConf() {
    return { ...super.getStartupConf(), TimeZone: "UTC" };
  }
}

/** A test or a tool has a mere URL. */
export const addressOf = (given: DatabaseAddress | string): DatabaseAddress =>
  typeof given === "string" ? databaseAddress(given) : given;

/**
 * How a connection begins: in UTC, as times are read and written without their offset, and in our schema, which statements
 * of our own do not name.
 */
export function connectionOptions({ connectionString, schema, isPooled }: DatabaseAddress): pg.PoolConfig {
  if (isPooled) return { connectionString, Client: PooledClient };
  const url = new URL(connectionString);
  const given = url.searchParams.get("options"); // Those of the address would take the place of ours.
  url.searchParams.delete("options");
  const ours = `-c TimeZone=UTC -c search_path=${schema}`;
  return { connectionString: url.href, Client, options: given ? `${given} ${ours}` : ours };
}
