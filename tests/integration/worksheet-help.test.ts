import { worksheets as texts } from "@/lib/i18n/it";
import { userOf } from "../support/students";
import type { TestApp } from "../support/test-app";
import { pastAnswers, refusal, withWorksheets, wrongTries, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

const nothings = [
  "",
  " ",
  "boh",
  "aiuto",
  "xxxx",
  "asdf",
  "non lo so",
  "dimmelo",
  "?",
  "...",
  "qwerty",
  "aaaa",
];

describe("whoever clicks through", () => {
  it("with nothing, begging and keys hit at random never passes the first rung", async () => {
    const { student, id, items } = await w.studentWith();
    const taken: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const nothing of nothings) {
        const { help } = await w.item(student, id, 1);
        await w.help(student, id, 1, Math.min(help.length + 1, 4));
        t.advance(5000);
        const { verdict } = await w.answered(student, id, 1, nothing);
        if (verdict !== "no_attempt" && verdict !== "again") taken.push(`${nothing}: ${verdict}`);
      }
    }
    expect(taken).toEqual([]);
    const item = await w.item(student, id, 1);
    expect(item.help.map(({ rung }) => rung)).toEqual([1]);
    expect(item).toMatchObject({ tries: 0, canLeave: false, isEditable: false });
    expect(items[0]?.isEditable).toBe(true);
  });

  it("the same words again and again, spelt with other cases and marks, has tried once", async () => {
    const { student, id } = await w.studentWith();
    for (const again of ["goed", "goed", " Goed ", "GOED", "goed.", "goed!"])
      await w.answered(student, id, 1, again);
    expect(await w.item(student, id, 1)).toMatchObject({ tries: 1, canLeave: false });
    expect(await w.allHelp(student, id, 1)).toHaveLength(2);
    expect((await w.helped(student, id, 1, 3)).isEarned).toBe(false);
  });

  it("every wrong option within a second, over and over, never passes the first rung", async () => {
    const page =
      "Choose the correct option.\n1. She go / goes / going / gone to school every day.\n2. I am / is / are / be tired.";
    const { student, id } = await w.studentWith(page);
    for (const [n, right] of [
      [1, "goes"],
      [2, "am"],
    ] as const) {
      const options = (await w.item(student, id, n)).gaps[0]?.options ?? [];
      expect(options.length).toBeGreaterThanOrEqual(3);
      for (let round = 0; round < 5; round += 1) {
        for (const option of options.filter((one) => one !== right)) {
          t.advance(250);
          await w.answer(student, id, n, option);
        }
        const { help } = await w.item(student, id, n);
        await w.help(student, id, n, Math.min(help.length + 1, 4));
      }
      const { help, canLeave } = await w.item(student, id, n);
      expect([n, help.map(({ rung }) => rung), canLeave]).toEqual([n, [1], false]);
      t.advance(10_000);
    }
  });

  it("cannot ask for a rung before those below it, nor for one that does not exist", async () => {
    const { student, id } = await w.studentWith();
    for (const rung of [2, 3, 4]) {
      const { item } = await w.helped(student, id, 1, rung);
      expect(item.help.map((shown) => shown.rung)).toEqual(item.help.length > 0 ? [1] : []);
    }
    for (const rung of [0, 5, -1, 1.5, "1", null]) {
      expect((await w.help(student, id, 1, rung as number)).status).toBe(400);
    }
    expect((await w.help(student, id, 99, 1)).status).toBe(404);
  });

  it("50 times at once has the first rung once, at its price", async () => {
    const { student, id } = await w.studentWith();
    await Promise.all(Array.from({ length: 50 }, () => w.help(student, id, 1, 1)));
    expect((await w.item(student, id, 1)).help).toHaveLength(1);
    expect(await w.answered(student, id, 1, pastAnswers[0])).toMatchObject({
      verdict: "right",
      xpAwarded: 3,
    });
  });
});

describe("whoever is stuck", () => {
  it("before options has each pick counted that was thought about", async () => {
    const page = "Choose the correct option.\n1. She go / goes / going / gone to school every day.";
    const { student, id } = await w.studentWith(page);
    for (const [at, option] of ["go", "going", "gone"].entries()) {
      const { item } = await w.answered(student, id, 1, option);
      t.advance(5000);
      expect([option, item.tries]).toEqual([option, at + 1]);
      expect(await w.allHelp(student, id, 1)).toHaveLength(at === 0 ? 2 : 3);
      t.advance(5000);
    }
    expect(await w.answered(student, id, 1, "goes")).toMatchObject({ verdict: "right", xpAwarded: 0 });
  });

  it("gets a rung after no try, one, two and four, then may leave the item, and never gets more", async () => {
    const { student, id } = await w.studentWith();
    const asked = async (rung: number) => {
      const { isEarned, message, item } = await w.helped(student, id, 1, rung);
      return { isEarned, message, rungs: item.help.map((shown) => shown.rung) };
    };
    const first = { isEarned: false, message: texts.tryFirst };
    expect(await asked(1)).toMatchObject({ isEarned: true, rungs: [1] });
    expect(await asked(2)).toMatchObject({ ...first, rungs: [1] });
    await w.answered(student, id, 1, wrongTries[0]);
    expect(await asked(2)).toMatchObject({ isEarned: true, rungs: [1, 2] });
    expect(await asked(3)).toMatchObject({ ...first, rungs: [1, 2] });
    await w.answered(student, id, 1, wrongTries[1]);
    expect(await asked(3)).toMatchObject({ isEarned: true, rungs: [1, 2, 3] });
    expect(await asked(4)).toMatchObject({ ...first, rungs: [1, 2, 3] });
    await w.answered(student, id, 1, wrongTries[2]);
    expect(await asked(4)).toMatchObject({ ...first, rungs: [1, 2, 3] });
    expect((await w.item(student, id, 1)).canLeave).toBe(false);
    expect(await refusal(await w.leave(student, id, 1))).toEqual({ status: 409, error: texts.notYetLeft });
    await w.answered(student, id, 1, wrongTries[3]);
    expect(await w.item(student, id, 1)).toMatchObject({ canAskHelp: true, canLeave: true, tries: 4 });
    expect(await asked(4)).toMatchObject({ isEarned: true, rungs: [1, 2, 3, 4] });
    expect(await asked(4)).toMatchObject({ rungs: [1, 2, 3, 4] });
    await w.answered(student, id, 1, wrongTries[4]);
    expect(await asked(4)).toMatchObject({ rungs: [1, 2, 3, 4] });
    const { help, canAskHelp } = await w.item(student, id, 1);
    expect(canAskHelp).toBe(false);
    expect(help.map(({ text }) => text.trim().length > 0)).toEqual([true, true, true, true]);
    expect(new Set(help.map(({ text, example }) => JSON.stringify([text, example]))).size).toBe(4);
  });

  it("is shown two different solved sentences of the same kind, never the own one", async () => {
    const { student, id } = await w.studentWith();
    await w.tryWrong(student, id, 1, wrongTries.slice(0, 4));
    const [look, rule, twin, second] = await w.allHelp(student, id, 1);
    expect([look?.example, rule?.example]).toEqual([undefined, undefined]);
    const examples = [twin?.example, second?.example];
    expect(examples.every((example) => example && example.prompt !== "" && example.solved !== "")).toBe(true);
    expect(twin?.example).not.toEqual(second?.example);
    expect(JSON.stringify(examples)).not.toMatch(/cinema|went/i);
    expect(rule?.text).not.toBe(texts.help.rule);
  });

  it("puts the item aside, takes it up again, and solves it after all", async () => {
    const { student, id } = await w.studentWith();
    await w.tryWrong(student, id, 1, wrongTries.slice(0, 4));
    const left = await w.leave(student, id, 1);
    expect([left.status, await left.json()]).toMatchObject([200, { status: "left", way: "left" }]);
    expect((await w.item(student, id, 1)).status).toBe("left");
    const back = await w.leave(student, id, 1, false);
    expect([back.status, await back.json()]).toMatchObject([
      200,
      { status: "tried", tries: 4, canLeave: true },
    ]);
    expect((await w.leave(student, id, 1)).status).toBe(200);
    expect((await w.leave(student, id, 1, false)).status).toBe(200);
    expect(await w.answered(student, id, 1, pastAnswers[0])).toMatchObject({
      verdict: "right",
      item: { status: "solved", canLeave: false },
    });
    await w.leave(student, id, 1);
    expect((await w.item(student, id, 1)).status).toBe("solved");
  });

  it("goes on with any other item, at any time", async () => {
    const { student, id } = await w.studentWith();
    await w.tryWrong(student, id, 1, wrongTries.slice(0, 2));
    expect(await w.answered(student, id, 4, pastAnswers[3])).toMatchObject({
      verdict: "right",
      xpAwarded: 5,
    });
    await w.tryWrong(student, id, 1, wrongTries.slice(2, 4));
    expect((await w.leave(student, id, 1)).status).toBe(200);
    expect(await w.answered(student, id, 2, pastAnswers[1])).toMatchObject({
      verdict: "right",
      xpAwarded: 5,
    });
    expect((await userOf(t, student)).xp).toBe(10);
    expect(await w.item(student, id, 3)).toMatchObject({ status: "open", canAskHelp: true });
  });

  it("may take up only what was put aside, and leave only what was tried", async () => {
    const { student, id } = await w.studentWith();
    expect((await w.leave(student, id, 1)).status).toBe(409);
    expect((await w.leave(student, id, 99)).status).toBe(404);
    for (const isLeft of ["true", 1, null]) {
      expect((await w.leave(student, id, 1, isLeft as unknown as boolean)).status).toBe(400);
    }
    await w.leave(student, id, 1, false);
    expect((await w.item(student, id, 1)).status).toBe("open");
  });
});

it("help is not given twice for one price, nor on what is solved", async () => {
  const { student, id } = await w.studentWith();
  await w.helped(student, id, 1, 1);
  await w.helped(student, id, 1, 1);
  expect(await w.answered(student, id, 1, pastAnswers[0])).toMatchObject({ xpAwarded: 3 });
  const { item } = await w.helped(student, id, 1, 2);
  expect(item).toMatchObject({ canAskHelp: false, status: "solved" });
  expect(item.help).toHaveLength(1);
});

it("help belongs to its item", async () => {
  const { student, id } = await w.studentWith();
  await w.tryWrong(student, id, 1, wrongTries.slice(0, 4));
  await w.allHelp(student, id, 1);
  expect(await w.item(student, id, 2)).toMatchObject({ help: [], tries: 0, status: "open" });
  expect((await w.helped(student, id, 2, 2)).item.help.length).toBeLessThan(2);
});
