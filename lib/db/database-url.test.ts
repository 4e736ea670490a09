import type pg from "pg";
import { problemOf } from "@/tests/support/env-problem";
import { connectionOptions } from "./connection";
import { databaseAddress, databaseUrlProblem } from "./database-url";

const neon = "postgresql://u:hidden@ep-hidden-1-pooler.eu-central-1.aws.neon.tech/coach?sslmode=verify-full";
const neonDirect = "postgresql://u:hidden@ep-hidden-1.eu-central-1.aws.neon.tech/coach?sslmode=verify-full";
const supabase = "postgres://postgres.ref:hidden@aws-0-eu-central-1.pooler.supabase.com:6543/postgres";
const own = "postgresql://u:hidden@db.hidden.example:5432/coach";

const onBranch = (branch?: string) => ({
  VERCEL: true,
  VERCEL_ENV: "preview",
  VERCEL_GIT_COMMIT_REF: branch,
});
const schemaOn = (branch?: string, schema = "preview") =>
  databaseAddress(`${own}?schema=${schema}`, onBranch(branch)).schema;

describe("the address of the database", () => {
  it("is the given one, with the schemas of always", () => {
    expect(databaseAddress(own)).toEqual({
      connectionString: own,
      schema: "public",
      jobsSchema: "pgboss",
      isPooled: false,
    });
  });

  it.each(["?schema=public", "?schema="])("takes %s for no schema, on a preview too", (query) => {
    expect(databaseAddress(own + query)).toEqual(databaseAddress(own));
    expect(databaseAddress(own + query, onBranch("main"))).toEqual(databaseAddress(own));
  });

  it("loses our parameters and keeps all others", () => {
    const url = `${own}?sslmode=verify-full&schema=coach&connect_timeout=5`;
    expect(databaseAddress(url)).toEqual({
      connectionString: `${own}?sslmode=verify-full&connect_timeout=5`,
      schema: "coach",
      jobsSchema: "coach_pgboss",
      isPooled: false,
    });
    expect(databaseAddress(`${own}?pgbouncer=true`).connectionString).toBe(own);
  });

  it("keeps a password however it is written", () => {
    const url = "postgresql://u:p%40%25%5B%3F%C3%A8@db.example/coach";
    expect(databaseAddress(`${url}?schema=coach`).connectionString).toBe(url);
  });

  it.each([
    [true, neon],
    [true, supabase],
    [true, "postgresql://postgres:hidden@db.ref.supabase.co:6543/postgres"],
    [true, `${own}?pgbouncer=true`],
    [false, own],
    [false, `${own}?pgbouncer=false`],
    [false, neonDirect],
    [false, supabase.replace("6543", "5432")],
    [false, own.replace("5432", "6543")],
    [false, "postgresql://u@db.my-pooler.example/coach"],
    [false, "postgresql://u@supabase.com.hidden.example:6543/coach"],
  ])("says %s to a pooler in transaction mode: %s", (isPooled, url) => {
    expect(databaseAddress(url).isPooled).toBe(isPooled);
  });
});

describe("the schema of a preview", () => {
  it("is named after the branch, with a hash of it", () => {
    expect(schemaOn("feature/Login-Form")).toMatch(/^preview_feature_login_form_[0-9a-f]{8}$/);
    expect(schemaOn("feature/Login-Form")).toBe(schemaOn("feature/Login-Form"));
  });

  it("is not that of another branch, however alike the names are", () => {
    const long = "feature/a-name-that-goes-on-and-on-beyond-what-a-schema-may-have";
    const branches = [
      ...["login", "Login", "log-in", "log_in", "log/in", "è", "é", "", "日本", "日本語", long, `${long}-2`],
      ...Array.from({ length: 2000 }, (_, n) => `fix/${n}`),
    ];
    expect(new Set(branches.map((branch) => schemaOn(branch))).size).toBe(branches.length);
  });

  it.each(["main", "日本", "-", "x".repeat(300), "feature/a-name-that-goes-on-and-on", undefined])(
    "is one that PostgreSQL and pg-boss take, on the branch %j",
    (branch) => {
      for (const schema of ["p", "preview", "x".repeat(24)]) {
        const { schema: name, jobsSchema } = databaseAddress(`${own}?schema=${schema}`, onBranch(branch));
        expect(name).toMatch(/^[a-z][a-z\d_]*[a-z\d]$/);
        expect(name.startsWith(`${schema}_`)).toBe(true);
        expect(jobsSchema.length).toBeLessThanOrEqual(50);
      }
    },
  );

  it("is the given one in production and elsewhere", () => {
    for (const deployment of [{ ...onBranch("main"), VERCEL_ENV: "production" }, { VERCEL: false }]) {
      expect(databaseAddress(`${own}?schema=coach`, deployment).schema).toBe("coach");
    }
  });
});

describe("a connection", () => {
  it("asks for UTC and the schema, beside what the address asks for", () => {
    const options = (query: string) => connectionOptions(databaseAddress(own + query));
    const ours = "-c TimeZone=UTC -c search_path=coach";
    expect(options("?schema=coach")).toMatchObject({ connectionString: own, options: ours });
    expect(options("?schema=coach&options=-c%20work_mem%3D8MB")).toMatchObject({
      connectionString: own,
      options: `-c work_mem=8MB ${ours}`,
    });
  });

  it("asks a pooler for UTC alone, as a parameter of its own", () => {
    const { Client, ...options } = connectionOptions(databaseAddress(`${own}?pgbouncer=true`));
    expect(options).toEqual({ connectionString: own });
    const client = new (Client as unknown as new (config: object) => pg.Client)(options);
    expect(client.getStartupConf()).toEqual({ user: "u", database: "coach", TimeZone: "UTC" });
  });
});

const rules = {
  AUTH_SECRET: "x".repeat(32),
  APP_URL: "http://localhost:3000",
};

describe("what is refused", () => {
  it.each([
    "Coach",
    "1coach",
    "_coach",
    "co-ach",
    "pg_coach",
    "pgboss",
    "coach_pgboss",
    "information_schema",
    "coach;",
    "x".repeat(25),
    "public.x",
  ])("is the schema %s", (schema) => {
    const DATABASE_URL = `${own}?schema=${encodeURIComponent(schema)}`;
    const problem = problemOf({ ...rules, DATABASE_URL });
    expect(problem).toBe(
      "Configurazione non valida:\n  - DATABASE_URL: its schema must be a name of at most 24 small letters, " +
        "digits and underscores that begins with a letter, not with pg, and does not end with _pgboss",
    );
  });

  it.each([
    [`${neon}&schema=coach`, "the same host without -pooler"],
    [`${supabase}?schema=coach`, "the same with port 5432"],
    [`${own}?pgbouncer=true&schema=coach`, "the database's own, without pgbouncer=true"],
  ])("is a schema behind a pooler, with the address to take: %s", (DATABASE_URL, address) => {
    const problem = problemOf({ ...rules, DATABASE_URL });
    expect(problem).toContain(
      `- DATABASE_URL: schema= needs the direct address, as a pooler keeps no schema: ${address}`,
    );
    expect(problem).not.toContain("hidden");
  });

  it.each([
    [
      "postgresql://u:[YOUR-PASSWORD]@db.example/coach",
      "your password is to be put in, in place of the brackets",
    ],
    ["postgresql://u:%5BYOUR-PASSWORD%5D@db.example/coach", "your password is to be put in"],
    [`${own}?sslmode=require?schema=coach`, "has a second ?"],
  ])("is what was copied and not filled in, or is mistyped: %s", (url, problem) =>
    expect(databaseUrlProblem(url)).toContain(problem),
  );

  it("is nothing else", () => {
    for (const url of [own, neon, supabase, `${neon}&schema=public`, `${neonDirect}&schema=coach`]) {
      expect(databaseUrlProblem(url)).toBeUndefined();
    }
  });
});
