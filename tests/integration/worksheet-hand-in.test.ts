import { worksheets as texts } from "@/lib/i18n/it";
import { hourMs } from "../support/families";
import { createStudent, userOf } from "../support/students";
import type { TestApp } from "../support/test-app";
import {
  isSentence,
  pastAnswers,
  refusal,
  told,
  withWorksheets,
  wrongTries,
  type Worksheets,
} from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

/** A sheet with an item of each kind of way, not yet handed in. */
async function worked() {
  const { student, id } = await w.studentWith();
  await w.answered(student, id, 1, pastAnswers[0]);
  await w.tryWrong(student, id, 2, ["writed", "writes", "was writing", "has written"]);
  await w.leave(student, id, 2);
  await w.answered(student, id, 3, "buyed");
  await w.change(student, id, 4, { draft: ["brok"] });
  return { student, id };
}
const bodies = {
  "PUT ": { revision: 0, isChecked: true, items: [{ n: 1, part: 0, label: "1", text: "I ____ (go) home." }] },
  "PUT /items/5": { text: "I ____ (go) home yesterday." },
  "PUT /items/4": { draft: ["broke"] },
  "POST /items/5/answers": { key: "k", answers: ["saw"] },
  "POST /items/5/help": { rung: 1 },
  "POST /items/2/leave": { isLeft: false },
};
const writes = Object.entries(bodies).map(([name, body]) => {
  const [method = "", path = ""] = name.split(" ");
  return { name, method: method as "PUT" | "POST", path, body };
});

describe("a sheet that is handed in", () => {
  it("is only read: every other call is refused and changes nothing", async () => {
    const { student, id } = await worked();
    const handedIn = await w.handIn(student, id);
    expect(handedIn).toMatchObject({
      status: "handed_in",
      canReopen: true,
      handedInAt: t.app.now().toISOString(),
    });
    const { xp } = await userOf(t, student);
    for (const { name, method, path, body } of writes) {
      const sent = name === "PUT " ? { ...body, revision: handedIn.revision } : body;
      const response = await w.call(student, method, `/${id}${path}`, sent);
      expect([name, await refusal(response)]).toEqual([name, { status: 409, error: texts.handedIn }]);
    }
    expect(await w.get(student, id)).toEqual(handedIn);
    expect((await userOf(t, student)).xp).toBe(xp);
    expect(
      handedIn.items.every(({ canAskHelp, canLeave, isEditable }) => !canAskHelp && !canLeave && !isEditable),
    ).toBe(true);
  });

  it("still answers a key it has answered before, and nothing new", async () => {
    const { student, id } = await worked();
    await w.answered(student, id, 5, pastAnswers[4], "before");
    await w.handIn(student, id);
    expect((await w.answered(student, id, 5, pastAnswers[4], "before")).verdict).toBe("right");
    expect((await w.answer(student, id, 6, pastAnswers[5])).status).toBe(409);
  });

  it("is handed in once: again it is the same, at the same time", async () => {
    const { student, id } = await worked();
    const first = await w.handIn(student, id);
    t.advance(hourMs);
    const again = await w.call(student, "POST", `/${id}/hand-in`);
    expect(again.status).toBe(200);
    expect((await w.get(student, id)).handedInAt).toBe(first.handedInAt);
  });

  it("says of each item how it came about", async () => {
    const { student, id } = await worked();
    await w.helped(student, id, 5, 1);
    await w.answered(student, id, 5, pastAnswers[4]);
    await w.tryWrong(student, id, 6, ["teached", "teaches"]);
    for (const rung of [1, 2, 3]) await w.helped(student, id, 6, rung);
    await w.answered(student, id, 6, pastAnswers[5]);
    const { items } = await w.handIn(student, id);
    expect(items.map(({ way }) => way)).toEqual(["alone", "left", "open", "open", "hint", "example"]);
    expect(items.map(({ tries }) => tries)).toEqual([0, 4, 1, 0, 0, 2]);
    expect(items[3]?.gaps[0]?.draft).toBe("brok");
  });

  it("with nothing done may be handed in too", async () => {
    const { student, id } = await w.studentWith();
    const { items, status } = await w.handIn(student, id);
    expect(status).toBe("handed_in");
    expect(new Set(items.map(({ way }) => way))).toEqual(new Set(["open"]));
  });

  it("while 20 answers come in is handed in whole: what was counted before stays, nothing after", async () => {
    const { student, id } = await worked();
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => w.answer(student, id, 5, pastAnswers[4])),
      w.call(student, "POST", `/${id}/hand-in`),
      ...Array.from({ length: 10 }, () => w.answer(student, id, 6, pastAnswers[5])),
    ]);
    expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const sheet = await w.get(student, id);
    expect(sheet.status).toBe("handed_in");
    const paid = sheet.items.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0);
    expect((await userOf(t, student)).xp).toBe(paid);
  });
});

describe("reopening", () => {
  it("gives the sheet back within a day, as it was", async () => {
    const { student, id } = await worked();
    const before = await w.get(student, id);
    await w.handIn(student, id);
    const again = await w.later(student, 24 * hourMs - 1000);
    expect((await w.get(again, id)).canReopen).toBe(true);
    const open = await told<typeof before>(await w.call(again, "POST", `/${id}/reopen`));
    expect(open).toMatchObject({ status: "working", canReopen: false, items: before.items });
    expect(open.handedInAt).toBeUndefined();
    expect(await w.answered(again, id, 5, pastAnswers[4])).toMatchObject({ verdict: "right", xpAwarded: 5 });
    expect((await w.handIn(again, id)).status).toBe("handed_in");
  });

  it("is refused after a day", async () => {
    const { student, id } = await worked();
    await w.handIn(student, id);
    const again = await w.later(student, 24 * hourMs);
    expect((await w.get(again, id)).canReopen).toBe(false);
    const refused = await refusal(await w.call(again, "POST", `/${id}/reopen`));
    expect(refused).toEqual({ status: 409, error: texts.tooLateToReopen });
    expect((await w.get(again, id)).status).toBe("handed_in");
  });

  it("is nothing for a sheet that is open", async () => {
    const { student, id } = await worked();
    const response = await w.call(student, "POST", `/${id}/reopen`);
    expect(response.status).toBe(200);
    expect((await w.get(student, id)).status).toBe("working");
  });
});

describe("what a student types", () => {
  it("is kept and given back, last one last, and tells nothing about itself", async () => {
    const { student, id } = await w.studentWith();
    for (const draft of ["w", "we", "went", "wen", ""]) {
      const item = await told<object>(await w.change(student, id, 1, { draft: [draft] }));
      expect(item).toMatchObject({
        status: "open",
        tries: 0,
        gaps: [{ draft, verdict: "" }],
        isEditable: true,
      });
      expect((await w.item(student, id, 1)).gaps[0]?.draft).toBe(draft);
    }
    expect((await userOf(t, student)).xp).toBe(0);
  });

  it("20 at once leaves one of them, whole", async () => {
    const student = await createStudent(t);
    const page =
      "Complete with the past simple of the verbs in brackets.\n1. ____ you ____ (see) Tom on Monday?";
    const { id } = await w.make(student, page);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => w.change(student, id, 1, { draft: [`a${at}`, `b${at}`] })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const [one, other] = (await w.item(student, id, 1)).gaps.map(({ draft }) => draft.slice(1));
    expect(one).toBe(other);
    await told(await w.change(student, id, 1, { draft: ["last", "of all"] }));
    expect((await w.item(student, id, 1)).gaps.map(({ draft }) => draft)).toEqual(["last", "of all"]);
  });

  it("does not undo a verdict nor a solved item", async () => {
    const { student, id } = await w.studentWith();
    await w.answered(student, id, 1, wrongTries[0]);
    await w.change(student, id, 1, { draft: ["goe"] });
    expect(await w.item(student, id, 1)).toMatchObject({ tries: 1, status: "tried" });
    await w.answered(student, id, 1, pastAnswers[0]);
    await w.change(student, id, 1, { draft: ["goe"] });
    expect(await w.item(student, id, 1)).toMatchObject({ status: "solved", gaps: [{ draft: "went" }] });
  });

  it.each<[string, unknown]>([
    ["301 characters", { draft: ["a".repeat(301)] }],
    ["7 gaps", { draft: Array.from({ length: 7 }, () => "a") }],
    ["no gap", { draft: [] }],
    ["a NUL", { draft: ["a\0b"] }],
    ["half a surrogate pair", { draft: ["\ud83d"] }],
    ["a draft and a text", { draft: ["a"], text: "I ____ (go) home." }],
    ["nothing", {}],
    ["numbers", { draft: [1] }],
  ])("of %s is refused", async (_name, body) => {
    const { student, id } = await w.studentWith();
    const { status, error } = await refusal(await w.change(student, id, 1, body));
    expect(status).toBe(400);
    expect([error, isSentence(error)]).toEqual([error, true]);
    expect((await w.item(student, id, 1)).gaps[0]?.draft).toBe("");
  });
});
