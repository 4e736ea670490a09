import { keepFit } from "./fit-reply";
import { recitesInstructions } from "./prompt-leak";
import { systemPrompt } from "../prompt/system-prompt";

async function shown(text: string, size = 7) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  let all = "";
  for await (const piece of keepFit(pieces(), "Restiamo sul tuo inglese.")) all += piece;
  return all;
}

test("what is fit passes unchanged, however it is cut into pieces", async () => {
  const text = "Guarda «She don't like»! Chi compie l'azione?\nPensaci con calma.";
  for (const size of [1, 3, 50, 500]) expect(await shown(text, size)).toBe(text);
});

test("the first unfit sentence is replaced, any further one left out", async () => {
  expect(await shown("Ciao! Sei stupido. Qual è il tuo numero di telefono? Che verbo è?")).toBe(
    "Ciao! Restiamo sul tuo inglese. Che verbo è?",
  );
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
