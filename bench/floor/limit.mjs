/** What Node itself can do: `node:http` and `pg`, without a framework. Usage: PORT, DATABASE_URL. */
import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

createServer(async (request, response) => {
  const id = Number(new URL(request.url, "http://localhost").searchParams.get("id"));
  const { rows } = await pool.query(`SELECT * FROM "User" WHERE "id" = $1`, [id]);
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(rows[0]));
}).listen(Number(process.env.PORT), "127.0.0.1");
