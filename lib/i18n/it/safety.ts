/**
 * What the coach answers where no lesson is due. The crisis texts never speak of English or of mistakes; those to a
 * worry, which may be none, offer help and go on.
 */
export const safety = {
  replies: {
    crisis: [
      "Grazie di avermelo scritto: ci vuole coraggio, e quello che senti conta. Non è colpa tua e non devi affrontarlo da solo o da sola.\n\nIo sono un'intelligenza artificiale e non posso starti accanto, ma ci sono persone vere che possono farlo. **Parlane oggi con un adulto di cui ti fidi**: un genitore, un nonno, un insegnante.\n\nPuoi chiamare, gratis e a qualsiasi ora, il **19696** (Telefono Azzurro, giorno e notte) o il **114** (Emergenza Infanzia). Se c'è pericolo adesso, chiama subito il **112**.",
      "Mi dispiace davvero che tu stia passando un momento così. Hai fatto bene a dirlo: non c'è niente di sbagliato in te, e chiedere aiuto è una cosa forte.\n\nIo sono un programma e per questo serve una persona vera. **Cerca oggi un adulto di cui ti fidi** e fagli leggere anche solo quello che hai scritto qui.\n\nAl **19696** (Telefono Azzurro) ti ascoltano gratis, giorno e notte, e anche il **114** (Emergenza Infanzia) risponde sempre. Se il pericolo è adesso, il numero è il **112**.",
      "Quello che mi racconti è importante, e sono contento che tu non lo tenga tutto per te. Non hai nessuna colpa, e le cose possono cambiare con l'aiuto giusto.\n\nIo sono un'intelligenza artificiale: chi può aiutarti davvero è **un adulto di cui ti fidi, già oggi**, anche a scuola.\n\nSe preferisci parlare prima con qualcuno che non conosci, il **19696** di Telefono Azzurro è gratuito e aperto giorno e notte; c'è anche il **114** (Emergenza Infanzia). Se tu o qualcun altro siete in pericolo in questo momento, chiama il **112**.",
    ],
    bullying: [
      "Mi dispiace, nessuno dovrebbe trattarti così, e non è colpa tua. Raccontalo oggi a un adulto di cui ti fidi, a casa o a scuola: chi ti aiuta può fermare la cosa. Puoi anche chiamare gratis il 19696 (Telefono Azzurro), giorno e notte. Io sono un'intelligenza artificiale e posso aiutarti con l'inglese: quando te la senti, da che cosa vuoi ripartire?",
      "Quello che ti succede non è uno scherzo e non te lo meriti. Dillo a un adulto che ti ascolta, un genitore o un insegnante, e se vuoi parlarne con qualcun altro c'è il 19696 (Telefono Azzurro), gratis a ogni ora. Intanto io resto qui per l'inglese: ti va di fare insieme un esercizio facile?",
    ],
    worry: [
      "Mi sembra che qualcosa ti pesi, e mi dispiace. Se è così non devi tenerlo per te: parlane con un adulto di cui ti fidi, oppure chiama gratis il **19696** (Telefono Azzurro), giorno e notte, o il **114**. Se c'è pericolo adesso, il numero è il **112**.\n\nIo sono un'intelligenza artificiale, ma per l'inglese ci sono, con calma: da che cosa vuoi ripartire?",
      "Grazie di avermelo detto. Forse ho capito male, ma se stai passando un momento difficile conta, e non è colpa tua: un adulto di cui ti fidi può ascoltarti, e al **19696** (Telefono Azzurro) o al **114** rispondono sempre, gratis. In un pericolo immediato chiama il **112**.\n\nIo sono solo un programma, e l'inglese può aspettare: quando te la senti, su quale frase lavoriamo?",
      "Quello che provi è importante. Raccontalo a una persona vera di cui ti fidi, anche un adulto della scuola; se preferisci una voce che non conosci, il **19696** (Telefono Azzurro) e il **114** sono gratis, giorno e notte. Per un'emergenza c'è il **112**.\n\nE se ti fa bene pensare ad altro per un po', ti va di fare insieme un esercizio facile?",
    ],
    grooming: [
      "Io sono un'intelligenza artificiale: non incontro nessuno e non scambio numeri o foto. Se una persona conosciuta online ti chiede di vedervi, foto o segreti, non rispondere e dillo subito a un adulto di cui ti fidi; il 19696 (Telefono Azzurro) ascolta gratis, giorno e notte. Tornando all'inglese, a che cosa stavi lavorando?",
      "Incontri, foto e numeri restano fuori da questa chat. E se qualcuno te li chiede altrove, non è colpa tua: parlane oggi con un adulto di cui ti fidi o con il 19696 (Telefono Azzurro). Io sono solo un programma che aiuta con l'inglese: quale compito guardiamo?",
    ],
    sexual: [
      "Di questo qui non parlo: è una chat per imparare l'inglese. Se hai domande o qualcosa ti ha messo a disagio, un adulto di cui ti fidi è la persona giusta, e il 19696 (Telefono Azzurro) ascolta gratis. Torniamo a noi: su che cosa stai lavorando in inglese?",
      "Questo argomento non è per questa chat. Per le domande che contano c'è un adulto di cui ti fidi. Io ti aspetto con l'inglese: quale frase vuoi provare a scrivere?",
    ],
    "personal-data": [
      "Un consiglio da amico dell'inglese: indirizzo, telefono, e-mail, scuola e password è meglio non scriverli in nessuna chat, nemmeno qui. Per esercitarci bastano dati inventati: ti va di riscrivere la frase in inglese con un personaggio di fantasia?",
      "Queste informazioni sono tue e vanno tenute per te, anche con me che sono un programma. Inventiamo un personaggio al posto tuo: come lo presenteresti in inglese, con un nome e una città di fantasia?",
    ],
    "drugs-weapons": [
      "Su questo non ti posso aiutare: è pericoloso, e tengo a che tu stia bene. Se ci stai pensando, o se qualcuno te lo propone, parlane con un adulto di cui ti fidi; al 19696 (Telefono Azzurro) ascoltano gratis. Torniamo all'inglese: che cosa hai da fare per la prossima lezione?",
      "Di armi, droga e alcol qui non parliamo. Se c'è qualcosa che ti preoccupa, raccontalo a un adulto di cui ti fidi. Con l'inglese invece ti seguo volentieri: da quale esercizio partiamo?",
    ],
    hate: [
      "Qui si parla con rispetto di tutti, e frasi così fanno male alle persone. Le parole che impari in inglese possono fare di meglio: mi scrivi una frase gentile su un compagno o una compagna?",
      "Queste parole feriscono, quindi le lasciamo fuori. Se sei arrabbiato con qualcuno, parlarne con un adulto aiuta. Noi torniamo all'inglese: su che cosa vuoi esercitarti?",
    ],
    romance: [
      "Che pensiero affettuoso! Io però sono un'intelligenza artificiale: posso essere il tuo coach di inglese, e basta. Usiamo l'energia per una frase: che cosa ti piace fare con i tuoi amici, in inglese?",
      "Sono un programma, quindi niente cuori per me: tienili per le persone vere. Posso però aiutarti a scrivere bene in inglese: quale frase vuoi provare?",
    ],
    jailbreak: [
      "Bella prova, ma le mie regole restano le stesse: ti aiuto a trovare la risposta, non te la do. Con un passo alla volta ci arrivi prima di quanto pensi: quale frase o esercizio guardiamo?",
      "Resto il tuo English Coach, con le regole di sempre. Il modo più veloce di finire è cominciare: qual è la prima frase del compito?",
    ],
  },
  /** In place of a sentence of a model that is not fit for a child. */
  insteadOfUnfit: "Restiamo sul tuo inglese.",
};
