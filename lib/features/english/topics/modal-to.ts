import { verbAfter } from "../sentence/after-auxiliary";
import { isModalNoun } from "../sentence/modal-noun";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isBase, isModal } from "../lexicon/verbs";
import { isInfinitive } from "../lexicon/vocabulary";
import { setOf } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

/** "I do all I can to help", "as fast as he could to win": what follows is the purpose. */
const doesWhatItCan = setOf("all everything anything whatever best much hard fast well");

function findAt(sentence: Sentence, at: number): Match[] | undefined {
  const { words } = sentence;
  const to = verbAfter(sentence, at);
  const verb = words[(to ?? 0) + 1];
  if (to === undefined || words[to]?.lower !== "to" || verb?.gap !== " " || isModalNoun(sentence, at))
    return undefined;
  if (!(isBase(verb.lower) || verb.lower === "be" || isInfinitive(verb.lower))) return undefined;
  if (words[at - 2]?.lower === "what") return undefined;
  if (words.slice(Math.max(0, at - 4), at).some(({ lower }) => doesWhatItCan.has(lower))) return undefined;
  return matchWords(words, at, to + 1, `${textOf(words, at, to - 1)} ${verb.text}`);
}

export const modalTo = grammarRule({
  topic: "modal-to",
  find: (sentence) =>
    atEachWord(sentence.words, (lower, at) => (isModal(lower) ? findAt(sentence, at) : undefined)),
  explanation:
    "I verbi modali (can, must, should, will, may) si attaccano direttamente alla forma base del verbo: in mezzo non va nulla.",
  hints: [
    "Che cosa c'è tra il verbo modale e il verbo che lo segue, e serve davvero?",
    "Can, must, should e will non fanno come want: non hanno bisogno di una parolina di mezzo.",
    "Togli la parolina tra il modale e il verbo: devono stare attaccati.",
  ],
});
