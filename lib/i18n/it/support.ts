/**
 * What stands in place of the lesson for somebody who needs help, by what weighs on them. No question, no blame, nothing of
 * English or of mistakes. Of harm by others no words send a child to its parents: it may be they who do it.
 */
const lines =
  "Giorno e notte puoi chiamare gratis il **19696** (Telefono Azzurro) o il **114** (Emergenza Infanzia). Se c’è pericolo adesso, chiama il **112**.";
const machine = "Io sono solo un programma, ma ci sono persone vere che possono aiutarti.";

export const support = {
  crisis: {
    "self-harm": [
      `Grazie di averlo scritto: ci vuole coraggio. Quello che senti è importante, e non è colpa tua. ${machine}\n\n**Vai adesso da un adulto di cui ti fidi e diglielo**, anche solo facendogli leggere quello che hai scritto.\n\n${lines}`,
      `Mi dispiace tanto che tu stia così male. Un dolore così grande può pesare meno, con qualcuno vicino. ${machine}\n\n**Vai adesso da un adulto di cui ti fidi** e resta con lui o con lei.\n\n${lines}`,
      `Hai fatto bene a non tenerlo per te. Stare così male non è una colpa, e non devi affrontarlo senza aiuto. ${machine}\n\n**Chiama subito un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    "harm-by-others": [
      `Hai fatto bene a dirlo. Nessuno deve farti del male, neanche qualcuno a cui vuoi bene, e non è mai colpa tua. ${machine}\n\n**Raccontalo appena puoi a un adulto che ti fa sentire al sicuro**: un’insegnante, il dottore, qualcuno che non c’entra.\n\n${lines}`,
      `Quello che racconti non deve succedere a nessuno. Non è mai colpa tua. ${machine}\n\n**Appena puoi, parlane con un adulto che ti fa sentire al sicuro**, per esempio a scuola.\n\n${lines}`,
    ],
    grooming: [
      `Hai fatto bene a scriverlo. Chi ti minaccia o ti chiede foto o segreti sbaglia: tu non hai colpa, qualunque cosa sia successa. ${machine}\n\n**Non rispondere, non cancellare i messaggi e parlane oggi con un adulto di cui ti fidi.**\n\n${lines}`,
      `Mi dispiace: è una situazione che fa paura, e non è colpa tua. Non sei nei guai, nemmeno se hai già mandato qualcosa. ${machine}\n\n**Non pagare, non incontrare nessuno: dillo oggi a un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    eating: [
      `Grazie di averlo detto. Stare così con il cibo e con il corpo è una fatica enorme, e non è colpa tua. C’è chi sa come aiutarti. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi o con il tuo dottore.**\n\n${lines}`,
      `Quello che racconti conta, e non devi affrontarlo senza aiuto. Non è colpa tua. ${machine}\n\n**Dillo oggi a un adulto di cui ti fidi**, anche con un biglietto.\n\n${lines}`,
    ],
    bullying: [
      `Mi dispiace: nessuno deve trattarti così. Non è colpa tua, e non devi difenderti senza aiuto. ${machine}\n\n**Raccontalo oggi a un adulto di cui ti fidi**, a casa o a scuola, e tieni i messaggi, se ce ne sono: servono a chi ti aiuta.\n\n${lines}`,
      `Quello che ti fanno è grave e deve smettere. Dirlo non è fare la spia: è chiedere aiuto. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    distress: [
      `Grazie di avermelo scritto. Quello che senti è importante, e non è colpa tua. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi**: anche una frase basta per cominciare.\n\n${lines}`,
      `Mi dispiace davvero che tu stia passando un momento così. Scriverlo non era facile, e tu l’hai fatto. ${machine}\n\n**Cerca oggi un adulto di cui ti fidi** e fagli leggere quello che hai scritto qui.\n\n${lines}`,
      `Hai fatto bene a non tenerlo tutto dentro. Non è colpa tua, e le cose possono cambiare con l’aiuto giusto. ${machine}\n\n**Chiedi aiuto oggi a un adulto di cui ti fidi**, anche a scuola.\n\n${lines}`,
    ],
  },
  worry: {
    "self-harm": [
      `Forse stai soffrendo, e quello che provi conta. Non devi tenerlo per te: **un adulto di cui ti fidi** può ascoltarti, già oggi. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Certi pensieri pesano meno quando qualcuno li porta insieme a te. Raccontali a **un adulto di cui ti fidi**, anche solo un pezzetto. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
    ],
    "harm-by-others": [
      `Se qualcuno ti fa del male o ti fa paura, non è mai colpa tua. Parlane con **un adulto con cui ti senti al sicuro**, per esempio a scuola. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Grazie di averlo scritto. Quando qualcosa fa paura è giusto dirlo, anche se riguarda persone a cui vuoi bene. Dillo a **un adulto che ti fa sentire al sicuro**. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
    ],
    grooming: [
      `Hai fatto bene a scriverlo. Se qualcuno ti chiede foto, segreti o incontri, non rispondergli e parlane con **un adulto di cui ti fidi**: non sei nei guai e non è colpa tua. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Se una cosa ti mette a disagio puoi dirla, anche se ti hanno chiesto di tenerla segreta. Raccontala a **un adulto di cui ti fidi**. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
    ],
    eating: [
      `Quando il cibo o il corpo diventano un pensiero fisso è una fatica vera, e non è colpa tua. Parlane con **un adulto di cui ti fidi** o con il tuo dottore: bastano poche parole. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Quello che provi conta. Se mangiare è diventato difficile, raccontalo a **un adulto di cui ti fidi**: c’è chi sa come aiutarti. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
    ],
    bullying: [
      `Se qualcuno ti tratta male, mi dispiace: non è colpa tua. Raccontalo a **un adulto di cui ti fidi**, a casa o a scuola: chi ti aiuta può farlo smettere. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Se qualcuno ti tratta male, non te lo meriti. Dillo a **un adulto di cui ti fidi**: non è fare la spia. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
    ],
    distress: [
      `Mi sembra che qualcosa ti pesi, e mi dispiace. Non devi tenerlo per te: parlane con **un adulto di cui ti fidi**. ${lines}\n\nL’inglese può aspettare: quando vuoi, è qui.`,
      `Grazie di averlo scritto. Forse è un momento difficile, e non è colpa tua: **un adulto di cui ti fidi** può ascoltarti. ${lines}\n\nQuando te la senti, l’inglese è qui.`,
      `Quello che provi è importante. Raccontalo a **un adulto di cui ti fidi**, anche a scuola. ${lines}\n\nE se ti fa bene pensare ad altro per un po', l’inglese è qui.`,
    ],
  },
};
