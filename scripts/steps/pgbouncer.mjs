import { findOnPath, installDebianPackage } from "./debian-package.mjs";

/** The pooler that tests put in front of PostgreSQL; undefined where there is none. Debian keeps it from other users' PATH. */
export const findPgbouncer = () => findOnPath(["pgbouncer"], ["/usr/sbin"]);

/** Installs one when there is none and root may; the tests that need it are skipped otherwise. */
export async function ensurePgbouncer() {
  if (!findPgbouncer()) await installDebianPackage("PgBouncer", ["pgbouncer"]);
}
