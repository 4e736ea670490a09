import type { App, Ctx, Learner } from "@/lib/context";
import { Download } from "@/lib/contract/call";
import { masked } from "@/lib/features/family/masked";
import { readReadingCode } from "@/lib/features/reading-tools/rules";
import * as data from "./data";
import { presentWorksheet } from "./present-worksheet";

const fileName = "english-coach-dati.json";
/** The lowest of all ids. */
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** All that is stored of the caller, written while it is sent: of years of study only a page is held at once. */
export function downloadDataExport(ctx: Ctx<Learner>): Promise<Download> {
  return Promise.resolve(new Download(writeData(ctx, ctx.actor.userId), "application/json", fileName));
}

async function* writeData(app: App, userId: number): AsyncIterable<string> {
  const { words, guardians, readingTools, ...stored } = await data.findAccount(app.db, userId);
  // Parents' own data are not the student's.
  const parents = guardians.map((guardian) => ({ ...guardian, email: masked(guardian.email) }));
  const account = { ...stored, readingTools: readReadingCode(readingTools) ?? null };
  const facts = { exportedAt: app.now(), account, parents, words: words.map(({ word }) => word) };
  yield JSON.stringify(facts, null, 1).slice(0, -2); // The closing brace comes last.

  const list = <Row extends { id: string }>(find: Find<Row>, take: number) =>
    rowsOf((after) => find(app.db, { userId, after, take }), take);
  yield* writeList("messages", list(data.listMessages, 200), presentMessage);
  yield* writeList("homeworkPhotos", list(data.listPhotos, 5), presentPhoto);
  yield* writeList("worksheets", list(data.listWorksheets, 20), presentWorksheet);
  yield* writeList("exercises", list(data.listExercises, 200));
  yield* writeList("observations", list(data.listObservations, 500));
  yield "\n}\n";
}

type Find<Row> = (db: App["db"], page: { userId: number; after: string; take: number }) => Promise<Row[]>;

/** Every row, a page at a time. */
async function* rowsOf<Row extends { id: string }>(find: (after: string) => Promise<Row[]>, take: number) {
  let after = beforeAll;
  for (;;) {
    const page = await find(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < take) return;
    after = last.id;
  }
}

/** One more property of the object that is being written: a list, a row a line. */
async function* writeList<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  present: (row: Row) => unknown = (row) => row,
): AsyncIterable<string> {
  yield `,\n "${name}": [`;
  let separator = "\n  ";
  for await (const row of rows) {
    yield separator + JSON.stringify(present(row));
    separator = ",\n  ";
  }
  yield "\n ]";
}

type MessageRow = Awaited<ReturnType<typeof data.listMessages>>[number];

/** What is right stays ours until the student has found it. */
function presentMessage({ findings, ...message }: MessageRow) {
  return {
    ...message,
    findings: findings.map(({ correction, ...finding }) =>
      finding.resolvedAt ? { ...finding, correction } : finding,
    ),
  };
}

type PhotoRow = Awaited<ReturnType<typeof data.listPhotos>>[number];

const presentPhoto = ({ image, ...photo }: PhotoRow) => ({
  ...photo,
  image: `data:image/jpeg;base64,${Buffer.from(image).toString("base64")}`,
});
