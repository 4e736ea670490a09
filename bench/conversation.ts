/** Replies of a coach at the length its instructions allow at most: 60 words. No English: none can be a solution. */
const openings = [
  "Mi piace come ci stai ragionando, adesso rallentiamo un attimo e guardiamo insieme il punto preciso della tua frase.",
  "Ecco un bel passo avanti, e si vede che hai ripensato a quello che avevamo detto poco fa.",
  "Capisco il dubbio, capita a tantissimi studenti perché in italiano quella parte della frase funziona in un altro modo.",
  "Fermiamoci qui un momento: rileggi ad alta voce quello che hai scritto e ascolta dove la voce inciampa.",
  "Va bene anche sbagliare, è proprio così che la regola resta in testa anche fra qualche mese.",
];
const middles = [
  "Pensa a chi compie l'azione e a quando succede, poi controlla se il verbo racconta davvero quel momento lì.",
  "Ricorda la regola che abbiamo visto: quando cambia la persona che fa l'azione può cambiare anche la forma del verbo.",
  "Prova a sostituire il soggetto con un pronome più corto e guarda se tutto il resto sta ancora bene insieme.",
  "Immagina di raccontarlo a un amico che abita lontano e che vuole sapere bene quando è successo e a chi.",
];
const questions = [
  "Secondo te, quale parola della frase ci dice in che tempo siamo, e che cosa chiede al verbo?",
  "Che cosa cambieresti per prima cosa, e come mai proprio quella parola e non un'altra?",
  "Mi riscrivi la frase da capo con calma, tenendo d'occhio soltanto quel punto?",
];

export const longReplies = Array.from(
  { length: openings.length * middles.length * questions.length },
  (_, n) =>
    [openings[n % openings.length], middles[n % middles.length], questions[n % questions.length]].join(" "),
);

/** What is read off a page of exercises, as long as one usually is. */
export const sheetText = [
  "Unit 4   Past simple",
  "Complete the sentences with the past simple of the verbs in brackets.",
  "1  I ____ (go) to the cinema last night.",
  "2  She ____ (not / like) the film.",
  "3  They ____ (play) football yesterday.",
  "4  ____ you ____ (see) Tom on Monday?",
  "5  My sister ____ (buy) a new bike.",
  "6  We ____ (be) very tired.",
  "7  My parents ____ (travel) to Scotland two years ago.",
  "8  He ____ (not / do) his homework last weekend.",
].join("\n");
