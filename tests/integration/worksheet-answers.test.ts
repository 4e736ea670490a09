import type { ItemAnswerReply } from "@/lib/features/worksheets/contract";
import { worksheets as texts } from "@/lib/i18n/it";
import { userOf } from "../support/students";
import type { TestApp } from "../support/test-app";
import { pastAnswers, pastPage, withWorksheets, wrongTries, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

const right = pastAnswers[0];
/** Wrong tries at the items of the page, by their `n`. */
const wrongOf: Record<number, string[]> = {
  2: ["writed", "writes"],
  3: ["buyed"],
  4: ["breaked"],
  5: ["seed", "sees"],
  6: ["teached", "teaches", "was teaching", "has teached"],
};

describe("the XP of an item", () => {
  it("are 5 with no help, then 3, 2 and 0, however many tries there were", async () => {
    const { student, id } = await w.studentWith();
    const solve = async (n: number, tries: number, rungs: number) => {
      await w.tryWrong(student, id, n, wrongOf[n]?.slice(0, tries) ?? []);
      for (let rung = 1; rung <= rungs; rung += 1) await w.helped(student, id, n, rung);
      const { xpAwarded, item } = await w.answered(student, id, n, pastAnswers[n - 1] ?? "");
      expect(item).toMatchObject({ status: "solved", xpAwarded });
      return [xpAwarded, item.way];
    };
    expect(await solve(1, 0, 0)).toEqual([5, "alone"]);
    expect(await solve(2, 2, 0)).toEqual([5, "tries"]);
    expect(await solve(3, 1, 1)).toEqual([3, "hint"]);
    expect(await solve(4, 1, 2)).toEqual([2, "hint"]);
    expect(await solve(5, 2, 3)).toEqual([0, "example"]);
    expect(await solve(6, 4, 4)).toEqual([0, "example"]);
    expect((await userOf(t, student)).xp).toBe(15);
  });

  it("are given once: an item that is solved takes no more answers", async () => {
    const { student, id } = await w.studentWith();
    expect((await w.answered(student, id, 1, right)).xpAwarded).toBe(5);
    expect((await w.answered(student, id, 1, right)).xpAwarded).toBe(0);
    expect((await w.answered(student, id, 1, "goed")).xpAwarded).toBe(0);
    expect(await w.item(student, id, 1)).toMatchObject({ status: "solved", tries: 0, xpAwarded: 5 });
    expect((await userOf(t, student)).xp).toBe(5);
  });

  it("stay under the cap of the day", async () => {
    const { student, id } = await w.studentWith();
    const day = new Date(t.app.now().toISOString().slice(0, 10));
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day, xp: 98 } });
    expect((await w.answered(student, id, 1, right)).xpAwarded).toBe(2);
    expect(await w.answered(student, id, 2, pastAnswers[1])).toMatchObject({
      verdict: "right",
      xpAwarded: 0,
    });
    expect((await userOf(t, student)).xp).toBe(2);
  });

  it("stay under it when all items are solved at once", async () => {
    const { student, id } = await w.studentWith();
    const day = new Date(t.app.now().toISOString().slice(0, 10));
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day, xp: 88 } });
    const replies = await Promise.all(pastAnswers.map((one, at) => w.answered(student, id, at + 1, one)));
    expect(replies.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0)).toBe(12);
    expect((await userOf(t, student)).xp).toBe(12);
  });
});

describe("50 right answers at once", () => {
  it.each([
    ["with a key each", (at: number) => `key ${at}`],
    ["with the same key", () => "the key"],
  ])("%s are one solved item and one award", async (_which, keyOf) => {
    const { student, id } = await w.studentWith();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => w.answer(student, id, 1, right, keyOf(at))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await userOf(t, student)).xp).toBe(5);
    const awards = (await Promise.all(replies.map((reply) => reply.json()))) as ItemAnswerReply[];
    expect(new Set(awards.map(({ item }) => item.status))).toEqual(new Set(["solved"]));
    const paid = awards.filter(({ xpAwarded }) => xpAwarded > 0).length;
    expect(paid).toBe(keyOf(0) === keyOf(1) ? 50 : 1);
    expect(await w.item(student, id, 1)).toMatchObject({ xpAwarded: 5, tries: 0 });
  });

  it("in two sheets of one student are two awards", async () => {
    const { student, id } = await w.studentWith();
    const other = await w.make(student, pastPage);
    await Promise.all(
      [id, other.id].flatMap((one) => Array.from({ length: 25 }, () => w.answer(student, one, 1, right))),
    );
    expect((await userOf(t, student)).xp).toBe(10);
  });

  it("that are wrong, and the same, are one try; wrong ones that differ are one each", async () => {
    const { student, id } = await w.studentWith();
    await Promise.all(Array.from({ length: 30 }, () => w.answer(student, id, 1, "goed")));
    expect((await w.item(student, id, 1)).tries).toBe(1);
    await Promise.all(wrongTries.map((one) => w.answer(student, id, 1, one)));
    expect((await w.item(student, id, 1)).tries).toBe(wrongTries.length);
  });
});

describe("the same key", () => {
  it("has the verdict and the award it had, whatever is sent with it and whenever", async () => {
    const { student, id } = await w.studentWith();
    const wrong = await w.answered(student, id, 1, "goed", "first");
    expect(wrong).toMatchObject({ verdict: "wrong", xpAwarded: 0 });
    const solved = await w.answered(student, id, 1, right, "second");
    const { verdict, xpAwarded } = solved;
    expect([verdict, xpAwarded]).toEqual(["right", 5]);
    t.advance(60_000);
    expect(await w.answered(student, id, 1, right, "second")).toMatchObject({ verdict, xpAwarded });
    expect(await w.answered(student, id, 1, "goes", "second")).toMatchObject({ verdict, xpAwarded });
    expect(await w.answered(student, id, 1, "goed", "first")).toMatchObject({
      verdict: "wrong",
      xpAwarded: 0,
    });
    expect(await w.item(student, id, 1)).toMatchObject({ status: "solved", tries: 1 });
    expect((await userOf(t, student)).xp).toBe(5);
  });

  it("of another item, another sheet or another student is another answer", async () => {
    const { student, id } = await w.studentWith();
    const another = await w.make(student, pastPage);
    const other = await w.studentWith();
    await w.answered(student, id, 1, right, "k");
    expect((await w.answered(student, id, 2, "writed", "k")).verdict).not.toBe("right");
    expect((await w.answered(student, another.id, 1, "goed", "k")).verdict).not.toBe("right");
    expect((await w.answered(other.student, other.id, 1, "goed", "k")).verdict).not.toBe("right");
  });
});

describe("an answer", () => {
  it("is judged gap by gap: what is right stands, what is empty is not looked at", async () => {
    const page =
      "Complete with the past simple of the verbs in brackets.\n1. ____ you ____ (see) Tom on Monday?";
    const { student, id } = await w.studentWith(page);
    const partly = await w.answered(student, id, 1, ["Did", ""]);
    expect(partly).toMatchObject({ verdict: "partly", xpAwarded: 0, item: { tries: 0 } });
    expect(partly.item.gaps.map(({ verdict }) => verdict)).toEqual(["right", ""]);
    const wrong = await w.answered(student, id, 1, ["Did", "saw"]);
    expect(wrong.item.gaps.map(({ verdict }) => verdict)).toEqual(["right", "wrong"]);
    expect(wrong.item.gaps.map(({ draft }) => draft)).toEqual(["Did", "saw"]);
    expect(wrong.item.note).not.toMatch(/\bsee\b(?!\))/);
    expect(await w.answered(student, id, 1, ["Did", "see"])).toMatchObject({
      verdict: "right",
      xpAwarded: 5,
    });
  });

  it("does not mind capitals, blanks and a full stop", async () => {
    const { student, id } = await w.studentWith();
    for (const [at, spelt] of ["  Went ", "WROTE", "bought."].entries()) {
      expect([spelt, (await w.answered(student, id, at + 1, spelt)).verdict]).toEqual([spelt, "right"]);
    }
  });

  it("moves an item from open to tried to solved", async () => {
    const { student, id, items } = await w.studentWith();
    expect(items[0]).toMatchObject({ status: "open", way: "open", isEditable: true });
    const tried = await w.answered(student, id, 1, "goed");
    expect(tried.item).toMatchObject({ status: "tried", way: "open", tries: 1, isEditable: false });
    const solved = await w.answered(student, id, 1, right);
    expect(solved.item).toMatchObject({
      status: "solved",
      way: "tries",
      isEditable: false,
      canAskHelp: false,
    });
    const [listed] = await w.list(student);
    expect(listed).toMatchObject({ id, items: 6, solved: 1, status: "working" });
  });

  it("with more texts than the item has gaps is not right by one of them", async () => {
    const { student, id } = await w.studentWith();
    expect((await w.answered(student, id, 1, ["goed", "went"])).verdict).toBe("wrong");
    expect((await w.item(student, id, 1)).status).not.toBe("solved");
  });
});

describe("where no solution is certain", () => {
  const open =
    "Answer the questions about you.\n1. What do you do at the weekend?\n2. Where did you go last summer?";
  const translations =
    "Translate into English.\n1. Mio nonno aggiusta orologi antichi nella sua bottega.\n2. Il vicino brontolava da ore.";
  it.each([
    ["a question about oneself", open, "At the weekend I play volleyball with my friends."],
    ["a translation nobody has solved", translations, "My grandfather repairs old clocks in his workshop."],
  ])("%s is never right or wrong, but to be shown", async (_which, page, good) => {
    const { student, id } = await w.studentWith(page);
    const states = await w.statesOf(id);
    expect([...states.values()].flatMap(({ solution }) => solution.flat())).toEqual([]);
    const shown = await w.answered(student, id, 1, good);
    expect(shown).toMatchObject({ verdict: "unverified", xpAwarded: 0 });
    expect(shown.item).toMatchObject({ status: "unverified", way: "show", note: texts.notSure });
    const clumsy = await w.answered(student, id, 2, "Yesterday I goed there and she don't likes it");
    expect(clumsy).toMatchObject({ verdict: "unverified", xpAwarded: 0 });
    expect(clumsy.item.note).not.toBe(texts.notSure);
    expect(clumsy.item.note?.trim()).toBeTruthy();
    for (const { item } of [shown, clumsy]) {
      expect(item.gaps.every(({ verdict }) => verdict === "unsure" || verdict === "")).toBe(true);
      expect(item.note ?? "").not.toMatch(/\bgiust|\bsbagliat|esatt|corrett[oa]\b/i);
    }
    expect((await userOf(t, student)).xp).toBe(0);
  });

  it("keys hit at random are no try, and show nothing of what the student knows", async () => {
    const { student, id } = await w.studentWith();
    for (const keys of ["asdf", "xxxx", "qwerty"])
      expect([keys, (await w.answered(student, id, 1, keys)).verdict]).toEqual([keys, "no_attempt"]);
    expect(await t.app.db.observation.count({ where: { userId: student.id } })).toBe(0);
    expect(await w.item(student, id, 1)).toMatchObject({ status: "open", isEditable: true });
  });

  it("begging and nothing are no answer to it", async () => {
    const { student, id } = await w.studentWith(open);
    for (const nothing of ["", "boh", "aiuto", "xxxx", "asdf"]) {
      expect([nothing, (await w.answered(student, id, 1, nothing)).verdict]).toEqual([nothing, "no_attempt"]);
    }
    expect((await w.item(student, id, 1)).status).toBe("open");
  });
});
