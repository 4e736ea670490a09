import pg from "pg";

export const dynamic = "force-dynamic";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

export async function GET(request: Request): Promise<Response> {
  const id = Number(new URL(request.url).searchParams.get("id"));
  const { rows } = await pool.query(`SELECT * FROM "User" WHERE "id" = $1`, [id]);
  return Response.json(rows[0]);
}
