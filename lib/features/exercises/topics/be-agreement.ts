import { beChoice, beGap, beOrder, beTranslation } from "../be-makers";
import type { TopicContent } from "../draft";

export const beAgreement: TopicContent = {
  topic: "be-agreement",
  explanation:
    "Il verbo be cambia con il soggetto: I am, you are, he, she, it is, we, you, they are; al passato was con I, he, she, it e were con gli altri. Due persone insieme contano come they.",
  hints: [
    "Quante persone sono? Metti un pronome al posto del soggetto.",
    "Guarda anche quando: presente e passato di be sono due serie diverse.",
    "Ripeti la coniugazione di be a partire da I e fermati sul pronome che hai trovato.",
  ],
  twins: [
    "The shops are closed on Mondays.",
    "Paola was in Madrid in August.",
    "The cats were under the bed.",
    "It is cold in January.",
    "Is the museum open today?",
    "Were the shops busy in July?",
    "The water isn't warm.",
    "The lights weren't on.",
  ],
  makers: [
    beChoice({ levels: [1, 2], tense: "present-simple" }),
    beChoice({ levels: [1, 2], tense: "past-simple" }),
    beGap({ levels: [1, 2], tense: "present-simple" }),
    beGap({ levels: [2, 3], tense: "past-simple" }),
    beGap({ levels: [3], tense: "present-simple", form: "negative" }),
    beGap({ levels: [3], tense: "past-simple", form: "question" }),
    beOrder({ levels: [1, 2], tense: "present-simple" }),
    beOrder({ levels: [2, 3], tense: "past-simple" }),
    beTranslation({ levels: [1, 2], tense: "present-simple" }),
    beTranslation({ levels: [3], tense: "past-simple" }),
    beTranslation({ levels: [3], tense: "present-simple", form: "negative" }),
  ],
};
