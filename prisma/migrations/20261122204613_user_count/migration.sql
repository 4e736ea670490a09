-- CreateTable
CREATE TABLE "UserCount" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "users" INTEGER NOT NULL,

    CONSTRAINT "UserCount_pkey" PRIMARY KEY ("id")
);

-- Written by hand.
ALTER TABLE "UserCount" ADD CONSTRAINT "UserCount_one_row" CHECK ("id" = 1);
ALTER TABLE "UserCount" ADD CONSTRAINT "UserCount_users_not_negative" CHECK ("users" >= 0);

CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE difference integer := (SELECT count(*) FROM changed);
BEGIN
  IF TG_OP = 'DELETE' THEN difference := -difference; END IF;
  IF difference <> 0 THEN UPDATE "UserCount" SET "users" = "users" + difference; END IF;
  RETURN NULL;
END
$$;
-- The triggers first: from then on nobody comes or goes uncounted.
CREATE TRIGGER user_count_added AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER user_count_removed AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
INSERT INTO "UserCount" ("users") SELECT count(*) FROM "User";
