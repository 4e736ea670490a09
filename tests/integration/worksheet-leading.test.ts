import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { items, withLeadingModel } from "../support/leading";
import { leaksIn } from "../support/worksheet-leaks";
import { worksheets } from "../support/worksheets";

const { app, api, newStudent, turn } = withLeadingModel("exercise");

const translations =
  "Traduci in inglese:\n1. Il gatto è sotto il tavolo\n2. Ho perso le chiavi\n3. Il vicino brontola";
const answers = ["The cat is under the table", "I have lost my keys", "The neighbour is grumbling"] as const;
const bring = async () => {
  const w = worksheets({ app: app(), api, advance: () => undefined });
  const student = await newStudent();
  const { aiMessage } = await turn(student, translations, items([answers[0]], [answers[1]], []));
  const id = aiMessage.worksheet?.id ?? "";
  return { w, student, id, aiMessage };
};

describe("a sheet of what only a model has solved", () => {
  it("keeps the model's answers to itself, however much help is asked", async () => {
    const { w, student, id, aiMessage } = await bring();
    const states = [...(await w.statesOf(id)).values()];
    const seen: unknown[] = [aiMessage, await w.get(student, id)];
    for (const n of [1, 2]) {
      for (const wrong of ["The cat on", "I lost house", "My cat sleeps there", "We see the dog"])
        seen.push(await w.answered(student, id, n, `${wrong} ${n}`));
      seen.push(await w.allHelp(student, id, n), await w.get(student, id));
    }
    const told = states.map((state, at) => ({
      ...state,
      solution: [answers.slice(at, at + 1)].map((one) => [...one]),
    }));
    expect(leaksIn(seen, told)).toEqual([]);
    expect(leaksIn(seen, states)).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/under the table|lost my keys|grumbling/i);
  });

  it("never calls wrong what nobody has an answer for", async () => {
    const { w, student, id } = await bring();
    const { verdict, item } = await w.answered(student, id, 3, "The neighbour grumbles");
    expect([verdict, item.status]).toEqual(["unverified", "unverified"]);
  });

  it("tells no answer in its receipt either", async () => {
    const { w, student, id } = await bring();
    await w.answered(student, id, 1, "The cat are under a table");
    const sheet: WorksheetReply = await w.handIn(student, id);
    const { receipt } = await w.receipt(student, id);
    const shown = await w.shownReceipt(receipt?.code ?? "");
    expect(JSON.stringify([sheet, shown])).not.toMatch(/under the table|lost my keys/i);
  });
});
