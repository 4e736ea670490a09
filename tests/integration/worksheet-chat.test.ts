import { v7 as uuid } from "uuid";
import type { AnalysisReply, ExchangeReply } from "@/lib/features/chat/contract";
import { TutorError } from "@/lib/ports/tutor";
import { replyOf, sheetText } from "../support/photographs";
import { chatPage, sheetChat, type SheetChat } from "../support/sheet-chat";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";
import { leaksIn } from "../support/worksheet-leaks";
import { pastPage, withWorksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
let p: SheetChat;
withWorksheets((made) => ({ t, w } = made));
beforeEach(() => void (p = sheetChat(t)));

describe("an exercise in the chat", () => {
  const ways: [string, number, (student: Student, key: string) => Promise<ExchangeReply | AnalysisReply>][] =
    [
      ["a photo", 2, async (student, clientMessageId) => replyOf(await p.send(student, { clientMessageId }))],
      [
        "an analysed photo",
        2,
        async (student, clientMessageId) => replyOf(await p.analyze(student, { clientMessageId })),
      ],
      ["a pasted text", 6, (student, clientMessageId) => p.say(student, pastPage, { clientMessageId })],
    ];
  it.each(ways)(
    "by %s makes one sheet, which the coach's message links to, now and later",
    async (_way, items, bring) => {
      const student = await createStudent(t);
      const { aiMessage } = await bring(student, "k");
      const [sheet, ...more] = await w.list(student);
      expect(more).toEqual([]);
      expect(aiMessage.worksheet).toEqual({ id: sheet?.id, items });
      expect((await p.history(student)).at(-1)?.worksheet).toEqual(aiMessage.worksheet);
      const again = await bring(student, "k");
      expect(again.aiMessage.worksheet).toEqual(aiMessage.worksheet);
      expect(await w.list(student)).toHaveLength(1);
      const states = await w.statesOf(sheet?.id ?? "");
      expect(
        leaksIn(
          [aiMessage, await p.history(student), await w.get(student, sheet?.id ?? "")],
          states.values(),
        ),
      ).toEqual([]);
      const talk = await p.say(student, "Ciao! Come stai?");
      expect(talk.aiMessage.worksheet).toBeUndefined();
      expect(await w.list(student)).toHaveLength(1);
    },
  );

  it("sent 10 times at once with one key makes one sheet", async () => {
    const student = await createStudent(t);
    await Promise.all(Array.from({ length: 10 }, () => p.post(student, pastPage, { clientMessageId: "k" })));
    await p.say(student, pastPage, { clientMessageId: "k" });
    expect(await w.list(student)).toHaveLength(1);
  });

  it("leaves no sheet when the turn fails, and one when it is sent again", async () => {
    const student = await createStudent(t);
    const { script } = p.tutor;
    p.tutor.script = async function* () {
      throw new TutorError("unavailable");
      yield "";
    };
    for (const send of [
      () => p.post(student, chatPage, { clientMessageId: "a" }),
      () => p.send(student, { clientMessageId: "b" }),
      () => p.analyze(student, { clientMessageId: "c" }),
    ]) {
      expect((await send()).status).toBeGreaterThanOrEqual(500);
      expect(await w.list(student)).toEqual([]);
    }
    expect(await t.app.db.worksheetItem.count({ where: { worksheet: { userId: student.id } } })).toBe(0);
    p.tutor.script = script;
    expect((await p.say(student, chatPage, { clientMessageId: "a" })).aiMessage.worksheet?.items).toBe(2);
    expect(await w.list(student)).toHaveLength(1);
  });

  it("is answered without a sheet where there are 200", async () => {
    const student = await createStudent(t);
    await w.fill(student, 200);
    for (const { aiMessage } of [await p.say(student, pastPage), await replyOf(await p.send(student))]) {
      expect(aiMessage.message).not.toBe("");
      expect(aiMessage.worksheet).toBeUndefined();
    }
    expect(await w.list(student)).toHaveLength(200);
  });
});

describe("a second photo", () => {
  it("is added to the sheet it is said to belong to", async () => {
    const student = await createStudent(t);
    const first = await replyOf(await p.analyze(student));
    const id = first.aiMessage.worksheet?.id ?? "";
    await w.answered(student, id, 1, "went");
    p.reader.script = () => Promise.resolve(chatPage);
    const second = await replyOf(await p.analyze(student, { worksheetId: id, clientMessageId: "2" }));
    expect(second.aiMessage.worksheet).toEqual({ id, items: 4 });
    const sheet = await w.get(student, id);
    expect(sheet.items.map(({ text, part }) => [part, text.split(" ")[0]])).toEqual([
      [0, "I"],
      [0, "She"],
      [1, "I"],
      [1, "We"],
    ]);
    expect(new Set(sheet.items.map(({ n }) => n)).size).toBe(4);
    expect(sheet.items[0]).toMatchObject({ status: "solved", xpAwarded: 5 });
    await replyOf(await p.analyze(student, { worksheetId: id, clientMessageId: "2" }));
    expect((await w.get(student, id)).items).toHaveLength(4);
    expect(await w.list(student)).toHaveLength(1);
    expect(await w.answered(student, id, sheet.items[3]?.n ?? 0, "ate")).toMatchObject({ verdict: "right" });
  });

  it("is not added to another's sheet, nor to one that is handed in", async () => {
    const [student, stranger] = [await createStudent(t), await createStudent(t)];
    const { id } = await w.make(student, pastPage);
    expect((await p.analyze(stranger, { worksheetId: id })).status).toBe(404);
    expect((await p.analyze(stranger, { worksheetId: uuid() })).status).toBe(404);
    expect(await p.user(stranger)).toMatchObject({ homeworkUploadsCount: 0, hearts: 10 });
    expect(await p.history(stranger)).toEqual([]);
    expect(await w.list(stranger)).toEqual([]);
    const handedIn = await w.handIn(student, id);
    const response = await p.analyze(student, { worksheetId: id });
    expect(response.status).toBe(200);
    expect(await w.get(student, id)).toEqual(handedIn);
  });
});

it("the page of a photo that was put right is the sheet's as well", async () => {
  const student = await createStudent(t);
  const { userMessage, aiMessage } = await replyOf(await p.analyze(student));
  await p.correct(student, userMessage.photo?.id ?? "", sheetText.replace("(buy)", "(sell)"));
  const { items } = await w.get(student, aiMessage.worksheet?.id ?? "");
  expect(items.map(({ text }) => text)).toEqual([
    "I ____ (go) to the cinema last night.",
    "She ____ (sell) a new bike.",
  ]);
});
