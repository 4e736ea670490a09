-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "ipHash" TEXT,
ADD COLUMN     "ipSalt" TEXT;

-- Written by hand. The chain holds a salted hash in place of the address, so that the address can be forgotten and the chain
-- stays sound. An address that is there and does not match its hash breaks it.
CREATE FUNCTION audit_ip_hash(salt text, ip text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(salt || ip, 'UTF8')), 'hex')
$$;

CREATE OR REPLACE FUNCTION audit_hash(entry "AuditEntry") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    entry."previousHash", entry."id", round(extract(epoch FROM entry."at") * 1000)::bigint, entry."actor",
    entry."action"::text, entry."outcome"::text, entry."targetUserId",
    CASE WHEN entry."ip" IS NULL OR entry."ipHash" = audit_ip_hash(entry."ipSalt", entry."ip")
      THEN entry."ipHash" ELSE 'changed' END,
    entry."details"
  )::text, 'UTF8')), 'hex')
$$;

CREATE OR REPLACE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last_entry "AuditEntry"%ROWTYPE;
BEGIN
  -- Held until the commit: the next one reads this one as its last. Keys beginning with 1 are the learners'.
  PERFORM pg_advisory_xact_lock(2, 0);
  SELECT * INTO last_entry FROM "AuditEntry" ORDER BY "id" DESC LIMIT 1;
  NEW."id" := COALESCE(last_entry."id", 0) + 1;
  NEW."ipSalt" := CASE WHEN NEW."ip" IS NOT NULL THEN gen_random_uuid()::text END;
  NEW."ipHash" := audit_ip_hash(NEW."ipSalt", NEW."ip");
  NEW."previousHash" := COALESCE(last_entry."hash", repeat('0', 64));
  NEW."hash" := audit_hash(NEW);
  RETURN NEW;
END
$$;

DROP TRIGGER audit_keep ON "AuditEntry";

-- Rows that are here already are chained anew: from the first one with an address on their hashes are others.
DO $$
DECLARE entry "AuditEntry"%ROWTYPE; last_hash text := repeat('0', 64);
BEGIN
  FOR entry IN SELECT * FROM "AuditEntry" ORDER BY "id" LOOP
    entry."ipSalt" := CASE WHEN entry."ip" IS NOT NULL THEN gen_random_uuid()::text END;
    entry."ipHash" := audit_ip_hash(entry."ipSalt", entry."ip");
    entry."previousHash" := last_hash;
    last_hash := audit_hash(entry);
    UPDATE "AuditEntry" SET "ipSalt" = entry."ipSalt", "ipHash" = entry."ipHash",
      "previousHash" = entry."previousHash", "hash" = last_hash
    WHERE "id" = entry."id";
  END LOOP;
END
$$;

CREATE TRIGGER audit_keep BEFORE DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

-- The one change there is: an address is forgotten, with the salt that would let it be guessed.
CREATE TRIGGER audit_keep_row BEFORE UPDATE ON "AuditEntry" FOR EACH ROW
  WHEN (NEW."ip" IS NOT NULL OR NEW."ipSalt" IS NOT NULL
    OR to_jsonb(NEW) - 'ip' - 'ipSalt' IS DISTINCT FROM to_jsonb(OLD) - 'ip' - 'ipSalt')
  EXECUTE FUNCTION audit_refuse();

-- Whose address is old: looked for every minute.
CREATE INDEX "AuditEntry_ip_at" ON "AuditEntry" ((CASE WHEN "ip" IS NOT NULL THEN "at" END));
