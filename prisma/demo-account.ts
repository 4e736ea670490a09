import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import { nameKey } from "@/lib/features/accounts/rules";
import { consentAge } from "@/lib/features/family/rules";
import { resolveFindings } from "@/lib/features/findings/resolve-findings";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { demoActivity, demoWords } from "./demo-activity";
import { insertFeedback } from "./demo-feedback";
import { insertSheets } from "./demo-sheets";
import { insertSubscription } from "./demo-subscription";
import { insertTopics } from "./demo-topics";
import { demoWork } from "./demo-work";
import { demoAccountAgeDays, type Persona } from "./personas";
import type { DemoTurn } from "./play-demo";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** Makes a demo account with all that it has done. */
export async function insertPersona(
  tx: Tx,
  persona: Persona,
  passwordHash: string,
  now: Date,
): Promise<void> {
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
      schoolClass: persona.schoolClass ?? null,
      hasAnsweredSchoolClass: persona.schoolClass !== undefined,
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
  await insertTopics(tx, user.id, persona, now);
  await insertSheets(tx, user.id, persona, now);
  await insertChat(tx, user.id, demoWork.chats[persona.key] ?? [], new Date(now.getTime() - dayMs));
}

/** A conversation as the product stores it: each answer's lesson, the mistakes found, and what they showed of a topic. */
async function insertChat(
  tx: Tx,
  userId: number,
  turns: readonly DemoTurn[],
  startedAt: Date,
): Promise<void> {
  if (turns.length === 0) return;
  const conversationId = uuid();
  await tx.conversation.create({
    data: { id: conversationId, userId, currentForUserId: userId, createdAt: startedAt },
  });
  const ids = new Map(turns.flatMap(({ findings }) => findings.map(({ id }) => [id, uuid()])));
  const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
  for (const [at, { student, coach, findings, resolved, attempted, state, xpAwarded }] of turns.entries()) {
    const createdAt = new Date(startedAt.getTime() + at * 2 * minuteMs);
    const answeredAt = new Date(createdAt.getTime() + 5000);
    const found = findings.map((finding) => ({ ...finding, id: ids.get(finding.id) ?? uuid() }));
    const question = { id: uuid(), conversationId, sender: "user", text: student, createdAt } as const;
    const answer = { id: uuid(), conversationId, sender: "ai", text: coach, xpAwarded } as const;
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
        lesson: state,
        createdAt,
        messages: {
          create: [
            { ...question, findings: { create: found } },
            { ...answer, createdAt: answeredAt },
          ],
        },
      },
      select: { id: true },
    });
    await recordObservations(
      tx,
      userId,
      found.map(({ id, topic }) => ({ topic, kind: "mistake", sourceId: id, seenAt: createdAt })),
    );
    await resolveFindings(tx, { userId, ids: idsOf(resolved), now: createdAt });
    await tx.finding.updateMany({
      where: { id: { in: idsOf(attempted) } },
      data: { attempts: { increment: 1 } },
    });
  }
}
