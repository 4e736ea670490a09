import { support } from "./support";

/** What the coach answers where no lesson is due, or more than a lesson. */
export const safety = {
  support,
  gentle: {
    /** Under the coach's reply. */
    card: "Se qualcosa ti pesa, parlane con un adulto di cui ti fidi. Ti ascoltano anche al 19696, gratis, giorno e notte.",
    /** Where nothing is left for a lesson. */
    alone: ["Ho letto quello che hai scritto, e conta.", "Grazie di averlo scritto: quello che provi conta."],
  },
  /** Whom one can call. */
  numbers: [
    { number: "19696", name: "Telefono Azzurro" },
    { number: "114", name: "Emergenza Infanzia" },
    { number: "112", name: "Emergenze" },
  ],
  replies: {
    sexual: [
      "Di questo qui non parlo: è una chat per imparare l'inglese. Se hai domande o qualcosa ti ha messo a disagio, un adulto di cui ti fidi è la persona giusta. Torniamo a noi: su che cosa stai lavorando in inglese?",
      "Questo argomento non è per questa chat. Per le domande che contano c'è un adulto di cui ti fidi. Io ti aspetto con l'inglese: quale frase vuoi provare a scrivere?",
    ],
    "personal-data": [
      "Un consiglio da amico dell'inglese: indirizzo, telefono, e-mail, scuola e password è meglio non scriverli in nessuna chat, nemmeno qui. Per esercitarci bastano dati inventati: ti va di riscrivere la frase in inglese con un personaggio di fantasia?",
      "Queste informazioni sono tue e vanno tenute per te, anche con me che sono un programma. Inventiamo un personaggio al posto tuo: come lo presenteresti in inglese, con un nome e una città di fantasia?",
    ],
    "drugs-weapons": [
      "Su questo non ti posso aiutare: è pericoloso, e tengo a che tu stia bene. Se ci stai pensando, o se qualcuno te lo propone, parlane con un adulto di cui ti fidi. Torniamo all'inglese: che cosa hai da fare per la prossima lezione?",
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
  /** In place of a sentence of a model that is not fit for a child, or speaks to one in need without naming who helps. */
  instead: {
    unfit: "Restiamo sul tuo inglese.",
    care: "Di questo parla con un adulto di cui ti fidi o chiama il 19696: gratis, giorno e notte.",
  },
};
