import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import { isBase, isModal } from "../verbs";

const subjects = new Set("i you he she it we they".split(" "));
/** "A can to open", "the will to win": nouns. */
const nounSigns = new Set("a an the my your his her our their free strong no of good this that".split(" "));

export const modalTo = grammarRule({
  topic: "modal-to",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      if (!isModal(lower) || nounSigns.has(words[at - 1]?.lower ?? "") || words[at]?.text === "May")
        return undefined;
      const isAside = subjects.has(words[at + 1]?.lower ?? "") || words[at + 1]?.lower === "not";
      const to = isAside ? at + 2 : at + 1;
      const verb = words[to + 1];
      if (words[to]?.lower !== "to" || !verb || !(isBase(verb.lower) || verb.lower === "be"))
        return undefined;
      if (words[to]?.gap.trim() || verb.gap.trim()) return undefined;
      return matchWords(words, at, to + 1, `${textOf(words, at, to - 1)} ${verb.text}`);
    }),
  explanation:
    "I verbi modali (can, must, should, will, may) si attaccano direttamente alla forma base del verbo: in mezzo non va nulla.",
  hints: [
    "Che cosa c'è tra il verbo modale e il verbo che lo segue, e serve davvero?",
    "Can, must, should e will non fanno come want: non hanno bisogno di una parolina di mezzo.",
    "Togli la parolina tra il modale e il verbo: devono stare attaccati.",
  ],
  examples: [
    { wrong: "She can to swim.", right: "She can swim." },
    { wrong: "You must to study more.", right: "You must study more." },
    { wrong: "Can I to drink some water?", right: "Can I drink some water?" },
    { wrong: "We should to help them.", right: "We should help them." },
    { wrong: "I can't to come tonight.", right: "I can't come tonight." },
    { wrong: "They will to be late.", right: "They will be late." },
  ],
});
