import type { ReceiptReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { codeAlphabet } from "@/lib/features/worksheets/rules";
import { worksheets as texts } from "@/lib/i18n/it";
import { createStudent, userOf, type Student } from "../support/students";
import { dayMs } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { leaksIn } from "../support/worksheet-leaks";
import {
  isSentence,
  pastAnswers,
  pastPage,
  refusal,
  told,
  withWorksheets,
  type Worksheets,
} from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made), { TRUST_PROXY: "1" });

let visitor = 0;
/** Reads a receipt as somebody who has not called before. */
const read = (code: string) => {
  visitor += 1;
  return w.readReceipt(code, `198.51.${Math.floor(visitor / 250)}.${visitor % 250}`);
};
const unlikely = "Zyxwvutina";
let serial = 0;

/** A sheet that was handed in, of a student with a name nobody else has. */
async function handedIn() {
  serial += 1;
  const name = `${unlikely} ${serial}`;
  const student = await createStudent(t, { displayName: name, nickname: name });
  const { id } = await w.make(student, pastPage);
  await w.answered(student, id, 1, pastAnswers[0]);
  await w.tryWrong(student, id, 2, ["writed", "writes"]);
  await w.helped(student, id, 2, 1);
  await w.answered(student, id, 2, pastAnswers[1]);
  await w.answered(student, id, 3, "buyed");
  await w.handIn(student, id);
  return { student, id };
}
const receiptOf = async (student: Student, id: string, body: object = {}) => {
  const { receipt } = await told<WorksheetReply>(await w.call(student, "POST", `/${id}/receipt`, body));
  if (!receipt) throw new Error("no receipt");
  return receipt;
};
/** All that a visitor sees of an answer, but what differs with every call. */
const seen = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => !/request-id|retry/i.test(name)),
  body: JSON.parse((await response.text()).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")) as unknown,
});

describe("a receipt", () => {
  it("shows how the sheet was done, and nothing of the account", async () => {
    const { student, id } = await handedIn();
    const { code, url, until, name } = await receiptOf(student, id);
    expect(name).toBeUndefined();
    expect(url).toBe(`http://coach.test/r/${code}`);
    expect(Date.parse(until)).toBe(t.app.now().getTime() + 60 * dayMs);
    const response = await read(code);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/^no-store(?:, no-transform)?$/);
    const text = await response.text();
    const receipt = JSON.parse(text) as ReceiptReply;
    expect(receipt.items).toMatchObject([
      { label: "1", text: "We went to the cinema last Saturday.", way: "alone", isVerified: true },
      { label: "2", text: "She wrote a long letter yesterday.", way: "hint", isVerified: true },
      { label: "3", way: "open", isVerified: false },
      { label: "4", way: "open", isVerified: false },
      { label: "5", way: "open", isVerified: false },
      { label: "6", way: "open", isVerified: false },
    ]);
    const { items } = await w.get(student, id);
    expect(receipt.items.map(({ way, tries }) => [way, tries])).toEqual(
      items.map(({ way, tries }) => [way, tries]),
    );
    const user = await userOf(t, student);
    for (const secret of [unlikely, user.email, user.nickname, user.displayName, id, code])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).not.toMatch(
      /"(id|userId|worksheetId|email|nickname|avatar|picture|imageUrl|photo|help|note|xp\w*)":/i,
    );
    expect(Object.keys(receipt).sort()).toEqual([
      "handedInAt",
      "items",
      "minutes",
      "parts",
      "title",
      "until",
    ]);
    expect(leaksIn(receipt, (await w.statesOf(id)).values(), ["buyed"])).toEqual([]);
  });

  it("has the name that was written on it, as it was written", async () => {
    for (const name of ["Lori", "<script>alert(1)</script>", "D'Àrcy \u202e & 👩‍🚀"]) {
      const { student, id } = await handedIn();
      const { code } = await receiptOf(student, id, { name });
      expect(await told<object>(await read(code))).toMatchObject({ name });
      expect((await w.get(student, id)).receipt).toMatchObject({ code, name });
    }
  });

  it.each([
    ["of 31 letters", "a".repeat(31)],
    ["with a NUL", "a\0"],
    ["of half a pair", "\ud83d"],
    ["that is none", 7],
  ])("with a name %s is refused", async (_which, name) => {
    const { student, id } = await handedIn();
    const refused = await refusal(await w.call(student, "POST", `/${id}/receipt`, { name }));
    expect(refused.status).toBe(400);
    expect([refused.error, isSentence(refused.error)]).toEqual([refused.error, true]);
    expect((await w.get(student, id)).receipt).toBeUndefined();
  });

  it("is made only of a sheet that was handed in, and once", async () => {
    const { student, id } = await w.studentWith();
    const early = await refusal(await w.call(student, "POST", `/${id}/receipt`, {}));
    expect(early).toEqual({ status: 409, error: texts.notHandedIn });
    await w.handIn(student, id);
    const made = await Promise.all(Array.from({ length: 15 }, () => receiptOf(student, id)));
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
    expect((await receiptOf(student, id)).code).toBe(made[0]?.code);
  });

  it("has a code of ten signs of a large alphabet, never two alike", async () => {
    const codes = new Set<string>();
    for (let nth = 0; nth < 12; nth += 1) {
      const { student, id } = await w.studentWith();
      await w.handIn(student, id);
      for (let again = 0; again < 8; again += 1) {
        codes.add((await receiptOf(student, id)).code);
        expect((await w.call(student, "DELETE", `/${id}/receipt`)).status).toBe(200);
      }
    }
    expect(codes.size).toBe(96);
    expect(new Set(codeAlphabet).size).toBeGreaterThanOrEqual(30);
    const letters = new Set([...codes].join(""));
    expect([...codes].every((code) => /^[a-z0-9]{10}$/.test(code))).toBe(true);
    expect(letters.size).toBe(codeAlphabet.length); // 960 letters: that one never comes is less likely than 1e-12.
    for (let place = 0; place < 10; place += 1)
      expect(new Set([...codes].map((code) => code[place])).size).toBeGreaterThan(15);
  });
});

describe("a code that shows nothing", () => {
  it("is answered alike, whether it never was, is over, was taken back, or its sheet is open or gone", async () => {
    const never = await seen(await read("2345678923"));
    expect(never).toMatchObject({ status: 404 });
    const ends: Record<string, (student: Student, id: string) => Promise<unknown>> = {
      revoked: (student, id) => w.call(student, "DELETE", `/${id}/receipt`),
      reopened: (student, id) => w.call(student, "POST", `/${id}/reopen`),
      deleted: (student, id) => w.call(student, "DELETE", `/${id}`),
      erased: ({ id }) => t.app.db.user.delete({ where: { id } }),
      over: (student) => w.later(student, 61 * dayMs),
    };
    for (const [end, work] of Object.entries(ends)) {
      const { student, id } = await handedIn();
      const { code } = await receiptOf(student, id, { name: "Lori" });
      expect((await read(code)).status).toBe(200);
      await work(student, id);
      expect([end, await seen(await read(code))]).toEqual([end, never]);
      expect([end, await seen(await read(code.toUpperCase()))]).toEqual([end, never]);
    }
    for (const odd of ["short", "elevenelevn", "%00%00", "..%2f..", "'%20OR%201=1", "2345678923%0a"])
      expect([odd, await seen(await read(odd))]).toEqual([odd, never]);
  });

  it("ends at its time, not before", async () => {
    const { student, id } = await handedIn();
    const { code } = await receiptOf(student, id);
    t.advance(60 * dayMs - 1000);
    expect((await read(code)).status).toBe(200);
    t.advance(1000);
    expect((await read(code)).status).toBe(404);
    const again = await w.later(student, 0);
    expect((await receiptOf(again, id)).code).not.toBe(code);
  });

  it("stays gone when the sheet is handed in again: a new receipt has a new code", async () => {
    const { student, id } = await handedIn();
    const { code } = await receiptOf(student, id, { name: "Lori" });
    const open = await told<WorksheetReply>(await w.call(student, "POST", `/${id}/reopen`));
    expect(open.receipt).toBeUndefined();
    expect((await w.handIn(student, id)).receipt).toBeUndefined();
    expect((await read(code)).status).toBe(404);
    const fresh = await receiptOf(student, id);
    expect(fresh.code).not.toBe(code);
    expect(fresh.name).toBeUndefined();
    expect((await read(code)).status).toBe(404);
  });

  it("is not asked for more than 30 times a minute from one address, found or not", async () => {
    const { student, id } = await handedIn();
    const { code } = await receiptOf(student, id);
    const from = "203.0.113.77";
    const tries = Array.from({ length: 30 }, (_, at) => w.readReceipt(at % 2 ? code : "2345678923", from));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.filter((status) => status === 404)).toHaveLength(15);
    const flood = await Promise.all(Array.from({ length: 10 }, () => w.readReceipt(code, from)));
    expect(flood.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 429));
    expect((await w.readReceipt(code, "203.0.113.78")).status).toBe(200);
    t.advance(60_001);
    expect((await w.readReceipt(code, from)).status).toBe(200);
  });
});
