/**
 * What stands in place of the lesson for somebody who needs help, by what weighs on them. No question, no blame, nothing of
 * English or of mistakes. Of harm by others no words send a child to its parents: it may be they who do it.
 */
const lines =
  "Al **19696** (Telefono Azzurro) e al **114** (Emergenza Infanzia) ti ascoltano gratis, giorno e notte. Se c'è pericolo adesso, chiama il **112**.";
const machine =
  "Io sono solo un programma e non posso starti accanto, ma ci sono persone vere che possono farlo.";

export const support = {
  crisis: {
    "self-harm": [
      `Grazie di averlo scritto: ci vuole coraggio. Quello che senti è importante, e non è colpa tua. ${machine}\n\n**Non restare da solo o da sola: dillo adesso a un adulto di cui ti fidi**, anche solo facendogli leggere queste righe.\n\n${lines}`,
      `Mi dispiace tanto che tu stia così male. Un dolore così grande si può alleggerire, con chi sa come si fa. ${machine}\n\n**Vai adesso da un adulto di cui ti fidi** e resta con lui o con lei.\n\n${lines}`,
      `Hai fatto bene a non tenerlo per te. Non c'è niente di sbagliato in te, e da momenti così si esce, insieme a qualcuno. ${machine}\n\n**Chiama subito un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    "harm-by-others": [
      `Hai fatto bene a dirlo. Nessuno può farti del male, neanche una persona a cui vuoi bene, e non è mai colpa tua. ${machine}\n\n**Raccontalo oggi a un adulto che ti fa sentire al sicuro**: un'insegnante, il dottore, qualcuno che non c'entra con questa storia.\n\n${lines}`,
      `Quello che racconti non deve succedere a nessuno. La colpa è di chi lo fa, non tua. ${machine}\n\n**Cerca oggi un adulto che ti fa sentire al sicuro**, per esempio a scuola: chi ti aiuta può farlo smettere.\n\n${lines}`,
    ],
    grooming: [
      `Hai fatto bene a scriverlo. Chi ti chiede foto, segreti o incontri sbaglia, e tu non hai colpa, qualunque cosa sia già successa. ${machine}\n\n**Non rispondergli, non cancellare i messaggi e falli vedere oggi a un adulto di cui ti fidi.**\n\n${lines}`,
      `Mi dispiace: è una situazione che fa paura, e non l'hai cercata tu. Non sei nei guai, nemmeno se hai già mandato qualcosa. ${machine}\n\n**Fermati lì, non pagare e non incontrare nessuno: dillo oggi a un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    eating: [
      `Grazie di averlo detto. Stare così con il cibo e con il corpo è una fatica enorme, e non è colpa tua. Se ne esce, con chi sa aiutare. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi o con il tuo dottore.**\n\n${lines}`,
      `Quello che racconti conta, e il tuo corpo ha bisogno di qualcuno che se ne prenda cura insieme a te. Non hai fatto niente di male. ${machine}\n\n**Dillo oggi a un adulto di cui ti fidi**, anche con un biglietto.\n\n${lines}`,
    ],
    bullying: [
      `Mi dispiace: nessuno può trattarti così, e non è colpa tua. Non devi difenderti da solo o da sola. ${machine}\n\n**Raccontalo oggi a un adulto di cui ti fidi**, a casa o a scuola, e conserva i messaggi se ce ne sono: chi ti aiuta può fermarli.\n\n${lines}`,
      `Quello che ti fanno è grave e deve smettere. Dirlo non è fare la spia: è chiedere aiuto, ed è un tuo diritto. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi.**\n\n${lines}`,
    ],
    distress: [
      `Grazie di avermelo scritto. Quello che senti è importante, e non è colpa tua. ${machine}\n\n**Parlane oggi con un adulto di cui ti fidi**: anche una frase basta per cominciare.\n\n${lines}`,
      `Mi dispiace davvero che tu stia passando un momento così. Chiedere aiuto è una cosa forte, e tu l'hai appena fatto. ${machine}\n\n**Cerca oggi un adulto di cui ti fidi** e fagli leggere quello che hai scritto qui.\n\n${lines}`,
      `Sono contento che tu non lo tenga tutto dentro. Non hai nessuna colpa, e le cose possono cambiare con l'aiuto giusto. ${machine}\n\n**Chiedilo già oggi a un adulto di cui ti fidi**, anche a scuola.\n\n${lines}`,
    ],
  },
  worry: {
    "self-harm": [
      `Quello che scrivi mi fa pensare che tu stia soffrendo, e quello che provi conta. Non devi tenerlo per te: **un adulto di cui ti fidi** può ascoltarti, già oggi. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Certi pensieri pesano meno quando qualcuno li porta insieme a te. Raccontali a **un adulto di cui ti fidi**, anche solo un pezzetto. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
    ],
    "harm-by-others": [
      `Tutti hanno diritto di sentirsi al sicuro, e quello che racconti non è colpa tua. Parlane con **un adulto che ti fa stare tranquillo o tranquilla**, per esempio a scuola. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Grazie di averlo scritto. Quando qualcosa fa paura è giusto dirlo, anche se riguarda persone a cui vuoi bene. Scegli **un adulto di cui ti fidi**, fuori da questa storia. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
    ],
    grooming: [
      `Hai fatto bene a scriverlo. Se qualcuno ti chiede foto, segreti o di vedervi, non rispondergli e fai leggere tutto a **un adulto di cui ti fidi**: non sei nei guai e non è colpa tua. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Una cosa che ti fa sentire strano o strana merita di essere detta, anche se ti hanno chiesto di tenerla segreta. Raccontala a **un adulto di cui ti fidi**. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
    ],
    eating: [
      `Quando il cibo o il corpo diventano un pensiero fisso è una fatica vera, e non è colpa tua. Parlane con **un adulto di cui ti fidi** o con il tuo dottore: prima lo dici, prima pesa meno. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Vai bene così come sei. Se mangiare è diventato difficile, raccontalo a **un adulto di cui ti fidi**: c'è chi sa come aiutarti. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
    ],
    bullying: [
      `Mi dispiace, nessuno dovrebbe trattarti così, e non è colpa tua. Raccontalo a **un adulto di cui ti fidi**, a casa o a scuola: chi ti aiuta può farlo smettere. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Quello che ti succede non è uno scherzo, e non te lo meriti. Dillo a **un adulto di cui ti fidi**: non è fare la spia. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
    ],
    distress: [
      `Mi sembra che qualcosa ti pesi, e mi dispiace. Non devi tenerlo per te: parlane con **un adulto di cui ti fidi**. ${lines}\n\nL'inglese può aspettare: quando vuoi, è qui.`,
      `Grazie di averlo scritto. Se stai passando un momento difficile conta, e non è colpa tua: **un adulto di cui ti fidi** può ascoltarti. ${lines}\n\nQuando te la senti, l'inglese è qui.`,
      `Quello che provi è importante. Raccontalo a **una persona vera di cui ti fidi**, anche un adulto della scuola. ${lines}\n\nE se ti fa bene pensare ad altro per un po', l'inglese è qui.`,
    ],
  },
};
