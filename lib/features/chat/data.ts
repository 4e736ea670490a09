import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Db } from "@/lib/db/client";
import { ExchangeKind, ExchangeStatus, Prisma, Sender } from "@/lib/db/generated/client";
import { findingAsJson, findingFields } from "@/lib/features/findings/finding-fields";

export function archiveCurrentConversation(db: Db, userId: number) {
  return db.conversation.updateMany({
    where: { currentForUserId: userId },
    data: { currentForUserId: null },
  });
}

export const messageFields = {
  id: true,
  exchangeId: true,
  sender: true,
  text: true,
  xpAwarded: true,
  createdAt: true,
  exchange: {
    select: {
      kind: true,
      status: true,
      clientMessageId: true,
      lesson: true,
      supportLevel: true,
      supportCause: true,
      isSupportShown: true,
      photo: { select: { id: true, text: true } },
      worksheet: { select: { id: true, _count: { select: { items: true } } } },
    },
  },
  findings: { orderBy: { start: "asc" }, select: findingFields },
} satisfies Prisma.MessageSelect;

export type MessageRow = Prisma.MessageGetPayload<{ select: typeof messageFields }>;

const messagesAsJson = z.array(
  z.object({
    id: z.string(),
    exchangeId: z.string(),
    sender: z.enum(Sender),
    text: z.string(),
    xpAwarded: z.int().nullable(),
    createdAt: jsonInstant,
    exchange: z.object({
      kind: z.enum(ExchangeKind),
      status: z.enum(ExchangeStatus),
      clientMessageId: z.string(),
      lesson: z.custom<Prisma.JsonValue>(),
      supportLevel: z.string().nullable(),
      supportCause: z.string().nullable(),
      isSupportShown: z.boolean(),
      photo: z.object({ id: z.string(), text: z.string().nullable() }).nullable(),
      worksheet: z.object({ id: z.string(), _count: z.object({ items: z.int() }) }).nullable(),
    }),
    findings: z.array(findingAsJson),
  }),
) satisfies z.ZodType<MessageRow[]>;

const findingPairs = Prisma.raw(
  Object.keys(findingFields)
    .map((field) => `'${field}', f."${field}"`)
    .join(", "),
);

/**
 * The newest messages of the user's current conversation, newest first; those before a message when given. They come as
 * one JSON document: as rows they took five times the CPU, most of what this read costs.
 */
export async function listCurrentMessages(
  db: Db,
  userId: number,
  { before = null, limit }: { before?: string | null; limit: number },
): Promise<MessageRow[]> {
  const [page] = await db.$queryRaw<{ messages: unknown }[]>`
    SELECT json_agg(page ORDER BY page."id" DESC) AS "messages" FROM (
      SELECT m."id", m."exchangeId", m."sender", m."text", m."xpAwarded", m."createdAt",
        json_build_object('kind', e."kind", 'status', e."status", 'clientMessageId', e."clientMessageId",
          'lesson', CASE WHEN m."sender" = 'ai' THEN e."lesson" END, 'supportLevel', e."supportLevel",
          'supportCause', e."supportCause", 'isSupportShown', e."isSupportShown", 'photo', CASE WHEN p."id" IS NOT NULL THEN json_build_object('id', p."id", 'text', p."text") END,
          'worksheet', CASE WHEN m."sender" = 'ai' AND e."worksheetId" IS NOT NULL THEN json_build_object('id', e."worksheetId", '_count', json_build_object('items',
            (SELECT count(*)::int FROM "WorksheetItem" i WHERE i."worksheetId" = e."worksheetId"))) END) AS "exchange",
        COALESCE((
          SELECT json_agg(json_build_object(${findingPairs}) ORDER BY f."start") FROM "Finding" f WHERE f."messageId" = m."id"
        ), '[]') AS "findings"
      FROM "Message" m
      JOIN "Exchange" e ON e."id" = m."exchangeId"
      LEFT JOIN "HomeworkPhoto" p ON p."exchangeId" = e."id"
      WHERE m."conversationId" = (SELECT "id" FROM "Conversation" WHERE "currentForUserId" = ${userId})
        AND (${before}::uuid IS NULL OR m."id" < ${before}::uuid)
      ORDER BY m."id" DESC LIMIT ${limit}
    ) AS page`;
  return messagesAsJson.parse(page?.messages ?? []);
}

/** The message a picture of the user's own came with. */
export function findPhotoMessage(db: Db, userId: number, photoId: string) {
  return db.message.findFirst({
    where: { sender: "user", exchange: { userId, photo: { id: photoId } } },
    select: messageFields,
  });
}
