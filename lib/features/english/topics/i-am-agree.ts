import { atEachWord, grammarRule, matchWords, textOf } from "../rule";
import type { Word } from "../words";

const negativeOf = (subject: string) => (/^(?:he|she|it)$/i.test(subject) ? "doesn't" : "don't");
const verbOf = (subject: string) => (/^(?:he|she|it)$/i.test(subject) ? "agrees" : "agree");

const contracted = /^(i|you|he|she|it|we|they)'(?:m|re|s)$/;
const pronoun = /^(?:i|you|he|she|it|we|they)$/;
const be = /^(?:am|is|are)$/;

function find(words: Word[], at: number) {
  const back = (steps: number) => words[at - steps]?.lower ?? "";
  const isNegated = back(1) === "not" || /^(?:isn't|aren't)$/.test(back(1));
  const be1 = back(1) === "not" ? 2 : 1;
  const contraction = contracted.exec(back(be1));
  if (contraction) {
    const subject = words[at - be1]?.text.slice(0, contraction[1]?.length) ?? "";
    return matchWords(
      words,
      at - be1,
      at,
      isNegated ? `${subject} ${negativeOf(subject)} agree` : `${subject} ${verbOf(subject)}`,
    );
  }
  const isStatement =
    (be.test(back(be1)) || /^(?:isn't|aren't)$/.test(back(1))) && pronoun.test(back(be1 + 1));
  if (isStatement) {
    const subject = textOf(words, at - be1 - 1, at - be1 - 1);
    const verb = isNegated ? `${negativeOf(subject)} agree` : verbOf(subject);
    return matchWords(words, at - be1 - 1, at, `${subject} ${verb}`);
  }
  if (be.test(back(2)) && pronoun.test(back(1)))
    return matchWords(
      words,
      at - 2,
      at,
      `${verbOf(back(1)) === "agrees" ? "does" : "do"} ${words[at - 1]?.text} agree`,
    );
  return undefined;
}

export const iAmAgree = grammarRule({
  topic: "i-am-agree",
  find: ({ words }) => atEachWord(words, (lower, at) => (lower === "agree" ? find(words, at) : undefined)),
  explanation:
    '"Essere d\'accordo" in inglese è un verbo solo, agree: si coniuga come like o play, quindi non vuole il verbo essere, e negazioni e domande si fanno con do e does.',
  hints: [
    'In italiano si dice "essere d\'accordo": quanti verbi servono in inglese?',
    "Agree è già un verbo intero, come like o play: non ha bisogno di un altro verbo accanto.",
    "Elimina il verbo essere; se la frase è negativa o è una domanda, usa l'aiutante del presente.",
  ],
  examples: [
    { wrong: "I am agree with you.", right: "I agree with you." },
    { wrong: "I'm not agree.", right: "I don't agree." },
    { wrong: "She is agree with us.", right: "She agrees with us." },
    { wrong: "Are you agree?", right: "Do you agree?" },
    { wrong: "We are not agree with them.", right: "We don't agree with them." },
    { wrong: "They're agree with me.", right: "They agree with me." },
  ],
});
