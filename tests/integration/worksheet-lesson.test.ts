import { items, withLeadingModel } from "../support/leading";
import type { Student } from "../support/students";
import { worksheets } from "../support/worksheets";

const { app, api, newStudent, turn } = withLeadingModel("exercise");
const local = () => worksheets({ app: app(), api, advance: () => undefined });

/** A sheet that the chat makes of a page. */
async function bring(page: string, preface: object = {}) {
  const student = await newStudent();
  const { aiMessage } = await turn(student, page, preface);
  return { w: local(), student, id: aiMessage.worksheet?.id ?? "" };
}

const said = async (student: Student, message: string, reply: string) =>
  (await turn(student, message, {}, reply)).aiMessage.message;

const words =
  "Complete:\n1. The lake was ____ in the moonlight.\n2. It was a ____ and rainy day.\n3. A ____ bird sang.";

describe("a lesson about a sheet", () => {
  it("gives the sheet the instruction its page lacked, once the student tells it", async () => {
    const { w, student, id } = await bring(
      "1. Yesterday I ____ (go) home.\n2. Last week she ____ (buy) a bike.",
    );
    expect((await w.get(student, id)).parts[0]?.instruction).toBeUndefined();
    await turn(student, "è un esercizio sul past simple", {});
    expect((await w.get(student, id)).parts[0]?.instruction).toMatch(/past simple/i);
    expect(await w.answered(student, id, 2, "bought")).toMatchObject({ verdict: "right" });
  });

  it("begins again by itself, and leaves what was found in the sheet", async () => {
    const { w, student, id } = await bring(
      "Complete with the past simple.\n1. I ____ (go) home yesterday.\n2. She ____ (buy) a bike.",
    );
    await w.answered(student, id, 1, "went");
    await turn(student, "ricominciamo da capo", {});
    await turn(student, "a che punto sono?", {});
    expect((await w.get(student, id)).items.map(({ status }) => status)).toEqual(["solved", "open"]);
  });

  it("keeps a model's answers of the items that are left, wherever they stand now", async () => {
    const { w, student, id } = await bring(words, items(["glimmering"], ["gloomy"], ["lonesome"]));
    const { revision, items: all } = await w.get(student, id);
    const kept = all.slice(1).map(({ n, part, label, text }) => ({ n, part, label, text }));
    const body = { revision, isChecked: true, items: kept };
    expect((await w.call(student, "PUT", `/${id}`, body)).status).toBe(200);
    for (const answer of ["gloomy", "lonesome"])
      expect(await said(student, "non la so", `La risposta è ${answer}. Che cosa noti?`)).not.toContain(
        answer,
      );
    expect(await w.answered(student, id, 3, "lonesome")).toMatchObject({ verdict: "right" });
  });
});
