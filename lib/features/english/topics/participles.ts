import { inventedPast } from "../lexicon/invented-pasts";
import type { Word } from "../lexicon/words";
import { atEachWord, grammarRule, ofKind } from "../sentence/rule";
import {
  askedWithBe,
  baseAfterBe,
  baseAfterModalBe,
  comesDone,
  beBeforePast,
  madeByBase,
  bornWithoutBe,
  movedWithBe,
  wrongPassive,
} from "./participles/passive";
import { wrongParticiple } from "./participles/perfect";

/** "Have buyed", "was eated": have or be is there, the form is no verb's. */
const inventedForm = (words: Word[], at: number) =>
  inventedPast(words[at]?.lower ?? "") === undefined
    ? undefined
    : (wrongParticiple(words, at) ?? wrongPassive(words, at));

export const participles = grammarRule({
  topic: "participles",
  find: ({ words, isQuestion }) =>
    atEachWord(
      words,
      (_, at) =>
        ofKind("invented", inventedForm(words, at)) ??
        wrongParticiple(words, at) ??
        ofKind(
          "form",
          wrongPassive(words, at) ??
            baseAfterBe(words, at) ??
            baseAfterModalBe(words, at) ??
            madeByBase(words, at),
        ) ??
        ofKind("passive", comesDone(words, at) ?? bornWithoutBe(words, at)) ??
        ofKind(
          "essere",
          movedWithBe(words, at) ??
            beBeforePast(words, at) ??
            (isQuestion ? askedWithBe(words, at) : undefined),
        ),
    ),
  explanation:
    "Dopo have, has e had ci vuole il participio passato, cioè la terza colonna della tabella dei verbi irregolari (con i verbi regolari finisce in -ed).",
  hints: [
    "Quale delle tre forme di questo verbo va con have?",
    "Con l'ausiliare have non va né la forma base né quella del past simple.",
    "Guarda la terza colonna dei verbi irregolari, oppure aggiungi -ed se il verbo è regolare.",
  ],
  kinds: {
    invented: {
      explanation:
        "I verbi irregolari non prendono -ed: dopo have, e dopo to be nel passivo, vogliono il loro participio, la terza colonna della tabella.",
      hints: [
        "Questo verbo è regolare o irregolare?",
        "Quello che sta davanti va bene; con gli irregolari, però, non basta aggiungere -ed.",
        "Cerca il verbo nella tabella degli irregolari: qui ti serve la terza colonna.",
      ],
    },
    form: {
      explanation:
        "Il passivo (essere fatto, essere scritto) si fa con to be e il participio passato, la terza colonna dei verbi irregolari: la forma base e quella del past simple non vanno.",
      hints: [
        "Hai già messo to be: quale delle tre forme del verbo gli va dietro?",
        "Al soggetto succede qualcosa: dopo to be ci vuole il participio, e questo non lo è.",
        "Controlla la terza colonna del verbo, oppure aggiungi -ed se è regolare.",
      ],
    },
    passive: {
      explanation:
        "Il passivo (essere fatto, essere scritto, essere nato) si fa con to be e il participio passato, la terza colonna dei verbi irregolari.",
      hints: [
        "Chi è il soggetto: fa qualcosa, oppure gli succede qualcosa?",
        "È una frase passiva: servono insieme una forma di to be e un participio.",
        "Controlla la terza colonna del verbo, e che to be non manchi.",
      ],
    },
    essere: {
      explanation:
        'L\'italiano dice "è arrivato", "è morto", "è successo" con essere. In inglese questi verbi non prendono to be: nel racconto basta il past simple, e nel present perfect l\'ausiliare è have.',
      hints: [
        "Hai usato to be come ausiliare, come in italiano: l'inglese fa lo stesso?",
        "In inglese to be davanti a questi verbi non ci sta.",
        "Per un fatto passato basta il past simple del verbo; per il present perfect l'ausiliare è have.",
      ],
    },
  },
  examples: [
    { wrong: "I have wrote to you twice.", right: "I have written to you twice." },
    { wrong: "Someone had stole everything.", right: "Someone had stolen everything." },
    { wrong: "We haven't understand the exercise.", right: "We haven't understood the exercise." },
    { wrong: "You should have study more.", right: "You should have studied more." },
    { wrong: "The book was wrote by an Irish author.", right: "The book was written by an Irish author." },
    { wrong: "Each student will be gave a bottle.", right: "Each student will be given a bottle." },
    { wrong: "The cake was eated by my dog.", right: "The cake was eaten by my dog." },
    { wrong: "My cat is call Fufi.", right: "My cat is called Fufi." },
    { wrong: "Plastic bags should be avoid.", right: "Plastic bags should be avoided." },
    { wrong: "My grandfather born in Bari.", right: "My grandfather was born in Bari." },
    { wrong: "When I am arrived, everybody was there.", right: "When I arrived, everybody was there." },
    { wrong: "I don't know what is happened.", right: "I don't know what happened." },
    { wrong: "Is the match already begun?", right: "Has the match already begun?" },
  ],
});
