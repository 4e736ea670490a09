import { v7 as uuid } from "uuid";
import { argon2Hasher } from "@/lib/adapters/password-hasher/argon2";
import { romeDay } from "@/lib/calendar";
import { inTransaction, type Db, type Tx } from "@/lib/db/client";
import { nameKey } from "@/lib/features/accounts/rules";
import { consentAge } from "@/lib/features/family/rules";
import { demoActivity, demoWords } from "./demo-activity";
import { demoDialogue } from "./demo-dialogue";
import { insertFeedback } from "./demo-feedback";
import { insertSubscription } from "./demo-subscription";
import { demoAccountAgeDays, personas, type Persona } from "./personas";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;
/** A build may run an ocean away from its database, and there are hundreds of statements. */
const seedingMs = 3 * minuteMs;

/** Makes the demo accounts in a database that has no user yet; leaves any other alone. */
export async function seedDemoAccounts(db: Db, now = new Date()): Promise<void> {
  if ((await db.user.count()) > 0) return;
  const hasher = argon2Hasher();
  const hashes = new Map<string, string>();
  for (const { password } of personas) {
    if (!hashes.has(password)) hashes.set(password, await hasher.hash(password));
  }
  await inTransaction(
    db,
    async (tx) => {
      for (const persona of personas)
        await insertPersona(tx, persona, hashes.get(persona.password) ?? "", now);
    },
    seedingMs,
  );
}

/** Whether some of the demo accounts are in a database. */
export async function hasDemoRows(db: Db): Promise<boolean> {
  return (await db.user.count({ where: { email: { in: personas.map(({ email }) => email) } } })) > 0;
}

/** Whether there are users in a database, and no demo account. It may not have been migrated yet, or not to the end. */
export async function holdsOthersAlone(db: Db): Promise<boolean> {
  const [table] = await db.$queryRaw<{ isThere: boolean }[]>`
    SELECT to_regclass('"User"') IS NOT NULL AS "isThere"`;
  return table?.isThere === true && (await db.user.count()) > 0 && !(await hasDemoRows(db));
}

async function insertPersona(tx: Tx, persona: Persona, passwordHash: string, now: Date): Promise<void> {
  const { messagesCount } = persona;
  const days = demoActivity(persona, now);
  const achievements = days.flatMap(({ badges, at }) => badges.map((badge) => ({ ...badge, awardedAt: at })));
  const createdAt = new Date(now.getTime() - demoAccountAgeDays * dayMs);
  const user = await tx.user.create({
    data: {
      // Id 1 is the administrator's, so that the first who registers never is one.
      id: persona.key === "admin" ? 1 : undefined,
      email: persona.email,
      emailVerifiedAt: persona.isVerified ? createdAt : null,
      nickname: persona.nickname,
      nicknameKey: nameKey(persona.nickname),
      displayName: persona.displayName,
      displayNameKey: nameKey(persona.displayName),
      avatarId: persona.avatarId,
      xp: persona.practiceXp + achievements.reduce((sum, { xp }) => sum + xp, 0),
      hearts: persona.hearts,
      heartsUpdatedAt: now,
      messagesCount,
      parentEmail: persona.parentEmail,
      birthMonth: 12,
      birthYear: now.getUTCFullYear() - persona.age - 1,
      // Of who is under 14 a parent has agreed.
      aiNoticeAt: createdAt,
      familySeenAt: now,
      guardians: persona.parentEmail
        ? {
            create: {
              id: uuid(),
              email: persona.parentEmail,
              name: persona.parentName,
              confirmedAt: createdAt,
              consentedAt: persona.age < consentAge ? createdAt : null,
              changedAt: createdAt,
            },
          }
        : undefined,
      // The version of before: nobody has shown them the texts of now.
      consents: {
        create: (["privacy", "cookies"] as const).map((subject) => ({
          id: uuid(),
          subject,
          version: "2025-07-03",
          givenAt: createdAt,
        })),
      },
      createdAt,
      password: { create: { hash: passwordHash, updatedAt: createdAt } },
      words: { create: demoWords.slice(0, persona.words).map((word) => ({ word })) },
      activity: {
        create: days.map(({ at, messages, xp, corrections }) => ({
          day: romeDay(at),
          messages,
          xp,
          corrections,
        })),
      },
      achievements: {
        create: achievements.map(({ type, xp, awardedAt }) => ({
          id: uuid(),
          badgeType: type,
          xpAwarded: xp,
          awardedAt,
        })),
      },
    },
    select: { id: true },
  });
  await insertSubscription(tx, user.id, persona, now);
  await insertFeedback(tx, user.id, persona, now);
  if (messagesCount > 0) await insertDialogue(tx, user.id, new Date(now.getTime() - dayMs));
}

async function insertDialogue(tx: Tx, userId: number, startedAt: Date): Promise<void> {
  const conversationId = uuid();
  await tx.conversation.create({
    data: { id: conversationId, userId, currentForUserId: userId, createdAt: startedAt },
  });
  for (const [turn, { student, coach, xpAwarded }] of demoDialogue.entries()) {
    const createdAt = new Date(startedAt.getTime() + turn * 2 * minuteMs);
    const answeredAt = new Date(createdAt.getTime() + 5000);
    await tx.exchange.create({
      data: {
        id: uuid(),
        userId,
        conversationId,
        clientMessageId: uuid(),
        status: "settled",
        chargedHearts: 1,
        leaseExpiresAt: answeredAt,
        reward: { xpAwarded, leveledUp: false, newLevel: 1, badgeTypes: [] },
        createdAt,
        messages: {
          create: [
            { id: uuid(), conversationId, sender: "user", text: student, createdAt },
            { id: uuid(), conversationId, sender: "ai", text: coach, xpAwarded, createdAt: answeredAt },
          ],
        },
      },
      select: { id: true },
    });
  }
}
