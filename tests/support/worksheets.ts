import { v7 as uuid } from "uuid";
import { itemState, type ItemState } from "@/lib/features/coach/exercise/exercise-state";
import type {
  HelpRung,
  ItemAnswerReply,
  ReceiptReply,
  WorksheetItemReply,
  WorksheetReply,
  WorksheetSummary,
} from "@/lib/features/worksheets/contract";
import { warmUpThreads } from "./reading-threads";
import { createStudent, newSession, type Student } from "./students";
import { createTestApp, type TestApp } from "./test-app";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type HelpReply = { isEarned: boolean; message?: string; item: WorksheetItemReply };

/** Six items that our solver is certain of. */
export const pastPage = [
  "Complete the sentences with the past simple of the verbs in brackets.",
  "1. We ____ (go) to the cinema last Saturday.",
  "2. She ____ (write) a long letter yesterday.",
  "3. They ____ (buy) a new car last week.",
  "4. My brother ____ (break) his leg two days ago.",
  "5. I ____ (see) a good film last night.",
  "6. He ____ (teach) us a song last year.",
].join("\n");
/** What is right for each of them. */
export const pastAnswers = ["went", "wrote", "bought", "broke", "saw", "taught"] as const;
/** Five wrong tries at the first of them, as somebody makes them who does not know. */
export const wrongTries = ["goed", "goes", "was going", "gone", "has gone"] as const;

/** The calls of sheets, as a student makes them. */
export function worksheets(t: Pick<TestApp, "api" | "app" | "advance">) {
  const call = ({ cookie }: Student, method: Method, path: string, body?: unknown) =>
    t.api(method, `/api/worksheets${path}`, { cookie, body });
  const answer = (
    student: Student,
    id: string,
    n: number,
    answers: string | string[],
    key: string = uuid(),
  ) => call(student, "POST", `/${id}/items/${n}/answers`, { key, answers: [answers].flat() });
  const help = (student: Student, id: string, n: number, rung: number) =>
    call(student, "POST", `/${id}/items/${n}/help`, { rung });
  const leave = (student: Student, id: string, n: number, isLeft = true) =>
    call(student, "POST", `/${id}/items/${n}/leave`, { isLeft });
  const change = (student: Student, id: string, n: number, body: unknown) =>
    call(student, "PUT", `/${id}/items/${n}`, body);
  const make = async (student: Student, text: string, key: string = uuid()) =>
    told<WorksheetReply>(await call(student, "POST", "", { key, text }), 201);
  const get = async (student: Student, id: string) =>
    told<WorksheetReply>(await call(student, "GET", `/${id}`));
  const helped = async (...args: Parameters<typeof help>) => told<HelpReply>(await help(...args));
  const item = async (student: Student, id: string, n: number) => itemIn(await get(student, id), n);
  const act = (path: string) => async (student: Student, id: string) =>
    told<WorksheetReply>(await call(student, "POST", `/${id}/${path}`, path === "receipt" ? {} : undefined));
  /** A thoughtful student: some seconds go by before each try. */
  const answered = async (...args: Parameters<typeof answer>) => {
    t.advance(5000);
    return told<ItemAnswerReply>(await answer(...args));
  };

  return {
    call,
    answer,
    answered,
    help,
    helped,
    leave,
    change,
    get,
    item,
    make,
    /** A new student with a sheet. */
    async studentWith(text = pastPage) {
      const student = await createStudent(t);
      const sheet = await make(student, text);
      return { student, sheet, id: sheet.id, items: sheet.items };
    },
    /** The same student after some time, logged in again: a session does not last for days. */
    async later(student: Student, ms: number): Promise<Student> {
      t.advance(ms);
      return { ...student, cookie: await newSession(t.app, student.id) };
    },
    /** Sends what may be no page, far from any rate. */
    sendText(student: Student, text: unknown) {
      t.advance(10_000);
      return call(student, "POST", "", { key: uuid(), text });
    },
    /** Gives a student sheets that stand there since long ago. */
    fill: ({ id: userId }: Student, count: number) =>
      t.app.db.worksheet.createMany({
        data: Array.from({ length: count }, () => {
          const [id, now] = [uuid(), t.app.now()];
          const row = { id, userId, key: id, title: "Vecchia", parts: [{ wordBank: [] }] };
          return { ...row, status: "working" as const, createdAt: now, lastActiveAt: now };
        }),
      }),
    list: async (student: Student) =>
      (await told<{ worksheets: WorksheetSummary[] }>(await call(student, "GET", ""))).worksheets,
    handIn: act("hand-in"),
    receipt: act("receipt"),
    readReceipt: (code: string, from?: string) =>
      t.api("GET", `/api/receipts/${code}`, from ? { headers: { "x-forwarded-for": from } } : {}),
    shownReceipt: async (code: string) => told<ReceiptReply>(await t.api("GET", `/api/receipts/${code}`)),
    /** All the help an item gives now, asked for one rung after the other. */
    async allHelp(student: Student, id: string, n: number): Promise<HelpRung[]> {
      let { help: shown } = await item(student, id, n);
      for (let rung = shown.length + 1; rung <= 4; rung += 1) {
        const { isEarned, item: after } = await helped(student, id, n, rung);
        shown = after.help;
        if (!isEarned) break;
      }
      return shown;
    },
    /** Tries that are not right, some seconds between them. */
    async tryWrong(student: Student, id: string, n: number, tries: readonly (string | string[])[]) {
      for (const one of tries) await answered(student, id, n, one);
      return item(student, id, n);
    },
    /** What the server knows of a sheet's items and tells nobody, by their `n`. */
    async statesOf(worksheetId: string): Promise<Map<number, ItemState>> {
      const rows = await t.app.db.worksheetItem.findMany({
        where: { worksheetId },
        orderBy: { position: "asc" },
      });
      return new Map(rows.map(({ n, state }) => [n, itemState.parse(state)]));
    },
  };
}
export type Worksheets = ReturnType<typeof worksheets>;

/** A test file's app and the calls of its sheets; the threads that read are warm. */
export function withWorksheets(
  use: (made: { t: TestApp; w: Worksheets }) => void,
  overrides?: Record<string, string>,
): void {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp(overrides);
    use({ t, w: worksheets(t) });
    await warmUpThreads();
  });
  afterAll(() => t.close());
}

/** The texts of a sheet, as they are sent to be put right. */
export const linesOf = ({ items }: Pick<WorksheetReply, "items">) =>
  items.map(({ n, part, label, text }) => ({ n, part, label, text }));

export const itemIn = ({ items }: Pick<WorksheetReply, "items">, n: number): WorksheetItemReply => {
  const found = items.find((item) => item.n === n);
  if (!found) throw new Error(`no item ${n}`);
  return found;
};

/** What a call that is to succeed answers. */
export async function told<Reply>(response: Response, status = 200): Promise<Reply> {
  if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** What a call that is refused says, with its status. */
export async function refusal(response: Response): Promise<{ status: number; error: string }> {
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error: error ?? "" };
}

/** A sheet of a student with its items, and the code of a receipt of another one. */
export async function sheetRows(t: TestApp, student: Student) {
  const { make, handIn, receipt } = worksheets(t);
  const { id } = await make(student, pastPage);
  await handIn(student, id);
  const { receipt: made } = await receipt(student, id);
  const { id: worksheetId } = await make(student, pastPage);
  return { worksheetId, n: 1, code: made?.code ?? "" };
}

/** Whether an error is a sentence for a student, and not what a program says. */
export const isSentence = (error: string): boolean =>
  error.length > 10 &&
  error.includes(" ") &&
  !/invalid|expected|required|\bmust\b|error|undefined/i.test(error);
