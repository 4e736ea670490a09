import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheets as texts } from "@/lib/i18n/it";
import type { Student } from "../support/students";
import {
  isSentence,
  linesOf,
  pastAnswers,
  refusal,
  told,
  withWorksheets,
  type Worksheets,
} from "../support/worksheets";

let w: Worksheets;
withWorksheets((made) => ({ w } = made));

type Line = ReturnType<typeof linesOf>[number];
type Changes = { revision?: number; isChecked?: boolean };
const put = (student: Student, { id, revision }: WorksheetReply, items: unknown[], changes: Changes = {}) =>
  w.call(student, "PUT", `/${id}`, { revision, isChecked: true, items, ...changes });
const putRight = async (...args: Parameters<typeof put>) => told<WorksheetReply>(await put(...args));
const textsOf = ({ items }: WorksheetReply) => items.map(({ text }) => text);
const she = "She ____ (drink) a cup of tea yesterday.";

describe("the texts of a sheet", () => {
  it("are put right, and solved anew", async () => {
    const { student, sheet, id } = await w.studentWith();
    const lines = linesOf(sheet);
    const changed = await putRight(student, sheet, [
      { ...lines[0], text: she, label: "1a" },
      ...lines.slice(1),
    ]);
    expect(changed.revision).toBeGreaterThan(sheet.revision);
    expect(changed.items[0]).toMatchObject({ n: 1, label: "1a", text: she, gaps: [{ given: "drink" }] });
    expect(changed.items.slice(1)).toEqual(sheet.items.slice(1));
    expect(await w.answered(student, id, 1, pastAnswers[0])).toMatchObject({ verdict: "wrong" });
    expect(await w.answered(student, id, 1, "drank")).toMatchObject({ verdict: "right", xpAwarded: 5 });
  });

  it("are added to, left out, joined and moved; each item stays what it was", async () => {
    const { student, sheet, id } = await w.studentWith();
    const [a, b, c, d, ...rest] = linesOf(sheet);
    const added = await putRight(student, sheet, [a, { part: 0, label: "1b", text: she }, b, c, d, ...rest]);
    expect(added.items).toHaveLength(7);
    const [, fresh] = added.items;
    expect(fresh).toMatchObject({ label: "1b", text: she, status: "open" });
    expect(sheet.items.map(({ n }) => n)).not.toContain(fresh?.n);
    expect(await w.answered(student, id, fresh?.n ?? 0, "drank")).toMatchObject({ verdict: "right" });

    const tried = linesOf(await w.get(student, id));
    const moved = await putRight(student, added, [...tried].reverse());
    expect(textsOf(moved)).toEqual(textsOf(added).reverse());
    expect(moved.items.find(({ n }) => n === fresh?.n)).toMatchObject({ status: "solved", xpAwarded: 5 });

    const joined = `${b?.text} ${c?.text}`;
    const kept = linesOf(moved).filter(({ n }) => n !== c?.n);
    const after = await putRight(
      student,
      moved,
      kept.map((line) => (line.n === b?.n ? { ...line, text: joined } : line)),
    );
    expect(after.items).toHaveLength(6);
    expect(after.items.find(({ n }) => n === b?.n)).toMatchObject({ text: joined });
    expect(after.items.find(({ n }) => n === b?.n)?.gaps).toHaveLength(2);
    expect((await w.answer(student, id, c?.n ?? 0, "bought")).status).toBe(404);
    expect(await w.answered(student, id, b?.n ?? 0, ["wrote", "bought"])).toMatchObject({ verdict: "right" });
  });

  it("of one item are put right by the item's own call too", async () => {
    const { student, sheet, id } = await w.studentWith();
    const changed = await told<{ text: string }>(await w.change(student, id, 2, { text: she }));
    expect(changed).toMatchObject({ n: 2, text: she, isEditable: true });
    expect((await w.get(student, id)).revision).toBeGreaterThan(sheet.revision);
    expect(await w.answered(student, id, 2, "drank")).toMatchObject({ verdict: "right" });
  });

  it("never give a number again that an item once had", async () => {
    const { student, sheet } = await w.studentWith();
    const lines = linesOf(sheet);
    const less = await putRight(student, sheet, lines.slice(0, 5));
    const more = await putRight(student, less, [...lines.slice(0, 5), { part: 0, label: "9", text: she }]);
    expect(new Set(more.items.map(({ n }) => n)).size).toBe(6);
  });
});

describe("an item with a try", () => {
  async function tried() {
    const { student, sheet, id } = await w.studentWith();
    await w.answered(student, id, 1, "goed");
    const now = await w.get(student, id);
    expect(now.revision).toBe(sheet.revision);
    return { student, sheet: now, id, lines: linesOf(now) };
  }

  it("keeps its text and its place in the sheet", async () => {
    const { student, sheet, id, lines } = await tried();
    expect(sheet.items.map(({ isEditable }) => isEditable)).toEqual([false, true, true, true, true, true]);
    const change = await put(student, sheet, [{ ...lines[0], text: she }, ...lines.slice(1)]);
    expect(change.status).toBe(409);
    const drop = await put(student, await w.get(student, id), lines.slice(1));
    expect(drop.status).toBe(409);
    expect(await w.item(student, id, 1)).toMatchObject({ text: lines[0]?.text, tries: 1, status: "tried" });
    expect(await refusal(await w.change(student, id, 1, { text: she }))).toEqual({
      status: 409,
      error: texts.isTried,
    });
    expect(await w.item(student, id, 1)).toMatchObject({ text: lines[0]?.text, tries: 1 });
  });

  it("does not keep the others from being put right and moved", async () => {
    const { student, sheet, lines } = await tried();
    const [first, second, ...rest] = lines;
    const changed = await putRight(student, sheet, [{ ...second, text: she }, first, ...rest]);
    expect(textsOf(changed).slice(0, 2)).toEqual([she, first?.text]);
    expect(changed.items[1]).toMatchObject({ n: 1, tries: 1, status: "tried" });
  });

  it("is the same for one that is solved", async () => {
    const { student, id, lines } = await tried();
    await w.answered(student, id, 2, pastAnswers[1]);
    expect((await w.change(student, id, 2, { text: she })).status).toBe(409);
    await put(student, await w.get(student, id), [lines[0], ...lines.slice(2)]);
    expect(await w.item(student, id, 2)).toMatchObject({ status: "solved", text: lines[1]?.text });
  });
});

describe("two tabs", () => {
  it("with the same revision: the second is refused and changes nothing", async () => {
    const { student, sheet, id } = await w.studentWith();
    const lines = linesOf(sheet);
    const first = await putRight(student, sheet, [{ ...lines[0], text: she }, ...lines.slice(1)]);
    const late = await put(student, sheet, [{ ...lines[0], text: "I ____ (be) late." }]);
    expect(await refusal(late)).toEqual({ status: 409, error: texts.changedElsewhere });
    expect(await w.get(student, id)).toEqual(first);
    for (const revision of [first.revision + 1, -1, 2 ** 31, 2 ** 40]) {
      const response = await put(student, sheet, lines, { revision });
      expect([revision, [400, 409].includes(response.status)]).toEqual([revision, true]);
    }
    expect(await w.get(student, id)).toEqual(first);
  });

  it("20 at once: one of them wins, whole", async () => {
    const { student, sheet, id } = await w.studentWith();
    const lines = linesOf(sheet);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        put(student, sheet, [
          { ...lines[0], text: `She ____ (drink) ${at} cups.`, label: `${at}` },
          ...lines.slice(1),
        ]),
      ),
    );
    const won = responses.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await w.get(student, id)).items[0]).toMatchObject({
      label: `${won[0]}`,
      text: `She ____ (drink) ${won[0]} cups.`,
    });
  });

  it("one that answers while another puts the text right: the answer is judged by the text it saw, or not at all", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { student, sheet, id } = await w.studentWith();
      const lines = linesOf(sheet);
      const [change, answer] = await Promise.all([
        put(student, sheet, [{ ...lines[0], text: she }, ...lines.slice(1)]),
        w.answer(student, id, 1, pastAnswers[0]),
      ]);
      expect([change.status, answer.status].every((status) => [200, 409].includes(status))).toBe(true);
      const item = await w.item(student, id, 1);
      expect([item.text, item.status]).not.toEqual([she, "solved"]);
    }
  });
});

describe("what is refused", () => {
  it.each<[string, (lines: Line[]) => unknown[]]>([
    ["no items", () => []],
    [
      "61 items",
      (lines) => Array.from({ length: 61 }, () => ({ part: 0, label: "1", text: lines[0]?.text })),
    ],
    ["an empty text", (lines) => [{ ...lines[0], text: "  " }, ...lines.slice(1)]],
    ["301 characters", (lines) => [{ ...lines[0], text: `____ ${"a".repeat(296)}` }, ...lines.slice(1)]],
    ["7 gaps", (lines) => [{ ...lines[0], text: "a ____ ".repeat(7) }, ...lines.slice(1)]],
    ["a label of 7 characters", (lines) => [{ ...lines[0], label: "1234567" }, ...lines.slice(1)]],
    ["a NUL", (lines) => [{ ...lines[0], text: "She\0 ____ (go) home." }, ...lines.slice(1)]],
    ["half a surrogate pair", (lines) => [{ ...lines[0], text: "She \ud83d ____ (go)." }, ...lines.slice(1)]],
  ])("%s", async (_name, itemsOf) => {
    const { student, sheet, id } = await w.studentWith();
    const { status, error } = await refusal(await put(student, sheet, itemsOf(linesOf(sheet))));
    expect(status).toBe(400);
    expect([error, isSentence(error)]).toEqual([error, true]);
    expect(await w.get(student, id)).toEqual(sheet);
  });
});

it.each<[string, (lines: Line[]) => unknown[]]>([
  ["an item twice", ([one, ...rest]) => [one, one, ...rest]],
  ["an item nobody has", (lines) => [{ ...lines[0], n: 77 }, ...lines.slice(1)]],
  ["a part that is none", (lines) => [{ ...lines[0], part: 9 }, ...lines.slice(1)]],
])("%s leaves a sheet whose items all have a number and a part", async (_name, itemsOf) => {
  const { student, sheet, id } = await w.studentWith();
  await putRight(student, sheet, itemsOf(linesOf(sheet)));
  const after = await w.get(student, id);
  const { parts, items } = after;
  expect(new Set(items.map(({ n }) => n)).size).toBe(items.length);
  expect(items.every(({ part }) => parts[part] !== undefined)).toBe(true);
  expect(textsOf(after).slice(-5)).toEqual(textsOf(sheet).slice(1));
});
