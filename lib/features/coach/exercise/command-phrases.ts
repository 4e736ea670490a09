import { setOf } from "@/lib/features/english/lexicon/words";

/** What a student may wish of an exercise. */
export type Wished =
  | "show"
  | "back"
  | "example"
  | "contest"
  | "answer"
  | "end"
  | "restart"
  | "count"
  | "skip"
  | "why"
  | "help";

const listOf = (text: string) => text.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));

/** Each wish by the phrases that say it, words by their beginnings; the first that is met counts. */
export const phrases: readonly [Wished, readonly string[]][] = [
  [
    "show",
    listOf(`fatto, quale frase, che frase, qual e la frase, qual era la frase, a che numero, a quale numero, quale
      numero, che numero, a che frase, a quale frase, ripeti, ripetere, ridimm, rileggi, riscrivi, riscrivim, dove
      siamo, dove eravamo, dove ero, dove sono, opzioni, le scelte, scegliere, options, repeat, le possibilita, tra cosa scegl, tra
      cosa devo scegl, fammi vedere, fammi rivedere, fammela vedere, fammela rivedere, mostra, rivedere,
      non vedo la frase, non la vedo, non la leggo, non si legge, non compare, dov e finita, rimand, ridammel, me la
      scrivi, me la mostri, qual e la domanda, qual era la domanda, quale devo, quale faccio, quale dobbiamo, quale facciamo, cosa devo
      completare, cosa dovevo, e ora, e adesso, adesso cosa, ora cosa, ora che si fa, adesso che si
      fa`),
  ],
  [
    "back",
    listOf(`indietro, go back, previous, quella di prima, quella prima, la precedente, alla precedente, la frase precedente, la
      frase prima`),
  ],
  ["example", listOf("esempi, frase simile, una simile, un modello, example")],
  [
    "contest",
    listOf(`e giust, era giust, va bene cos, va bene inv, e corrett, ho ragione, non e sbagliat, la prof dice,
      il prof dice, il libro dice, sono sicur, hai sbagliato, ti sbagli, sei sicur`),
  ],
  [
    "answer",
    listOf(`dimmel, dimmi, dammel, dammi, damm, fallo tu, falla tu, fammel, fammi, fai tu, risolvi, scrivi tu,
      scrivila tu, scrivimel, completal, completa tu, la risposta, le risposte, la soluzione, le
      soluzioni, qual e, me la dici, mi dici, dai solo, dai almeno, voglio la risp, voglio la sol, falle tu, falli tu, give me,
      tell me, the answer`),
  ],
  [
    "end",
    listOf(`lascia perdere, lasciamo perdere, lascia stare, lasciamo stare, basta, smett, non voglio, non ho
      voglia, non ho piu voglia, non mi va, chiudiamo, stop, abbandon, annulla, cambiamo argomento,
      cambiamo esercizio, facciamo altro, fine esercizio, finiamola`),
  ],
  ["restart", listOf(`ricominci, da capo, dall inizio, da zero, ripartiamo, rifacciamo tutto, rifacciamolo`)],
  [
    "count",
    listOf(`quante, quanti, finit, fine, manca, mancano, a che punto, come sto andando, punteggio, riassunto,
      quanto manca, abbiamo finito, ce ne sono ancora, quanto ho fatto, com e andata, cosa resta, abbiamo
      fatto tutt, quali ho, quali mi, sto andando, vado bene, sto facendo bene, come vado`),
  ],
  [
    "skip",
    listOf(`salt, passa avanti, passiamo avanti, passo, passa, passiamo, avanti, prossima, successiva, next,
      skip, un altra, un altro, quella dopo, dopo, la lascio, lascio, lasciamola, lasciamo, cambia frase, cambiamo
      frase, vai avanti, andiamo oltre`),
  ],
  [
    "why",
    listOf(`don t understand, do not understand, don t get, perche, come mai, spieg, non capisco, non ho capito, non le ho capit, non l ho capit, non li ho capit, non capito, non si capisce, non mi e chiaro,
      che regola, qual e la regola, la regola, in che senso, cioe, cosa c e di sbagliato, dove ho
      sbagliato, dov e l errore, cosa ho sbagliato, cosa non va, why`),
  ],
  [
    "help",
    listOf(`what do i, what should i, how do i, aiut, help, indizio, suggeri, hint, boh, bo, mah, non lo so, non so, non la so, idk, idea, come si
      fa, come faccio, come devo, cosa devo, che devo, cosa faccio, da dove, non mi viene, non ricordo,
      non mi ricordo, difficile, non ci riesco, bloccat, non saprei, un altro indizio, mi arrendo, non ci
      arrivo, i don t know`),
  ],
];

/** English words that are a wish only as they stand: "stopped" is none. */
export const wholeWords = setOf("stop next skip hint help why");

/** What may stand around a wish without changing it. */
export const around = setOf(
  `ok okay va bene dai allora ora adesso e ma eh oh ah boh mah uff uffa no si scusa scusi coach prof ciao per favore please
  perfavore un una uno il lo la le i gli l di del della da in su a al alla che mi ti ci si me te ne non lo piu ancora
  questa questo quella quello questi queste frase frasi esercizio domanda numero cosi tu io te lei proprio davvero
  molto troppo tanto poco po solo anche poi gia subito e ho ha hai abbiamo sono sei posso puoi possiamo puo vorrei voglio
  secondo me te parte tutto tutti tutte tutta risposta soluzione giusta giusto corretta corretto sbagliata sbagliato
  errore regola verbo spazio parola se come cosa dove quale quando con invece comunque bene male meglio fare fatto faccio
  facciamo fa fai fatta fatte era e stata stato stavo c qua qui li prof libro dice grazie the it answer don know t
  so sa saprei capire capito capisco spiegare dire detto scritto scrivere mette metto mettere inglese compito compiti volta giuro
  siamo eravamo ero devo dobbiamo dovevo completare numeri quali altra altre stata ci sta
  erano torna torniamo tornare vai vado andiamo andare passiamo can could i you we one number please go fatto saltare oggi domani altro altri momento have understand to do avere`,
);
