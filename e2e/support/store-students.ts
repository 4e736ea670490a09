/**
 * Prepares a data folder (DATA_DIR) as any start does, and puts students into it: as they are once they have registered,
 * followed the mailed link and read what the AI is, and as demo accounts are. Lists them: a test that is about something
 * else takes one.
 */
import { writeFileSync } from "node:fs";
import { v7 as uuid } from "uuid";
import { argon2Hasher } from "@/lib/adapters/password-hasher/argon2";
import { connectPglite, inTransaction } from "@/lib/db/client";
import { openEmbeddedDatabase } from "@/lib/db/embedded";
import { env } from "@/lib/env";
import { nameKey } from "@/lib/features/accounts/rules";
import { newcomerBirth } from "@/lib/features/family/birth";
import { familyScreens } from "@/lib/i18n/it";
import { aiNoticeText, cookiePolicyOf, privacyPolicyOf } from "@/lib/policies";
import { insertPersona } from "@/prisma/demo-account";
import { newStudent, ofAge, persona } from "./accounts";
import { studentsFile, type StoredStudent, type StudentKind } from "./stored-students";

/** More of each than a run of all tests on all devices takes. */
const counts: Record<StudentKind, number> = { learner: 400, child: 60, nearLimit: 8, expired: 6 };

await import("@/scripts/prepare-database");
const settings = env();
const database = await openEmbeddedDatabase(settings.DATA_DIR);
const db = connectPglite(database);
const password = "Matita-gialla-7";
const hash = await argon2Hasher().hash(password);
const now = new Date();
const policies = { privacy: privacyPolicyOf(settings), cookies: cookiePolicyOf() };
const aiNotice = aiNoticeText(familyScreens.notice.lines);

const newStudents = (kind: StudentKind) =>
  Array.from({ length: counts[kind] }, () => ({ ...newStudent(), password, kind }));
type Unstored = ReturnType<typeof newStudents>[number];

async function storeNewcomers(kind: "learner" | "child"): Promise<Unstored[]> {
  const students = newStudents(kind);
  const isLearner = kind === "learner";
  const users = await db.user.createManyAndReturn({
    data: students.map(({ email, nickname, displayName }) => ({
      email,
      emailVerifiedAt: now,
      nickname,
      nicknameKey: nameKey(nickname),
      displayName,
      displayNameKey: nameKey(displayName),
      heartsUpdatedAt: now,
      createdAt: now,
      ...newcomerBirth(ofAge(isLearner ? 15 : 11), now),
      aiNoticeAt: isLearner ? now : null,
    })),
    select: { id: true },
  });
  await db.password.createMany({ data: users.map(({ id }) => ({ userId: id, hash, updatedAt: now })) });
  const agreed = Object.entries({ ...policies, ...(isLearner && { ai_notice: aiNotice }) });
  await db.consent.createMany({
    data: users.flatMap(({ id: userId }) =>
      agreed.map(([subject, { version, textHash }]) => ({
        id: uuid(),
        userId,
        subject: subject as "privacy" | "cookies" | "ai_notice",
        version,
        textHash,
        givenAt: now,
      })),
    ),
  });
  return students;
}

async function storeLike(kind: "nearLimit" | "expired"): Promise<Unstored[]> {
  const students = newStudents(kind);
  await inTransaction(
    db,
    async (tx) => {
      for (const student of students)
        await insertPersona(tx, { ...persona(kind), ...student, key: kind }, hash, now);
    },
    60_000,
  );
  return students;
}

const students = [
  ...(await storeNewcomers("learner")),
  ...(await storeNewcomers("child")),
  ...(await storeLike("nearLimit")),
  ...(await storeLike("expired")),
];
const rows = await db.user.findMany({ select: { id: true, email: true } });
const ids = new Map(rows.map(({ id, email }) => [email, id]));
const stored = students.map((one): StoredStudent => ({ ...one, id: ids.get(one.email) ?? 0 }));
await db.$disconnect();
await database.close();
writeFileSync(studentsFile, JSON.stringify(stored));
