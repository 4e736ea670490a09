import { v5 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import { countTime, findSheet, insertAnswer, updateItem, updateSheet } from "@/lib/features/worksheets/data";
import { keepWorksheet } from "@/lib/features/worksheets/keep-worksheet";
import { awayMs } from "@/lib/features/worksheets/rules";
import { demoSheets, type DemoSheet } from "./demo-texts";
import { demoWork } from "./demo-work";
import type { Persona } from "./personas";
import type { DemoWork } from "./play-demo";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

type Played = NonNullable<DemoWork["sheets"][Persona["key"]]>[number];

/** Stores the sheets of a demo account with each answer, a minute after the other. */
export async function insertSheets(tx: Tx, userId: number, { key }: Persona, now: Date): Promise<void> {
  for (const [at, played] of (demoWork.sheets[key] ?? []).entries()) {
    const sheet = demoSheets[key]?.[at];
    if (sheet) await insertSheet(tx, { userId, sheet, played, now });
  }
}

type Inserted = { userId: number; sheet: DemoSheet; played: Played; now: Date };

async function insertSheet(tx: Tx, { userId, sheet, played, now }: Inserted): Promise<void> {
  const { daysAgo, isHandedIn } = sheet;
  const startedAt = new Date(now.getTime() - daysAgo * dayMs);
  const minutesOn = (minutes: number) => new Date(startedAt.getTime() + minutes * minuteMs);
  const made = await keepWorksheet(tx, { userId, key: `demo-${daysAgo}`, exercise: played, now: startedAt });
  const row = made && (await findSheet(tx, userId, made.id));
  if (!row) throw new Error("There is no room for another sheet");
  for (const [place, { n, answer, verdict, after, xpAwarded, seen }] of played.answers.entries()) {
    const item = row.items.find((one) => one.n === n);
    if (!item) throw new Error(`The sheet has no item ${n}`);
    const answeredAt = minutesOn(place + 1);
    const isSolved = after.state.status === "done";
    await countTime(tx, { worksheetId: row.id, itemId: item.id }, answeredAt, awayMs);
    await updateItem(tx, item.id, {
      ...after,
      state: { ...after.state, n },
      answeredAt,
      draft: [answer],
      xpAwarded,
      ...(isSolved && { solvedAt: answeredAt }),
    });
    await insertAnswer(tx, { itemId: item.id, key: `demo-${place}`, verdict, xpAwarded, answeredAt });
    await recordObservations(
      tx,
      userId,
      seen.map(({ key, ...one }) => ({ ...one, sourceId: uuid(key, row.id), seenAt: answeredAt })),
    );
  }
  if (!isHandedIn) return;
  const handedInAt = minutesOn(played.answers.length + 1);
  await updateSheet(tx, row.id, { status: "handed_in", handedInAt, lastActiveAt: handedInAt });
}
