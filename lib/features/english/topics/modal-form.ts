import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import { baseOfPast, baseOfThird, hasSamePast, isBase, isModal } from "../verbs";

const nounSigns = new Set("a an the my your his her our their free strong no of good this that".split(" "));
const subjects = new Set("i you he she it we they".split(" "));

function baseAfterModal(verb: string | undefined): string | undefined {
  if (!verb || isBase(verb)) return undefined;
  if (/^(?:am|is|are)$/.test(verb)) return "be";
  const base = baseOfThird(verb) ?? baseOfPast(verb);
  return base && base !== "be" && !hasSamePast(base) ? base : undefined;
}

export const modalForm = grammarRule({
  topic: "modal-form",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      if (
        !isModal(lower) ||
        at === 0 ||
        nounSigns.has(words[at - 1]?.lower ?? "") ||
        words[at]?.text === "May"
      ) {
        if (at !== 0 || !subjects.has(words[1]?.lower ?? "") || !isModal(lower)) return undefined;
      }
      const next = words[at + 1]?.lower ?? "";
      const isAside = next === "not" || (subjects.has(next) && words[at]?.lower !== "will");
      const verb = isAside ? at + 2 : at + 1;
      const base = baseAfterModal(words[verb]?.lower);
      if (!base || words.slice(at + 1, verb + 1).some(({ gap }) => gap.trim())) return undefined;
      return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${base}`);
    }),
  explanation:
    "Dopo un verbo modale (can, must, should, will, may) il verbo resta sempre nella forma base: niente -s, niente -ed, niente passato.",
  hints: [
    "Che forma ha il verbo che viene subito dopo il modale?",
    "Dopo can, must, should e will il verbo non cambia mai, qualunque sia il soggetto.",
    "Riporta il verbo dopo il modale alla forma del dizionario.",
  ],
  examples: [
    { wrong: "She can swims very well.", right: "She can swim very well." },
    { wrong: "He must goes home.", right: "He must go home." },
    { wrong: "I couldn't went to the party.", right: "I couldn't go to the party." },
    { wrong: "My dad will comes tomorrow.", right: "My dad will come tomorrow." },
    { wrong: "It should works now.", right: "It should work now." },
    { wrong: "They can is late.", right: "They can be late." },
    { wrong: "Can she plays the piano?", right: "Can she play the piano?" },
  ],
});
