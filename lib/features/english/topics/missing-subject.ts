import { withoutGreeting } from "../sentence/clause-openings";
import { afterComma } from "./missing-subject/comma-splice";
import { afterConnector, afterOpinion } from "./missing-subject/joined-clause";
import { afterFronted } from "./missing-subject/fronted-clause";
import { atSentenceStart, weatherVerb } from "./missing-subject/sentence-start";
import { askedWhy } from "./missing-subject/asked-without-subject";
import { grammarRule, textOf } from "../sentence/rule";
import type { Sentence } from "../sentence/language";

/** Who writes a diary rightly leaves "I" out. */
const isDiary = ([first]: Sentence[]) =>
  first !== undefined && /^dear diary$/.test(textOf(first.words, 0, 1).toLowerCase());

export const missingSubject = grammarRule({
  topic: "missing-subject",
  find: (whole, _at, all) => {
    // After a quotation that is closed, a question mark asks about the quotation.
    const isOutside = whole.isQuestion && whole.isClosed;
    const own = isOutside ? { ...whole, isQuestion: false, hasStop: false } : whole;
    const sentence = withoutGreeting(own);
    return [
      ...(isDiary(all) ? [] : atSentenceStart(sentence)),
      ...afterConnector(sentence),
      ...afterOpinion(sentence),
      ...afterFronted(sentence),
      ...afterComma(sentence),
      ...askedWhy(sentence),
      ...weatherVerb(sentence),
    ];
  },
  explanation:
    "In italiano il soggetto si può sottintendere, in inglese no: ogni verbo vuole il suo, anche quando si parla del tempo o di una cosa già nominata.",
  hints: [
    "Prova a chiederti: chi o che cosa fa l'azione in questo punto?",
    "In italiano il soggetto può restare nascosto; in inglese deve vedersi sempre.",
    "Vicino a questo verbo manca un pronome: scegli quello adatto a ciò di cui parli.",
  ],
  examples: [
    { wrong: "Is raining.", right: "It is raining." },
    { wrong: "Is very cold today.", right: "It is very cold today." },
    { wrong: "Is my friend.", right: "He is my friend." },
    { wrong: "I like this book because is funny.", right: "I like this book because it is funny." },
    { wrong: "Is important to study.", right: "It is important to study." },
    { wrong: "I think is difficult.", right: "I think it is difficult." },
    { wrong: "I like dogs because are friendly.", right: "I like dogs because they are friendly." },
    { wrong: "For us is important to win.", right: "For us it is important to win." },
    { wrong: "When rains, I stay at home.", right: "When it rains, I stay at home." },
    { wrong: "Is possible to see the museum?", right: "Is it possible to see the museum?" },
    { wrong: "I love skiing but is expensive.", right: "I love skiing but it is expensive." },
    { wrong: "When am hungry, I eat an apple.", right: "When I am hungry, I eat an apple." },
    { wrong: "Usually play tennis with my uncle.", right: "Usually I play tennis with my uncle." },
    { wrong: "On Friday went to a concert.", right: "On Friday I went to a concert." },
    { wrong: "My mum says is dangerous.", right: "My mum says it is dangerous." },
  ],
});
