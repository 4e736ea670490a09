import { writeFileSync } from "node:fs";
import path from "node:path";
import { findPgbouncer } from "../../scripts/steps/pgbouncer.mjs";
import {
  ended,
  freePort,
  ownerOf,
  spawnBoundToUs,
  throwawayFolder,
  untilReady,
} from "./throwaway-server.mjs";

const untilClosed = `"$@" & cat > /dev/null; kill -KILL $!; wait $!`;

/**
 * A throwaway PgBouncer in transaction mode in front of a PostgreSQL server, with so many connections to each of its databases.
 * Answers the URL through it and a function that ends it.
 */
export async function startPgbouncer(databaseUrl, { poolSize = 2, ignored = "" } = {}) {
  const folder = throwawayFolder("pgbouncer");
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, settings(new URL(databaseUrl), { port, poolSize, ignored }));
  const command = [findPgbouncer(), file];
  const server = spawnBoundToUs(untilClosed, command, { folder, owner: ownerOf(folder) });
  await untilReady(server, "process up");
  server.stderr.resume();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, stop: () => ended(server) };
}

/** Parameters that it does not know it refuses, but for those to be ignored. */
function settings({ hostname, port, username, password }, own) {
  const login = [`user=${quoted(username)}`, ...(password ? [`password=${quoted(password)}`] : [])];
  return `[databases]
* = host=${hostname} port=${port || 5432} ${login.join(" ")}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${own.poolSize}
ignore_startup_parameters = ${own.ignored}
max_client_conn = 200
`;
}

const quoted = (text) => `'${decodeURIComponent(text).replaceAll("'", "''")}'`;
