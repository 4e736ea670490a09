import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheets as texts } from "@/lib/i18n/it";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";
import { leaksIn } from "../support/worksheet-leaks";
import { withWorksheets, type Worksheets } from "../support/worksheets";

let t: TestApp;
let w: Worksheets;
withWorksheets((made) => ({ t, w } = made));

const pages = {
  tenses: `Complete with the past simple of the verbs in brackets.
1. We ____ (go) to the cinema last Saturday.
2. She ____ (write) a long letter yesterday.
3. ____ you ____ (see) Tom on Monday?
4. They ____ (not like) the film last night.
5. He ____ (go) to London in 2019.`,
  present: `Complete with the present simple or the present continuous of the verbs in brackets.
1. She usually ____ (go) to school by bus.
2. Look! It ____ (rain).
3. They ____ (not watch) TV every day.
4. I ____ (study) at the moment.
5. ____ he ____ (play) the guitar on Sundays?`,
  options: `Choose the correct option.
1. There isn't much / many milk in the fridge.
2. She go / goes / going to school every day.
3. This is the most / more interesting book in the library.
4. I have lived here since / for ten years.
5. If it rains, we stay / will stay at home.`,
  "word bank": `Complete with the words in the box.
because - but - so - although
1. I was tired, ____ I went to bed.
2. I like tea ____ I don't like coffee.
3. He stayed at home ____ he was ill.`,
  order: `Put the words in order.
1. you / do / like / pizza / ?
2. never / late / is / she / .
3. went / cinema / we / the / to / yesterday / .`,
  transformations: `Rewrite the sentences in the passive.
1. Tom wrote this letter.
2. They clean the rooms every day.
3. Somebody stole my bike yesterday.`,
  negative: `Make the sentences negative.
1. She likes apples.
2. They went to the park.
3. He can swim.`,
  translations: `Translate into English.
1. Io vado a scuola ogni giorno.
2. Mia sorella ha comprato una macchina.
3. Mi piace la pizza.`,
  comparatives: `Complete with the comparative of the adjectives in brackets.
1. My house is ____ (big) than yours.
2. This film is ____ (interesting) than that one.
3. Today is ____ (bad) than yesterday.`,
};

/** Wrong tries at anything, as somebody makes them who does not know; for an order, its words in others. */
const guesses = ["going", "has gone", "was seeing", "don't", "to play", "has been", "writing"];
const triesAt = ({ kind, words, gaps, text }: WorksheetItemReply): string[][] => {
  if (kind === "order")
    return words.map((_, at) => [
      [...words.slice(at), ...words.slice(0, at)].filter((word) => /\w/.test(word)).join(" "),
    ]);
  if (kind === "text") return guesses.map((guess) => [`${text.replace(/[._?!]+/g, "").trim()} ${guess}`]);
  return guesses.map((guess, at) => gaps.map(({ options }) => (options ? (options[at] ?? "") : guess)));
};

/** Asks for all help of all items after 0, 1, 2 and 4 tries, and gives back every answer of the server. */
async function workThrough(student: Student, id: string) {
  const replies: unknown[] = [];
  const typed: string[] = [];
  const call = async (...args: Parameters<Worksheets["call"]>) => {
    t.advance(5000);
    const response = await w.call(...args);
    const reply: unknown = await response.json();
    if (response.status >= 500) throw new Error(JSON.stringify([args.slice(1), response.status, reply]));
    replies.push(reply);
    return reply;
  };
  for (const { n, ...item } of (await w.get(student, id)).items) {
    const answers = (await w.statesOf(id)).get(n)?.solution ?? [];
    const isRight = (one: string[]) =>
      one.some((fill, at) =>
        answers[at]?.some(
          (right) => right.toLowerCase().replace(/\W+/g, " ").trim() === fill.toLowerCase().trim(),
        ),
      );
    const wrong = triesAt({ n, ...item }).filter((one) => !isRight(one) && one.some((fill) => fill !== ""));
    for (const round of [wrong.slice(0, 0), wrong.slice(0, 1), wrong.slice(1, 2), wrong.slice(2, 4)]) {
      for (const fills of round) {
        typed.push(...fills);
        await call(student, "POST", `/${id}/items/${n}/answers`, {
          key: crypto.randomUUID(),
          answers: fills,
        });
      }
      const from = (await w.item(student, id, n)).help.length + 1;
      for (let rung = from; rung <= 4; rung += 1)
        await call(student, "POST", `/${id}/items/${n}/help`, { rung });
    }
    await call(student, "POST", `/${id}/items/${n}/leave`, { isLeft: true });
    await call(student, "GET", `/${id}`);
  }
  await call(student, "GET", "");
  return { replies, typed };
}

/** A student's sheet of each kind, worked through once: what was answered, and how it stood then. */
const works = new Map<keyof typeof pages, ReturnType<typeof work>>();
async function work(kind: keyof typeof pages) {
  const student = await createStudent(t);
  const made = await w.make(student, pages[kind]);
  const states = [...(await w.statesOf(made.id)).values()];
  const seen = await workThrough(student, made.id);
  return { student, made, states, ...seen, worked: await w.get(student, made.id) };
}
function worked(kind: keyof typeof pages) {
  const known = works.get(kind) ?? work(kind);
  works.set(kind, known);
  return known;
}

const kinds = Object.keys(pages) as (keyof typeof pages)[];

describe("no payload tells an answer that is not found yet:", () => {
  it.each(kinds)("%s", async (kind) => {
    const { student, made, states, replies, typed } = await worked(kind);
    const { id } = made;
    const bank = made.parts.flatMap(({ wordBank, instruction = "" }) => [
      ...wordBank,
      ...instruction.split(/\W+/),
    ]);
    const leaks = [made, ...replies].flatMap((reply) => leaksIn(reply, states, typed, bank));
    expect(leaks).toEqual([]);
    expect(JSON.stringify(replies)).not.toMatch(/"(solution|accepted|answer|own|tried|state)":/);

    const handedIn = await w.handIn(student, id);
    const withReceipt = await w.receipt(student, id);
    const receipt = await w.shownReceipt(withReceipt.receipt?.code ?? "");
    expect([handedIn, withReceipt, receipt].flatMap((reply) => leaksIn(reply, states, typed, bank))).toEqual(
      [],
    );
  });

  it("there is something to tell in most of these pages", async () => {
    const student = await createStudent(t);
    const sure: Record<string, number> = {};
    for (const [kind, page] of Object.entries(pages)) {
      const { id } = await w.make(student, page);
      sure[kind] = [...(await w.statesOf(id)).values()].filter(
        ({ solution }) => solution.flat().length > 0,
      ).length;
    }
    expect(Object.values(sure).filter((items) => items > 0).length).toBeGreaterThanOrEqual(7);
  });
});

/** What teaches nothing about the item: where nothing else is known. */
const fallbacks = [texts.help.rule, texts.help.noTwin];

it.each(["tenses", "present", "order", "word bank", "transformations", "negative", "comparatives"] as const)(
  "the help with an item of %s is a rule after one try and solved sentences after two and four",
  async (kind) => {
    const { items } = (await worked(kind)).worked;
    const first = items.map(({ n, help: [, rule, twin, second] }) => {
      expect([n, fallbacks.includes(rule?.text ?? texts.help.rule)]).toEqual([n, false]);
      return { n, twin: Boolean(twin?.example), second: Boolean(second?.example) };
    });
    expect(first).toEqual(items.map(({ n }) => ({ n, twin: true, second: true })));
  },
);

it("the help of one item does not tell the answer of another", async () => {
  const student = await createStudent(t);
  const { id } = await w.make(student, pages.tenses);
  await w.tryWrong(student, id, 1, ["goed", "goes", "was going", "has gone"]);
  const help = await w.allHelp(student, id, 1);
  expect(help).toHaveLength(4);
  expect(leaksIn(help, (await w.statesOf(id)).values())).toEqual([]);
});

it("the scan finds what it looks for", async () => {
  const student = await createStudent(t);
  const { id, ...sheet } = await w.make(student, pages.tenses);
  const states = [...(await w.statesOf(id)).values()];
  const spoilt = (spoil: (copy: typeof sheet) => void) => {
    const copy = structuredClone(sheet);
    spoil(copy);
    return leaksIn(copy, states).map(({ answer }) => answer);
  };
  expect(spoilt(() => undefined)).toEqual([]);
  const [item] = sheet.items;
  if (!item) throw new Error("no item");
  expect(spoilt(({ items }) => void (items[1] = { ...item, note: "Pensa a «Went»." }))).toEqual(["went"]);
  expect(
    spoilt(({ items }) => void (items[1] = { ...item, help: [{ rung: 1, text: "They didn’t like it" }] })),
  ).toEqual(["didn't like"]);
  expect(spoilt(({ items }) => void (items[1] = { ...item, text: "We went home" }))).toEqual(["went"]);
});
