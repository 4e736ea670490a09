import { helpsAlone, isFitForChildren } from "@/lib/features/safety/is-fit-for-children";
import { mayBeginUnfit } from "@/lib/features/safety/begins-unfit";
import { drugsAndWeapons } from "@/lib/features/safety/unfit/drugs-weapons";
import { hate } from "@/lib/features/safety/unfit/hate";
import { care, courtship, unfit } from "@/lib/features/safety/unfit/of-a-coach";
import { sexual } from "@/lib/features/safety/unfit/sexual";
import { Random } from "@/tests/support/random";
import { textOfRule } from "@/tests/support/rule-texts";
import { keepFit } from "./fit-reply";
import { recitesInstructions } from "./prompt-leak";
import { systemPrompt } from "../prompt/system-prompt";

/** No list of a rule is longer than this. */
const variants = 64;
const replacements = { unfit: "Restiamo sul tuo inglese.", care: "Parlane con un adulto." };
const instead = /Restiamo sul tuo inglese\.|Parlane con un adulto\./;

const isFit = (text: string) => isFitForChildren(text) && !helpsAlone(text) && !recitesInstructions(text);
const rules = [...sexual, ...hate, ...unfit, ...drugsAndWeapons, ...courtship, ...care];
const textsOf = (rule: string) =>
  [...new Set(Array.from({ length: variants }, (_, variant) => textOfRule(rule, variant)))].filter(
    (text) => !isFit(text),
  );
const texts = rules.map(textsOf);

async function shown(text: string, cuts: readonly number[]): Promise<string> {
  async function* pieces() {
    let from = 0;
    for (const cut of [...cuts, text.length]) {
      yield text.slice(from, cut);
      from = cut;
    }
  }
  let all = "";
  for await (const piece of keepFit(pieces(), replacements)) all += piece;
  return all;
}

/** The words of a sentence before the one that makes it unfit. */
function fitPart(sentence: string, words = /(?<!\S)\S+/g): string {
  const ends = [...sentence.matchAll(words)].map(({ 0: word, index }) => index + word.length);
  const end = ends.findIndex((at) => !isFit(sentence.slice(0, at)));
  return sentence.slice(0, ends[end - 1] ?? 0);
}

/** Every letter by itself, and some other ways. */
function cutsOf(text: string, random: Random): number[][] {
  const all = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
  const some = [0.1, 0.4].map((chance) => all.filter(() => random.chance(chance)));
  return [all, ...some];
}

test("each rule stands for texts that are not fit", () => {
  expect(rules.filter((_, at) => texts[at]?.length === 0)).toEqual([]);
  expect(texts.flat().length).toBeGreaterThan(2500);
});

test("no letter of the word that makes a text unfit counts as harmless, wherever the word is cut", () => {
  const harmless = texts.flat().filter((text) => {
    const begun = fitPart(text);
    const [word = ""] = /\S+/.exec(text.slice(begun.length)) ?? [];
    const ways = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
    return !ways.every((way) => mayBeginUnfit(way, begun === ""));
  });
  expect(harmless).toEqual([]);
});

test.each([
  ["alone", "", "."],
  ["inside a sentence", "Quando leggi ", " prova ancora."],
  ["between sentences", "Ciao! ", ". Che verbo serve?"],
])(
  "of what is unfit, %s, nothing leaves from the word on that makes it so, however it is cut",
  async (_, before, after) => {
    const random = new Random(48);
    for (const text of texts.map((some) => random.pick(some))) {
      const whole = `${before}${text}${after}`;
      const atOnce = await shown(whole, []);
      const [sentence = ""] = /(?:^|(?<=! ))[^!?]*?\.(?= |$)/.exec(whole) ?? [];
      for (const cuts of cutsOf(whole, random)) {
        const said = await shown(whole, cuts);
        if (said === atOnce) continue;
        const at = said.search(instead);
        const begun = said.slice(0, at).replace(/… $/, "").slice(whole.indexOf(sentence));
        expect([text, said.slice(0, whole.indexOf(sentence)) + said.slice(at)]).toEqual([text, atOnce]);
        expect(fitPart(sentence).startsWith(begun.trimEnd())).toBe(true);
      }
    }
  },
);

test("of the instructions nothing leaves from the word on that makes it a recital", async () => {
  const random = new Random(49);
  const [instructions = ""] = systemPrompt.split("\n# Good turns");
  const lines = instructions.split("\n").filter((line) => recitesInstructions(line));
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines.slice(0, 40)) {
    const [sentence = ""] = /^.*?(?:[.!?…]["»”’')*_]*(?=\s)|$)/.exec(line) ?? [];
    if (isFit(sentence)) continue;
    for (const cuts of cutsOf(sentence, random)) {
      const said = await shown(sentence, cuts);
      const begun = said.slice(0, said.search(instead)).replace(/… $/, "");
      expect(fitPart(sentence, /[\p{L}\p{N}]+/gu).startsWith(begun.trimEnd())).toBe(true);
    }
  }
});

test.each([
  "Giusto, e non sei scema: qui sono due parole.\n\n- Guarda **went**!",
  "L'azione è finita ieri, quindi «I went» dell'altra volta va bene. Che cos'è un'arancia?",
  "Chi ti propone di fumare una canna sbaglia: parlane con un adulto. Va bene?",
  "You aren't stupid, and I'd say it isn't wrong: 25 o 3rd? Noi, però, no… 😀 Æpo",
])("what is fit is the same however it is cut: %s", async (text) => {
  const random = new Random(50);
  for (let round = 0; round < 20; round += 1)
    for (const cuts of cutsOf(text, random)) expect(await shown(text, cuts)).toBe(text);
});
