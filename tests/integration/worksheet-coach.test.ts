import { v7 as uuid } from "uuid";
import { chatPage, sheetChat, type SheetChat } from "../support/sheet-chat";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";
import { leaksIn } from "../support/worksheet-leaks";
import { itemIn, pastAnswers, pastPage, withWorksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
let p: SheetChat;
/** The coach without any provider: it takes an exercise item by item. */
let local: TestApp["app"]["ports"]["tutor"];
withWorksheets((made) => {
  ({ t, w } = made);
  local = t.app.ports.tutor;
});
beforeEach(() => void (p = sheetChat(t)));

describe("the coach in the chat", () => {
  const telling = "Per il verbo go la forma giusta è went.";
  async function twoSheets() {
    const { student, id } = await w.studentWith();
    t.advance(1000);
    const newer = await w.make(student, chatPage);
    return { student, id, newer: newer.id };
  }

  it("does not tell the answer of an unsolved item of the two newest sheets", async () => {
    const { student } = await twoSheets();
    for (const reply of [
      telling,
      "La risposta della 2 è «drank».",
      "Scrivi: We ate pizza last night.",
      "Usa bought, vedrai!",
    ]) {
      p.saysOnly(reply);
      const { turns } = p.tutor;
      const before = turns.length;
      const { aiMessage } = await p.say(student, "Parliamo un po' delle vacanze al mare?");
      expect(turns.length).toBeGreaterThan(before);
      expect(aiMessage.message).not.toMatch(/\b(went|drank|ate|bought)\b/i);
    }
    expect(JSON.stringify(await p.history(student))).not.toMatch(/\b(went|drank|ate|bought)\b/i);
  });

  it.each([
    [
      "an order",
      "Put the words in order.\n1. never / late / is / she / .\n2. you / do / like / pizza / ?",
      "Prova a dire «She is never late».",
    ],
    [
      "a negative",
      "Make the sentences negative.\n1. She likes apples.\n2. He can swim.",
      "La frase è: She doesn't like apples.",
    ],
    [
      "a passive",
      "Rewrite the sentences in the passive.\n1. Tom wrote this letter.",
      "This letter was written by Tom, ecco.",
    ],
    [
      "a comparative",
      "Complete with the comparative.\n1. My house is ____ (big) than yours.",
      "Si scrive bigger, con due g.",
    ],
  ])("does not tell %s", async (_kind, page, reply) => {
    const { student, id } = await w.studentWith(page);
    const states = [...(await w.statesOf(id)).values()];
    expect(leaksIn({ message: reply }, states)).not.toEqual([]);
    p.saysOnly(reply);
    const { aiMessage } = await p.say(student, "Parliamo un po' delle vacanze al mare?");
    expect(p.tutor.turns).toHaveLength(1);
    expect(leaksIn(aiMessage, states)).toEqual([]);
  });

  it("does not tell an answer of the sheet before, while another exercise is under way", async () => {
    const student = await createStudent(t);
    await w.make(student, pastPage);
    await p.say(student, chatPage);
    for (const message of [
      "Non capisco, mi aiuti?",
      "drinked",
      "boh",
      "E per go che cosa si mette nell'altra scheda?",
    ]) {
      p.saysOnly(telling);
      expect((await p.say(student, message)).aiMessage.message).not.toMatch(/\bwent\b/i);
    }
  });

  it("does not stream it either", async () => {
    const { student } = await twoSheets();
    p.saysOnly(telling);
    const response = await t.api("POST", "/api/chat", {
      cookie: student.cookie,
      body: { message: "Parliamo un po' delle vacanze al mare?" },
      headers: { Accept: "text/event-stream" },
    });
    expect(await response.text()).not.toMatch(/\bwent\b/i);
  });

  it("may speak of what is solved in its sheet, and where there is no sheet", async () => {
    const { student, id } = await twoSheets();
    await w.answered(student, id, 1, pastAnswers[0]);
    p.saysOnly(telling);
    expect((await p.say(student, "Parliamo un po' delle vacanze al mare?")).aiMessage.message).toContain(
      "went",
    );
    const other = await createStudent(t);
    expect((await p.say(other, "Parliamo un po' delle vacanze al mare?")).aiMessage.message).toContain(
      "went",
    );
  });

  it("counts what is solved there as solved in the sheet, with the coach", async () => {
    t.app.ports.tutor = local;
    const student = await createStudent(t);
    const id = (await p.say(student, chatPage)).aiMessage.worksheet?.id ?? "";
    const { aiMessage } = await p.say(student, "drank");
    expect(aiMessage.message).toContain("(eat)");
    const sheet = await w.get(student, id);
    expect(itemIn(sheet, 1)).toMatchObject({
      status: "solved",
      isEditable: false,
      gaps: [{ verdict: "right" }],
    });
    expect(itemIn(sheet, 1).gaps[0]?.draft).toBe("drank");
    expect(await w.answered(student, id, 1, "drank")).toMatchObject({ xpAwarded: 0 });
    await p.say(student, "eated");
    expect(await w.item(student, id, 2)).toMatchObject({ status: "tried", tries: 1, isEditable: false });
    expect((await w.list(student))[0]).toMatchObject({ items: 2, solved: 1 });
  });

  it("goes on after what was solved in the sheet", async () => {
    t.app.ports.tutor = local;
    const student = await createStudent(t);
    const { message, worksheet } = (await p.say(student, chatPage)).aiMessage;
    expect(message).toContain("(drink)");
    await w.answered(student, worksheet?.id ?? "", 1, "drank");
    const next = await p.say(student, "ate");
    expect(next.aiMessage.message).not.toContain("(drink)");
    expect(await w.item(student, worksheet?.id ?? "", 2)).toMatchObject({ status: "solved" });
  });

  it("speaks about the item a message is about", async () => {
    t.app.ports.tutor = local;
    const { student, id } = await twoSheets();
    const { aiMessage } = await p.say(student, "Mi aiuti con questa?", { about: { worksheetId: id, n: 4 } });
    expect(aiMessage.message).toMatch(/break|his leg|two days ago|\b4\b/);
    expect(leaksIn(aiMessage, (await w.statesOf(id)).values())).toEqual([]);
    expect(await w.answered(student, id, 4, pastAnswers[3])).toMatchObject({
      verdict: "right",
      xpAwarded: 0,
      item: { way: "coach" },
    });
    const solved = await p.say(student, "taught", { about: { worksheetId: id, n: 6 } });
    expect(solved.aiMessage.message).not.toBe("");
    expect(await w.item(student, id, 6)).toMatchObject({ status: "solved" });
  });

  it.each([
    [
      "a gap",
      pastPage,
      "Mi aiuti con la 1? «We ____ (go) to the cinema last Saturday.»",
      /last Saturday|cinema|la 1\b/,
      "went",
    ],
    [
      "options",
      "Choose the correct option.\n1. There isn't much / many milk in the fridge.\n2. She go / goes home.",
      "Mi aiuti con la 1? «There isn't much / many milk in the fridge.»",
      /milk|nome|conta|subito dopo|la 1\b/,
      "much",
    ],
    [
      "a heap of words",
      "Put the words in order.\n1. you / do / like / pizza / ?\n2. never / late / is / she / .",
      "Mi aiuti con la 1? «you / do / like / pizza / ?»",
      /pizza|parol|azione|domanda|la 1\b/,
      "Do you like pizza?",
    ],
  ])(
    "asked about %s with its sentence, makes no other exercise of it",
    async (_kind, page, question, about, right) => {
      t.app.ports.tutor = local;
      const { student, id } = await w.studentWith(page);
      const { aiMessage } = await p.say(student, question, { about: { worksheetId: id, n: 1 } });
      expect(aiMessage.message).toMatch(about);
      expect(aiMessage.worksheet?.id ?? id).toBe(id);
      expect(leaksIn(aiMessage, (await w.statesOf(id)).values())).toEqual([]);
      expect(await w.list(student)).toHaveLength(1);
      await p.say(student, right);
      expect(await w.item(student, id, 1)).toMatchObject({ status: "solved", way: "coach" });
    },
  );

  it("does not know another's item, nor one that is none, and charges nothing for it", async () => {
    const { student, id } = await twoSheets();
    const stranger = await createStudent(t);
    for (const [who, about] of [
      [stranger, { worksheetId: id, n: 1 }],
      [student, { worksheetId: id, n: 7 }],
      [student, { worksheetId: uuid(), n: 1 }],
    ] as const) {
      expect((await p.post(who, "Mi aiuti?", { about })).status).toBe(404);
      expect(await p.user(who)).toMatchObject({ messagesCount: 0, hearts: 10 });
      expect(await p.history(who)).toEqual([]);
    }
    for (const about of [
      { worksheetId: id },
      { n: 1 },
      { worksheetId: id, n: 0 },
      { worksheetId: "x", n: 1 },
      7,
    ])
      expect((await p.post(student, "Mi aiuti?", { about })).status).toBe(400);
  });
});
