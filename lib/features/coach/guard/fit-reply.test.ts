import { keepFit } from "./fit-reply";
import { recitesInstructions } from "./prompt-leak";
import { systemPrompt } from "../prompt/system-prompt";

const instead = "Restiamo sul tuo inglese.";
const care = "Parlane con un adulto.";

async function piecesOf(text: string, size = 7): Promise<string[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const shown: string[] = [];
  for await (const piece of keepFit(pieces(), { unfit: instead, care })) shown.push(piece);
  return shown;
}

const shown = async (text: string, size?: number) => (await piecesOf(text, size)).join("");

test("what is fit passes unchanged, however it is cut into pieces", async () => {
  const text = "Guarda «She don't like»! Chi compie l'azione?\nPensaci con calma.";
  for (const size of [1, 3, 50, 500]) expect(await shown(text, size)).toBe(text);
});

test("the first unfit sentence is replaced, any further one left out", async () => {
  const text = "Ciao! Sei stupido. Qual è il tuo numero di telefono? Che verbo è?";
  expect(await shown(text, text.length)).toBe(`Ciao! ${instead} Che verbo è?`);
  for (const size of [1, 3]) expect(await shown(text, size)).toBe(`Ciao! Sei… ${instead} Che verbo è?`);
});

test.each([
  "Giusto, e non sei scema: qui sono due parole.",
  "Non sei affatto stupido, è un verbo difficile.",
  "You are not stupid: this verb is hard.",
])("who runs themselves down is comforted: %s", async (text) => expect(await shown(text)).toBe(text));

test.each(["Non sei bravo, sei stupido.", "Non sei scemo, sei pigro."])("%s is no comfort", async (text) =>
  expect(await shown(text, text.length)).toBe(instead),
);

test("a word that begins nothing unfit is shown as it comes, another one once it is whole", async () => {
  expect(await piecesOf("Quale parola ti dice quando è successo? Cercala con calma.", 4)).toEqual([
    "Qual",
    "e",
    " parola",
    " ti",
    " dice",
    " quando",
    " è",
    " succes",
    "so? ",
    "Cerc",
    "ala",
    " con",
    " calm",
    "a",
    ".",
  ]);
});

test("what turns out unfit ends before the word that makes it so, and what follows comes sentence by sentence", async () => {
  const text = "Qui ti dico che sei stupido. Guarda il verbo adesso. Sei scemo.";
  const pieces = await piecesOf(text, 1);
  expect(pieces.join("")).toBe(`Qui ti dico che sei… ${instead} Guarda il verbo adesso. `);
  expect(pieces.slice(-2)).toEqual([`… ${instead} `, "Guarda il verbo adesso. "]);
});

test.each(["stu\u200Bpido", "stup\u00ADido", "STÙPIDO", "stuuupido", "stup1do"])(
  "nothing of %j leaves, however it is written",
  async (word) => {
    for (const size of [1, 2, 3])
      expect(await shown(`Qui ti dico che sei ${word}. Bene.`, size)).toBe(
        `Qui ti dico che sei… ${instead} Bene.`,
      );
  },
);

test("a sentence that its end makes fit is shown as a whole", async () => {
  const text = "Chi ti propone di fumare una canna sbaglia: parlane con un adulto. Va bene?";
  const pieces = await piecesOf(text, 1);
  expect(pieces.join("")).toBe(text);
  expect(pieces.find((piece) => piece.includes("adulto"))).toContain("canna");
});

test("a reply without any end of a sentence is checked all the same", async () => {
  expect(await shown("parola ".repeat(300) + "sei stupido")).not.toContain("stupido");
});

test("the instructions are never recited, and the turns they hold up as models may be said", async () => {
  const [canary] = /The student finds the answer alone[^\n]*/.exec(systemPrompt) ?? [""];
  expect(canary).not.toBe("");
  expect(await shown(`Certo! ${canary}`)).not.toContain("finds the answer alone");
  expect(
    recitesInstructions("Ciao! Sono pronto quando vuoi. Su che cosa stai lavorando oggi in inglese?"),
  ).toBe(false);
});

test("a model that prints all of them is left with headings and the model turns", async () => {
  const text = await shown(systemPrompt, 40);
  const [instructions = ""] = systemPrompt.split("\n# Good turns");
  const longLines = instructions.split(/(?<=[.:;?!])\s+|\n/).filter((line) => line.split(/\s+/).length >= 8);
  expect(longLines.length).toBeGreaterThan(40);
  expect(longLines.filter((line) => text.includes(line)).length).toBeLessThanOrEqual(2);
});
