import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { isSentence, pastPage, refusal, told, withWorksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

/** Brackets of a page are read as round ones. */
const round = (text: string) => text.replaceAll("[", "(").replaceAll("]", ")");

describe("hostile texts", () => {
  const inItem = (odd: string) =>
    `Complete with the past simple.\n1. She ____ (go) ${odd} home yesterday.\n2. We ____ (buy) it.`;
  const kept = {
    markup: "<b>bold</b>",
    "a script": "<script>alert(1)</script>",
    "an image with a handler": "<img src=x onerror=alert(1)>",
    "a link of a script": "[x](javascript:alert(1))",
    "text from right to left": "\u202eabc\u202c",
    Hebrew: "שלום",
    "marks of no width": "a\u200bb\u200dc\ufeff",
    templates: "${7*7} {{7*7}} %s",
    SQL: "'; DROP TABLE users; --",
    accents: `e${"\u0301".repeat(60)}`,
  };
  it.each(Object.entries(kept))(
    "%s is kept as plain text, in an item, an answer and a draft",
    async (_name, odd) => {
      const student = await createStudent(t);
      const { id, items } = await w.make(student, inItem(odd));
      expect(JSON.stringify(items)).not.toMatch(/&lt;|&amp;/);
      if (!/[\u200b-\u200f\u202a-\u202e\ufeff\u0301]/.test(odd))
        expect(round(items[0]?.text ?? "")).toContain(round(odd));
      const { verdict } = await w.answered(student, id, 1, odd);
      expect(verdict).not.toBe("right");
      expect(
        (await told<{ gaps: { draft: string }[] }>(await w.change(student, id, 2, { draft: [odd] }))).gaps[0]
          ?.draft,
      ).toBe(odd);
      expect((await w.helped(student, id, 1, 1)).item.help).toHaveLength(1);
      await w.handIn(student, id);
      const { receipt } = await w.receipt(student, id);
      expect((await w.shownReceipt(receipt?.code ?? "")).items).toHaveLength(2);
    },
  );

  const refused: Record<string, unknown> = {
    "a NUL": inItem("\0"),
    "half a surrogate pair": inItem("\ud83d"),
    "10,000 characters": inItem("a ".repeat(5000)),
    "200,000 characters": "1. I ____ (go). ".repeat(12_500),
    "a number": 7,
    "a list": [pastPage],
    null: null,
    "gaps only": "____ ".repeat(800),
    "numbers only": "1. ".repeat(1300),
    brackets: "(".repeat(4000),
    slashes: "1. a / b / ".repeat(300),
    "one long line": `1. ${"x".repeat(5000)} ____`,
    "letters of no width": "\u200b".repeat(3000),
  };
  it.each(Object.entries(refused))("%s is refused", async (_name, text) => {
    const student = await createStudent(t);
    const { status, error } = await refusal(await w.sendText(student, text));
    expect([400, 413]).toContain(status);
    expect([error, isSentence(error)]).toEqual([error, true]);
    expect(await w.list(student)).toEqual([]);
  });

  const large: Record<string, string> = {
    "61 items": `Complete with the past simple.\n${Array.from({ length: 61 }, (_, at) => `${at + 1}. I ____ (go) home.`).join("\n")}`,
    "7 gaps": `Complete.\n1. ${"a ____ ".repeat(7)}.\n2. I ____ (go) home.`,
    "301 characters": `Complete.\n1. I ____ (go) ${"very ".repeat(70)}far.\n2. I ____ (go) home.`,
  };
  it.each(Object.entries(large))("%s make a sheet within its bounds", async (_name, text) => {
    const student = await createStudent(t);
    const response = await w.sendText(student, text);
    const { items } = await told<Awaited<ReturnType<typeof w.get>>>(response, 201);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(60);
    expect(
      items.every((item) => item.text.length <= 300 && item.gaps.length <= 6 && item.gaps.length > 0),
    ).toBe(true);
  });

  it.each<[string, unknown]>([
    ["an answer of 301 characters", { key: "k", answers: ["a".repeat(301)] }],
    ["an answer of 10,001 characters", { key: "k", answers: ["a".repeat(10_001)] }],
    ["7 answers", { key: "k", answers: Array.from({ length: 7 }, () => "a") }],
    ["no answer", { key: "k", answers: [] }],
    ["no key", { answers: ["went"] }],
    ["an empty key", { key: "", answers: ["went"] }],
    ["a key of 101 letters", { key: "k".repeat(101), answers: ["went"] }],
    ["a key with a NUL", { key: "a\0", answers: ["went"] }],
    ["a NUL", { key: "k", answers: ["we\0nt"] }],
    ["half a pair", { key: "k", answers: ["\udc00"] }],
    ["one thing more", { key: "k", answers: ["went"], xpAwarded: 100 }],
    ["a verdict", { key: "k", answers: ["went"], verdict: "right" }],
  ])("%s is refused", async (_name, body) => {
    const { student, id } = await w.studentWith();
    const { status, error } = await refusal(await w.call(student, "POST", `/${id}/items/1/answers`, body));
    expect([status, error, isSentence(error)]).toEqual([400, error, true]);
    expect(await w.item(student, id, 1)).toMatchObject({ status: "open", tries: 0 });
  });
});
