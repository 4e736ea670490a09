import { isPreview } from "@/lib/addresses";

/** Where the database is, for those who connect to it. */
export type DatabaseAddress = {
  /** As it was given, without the parameters that are ours. */
  connectionString: string;
  schema: string;
  /** Of pg-boss. */
  jobsSchema: string;
  /** Whether a pooler in transaction mode stands between. */
  isPooled: boolean;
};

type Deployment = { VERCEL: boolean; VERCEL_ENV?: string; VERCEL_GIT_COMMIT_REF?: string };

const defaultSchema = "public";
const jobsEnding = "_pgboss";
/** pg-boss takes names of 50 characters. */
const maxSchemaLength = 50 - jobsEnding.length;
/** Leaves room for a branch. Others are PostgreSQL's own, or the queue's. */
const schemaName = /^(?!pg|information_schema$)[a-z][a-z\d_]{0,23}(?<!_pgboss)$/;

/** Reads DATABASE_URL. On a preview a schema is the branch's own. */
export function databaseAddress(
  databaseUrl: string,
  deployment: Deployment = { VERCEL: false },
): DatabaseAddress {
  const url = new URL(databaseUrl);
  const isPooled = isTransactionPooler(url);
  const given = givenSchema(url);
  const schema =
    given && isPreview(deployment) ? schemaOfBranch(given, deployment) : (given ?? defaultSchema);
  for (const name of ["schema", "pgbouncer"]) url.searchParams.delete(name);
  const jobsSchema = schema === defaultSchema ? "pgboss" : `${schema}${jobsEnding}`;
  return { connectionString: url.href, schema, jobsSchema, isPooled };
}

/** What is wrong with a DATABASE_URL that is an address: the rule in plain words. */
export function databaseUrlProblem(databaseUrl: string): string | undefined {
  const url = new URL(databaseUrl);
  if (/^(?:\[|%5b).*(?:\]|%5d)$/i.test(url.password))
    return "your password is to be put in, in place of the brackets";
  if ([...url.searchParams.values()].some((value) => value.includes("?")))
    return "has a second ?: behind the first one, parameters begin with &";
  const schema = givenSchema(url);
  if (schema === undefined) return undefined;
  if (!schemaName.test(schema)) {
    return (
      "its schema must be a name of at most 24 small letters, digits and underscores " +
      "that begins with a letter, not with pg, and does not end with _pgboss"
    );
  }
  return isTransactionPooler(url) ? `schema= needs ${directAddress(url)}` : undefined;
}

/** Prisma's own examples name the default. */
function givenSchema({ searchParams }: URL): string | undefined {
  const schema = searchParams.get("schema");
  return !schema || schema === defaultSchema ? undefined : schema;
}

const isNeonPooler = (host: string) => /^[^.]+-pooler\./.test(host);
const isSupabase = (host: string) => /\.supabase\.com?$/.test(host);
const supabasePoolerPort = "6543";

function isTransactionPooler(url: URL): boolean {
  const { searchParams, hostname, port } = url;
  if (searchParams.get("pgbouncer") === "true") return true;
  return isNeonPooler(hostname) || (isSupabase(hostname) && port === supabasePoolerPort);
}

function directAddress({ hostname }: URL): string {
  const direct = "the direct address, as a pooler keeps no schema:";
  if (isNeonPooler(hostname)) return `${direct} the same host without -pooler`;
  if (isSupabase(hostname)) return `${direct} the same with port 5432`;
  return `${direct} the database's own, without pgbouncer=true`;
}

/** Every branch has a schema of its own: what its name loses here, the hash keeps. */
function schemaOfBranch(schema: string, { VERCEL_GIT_COMMIT_REF: branch = "preview" }: Deployment): string {
  const hash = hashOf(branch);
  const room = maxSchemaLength - schema.length - hash.length - 2;
  const slug = branch
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "_")
    .slice(0, room)
    .replace(/^_|_$/g, "");
  return [schema, slug, hash].filter(Boolean).join("_");
}

/** FNV-1a of 32 bits, in hex. The middleware reads the configuration too, and has no node:crypto. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
