import { withClient } from "@/bench/students";
import type { Sent } from "./load";

export type Check = { name: string; wrong: string[] };

const settled = `(SELECT count(*) FROM "Exchange" e WHERE e."userId" = u."id" AND e."status" = 'settled' AND NOT e."isFree")`;
const says = (sender: string) =>
  `(SELECT count(*) FROM "Message" m WHERE m."exchangeId" = e."id" AND m."sender" = '${sender}')`;

/** Each query answers what breaks its rule. */
const rules: readonly [string, string][] = [
  ["every send is answered or given back", `SELECT "id" FROM "Exchange" WHERE "status" = 'pending'`],
  [
    "an answered send has both messages and its reward",
    `SELECT "id" FROM "Exchange" e WHERE e."status" = 'settled' AND (${says("user")} <> 1 OR ${says("ai")} <> 1 OR e."reward" IS NULL)`,
  ],
  [
    "a refunded send has the student's words and no answer",
    `SELECT "id" FROM "Exchange" e WHERE e."status" = 'failed' AND (${says("user")} <> 1 OR ${says("ai")} <> 0)`,
  ],
  [
    "no mistake is stored of a send without an answer",
    `SELECT f."id" FROM "Finding" f JOIN "Message" m ON m."id" = f."messageId" JOIN "Exchange" e ON e."id" = m."exchangeId"
     WHERE e."status" <> 'settled'`,
  ],
  [
    "the counter is the number of answered sends",
    `SELECT u."id" FROM "User" u WHERE u."messagesCount" <> ${settled}`,
  ],
  [
    "the activity is the number of answered sends",
    `SELECT u."id" FROM "User" u WHERE ${settled} <>
       (SELECT COALESCE(sum("messages"), 0) FROM "DailyActivity" a WHERE a."userId" = u."id")`,
  ],
  [
    "XP is that of the activity and the badges",
    `SELECT u."id" FROM "User" u WHERE u."xp" <>
       (SELECT COALESCE(sum("xp"), 0) FROM "DailyActivity" a WHERE a."userId" = u."id") +
       (SELECT COALESCE(sum("xpAwarded"), 0) FROM "Achievement" b WHERE b."userId" = u."id")`,
  ],
  [
    "hearts are those not spent on answers",
    `SELECT u."id" FROM "User" u WHERE u."hearts" <> 10 -
       (SELECT COALESCE(sum("chargedHearts"), 0) FROM "Exchange" e WHERE e."userId" = u."id" AND e."status" = 'settled')`,
  ],
  [
    "nothing is stored twice",
    `SELECT min(m."id"::text) AS "id" FROM "Message" m JOIN "Exchange" e ON e."id" = m."exchangeId"
     WHERE m."sender" = 'user' GROUP BY e."userId", m."text" HAVING count(*) > 1`,
  ],
];

/** Compares what is stored with itself and with what the senders were told. */
export function checkStored(databaseUrl: string, sent: readonly Sent[]): Promise<Check[]> {
  return withClient(databaseUrl, async (client) => {
    const checks: Check[] = [];
    for (const [name, query] of rules) {
      const { rows } = await client.query<{ id: unknown }>(query);
      checks.push({ name, wrong: rows.map(({ id }) => String(id)) });
    }
    const { rows } = await client.query<Stored>(
      `SELECT e."clientMessageId" AS "key", e."userId", e."status"::text, asked."text" AS "asked", answered."text" AS "answered"
       FROM "Exchange" e
       LEFT JOIN "Message" asked ON asked."exchangeId" = e."id" AND asked."sender" = 'user'
       LEFT JOIN "Message" answered ON answered."exchangeId" = e."id" AND answered."sender" = 'ai'`,
    );
    const stored = new Map(rows.map((row) => [row.key, row]));
    const breaking = (isRight: (send: Sent, row: Stored | undefined) => boolean) =>
      sent.filter((send) => !isRight(send, stored.get(send.key))).map(({ key }) => key);
    return [
      ...checks,
      {
        name: "every answer that was shown is stored as it was shown",
        wrong: breaking(
          ({ answer }, row) => !answer || (row?.status === "settled" && row.answered === answer),
        ),
      },
      {
        name: "every send that was accepted is stored with its words",
        wrong: breaking(
          ({ isAccepted, userId, text }, row) =>
            !isAccepted || (row?.userId === userId && row.asked === text),
        ),
      },
    ];
  });
}

type Stored = { key: string; userId: number; status: string; asked: string | null; answered: string | null };
