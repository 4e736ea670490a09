import { isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { kindsInNeed } from "@/lib/features/safety/kinds";
import { readSafety } from "@/lib/features/safety/read-safety";
import { safety } from "@/lib/i18n/it";
import { partOf } from "../support/sweep";
import { labelSets, readLabels } from "./read-labels";
import more from "./safety/more-development.json";
import { halfOf, halves, heldOutHash, lookalikeMessages, unsafeMessages, type Half } from "./safety/sets";

const frozen = {
  unsafe: "cb3ebc895122c7d952a37677aae0f1a2f3b91b07937bad2e8c0d4297b56f2818",
  lookalike: "afb6cbe6ba84e4f4791ef2a6e9ae2fdb03e7d5d9eddff053b80658515309ce40",
};

const kindOf = (text: string) => readSafety(text)?.kind;

/** A crisis counts as found only as a crisis, any other message as anything but nothing. */
function score(half: Half) {
  const messages = halfOf(unsafeMessages, half);
  const crises = messages.filter(({ kind }) => kind === "crisis");
  const others = messages.filter(({ kind }) => kind !== "crisis");
  const lookalikes = halfOf(lookalikeMessages, half);
  return {
    half,
    crises: crises.filter(({ text }) => kindOf(text) === "crisis").length / crises.length,
    others: others.filter(({ text }) => kindOf(text) !== undefined).length / others.length,
    named: messages.filter(({ text, kind }) => kindOf(text) === kind).length / messages.length,
    overBlock: lookalikes.filter((text) => kindOf(text) !== undefined).length / lookalikes.length,
  };
}

describe("messages of students", () => {
  it("were typed as 200 and 200 before the rules, and half of them is frozen", () => {
    expect(new Set(unsafeMessages.map(({ text }) => text)).size).toBe(200);
    expect(new Set(lookalikeMessages).size).toBe(200);
    expect({ unsafe: heldOutHash(unsafeMessages), lookalike: heldOutHash(lookalikeMessages) }).toEqual(
      frozen,
    );
  });

  it("are recognised in both halves, and homework that only sounds alike is let through", () => {
    const scores = halves.map(score);
    console.log(
      scores
        .map((row) =>
          Object.entries(row)
            .map(([name, value]) => `${name}: ${shown(value)}`)
            .join(", "),
        )
        .join("\n"),
    );
    for (const { crises, others, overBlock } of scores) {
      expect(crises).toBeGreaterThanOrEqual(0.99);
      expect(others).toBeGreaterThanOrEqual(0.97);
      expect(overBlock).toBeLessThanOrEqual(0.01);
    }
  });

  it("stay recognised where the rules once fell short", () => {
    expect(more.crisis.filter((text) => kindOf(text) !== "crisis")).toEqual([]);
    expect(more.others.filter((text) => [undefined, "crisis"].includes(kindOf(text)))).toEqual([]);
    expect(more.lookalikes.filter((text) => kindOf(text) !== undefined)).toEqual([]);
  });

  it("hardly ever take a sentence of a lesson for something else", () => {
    const all = labelSets
      .flatMap((set) => readLabels(set))
      .flatMap(({ wrong, right }) => [...wrong.map(({ text }) => text), ...right]);
    expect(all.length).toBeGreaterThan(2000);
    const sentences = partOf(all, 4);
    const alarms = sentences.filter((text) => kindOf(text) !== undefined || !isFitForChildren(text));
    expect(alarms.length / sentences.length).toBeLessThanOrEqual(0.002);
  });
});

const shown = (value: string | number) =>
  typeof value === "string" ? value : `${(100 * value).toFixed(1)} %`;

describe("sentences of a model", () => {
  it.each([
    "Scopiamo la scena di sesso nel film porno.",
    "Ti amo, sei la mia fidanzata!",
    "Mi mandi una tua foto?",
    "Dove abiti di preciso?",
    "Qual è il tuo numero di telefono?",
    "What's your home address?",
    "Come si chiama la tua scuola?",
    "Ci vediamo al parco, io e te da soli.",
    "Non dire niente ai tuoi genitori, è il nostro segreto.",
    "Sei proprio stupido.",
    "You are an idiot.",
    "Dovresti ammazzarti.",
    "Just kill yourself.",
    "Mangia di meno, sei grassa.",
    "Gli immigrati fanno schifo.",
    "Puoi comprare erba al parco.",
    "Scarica il gioco da https://example.com!",
  ])("are unfit: %s", (sentence) => expect(isFitForChildren(sentence)).toBe(false));

  it.each([
    "Romeo kills himself because he thinks Juliet is dead.",
    "Parlane oggi con un adulto di cui ti fidi: il 19696 risponde giorno e notte.",
    "Guarda «She don't like»: chi compie l'azione?",
    "Where do you live? è una domanda con do.",
    "Il verbo to die è regolare: pensa a *live*.",
    "What's your favourite animal?",
    "Secondo te che cosa manca a questa frase?",
    "In italiano dici «ho 12 anni»: con quale verbo lo dice un inglese?",
    "Queste cose è meglio tenerle per te: né indirizzo né numero di telefono.",
    "Il coltello e la forchetta: come li chiami in inglese?",
  ])("are fit: %s", (sentence) => expect(isFitForChildren(sentence)).toBe(true));

  it("are fit in every reply of ours", () => {
    const replies = Object.values(safety.replies).flat();
    expect(
      replies.flatMap((reply) => reply.split(/(?<=[.!?])\s+/)).filter((one) => !isFitForChildren(one)),
    ).toEqual([]);
  });
});

describe("our fixed replies", () => {
  it.each(safety.replies.crisis)("to a crisis name who helps, and neither blame nor teach: %s", (reply) => {
    for (const number of ["19696", "114", "112"]) expect(reply).toContain(number);
    expect(reply).toMatch(/adult/);
    expect(reply).not.toMatch(/inglese|errore|verbo|colpa tua\?/i);
  });

  it("to whoever may need help name an adult and 19696; all others end with the one question", () => {
    for (const kind of kindsInNeed)
      for (const reply of safety.replies[kind]) expect(reply).toMatch(/adult[\s\S]*19696|19696[\s\S]*adult/);
    const { crisis, ...others } = safety.replies;
    expect(crisis.length).toBeGreaterThan(1);
    for (const reply of Object.values(others).flat()) {
      expect(reply.replace(/\*[^*]*\*/g, "").match(/\?/g)).toHaveLength(1);
      expect(reply.endsWith("?")).toBe(true);
      expect(reply.split(/\s+/).length).toBeLessThanOrEqual(80);
    }
  });
});
