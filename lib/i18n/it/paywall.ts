import { proEuros } from "./pro-price";

/** What Pro is, why it comes up just now, and what stays without it. */
export const paywall = {
  titles: {
    messages: "Limite Messaggi Raggiunto",
    homework: "Limite Compiti Raggiunto",
    audio: "Audio Premium Richiesto",
    upgrade: "Sblocca Pro",
  },
  reasons: {
    messages:
      "Hai usato tutti i messaggi del piano gratuito: quante cose hai chiesto! Quello che hai scritto ti aspetta nella chat, e puoi continuare con gli esercizi.",
    homework:
      "Hai usato tutte le foto del piano gratuito. La tua ti aspetta nella chat, e puoi sempre copiare l’esercizio e scriverlo al coach.",
    audio:
      "Con Pro il coach ti legge ogni messaggio: l’inglese lo senti con una voce inglese. Leggere, scrivere e dettare restano gratis.",
    upgrade:
      "Quello che fai già, senza limiti. Nel piano gratuito tieni comunque chat, esercizi, badge e progressi.",
  },

  messagesUsed: "Messaggi utilizzati",
  homeworkUsed: "Compiti caricati",
  used: (what: string, used: number, max: number) => `${what}: ${used}/${max}`,

  askAnAdult: "Lo paga un adulto: parlane con un genitore.",

  upgrade: `Passa a Pro - €${proEuros}/mese`,
  stayFree: "Continua con il piano gratuito",

  failedTitle: "Errore Pagamento",
  failed: "Impossibile avviare l'aggiornamento",
  noClientSecret: "No client secret received from server",
};
