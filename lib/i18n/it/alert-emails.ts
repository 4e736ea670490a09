import { atStart } from "./family-emails";
import { dayAndHour } from "./on-day";

/** Somebody to call: what stands for the number, and when it is the right one. */
type Line = { number: string; who: string; when: string };

const emergency: Line = { number: "112", who: "Emergenza", when: "se c’è pericolo adesso" };
const children: Line = {
  number: "114",
  who: "Emergenza Infanzia",
  when: "se un minore è in pericolo, giorno e notte, gratis",
};
const listening: Line = {
  number: "19696",
  who: "Telefono Azzurro",
  when: "consiglia anche i genitori, giorno e notte, gratis",
};

/** What a parent reads who may be frightened. Never a word of what was written. Subjects and previews tell a bystander nothing. */
export const alertEmails = {
  linesTitle: "Chi puoi chiamare",

  alert: {
    subject: "L’avviso che hai chiesto a English Coach",
    preview: "Leggilo adesso, in un posto tranquillo.",
    title: (name: string) => `${atStart(name)} potrebbe aver bisogno di te`,
    what: {
      "self-harm": (name: string, at: string) =>
        `Su English Coach, ${dayAndHour(at)}, ${name} ha scritto parole preoccupanti: forse pensa di farsi del male.`,
      grooming: (name: string, at: string) =>
        `Su English Coach, ${dayAndHour(at)}, ${name} ha scritto parole preoccupanti: forse un estraneo, online o di persona, chiede cose che non deve.`,
    },
    now: "Se c’è pericolo adesso, chiama subito il",
    mistake:
      "Potrebbe essere un errore: a leggere è un programma, non una persona. Le sue parole restano sue: chiedi tu, con calma.",
    todoTitle: "Che cosa fare adesso",
    todo: {
      "self-harm": [
        "Resta vicino. Se non sei lì, chiama subito chi può andarci.",
        "Chiedi con calma, anche in modo diretto: «Stai pensando di farti del male?» Chiederlo non mette l’idea in testa: aiuta a parlarne.",
        "Ascolta. Non sgridare e non dire che non è niente.",
        "Non togliere il telefono per punizione: chi si sente punito smette di parlare.",
        "Metti via medicine e oggetti con cui ci si può fare male.",
      ],
      grooming: [
        "Resta vicino e chiedi con calma: «C’è qualcuno che ti chiede foto, segreti o un incontro?»",
        "Ascolta. Di' subito che non è colpa sua, qualunque cosa sia successa. Non sgridare.",
        "Non togliere il telefono per punizione: chi si sente punito smette di parlare.",
        "Non cancellare i messaggi e chiama il 114.",
        "Non rispondere a quella persona, nemmeno per dire di smettere.",
      ],
    },
    lines: [emergency, children, listening],
    why: (name: string) => `Ricevi questa email perché hai chiesto gli avvisi su ${name}.`,
  },

  told: {
    subject: (name: string) => `${atStart(name)} vorrebbe parlare con te`,
    preview: "Leggi appena hai un momento tranquillo.",
    title: (name: string) => `${atStart(name)} ha bisogno di te`,
    what: (name: string) =>
      `${atStart(name)} vuole che tu sappia che sta passando un momento difficile. Su English Coach ha scelto «Dillo ai miei», e ci vuole coraggio.`,
    about: {
      eating: "Forse riguarda il cibo o il corpo.",
      bullying: "Forse qualcuno si comporta male, di persona o online.",
      distress: "Forse è tristezza, paura o un brutto pensiero.",
    },
    words: "Le sue parole non le riportiamo: te le dirà, quando vorrà.",
    todoTitle: "Come cominciare",
    begin:
      "Scegli un momento tranquillo. Basta poco: «Grazie di avermelo fatto sapere. Ti va di raccontarmi?»",
    listen: "Ascolta, anche se parla poco. Non sgridare e non cercare subito una soluzione.",
    later: "Se adesso non ne vuole parlare, di' che ci sei, e riprova domani.",
    todo: {
      eating:
        "Non parlare di peso, di aspetto o di quello che mangia: chiedi come sta. Poi senti il pediatra o il medico.",
      bullying:
        "Di' che non è colpa sua. Se ci sono messaggi, non cancellarli. Poi decidete insieme che cosa dire a scuola.",
      distress: "Se dura da qualche settimana, senti il pediatra o il medico.",
    },
    lines: [children, listening],
  },
};
