import { withoutGreeting } from "../sentence/clause-openings";
import { afterComma } from "./missing-subject/comma-splice";
import { afterConnector, afterOpinion } from "./missing-subject/joined-clause";
import { afterFronted } from "./missing-subject/fronted-clause";
import { atSentenceStart, weatherVerb } from "./missing-subject/sentence-start";
import { askedWhy } from "./missing-subject/asked-without-subject";
import { doubleSubject } from "./missing-subject/double-subject";
import { verbBeforeSubject } from "./missing-subject/verb-before-subject";
import { missingIt } from "./missing-subject/missing-it";
import { grammarRule, ofKind, textOf } from "../sentence/rule";
import type { Sentence } from "../sentence/language";

/** Who writes a diary rightly leaves "I" out. */
const isDiary = ([first]: Sentence[]) =>
  first !== undefined && /^dear diary$/.test(textOf(first.words, 0, 1).toLowerCase());

/** "He said it “was not so easy”": the quotation goes on with the sentence around it. */
function goesOnQuoted({ words: [first] }: Sentence, before: Sentence | undefined): boolean {
  if (!first || !/^\p{Ll}/u.test(first.text) || !/^(?:,? |\s?–\s)?["“«‘'(]$|^\s?…\s?$/.test(first.gap))
    return false;
  const last = before?.words.at(-1);
  return last !== undefined && last.end + first.gap.length === first.start;
}

/** "Which, unfortunately, was true": the subject stands before the adverb. */
function hasRelative({ words }: Sentence, start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  return (
    (words[at - 1]?.lower ?? "").endsWith("ly") && /^(?:which|who|that)$/.test(words[at - 2]?.lower ?? "")
  );
}

export const missingSubject = grammarRule({
  topic: "missing-subject",
  find: (whole, at, all) => {
    // After a quotation that is closed, a question mark asks about the quotation.
    const isOutside = whole.isQuestion && whole.isClosed;
    const own = isOutside ? { ...whole, isQuestion: false, hasStop: false } : whole;
    const sentence = withoutGreeting(own);
    const found = [
      ...(ofKind("after", verbBeforeSubject(sentence.words)) ?? []),
      ...(isDiary(all) || goesOnQuoted(whole, all[at - 1]) ? [] : atSentenceStart(sentence)),
      ...afterConnector(sentence),
      ...afterOpinion(sentence),
      ...afterFronted(sentence),
      ...afterComma(sentence),
      ...askedWhy(sentence),
      ...weatherVerb(sentence),
      ...missingIt(sentence.words),
      ...(ofKind("twice", doubleSubject(sentence.words)) ?? []),
    ];
    return found.filter(({ start }) => !hasRelative(sentence, start));
  },
  explanation:
    "In italiano il soggetto si può sottintendere, in inglese no: ogni verbo vuole il suo, anche quando si parla del tempo o di una cosa già nominata.",
  hints: [
    "Prova a chiederti: chi o che cosa fa l'azione in questo punto?",
    "In italiano il soggetto può restare nascosto; in inglese deve vedersi sempre.",
    "Vicino a questo verbo manca un pronome: scegli quello adatto a ciò di cui parli.",
  ],
  kinds: {
    after: {
      explanation:
        "In italiano il soggetto può venire dopo il verbo («quando arrivò mio padre»); in inglese, se non è una domanda, viene prima.",
      hints: [
        "Dov'è il soggetto di questo verbo?",
        "In inglese prima si dice chi, poi che cosa fa.",
        "Scambia di posto il verbo e il suo soggetto.",
      ],
    },
    twice: {
      explanation:
        "Il soggetto si dice una volta sola: se c'è già un nome, oppure who, il pronome davanti al verbo è di troppo.",
      hints: [
        "Quante volte hai detto chi fa l'azione?",
        "Il nome, o who, è già il soggetto del verbo.",
        "Togli il pronome che ripete il soggetto.",
      ],
    },
  },
});
