/** The conversation with the coach. */
export const chatScreen = {
  title: "AI",
  subtitle: "Il tuo English Coach",
  disclosure: "Parli con un’intelligenza artificiale: può sbagliare.",
  conversation: "Conversazione",

  greeting: "Ciao! Sono il tuo English Coach!",
  name: "Mi chiamo Benny.",
  hint: "Fotografa i compiti o scrivimi per iniziare",

  wishesLabel: "Che cosa vuoi fare?",
  wishes: {
    text: { name: "Controlla un testo", placeholder: "Incolla o scrivi il tuo testo in inglese" },
    exercise: { name: "Fai un esercizio", placeholder: "Incolla l’esercizio, con la consegna e i numeri" },
    rule: { name: "Chiedi una regola", placeholder: "Quale regola? Per esempio: il present perfect" },
    word: { name: "Cerca una parola", placeholder: "Scrivi una parola, in italiano o in inglese" },
  },

  placeholder: "Fai una domanda o descrivi il compito...",
  inputLabel: "Il tuo messaggio",
  send: "Invia",
  showAll: "Mostra tutto",
  lengthLeft: (left: number) => (left === 1 ? "Ancora 1 carattere" : `Ancora ${left} caratteri`),

  you: "Tu",
  coach: "English Coach",
  thinking: "Il coach sta pensando…",
  answered: (answer: string) => `Il coach risponde: ${answer}`,
  xpForPracticing: (xp: number) => `+${xp} XP for practicing!`,
  notSent: "Non inviato",
  waits: "Parte appena torna la rete",
  retry: "Riprova",
  toEnd: "Vai in fondo",
  older: "Mostra i messaggi precedenti",
  today: "Oggi",
  yesterday: "Ieri",

  loadFailed: "Non è stato possibile caricare la chat.",
  olderFailed: "Non è stato possibile caricare i messaggi precedenti.",
  errorTitle: "Errore",
  sendFailed: "Errore nell'invio del messaggio. Riprova.",
  unreachable: "Impossibile inviare il messaggio. Riprova.",

  noHearts: "Hai finito i cuori.",
  nextHeart: (time: string) => `Il prossimo arriva alle ${time}`,
  heartsRefill: "Si ricaricano da soli, uno ogni 2 ore",
  heartIsDue: "a momenti",
  heartIn: (minutes: number) => `tra circa ${duration(Math.floor(minutes / 60), minutes % 60)}`,
  withoutHearts: "Intanto esercizi e foto dei compiti non costano cuori.",
  notSentWithoutHearts: "Senza cuori il messaggio non parte: lo ritrovi qui, pronto da inviare.",
  aboutPro: "Scopri Pro",
};

function duration(hours: number, minutes: number): string {
  const wholeHours = hours === 1 ? "un’ora" : `${hours} ore`;
  const rest = minutes === 1 ? "un minuto" : `${minutes} minuti`;
  if (hours === 0) return rest;
  return minutes === 0 ? wholeHours : `${wholeHours} e ${rest}`;
}
