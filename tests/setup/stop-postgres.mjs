import pg from "pg";

/** After all: our own server goes as a whole, on somebody else's our databases go one by one. */
export default async function teardown() {
  const server = globalThis.testPostgresServer;
  if (server) return server.stop();

  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  const ours = await client.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
    process.env.TEST_DATABASE_PREFIX,
  ]);
  for (const { datname } of ours.rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}
