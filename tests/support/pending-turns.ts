import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import type { ExchangeKind } from "@/lib/features/chat/rules";
import { settleExchange } from "@/lib/features/chat/settle-exchange";
import type { Answered, Settlement } from "@/lib/features/chat/turn-to-settle";
import type { FoundMistake } from "@/lib/features/coach/teacher/believe";
import { newFindings } from "@/lib/features/findings/new-findings";
import { xpForCorrection } from "@/lib/features/rewards/rules";
import { createStudent } from "./students";
import type { TestApp } from "./test-app";

type App = TestApp["app"];

/** The context of a student's own call. */
export async function learnerCtx(app: App, userId: number): Promise<Ctx<Learner>> {
  const user = await app.db.user.findUniqueOrThrow({ where: { id: userId }, include: { guardians: true } });
  const actor = { kind: "learner" as const, userId, sessionId: "test", user };
  return { ...app, actor, requestId: "test", keepAlive: () => undefined };
}

type Pending = { userId: number; kind?: ExchangeKind; isFree?: boolean; chargedHearts?: number };

/** A send that is charged and not answered yet, in the student's current conversation, straight in the database. */
export async function pendingTurn(
  { db, now }: App,
  { userId, kind = "message", isFree = false, chargedHearts = 0 }: Pending,
): Promise<Answered> {
  const createdAt = now();
  const key = { currentForUserId: userId };
  const { id: conversationId } =
    (await db.conversation.findUnique({ where: key })) ??
    (await db.conversation.create({ data: { id: uuid(), userId, ...key, createdAt } }));
  const own = { id: uuid(), userId, conversationId, clientMessageId: uuid(), kind, isFree, chargedHearts };
  const verdictOf = kind === "contest" || kind === "drop" ? uuid() : null;
  const exchange = await db.exchange.create({
    data: { ...own, verdictOf, status: "pending", leaseExpiresAt: createdAt, createdAt },
  });
  const message = await db.message.create({
    data: { id: uuid(), conversationId, exchangeId: own.id, sender: "user", text: "She like tea", createdAt },
  });
  const shown = { supportLevel: null, supportCause: null, isSupportShown: false };
  const { clientMessageId, status } = exchange;
  const ofMessage = { kind, status, clientMessageId, lesson: null, photo: null, worksheet: null, ...shown };
  return { exchange, userMessage: { ...message, findings: [], exchange: ofMessage } };
}

/** A mistake as our rules find it. */
export const mistake = (topic: FoundMistake["topic"], start = 0): FoundMistake => ({
  topic,
  source: topic === "other" ? "tutor" : "engine",
  start,
  end: start + 4,
  quote: `l'«é» "${start}"`,
  explanation: "perché sì",
  hints: ["{a,b}", 'c "d"', ""],
  correction: "likes",
  secret: "She likes",
});

/** Of a message that shows nothing. */
export const noEnglish = {
  findings: [],
  resolvedIds: [],
  attemptedIds: [],
  droppedIds: [],
  seen: [],
  unseen: [],
};
export const practice = { xp: 5, xpIfCorrected: xpForCorrection, messages: 1 as const };

/** Settles one with an answer. */
export async function settle(app: App, turn: Answered, settlement: Settlement) {
  return settleExchange(await learnerCtx(app, turn.exchange.userId), turn, "Guarda il verbo.", settlement);
}

/** A student with a mistake that is still to be put right. */
export async function withMistake(app: App) {
  const { id: userId } = await createStudent({ app });
  const turn = await pendingTurn(app, { userId });
  const findings = newFindings([mistake("spelling")]);
  await settle(app, turn, { english: { ...noEnglish, findings } });
  return { userId, findingId: findings[0]?.id ?? "" };
}
