import { inventedPast } from "../lexicon/invented-pasts";
import type { Word } from "../lexicon/words";
import { hasOwnMeaning } from "../sentence/double-forms";
import { atEachWord, grammarRule, ofKind } from "../sentence/rule";
import { comesDone } from "./participles/comes-done";
import {
  askedWithBe,
  baseAfterBe,
  baseAfterModalBe,
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
        (hasOwnMeaning(words, at) ? [] : ofKind("invented", inventedForm(words, at))) ??
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
});
