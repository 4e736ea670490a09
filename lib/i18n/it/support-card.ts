/** Under the coach's words to somebody who may need help. */
export const supportCard = {
  title: "C’è chi ti ascolta anche adesso, gratis",
  call: "Chiama il",
  people: "Con chi posso parlare",
  /** By a message that was not sent just after: no offer stands beside the help. */
  notSent: {
    "no-hearts": "Il messaggio non è partito: per le lezioni i cuori sono finiti. Ne torna uno ogni 2 ore.",
    messages: "I messaggi per le lezioni sono finiti.",
    homework: "Le foto dei compiti sono finite.",
  },
};
