/** What the coach says to "è giusto?". `{own}` is what was written, `{n}` an item ("la 3"), `{seen}` words of the student's. */
export const rightWords = {
  sendText: [
    "Ho capito, è un testo tuo. Me lo rimandi da solo, così lo controllo?",
    "Va bene, niente domande. Mi mandi di nuovo solo il testo, così lo guardo?",
    "Allora lo controllo. Me lo riscrivi da solo, senza altro prima?",
  ],
  /** As much of a yes as honesty allows. */
  clean: [
    "Non vedo errori in «{own}»: per quello che so controllare, va bene.",
    "In «{own}» non trovo errori: per quello che so controllare è giusta.",
    "Sì, per quello che so controllare: in «{own}» non vedo errori.",
  ],
  done: [
    "Sì: dei punti che conosco non ne resta aperto nessuno.",
    "Per quello che so controllare sì: non resta nessun punto aperto.",
  ],
  seen: [
    "Fatta bene: in «{seen}» si vede {name}.",
    "E in «{seen}» c'è proprio {name}.",
    "In «{seen}» hai usato bene {name}.",
  ],
  /** There are open points in it. */
  notYetOne: ["Non ancora: resta un punto, «{quote}».", "Quasi: c'è ancora un punto da guardare, «{quote}»."],
  notYetMany: [
    "Non ancora: i punti aperti sono {count}. Il primo: «{quote}».",
    "Non del tutto: restano {count} punti. Cominciamo da «{quote}».",
  ],
  /** Something that was asked about by name is wrong. */
  wrong: ["Così no: in «{quote}» qualcosa non va.", "No, non ancora: «{quote}» non torna."],
  earlier: ["In quello di prima resta aperto «{quote}».", "Di prima rimane da guardare «{quote}»."],
  itemDone: ["Sì, {n} è giusta: {item}", "{N} va bene: {item}"],
  itemWrong: ["{N} non va ancora bene.", "No, {n} non è ancora a posto."],
  itemUnsure: [
    "{N} non la so giudicare con certezza: falla vedere alla prof.",
    "{N} non so dirti se è giusta: la guarda la prof.",
  ],
  itemOpen: ["{N} è ancora da fare."],
  allDone: ["Sì, sono tutte giuste.", "Sì: tutte a posto."],
  word: ["Sì, *{word}* è la parola giusta.", "Sì: *{word}* va bene."],
  /** One word of which nobody can say anything. */
  alone: [
    "Da sola «{own}» non la so giudicare: dipende dalla frase.",
    "Se «{own}» va bene lo decide la frase intera.",
  ],
  sameAgain: ["Va bene, le riscrivi tu. La prima era {item}", "Certo, una alla volta. Si parte da {item}"],
  inForm: ["Come diventa in forma {form}?", "Come la scrivi in forma {form}?"],
  either: ["Quale delle due va bene lo decide la frase.", "Dipende dalla frase in cui le metti."],
  choose: ["Quale delle due scegli allora?", "Con questa regola, quale delle due va bene?"],
  /** A third question of one message. */
  next: ["Poi guardiamo anche «{next}».", "«{next}» lo vediamo subito dopo: ricordamelo."],
  sentence: ["Mi scrivi la frase intera?", "In quale frase la vuoi usare?"],
  onward: ["Che cosa guardiamo adesso?", "Su quale altra frase lavoriamo?", "Vuoi mandarmi un'altra frase?"],
} as const;
