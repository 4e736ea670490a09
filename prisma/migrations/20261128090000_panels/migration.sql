-- AlterEnum
ALTER TYPE "AuditAction" ADD VALUE 'read_user';

-- Written by hand. What the administrators sort and filter users by. Nothing that a message of a student changes is in an
-- index (XP, hearts): each would make every message dearer, for a list that is rarely asked for.
CREATE INDEX "User_lastLogin" ON "User" ((COALESCE("lastLoginAt", '1970-01-01 00:00:00+00'::timestamptz)), "id");
CREATE INDEX "User_pro" ON "User" ("id") WHERE "isPro";
