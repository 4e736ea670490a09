-- CreateEnum
CREATE TYPE "GateCodeKind" AS ENUM ('code', 'unlock');

-- CreateEnum
CREATE TYPE "AuditAction" AS ENUM ('gate_first_step', 'gate_code', 'gate_closed', 'list_users', 'list_feedback', 'list_deletion_requests', 'export_audit', 'set_pro', 'set_hearts', 'reset_user', 'delete_user');

-- CreateEnum
CREATE TYPE "AuditOutcome" AS ENUM ('ok', 'refused', 'blocked', 'error');

-- AlterTable
ALTER TABLE "DeletionRequest" ADD COLUMN     "byAdministrator" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "displayNameKey" TEXT,
ADD COLUMN     "lastLoginAt" TIMESTAMPTZ(3),
ADD COLUMN     "lastLoginIp" TEXT;

-- Written by hand. Those who are there already; from now on the application folds it (`nameKey`).
UPDATE "User" SET "displayNameKey" = lower(normalize("displayName", NFKC));
ALTER TABLE "User" ALTER COLUMN "displayNameKey" SET NOT NULL;

-- CreateTable
CREATE TABLE "GateTries" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "forgottenAt" TIMESTAMPTZ(3) NOT NULL,
    "failuresOfDay" INTEGER NOT NULL DEFAULT 0,
    "dayEndsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GateTries_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "GateCode" (
    "subject" TEXT NOT NULL,
    "kind" "GateCodeKind" NOT NULL,
    "attemptHash" TEXT,
    "codeHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GateCode_pkey" PRIMARY KEY ("subject","kind")
);

-- CreateTable
CREATE TABLE "GateSession" (
    "subject" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "loginSessionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GateSession_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "action" "AuditAction" NOT NULL,
    "outcome" "AuditOutcome" NOT NULL,
    "targetUserId" INTEGER,
    "ip" TEXT,
    "details" JSONB NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GateTries_dayEndsAt_idx" ON "GateTries"("dayEndsAt");

-- CreateIndex
CREATE INDEX "GateCode_expiresAt_idx" ON "GateCode"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "GateSession_tokenHash_key" ON "GateSession"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "GateSession_loginSessionId_key" ON "GateSession"("loginSessionId");

-- CreateIndex
CREATE INDEX "GateSession_expiresAt_idx" ON "GateSession"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEntry_action_id_idx" ON "AuditEntry"("action", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_targetUserId_id_idx" ON "AuditEntry"("targetUserId", "id");

-- AddForeignKey
ALTER TABLE "GateSession" ADD CONSTRAINT "GateSession_loginSessionId_fkey" FOREIGN KEY ("loginSessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand. Any part of a nickname, a name or an address, be it one letter, found without reading every user: by all
-- the pieces of one, two and three letters they consist of. (pg_trgm knows none shorter than three.)
CREATE FUNCTION search_pieces(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT array_agg(DISTINCT substr(value, start, size))
  FROM generate_series(1, length(value)) AS start, generate_series(1, 3) AS size
$$;
CREATE INDEX "User_search" ON "User"
  USING gin (search_pieces("nicknameKey" || E'\n' || "displayNameKey" || E'\n' || "email"));

-- Written by hand. A gate code opens the try it was mailed for; an unlocking one is of no try.
ALTER TABLE "GateCode" ADD CONSTRAINT "GateCode_code_has_a_try" CHECK (("kind" = 'code') = ("attemptHash" IS NOT NULL));

-- Written by hand. The audit log: rows are only added, numbered without gaps and chained in the order of their commits.
CREATE FUNCTION audit_hash(entry "AuditEntry") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    entry."previousHash", entry."id", round(extract(epoch FROM entry."at") * 1000)::bigint, entry."actor",
    entry."action"::text, entry."outcome"::text, entry."targetUserId", entry."ip", entry."details"
  )::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last_entry "AuditEntry"%ROWTYPE;
BEGIN
  -- Held until the commit: the next one reads this one as its last. Keys beginning with 1 are the learners'.
  PERFORM pg_advisory_xact_lock(2, 0);
  SELECT * INTO last_entry FROM "AuditEntry" ORDER BY "id" DESC LIMIT 1;
  NEW."id" := COALESCE(last_entry."id", 0) + 1;
  NEW."previousHash" := COALESCE(last_entry."hash", repeat('0', 64));
  NEW."hash" := audit_hash(NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER audit_append BEFORE INSERT ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION audit_append();

CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only added to';
END
$$;
CREATE TRIGGER audit_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
