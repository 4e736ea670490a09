import { v7 as uuid } from "uuid";
import { aloneWithLearner } from "@/lib/db/client";
import { resetLearner } from "@/lib/features/accounts/reset-learner";
import { createStudent, exists } from "../support/students";
import type { TestApp } from "../support/test-app";
import { leaksIn } from "../support/worksheet-leaks";
import {
  linesOf,
  pastAnswers,
  pastPage,
  withWorksheets,
  wrongTries,
  type Worksheets,
} from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

describe("somebody else's sheet", () => {
  it("is not there in any call, and a visitor is nobody", async () => {
    const [owner, stranger] = [await createStudent(t), await createStudent(t)];
    const sheet = await w.make(owner, pastPage);
    const { id, revision } = sheet;
    const items = linesOf(sheet);
    const calls: [method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object][] = [
      ["GET", ""],
      ["PUT", "", { revision, isChecked: true, items }],
      ["PUT", "/items/1", { draft: ["a"] }],
      ["PUT", "/items/1", { text: "I ____ (go) home." }],
      ["POST", "/items/1/answers", { key: "k", answers: ["went"] }],
      ["POST", "/items/1/help", { rung: 1 }],
      ["POST", "/items/1/leave", { isLeft: true }],
      ["POST", "/hand-in"],
      ["POST", "/reopen"],
      ["POST", "/receipt", {}],
      ["DELETE", "/receipt"],
      ["DELETE", ""],
    ];
    for (const [method, path, body] of calls) {
      const foreign = await w.call(stranger, method, `/${id}${path}`, body);
      const unknown = await w.call(stranger, method, `/${uuid()}${path}`, body);
      expect([method, path, foreign.status]).toEqual([method, path, 404]);
      expect(await foreign.json()).toMatchObject({
        error: ((await unknown.json()) as { error: string }).error,
      });
      const visitor = await t.api(method, `/api/worksheets/${id}${path}`, { body });
      expect([method, path, visitor.status]).toEqual([method, path, 401]);
    }
    for (const [method, body] of [["GET"], ["POST", { key: "k", text: pastPage }]] as const) {
      expect((await t.api(method, "/api/worksheets", { body })).status).toBe(401);
    }
    expect(await w.list(stranger)).toEqual([]);
    expect(await w.get(owner, id)).toEqual(sheet);
  });
});

it("an item that is none, or no number, is not there", async () => {
  const { student, id } = await w.studentWith();
  const body = { key: "k", answers: ["a"] };
  for (const path of [
    `/${id}/items/7`,
    `/${id}/items/0`,
    `/${id}/items/x`,
    `/${id}/items/1e1`,
    "/none/items/1",
  ]) {
    expect([path, (await w.call(student, "POST", `${path}/answers`, body)).status]).toEqual([path, 404]);
    expect([path, (await w.call(student, "POST", `${path}/help`, { rung: 1 })).status]).toEqual([path, 404]);
    expect([path, (await w.call(student, "PUT", path, { draft: ["a"] })).status]).toEqual([path, 404]);
  }
});

describe("a student's own data", () => {
  it("has the sheets with all that was done in them, and no answer that is not found yet", async () => {
    const [student, stranger] = [await createStudent(t), await createStudent(t)];
    await w.make(stranger, pastPage.replaceAll("cinema", "Hermitage"));
    const { id } = await w.make(student, pastPage);
    await w.answered(student, id, 1, pastAnswers[0]);
    await w.tryWrong(student, id, 2, ["writed", "writes"]);
    await w.allHelp(student, id, 2);
    await w.change(student, id, 3, { draft: ["perhaps this"] });
    await w.handIn(student, id);
    const { receipt } = await w.receipt(student, id);
    const response = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    const text = await response.text();
    const data = JSON.parse(text) as { worksheets: unknown[] };
    expect(data.worksheets).toHaveLength(1);
    const own = JSON.stringify(data.worksheets);
    for (const done of ["cinema", "went", "writed", "writes", "perhaps this", receipt?.code ?? "?"])
      expect([done, own.includes(done)]).toEqual([done, true]);
    const states = await w.statesOf(id);
    expect(leaksIn(data, states.values(), ["writed", "writes", "perhaps this"])).toEqual([]);
    expect(own).not.toMatch(/\b(wrote|bought|broke|saw|taught)\b/);
    expect(own).not.toMatch(/"(solution|accepted)":/);
    expect(text).not.toContain("Hermitage");
  });
});

describe("whoever is erased or reset", () => {
  const rowsOf = async ({ id: userId }: { id: number }) => [
    await t.app.db.worksheet.count({ where: { userId } }),
    await t.app.db.worksheetItem.count({ where: { worksheet: { userId } } }),
    await t.app.db.worksheetAnswer.count({ where: { item: { worksheet: { userId } } } }),
  ];

  it.each(["reset", "erased"])("%s: sheets, answers and receipts go, those of others stay", async (which) => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    const codes: string[] = [];
    for (const one of [student, other]) {
      const { id } = await w.make(one, pastPage);
      await w.answered(one, id, 1, wrongTries[0]);
      await w.answered(one, id, 1, pastAnswers[0]);
      await w.handIn(one, id);
      codes.push((await w.receipt(one, id)).receipt?.code ?? "");
    }
    expect(await rowsOf(student)).toEqual([1, 6, 2]);
    const now = t.app.now();
    if (which === "reset")
      await aloneWithLearner(t.app.db, student.id, (tx) => resetLearner(tx, student.id, now));
    else await t.app.db.user.delete({ where: { id: student.id } });
    expect(await exists(t, student)).toBe(which === "reset");
    expect(await rowsOf(student)).toEqual([0, 0, 0]);
    expect(await rowsOf(other)).toEqual([1, 6, 2]);
    expect((await w.readReceipt(codes[0] ?? "")).status).toBe(404);
    expect((await w.readReceipt(codes[1] ?? "")).status).toBe(200);
    if (which === "reset") expect(await w.list(student)).toEqual([]);
  });
});
