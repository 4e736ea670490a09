import { helpTitle } from "./help-link";

type Line = { when: string; chat?: { label: string; href: string } };

/** By the numbers of `safety.numbers`. */
const lines: Record<string, Line> = {
  "19696": {
    when: "Se c’è qualcosa che ti fa stare male. Ti ascolta una persona preparata, con calma.",
    chat: { label: "Chat su azzurro.it", href: "https://azzurro.it" },
  },
  "114": {
    when: "Se qualcuno fa del male o mette paura a te o a chi conosci, anche online.",
    chat: { label: "Chat su 114.it", href: "https://www.114.it" },
  },
  "112": {
    when: "Se c’è pericolo adesso. Rispondono sempre e possono mandare aiuto.",
  },
};

/**
 * Whom a child can talk to, in words for ten-year-olds. No question and no blame. No words send a child to its parents:
 * it may be they who do harm.
 */
export const help = {
  title: helpTitle,
  back: "Torna all’app",
  heading: "C’è chi ti ascolta",
  lead: "Se qualcosa ti pesa o ti fa paura, non devi tenerlo per te. Conta anche se ti sembra piccolo.",
  promise: "Chiedere aiuto è sempre giusto.",
  linesTitle: "Chiama o scrivi",
  linesText: "Al telefono rispondono giorno e notte, gratis.",
  lines,
  call: (number: string) => `Chiama il ${number}`,
  adult: {
    title: "Un adulto di cui ti fidi",
    text: "Scegli una persona che ti fa sentire al sicuro: un’insegnante, una zia, un nonno, il dottore. Se la prima non ti capisce, prova con un’altra.",
    sentencesTitle: "Per cominciare basta una frase. Puoi dirla a voce, o copiarla in un messaggio.",
    sentences: [
      "Posso parlarti di una cosa?",
      "Mi è successa una cosa e faccio fatica a dirla.",
      "Ho bisogno di aiuto. Mi ascolti fino alla fine?",
    ],
    copy: "Copia",
    copied: "Copiata",
  },
  school: {
    title: "A scuola",
    text: "In molte scuole c’è lo sportello d’ascolto: una psicologa o uno psicologo con cui parlare, non solo di scuola. Un’insegnante sa dirti come funziona.",
  },
  /** On the profile. */
  card: {
    text: "Se qualcosa ti pesa, c’è chi ti ascolta, giorno e notte.",
    link: "Con chi puoi parlare",
  },
};
