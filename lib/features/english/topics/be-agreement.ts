import { atEachWord, grammarRule, matchWords } from "../rule";
import { opensClause, personOfPronoun, type Subject } from "../subject";
import type { Word } from "../words";

const right: Record<Subject["person"], { present: string; past: string; have: string }> = {
  I: { present: "am", past: "was", have: "have" },
  you: { present: "are", past: "were", have: "have" },
  plural: { present: "are", past: "were", have: "have" },
  third: { present: "is", past: "was", have: "has" },
};

/** "If I were you", "I wish she were here": right as they stand. */
const isUnreal = (words: Word[], at: number) =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => ["if", "wish", "though", "unless"].includes(lower));

function agreed(verb: string, person: Subject["person"]): string | undefined {
  if (/^(?:am|is|are)$/.test(verb)) return right[person].present;
  if (/^(?:isn't|aren't)$/.test(verb)) return person === "I" ? "am not" : `${right[person].present}n't`;
  if (/^(?:was|were)$/.test(verb)) return right[person].past;
  if (/^(?:wasn't|weren't)$/.test(verb)) return `${right[person].past}n't`;
  return verb === "has" ? right[person].have : undefined;
}

export const beAgreement = grammarRule({
  topic: "be-agreement",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const person = personOfPronoun(lower);
      const verb = words[at + 1];
      if (!person || !verb || verb.gap !== " " || !opensClause(words, at) || isUnreal(words, at))
        return undefined;
      const form = agreed(verb.lower, person);
      if (!form || form === verb.lower) return undefined;
      return matchWords(words, at, at + 1, `${words[at]?.text} ${form}`);
    }),
  explanation:
    "To be e to have cambiano con il soggetto: al presente ogni persona ha la sua forma, e al passato I, he, she e it vanno da una parte, you, we e they dall'altra.",
  hints: [
    "Soggetto e verbo vanno d'accordo qui?",
    "Ripassa mentalmente il verbo persona per persona: I…, you…, he/she/it…, we…, they…",
    "Tieni il tempo della frase e cambia solo la forma del verbo, guardando se il soggetto è singolare o plurale.",
  ],
  examples: [
    { wrong: "They was happy.", right: "They were happy." },
    { wrong: "You is my best friend.", right: "You are my best friend." },
    { wrong: "I has two brothers.", right: "I have two brothers." },
    { wrong: "We is in the garden.", right: "We are in the garden." },
    { wrong: "She are late.", right: "She is late." },
    { wrong: "We wasn't ready.", right: "We weren't ready." },
  ],
});
