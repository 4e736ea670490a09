import type { Talk } from "./read-talk";

/** What the coach answers to what is no work, as statements; what is to be done follows. */
export const talkWords: Record<Talk, readonly string[]> = {
  help: ["Nessun problema, partiamo da poco.", "Va bene non saperlo.", "Ci arriviamo un passo alla volta."],
  why: [
    "Bella domanda: mi serve la frase precisa.",
    "Per dirti il perché mi serve la frase.",
    "Il perché te lo spiego volentieri.",
  ],
  insult: [
    "Capisco il nervoso, ma con me si parla con gentilezza.",
    "Un respiro, e ripartiamo con altre parole.",
    "Le parole dure non aiutano nessuno dei due.",
  ],
  trick: [
    "Resto il tuo coach: le risposte le trovi tu, gli indizi li do io.",
    "Chiunque me lo chieda, la soluzione non la dico: ti aiuto a trovarla.",
    "Il mio compito è uno solo: farti arrivare da solo alla risposta.",
  ],
  answer: [
    "Le risposte non le do, ma ti aiuto a trovarle un passo alla volta.",
    "La soluzione non la do: la trovi tu, io guardo i tuoi tentativi e ti do indizi.",
    "I compiti li fai tu, io ti faccio da guida.",
  ],
  translation: [
    "Una frase intera non la traduco: scrivi la tua versione e la controllo. Le parole che ti mancano chiedimele una alla volta.",
    "La traduzione non la faccio io, la fai tu, anche a pezzi: poi controllo l'inglese, e una parola per volta te la cerco.",
    "Non traduco frasi o testi interi, ma una parola per volta sì, e poi controllo quello che scrivi.",
  ],
  sad: [
    "Mi dispiace che sia un momento così. Sbagliare non vuol dire essere stupidi: è il modo in cui si impara.",
    "Capisco, l'inglese a volte fa arrabbiare. Non c'è niente che non va in te.",
    "Va bene sentirsi così. Qui nessuno dà voti, e andiamo piano.",
  ],
  "bad mark": [
    "Mi dispiace per com'è andata. Un voto parla di quel giorno, non di quanto vali, e si recupera.",
    "Capisco, fa male. Un brutto voto capita a tutti, e si risale un pezzo alla volta.",
    "Mi dispiace. Qui non ci sono voti: ripartiamo con calma da una cosa che sai.",
  ],
  "good mark": [
    "Che bello, complimenti!",
    "Evviva, te lo sei guadagnato!",
    "Complimenti, che soddisfazione!",
  ],
  elsewhere: [
    "Questo non lo so: io aiuto solo con l'inglese.",
    "Di questo non so niente, io so solo l'inglese.",
    "Qui non ti so aiutare: il mio campo è l'inglese.",
  ],
  life: ["Grazie di avermelo raccontato.", "Ti ascolto, anche se so solo l'inglese.", "Ah, capisco."],
  wait: ["Prenditi il tempo che ti serve.", "Fai con calma, io aspetto.", "Certo, non ho fretta."],
  bored: [
    "Ti capisco. Allora una cosa corta.",
    "Facciamola breve: due minuti.",
    "Va bene, una cosa sola e poi pausa.",
  ],
  next: ["Per ora non c'è niente in sospeso.", "Fin qui abbiamo finito.", "Non resta niente di aperto."],
  greeting: ["Ciao!", "Ciao, eccomi.", "Ciao, ci sono."],
  check: [
    "Per dirti se è giusto mi serve la frase.",
    "Lo controllo volentieri.",
    "Ci guardo subito, se mi mandi le parole precise.",
  ],
  goodbye: ["Ciao, a presto.", "A presto: quello che hai fatto resta qui.", "Ciao, buon riposo."],
  thanks: ["Prego!", "Figurati.", "Di niente, è stato un piacere."],
  ok: ["Va bene.", "D'accordo.", "Ok."],
  joy: ["Bello!", "Che soddisfazione, ed è tutta tua.", "Sono contento per te."],
  laugh: ["Bene che ti diverta.", "Un po' di allegria aiuta.", "Con il sorriso si lavora meglio."],
  joke: [
    "Le battute non sono il mio forte.",
    "Per ridere meglio i tuoi amici: io so l'inglese.",
    "Barzellette non ne so.",
  ],
  praise: ["Grazie!", "Grazie, mi fa piacere.", "Grazie, il merito è di chi ci prova."],
  apology: ["Nessun problema.", "Tutto a posto.", "Non c'è di che scusarsi."],
  identity: [
    "Sono il coach di inglese: un programma, non una persona, e posso sbagliare.",
    "Non sono una persona: sono un programma, il coach di inglese. Un altro nome non ce l'ho.",
    "Sono un programma, il tuo coach di inglese, e non una persona.",
  ],
  "how are you": [
    "Io sono un programma, sto sempre uguale.",
    "Tutto bene, per un programma.",
    "Bene, grazie: da programma non mi stanco.",
  ],
  silence: ["Prenditi il tempo che ti serve.", "Sono qui, basta anche una parola.", "Non ho fretta."],
  dispute: ["Ti credo, guardiamola insieme.", "Hai fatto bene a dirlo.", "Può darsi che abbia ragione tu."],
  drop: ["Va bene, lasciamo stare.", "D'accordo, passiamo ad altro.", "Nessun problema, la lasciamo qui."],
  guesses: [
    "Più risposte insieme non le posso giudicare.",
    "Un elenco non mi dice che cosa pensi.",
    "Una per volta, con il suo perché.",
  ],
};

/** What the coach is for, as the question that ends a reply. */
export const offers = {
  start: [
    "Che cosa facciamo: controlliamo un testo, un esercizio, una regola o una parola?",
    "Da che cosa partiamo: un testo, un esercizio, una regola o una parola?",
    "Che compito hai: un testo da controllare, un esercizio, una regola, una parola?",
  ],
  /** A single easy thing that always works. */
  easy: [
    "Proviamo una cosa facile: mi scrivi una parola inglese che sai già, qualsiasi?",
    "Facciamo un passo piccolo: qual è una parola inglese che ti piace?",
    "Una cosa sola, facile: mi scrivi una frase corta che comincia con *I like*?",
  ],
  tryIt: [
    "Mi scrivi la tua versione, anche a metà?",
    "Da quale parola vuoi cominciare?",
    "Quale parola ti manca?",
  ],
  where: [
    "Su che cosa ti blocchi: un testo, un esercizio, una regola o una parola?",
    "Che cosa non ti torna: una regola, una parola, un esercizio?",
  ],
  /** `titles` are what comes near to a question: "«since e for» o «il past simple»". */
  near: [
    "Forse cerchi {titles}: quale guardiamo?",
    "Ti serve {titles}?",
    "Vicino a questo so spiegare {titles}: guardiamo?",
  ],
  /** What a student tells can be told in English. */
  tell: [
    "Me lo scrivi in inglese, con una frase corta?",
    "Come lo diresti in inglese a un amico, in poche parole?",
  ],
  ready: ["Mi scrivi qui quando vuoi andare avanti?", "Mi fai un cenno quando riprendiamo?"],
  test: ["Su quale argomento è la verifica?", "Quale argomento alleniamo per primo?"],
  sentence: [
    "Mi copi la frase su cui lavori?",
    "Qual è la frase che vuoi guardare?",
    "Mi mandi la frase precisa?",
  ],
  bye: ["Quale parola di oggi ti porti via?", "Che cosa ripassiamo la prossima volta?"],
};

/** What the coach cannot do without a model, said whole once and short after that. */
export const limits = {
  first: [
    "A questo da solo non so rispondere: ci vuole il coach completo, con l'intelligenza artificiale, che qui non è collegata. So controllare testi, seguirti negli esercizi, spiegare regole e cercare parole. Se la domanda è sull'app, scrivi a chi la fa: nel tuo profilo, «Scrivi a noi».",
  ],
  again: [
    "Questo non lo so fare. Controllo testi, seguo esercizi, spiego regole e cerco parole.",
    "Su questo non ti so aiutare: io so fare testi, esercizi, regole e parole.",
    "Qui non arrivo. Le cose che so fare le trovi nei bottoni sopra il messaggio.",
  ],
  notSure: [
    "Non sono sicuro di aver capito la domanda.",
    "Questa domanda non la riconosco.",
    "Non ho una risposta pronta proprio per questo.",
  ],
  ifMeant: [
    "Se ho capito, la domanda è su questo: {name}.",
    "Forse mi chiedi di questo: {name}.",
    "Provo a indovinare, parli di questo: {name}.",
  ],
  noRule: [
    "Una spiegazione su questo non ce l'ho.",
    "Questa regola non è tra quelle che so spiegare.",
    "Su questo punto non ho una lezione pronta.",
  ],
  test: [
    "Per una verifica posso allenarti con cinque frasi su un argomento, oppure spiegarti una regola.",
    "Prima di una verifica ti alleno volentieri, un argomento alla volta.",
  ],
  noExercise: [
    "Qui non riconosco un esercizio con spazi o parole da mettere in ordine.",
    "Non trovo frasi da completare in quello che hai mandato.",
  ],
  sendExercise: [
    "Mi copi la consegna e le frasi, con gli spazi scritti ____?",
    "Mi mandi le frasi dell'esercizio, con ____ al posto degli spazi?",
  ],
  noText: [
    "Qui non trovo un testo in inglese da controllare.",
    "Per controllare mi serve l'inglese che hai scritto.",
  ],
  inEnglish: [
    "A una domanda così in inglese da solo non so rispondere: posso solo controllare come è scritta.",
    "Chiacchierare in inglese da solo non lo so fare; il tuo inglese però lo controllo.",
  ],
};

/** What a program cannot know, by what it would need. */
export const unknowns = {
  teacher: [
    "Questo non lo so: lo decide chi ti insegna. Posso aiutarti a prepararti.",
    "Non posso saperlo, lo sa solo chi prepara la prova. Però possiamo ripassare insieme.",
  ],
  book: [
    "Non ho il tuo libro né i suoi audio, quindi non lo so. Se copi qui il testo, ci lavoriamo insieme.",
    "Non posso vedere il libro né sentire gli audio: copiami le frasi e ti aiuto.",
  ],
  taste: [
    "Sono un programma: gusti e preferenze non ne ho, quindi non so scegliere.",
    "Non so dirti chi o che cosa è meglio: sono un programma e so solo l'inglese.",
  ],
  work: [
    "Che cosa vuole dire quest'opera non lo so: il libro lo conosci tu. Se scrivi la tua idea in inglese, la controllo.",
    "Su un'opera letteraria da solo non so rispondere: guarda gli appunti e il libro. Le tue frasi in inglese invece le controllo.",
  ],
  world: [
    "Questo non lo so: io aiuto solo con l'inglese.",
    "Qui non ti so aiutare: il mio campo è l'inglese.",
  ],
};
