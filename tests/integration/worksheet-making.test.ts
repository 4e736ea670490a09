import { v7 as uuid } from "uuid";
import { worksheets as texts } from "@/lib/i18n/it";
import { createStudent, userOf } from "../support/students";
import type { TestApp } from "../support/test-app";
import { pastPage, refusal, withWorksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));
describe("a sheet", () => {
  it("has the exercises of a text as parts, in the order of the page, with what is to be written into", async () => {
    const student = await createStudent(t);
    const page = `${pastPage}\n\n2) Put the words in order.\n1. you / do / like / pizza / ?\n\n3) Choose the correct option.\n1. There isn't much / many milk.`;
    const sheet = await w.make(student, page);
    expect(sheet).toMatchObject({ status: "working", canReopen: false });
    expect(sheet.parts.map(({ instruction }) => instruction)).toEqual([
      "Complete the sentences with the past simple of the verbs in brackets.",
      "Put the words in order.",
      "Choose the correct option.",
    ]);
    expect(sheet.items.map(({ part, label, kind }) => [part, label, kind])).toEqual([
      ...["1", "2", "3", "4", "5", "6"].map((label) => [0, label, "gaps"]),
      [1, "1", "order"],
      [2, "1", "gaps"],
    ]);
    expect(sheet.items[7]?.gaps[0]?.options).toEqual(["much", "many"]);
    expect(await w.get(student, sheet.id)).toEqual(sheet);
  });

  it("is made once for a key, of 20 at once too, and costs no message, no heart and no upload", async () => {
    const student = await createStudent(t, { hearts: 0, messagesCount: 500, homeworkUploadsCount: 50 });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => w.call(student, "POST", "", { key: "k", text: pastPage })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = await Promise.all(all.map(async (one) => ((await one.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await w.list(student)).toHaveLength(1);
    expect(await userOf(t, student)).toMatchObject({
      hearts: 0,
      messagesCount: 500,
      homeworkUploadsCount: 50,
      xp: 0,
    });
    const other = await createStudent(t);
    expect((await w.make(other, pastPage, "k")).id).not.toBe(ids[0]);
  });

  it("is listed, the newest first, and gone when it is deleted", async () => {
    const student = await createStudent(t);
    const ids: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      t.advance(1000);
      ids.unshift((await w.make(student, pastPage)).id);
    }
    expect((await w.list(student)).map(({ id }) => id)).toEqual(ids);
    expect(await w.list(student)).toMatchObject([{ items: 6, solved: 0 }, {}, {}]);
    expect((await w.call(student, "DELETE", `/${ids[1]}`)).status).toBe(200);
    expect((await w.list(student)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    for (const method of ["GET", "DELETE"] as const)
      expect((await w.call(student, method, `/${ids[1]}`)).status).toBe(404);
    expect(await t.app.db.worksheetItem.count({ where: { worksheetId: ids[1] } })).toBe(0);
  });

  it("is not made of what holds no exercise", async () => {
    const student = await createStudent(t);
    for (const text of ["Ciao, come stai?", "The Romans built long roads and stone bridges.", "?"]) {
      expect(await refusal(await w.sendText(student, text))).toEqual({
        status: 400,
        error: texts.noExercise,
      });
    }
    expect(await refusal(await w.sendText(student, "   "))).toEqual({ status: 400, error: texts.emptyText });
    expect(await refusal(await w.sendText(student, "1. I ____ (go) home.\n".repeat(400)))).toEqual({
      status: 400,
      error: texts.longText,
    });
    expect(await w.list(student)).toEqual([]);
  });
});

describe("200 sheets", () => {
  it("are the most: the next is refused until one is deleted", async () => {
    const { student, id } = await w.studentWith();
    await w.fill(student, 199);
    expect(await refusal(await w.sendText(student, pastPage))).toEqual({
      status: 409,
      error: texts.tooManySheets,
    });
    expect(await w.list(student)).toHaveLength(200);
    await w.call(student, "DELETE", `/${id}`);
    const races = await Promise.all(
      Array.from({ length: 10 }, () => w.call(student, "POST", "", { key: uuid(), text: pastPage })),
    );
    expect(races.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await w.list(student)).toHaveLength(200);
  });
});
