/**
 * What the built-in coach says around a mistake: statements, never a question. `{quote}` is the student's own words,
 * `{now}` their correction. "[a|b]" stands for a choice.
 */
export const mistake = {
  /** It is not right yet, and where. */
  pointer: [
    "In «{quote}» [manca ancora qualcosa|c'è ancora un dettaglio da sistemare|qualcosa non torna ancora|c'è ancora un piccolo nodo].",
    "«{quote}» [non suona ancora come lo direbbe un inglese|ha ancora bisogno di un ritocco|non funziona ancora del tutto|nasconde ancora qualcosa].",
    "[Ci manca ancora|C'è ancora] [un passo|un pezzetto|un dettaglio|un particolare], [e sta qui|proprio qui|tutto qui dentro]: «{quote}».",
    "[Non ancora|Quasi]: [guarda bene|tieni d'occhio|osserva bene|concentrati su] «{quote}».",
    "[Qualcosa non va ancora|Un punto non torna ancora|C'è ancora qualcosa da sistemare] [in queste parole|qui|in questo pezzo]: «{quote}».",
    "[Riguarda|Rileggi|Rivedi] «{quote}»: [non funziona ancora|manca ancora qualcosa|ci sei quasi|un dettaglio non torna ancora].",
  ],
  /** The first time it is seen. */
  notice: [
    "Ho capito che cosa vuoi dire.",
    "Il messaggio arriva.",
    "La tua idea si capisce.",
    "Grazie di avermelo scritto in inglese.",
    "Facciamo i detective sulla tua frase.",
    "Ho letto con attenzione.",
    "Mi hai dato una frase su cui vale la pena fermarsi.",
    "Il senso c'è tutto.",
    "Si capisce bene di che cosa parli.",
    "Prendiamo la lente d'ingrandimento.",
    "Guardiamo da vicino quello che hai scritto.",
    "Ti seguo.",
  ],
  /** More than one thing is to be seen to. `{count}` is a number in letters. */
  several: [
    "[Ci sono|Vedo|Ho trovato] {count} punti da [guardare|scoprire]: [uno alla volta|cominciamo dal primo].",
    "[Qui si scoprono|Qui ci sono] {count} cose: [prima questa, poi le altre|un passo per volta|andiamo con ordine].",
    "I punti su cui [ragionare|lavorare] sono {count}, [e partiamo da uno solo|uno per volta].",
  ],
  /** Somebody asked whether it is right. */
  checkedWrong: [
    "Hai fatto bene a chiedere: non è ancora giusto.",
    "Non del tutto, ma ci manca poco.",
    "Non ancora.",
    "Quasi.",
    "Ci sei vicino, ma non è ancora a posto.",
    "Per ora no, e sistemarlo è alla tua portata.",
    "Ancora no, ma la strada è quella.",
  ],
  tried: [
    "Si vede che ci stai ragionando.",
    "Hai fatto bene a riprovare.",
    "Ogni tentativo ci porta più vicino.",
    "Provare è il modo giusto di imparare.",
    "Ti stai avvicinando, un passo alla volta.",
    "Ci vuole coraggio a tentare, e tu ce l'hai.",
    "Hai cambiato qualcosa, e questo mi dice come stai pensando.",
    "Un altro tentativo, un altro indizio su come funziona.",
    "Mi piace che tu non molli.",
  ],
  repeated: [
    "Queste sono le stesse parole di prima.",
    "La frase è rimasta uguale: proviamo a muovere qualcosa.",
    "Me l'hai già scritta così, cerchiamo una cosa sola da cambiare.",
    "Identica a prima: ti do un appiglio più piccolo.",
    "È ancora la versione di prima.",
    "Ritrovo le parole che conosco già.",
    "Non è cambiato niente, allora cambio io il modo di chiedere.",
  ],
  twin: [
    "[Ti mostro|Guardiamo|Ecco] [la stessa regola|lo stesso passo|lo stesso meccanismo] [con altre parole|in una frase gemella]: da *{wrong}* a *{right}*.",
    "[Prendiamo|Osserva|Leggi] una frase [sorella|gemella|cugina]: prima *{wrong}*, poi, sistemata, *{right}*.",
    "[In un'altra frase|Altrove|Con altre parole] [il passo è questo|funziona così|si sistema così]: da *{wrong}* a *{right}*.",
  ],
  twinTask: [
    "[Che cosa è cambiato|Che cosa vedi di diverso] tra le due, e [come lo porteresti|che cosa cambieresti] nella tua frase?",
    "Quale parola è [cambiata|diversa], e quale [toccheresti|sistemeresti] tu nella tua frase?",
    "[Riesci a fare|Come faresti] lo stesso passo [con la tua frase|nella tua frase|con le tue parole]?",
    "Che cosa ti suggerisce [per la tua frase|per le tue parole]?",
  ],
  solved: [
    "Esatto: da «{quote}» a «{now}», l'idea è stata tutta tua.",
    "Ecco fatto: «{now}».",
    "Proprio così: «{now}».",
    "Eccola: «{now}» funziona.",
    "Centrato: «{now}».",
    "L'hai trovata tu: «{now}».",
    "Sì, «{now}» è la strada giusta.",
    "Questa volta «{now}» fila liscia.",
    "«{now}»: adesso l'inglese torna.",
    "Ci sei: «{now}».",
    "È proprio «{now}», scoperta tutta tua.",
  ],
  /** The same, where the student's words would tell what is still to be found elsewhere. */
  solvedUnquoted: [
    "Il punto «{quote}» è risolto[, e l'idea è stata tua|, e ragionando].",
    "[Esatto|Proprio così]: il nodo di «{quote}» è sciolto.",
    "Con «{quote}» hai [finito|chiuso il conto].",
  ],
  /** The last of several mistakes of a text, put right by itself. */
  lastSolved: [
    "Era l'ultimo punto: [non resta altro da sistemare|il resto è già a posto|li hai trovati tutti].",
    "[Con questo|E così] i punti del tuo testo sono tutti risolti.",
    "Li hai [scoperti|sistemati] tutti, uno dopo l'altro.",
  ],
  /** A text of several mistakes, sent again with all of them put right. */
  wholeText: [
    "[Adesso|Ora] tutto il testo torna, [dalla prima parola all'ultima|dall'inizio alla fine].",
    "[L'ho riletto tutto|Riletto da capo a fondo], e ogni punto è a posto.",
    "Il testo intero [è a posto|fila liscio], e [l'hai sistemato tu|il lavoro è tuo].",
  ],
  /** The whole sentence, after a piece of it was put right. */
  whole: [
    "Ecco la frase intera, con ogni pezzo al suo posto: «{now}».",
    "Adesso c'è tutta: «{now}».",
    "La frase completa torna: «{now}».",
    "Tutta intera suona proprio così: «{now}».",
    "Dal pezzetto alla frase intera: «{now}».",
  ],
  next: [
    "[Ora guardiamo anche|Adesso tocca a|Passiamo a|Resta] «{quote}»: [manca ancora qualcosa|non è ancora a posto|un dettaglio non torna ancora].",
    "C'è ancora [un punto|un dettaglio|una cosa]: «{quote}».",
    "[Il prossimo punto|La prossima tappa] [non torna ancora|non va ancora]: «{quote}».",
  ],
  /** Ends a hint that is no question. */
  rewrite: [
    "Come la [riscriveresti|diresti adesso|scriveresti ora]?",
    "[Che cosa|Quale parola|Quale pezzetto] [cambieresti|toccheresti|sistemeresti] [in quel punto|per prima cosa|lì dentro]?",
    "[Vuoi riprovare a scriverla|Ti va di riscriverla|Mi mandi la nuova versione|Mi scrivi la tua nuova versione]?",
    "Come [potrebbe diventare|verrebbe|suonerebbe] [la tua frase|quel pezzetto|quel punto] [adesso|con questo indizio|secondo te]?",
    "Che versione [proveresti|mi manderesti|scriveresti] [ora|adesso]?",
  ],
  /** The same, where words stand in the wrong order. */
  reorder: [
    "[Quale parola|Quale pezzo] [sposteresti|metteresti in un altro posto], e dove?",
    "In che ordine [metteresti|proveresti] [queste parole|le parole] [adesso|con questo indizio]?",
    "[Vuoi riprovare a riordinarla|Mi mandi la versione con le parole in un altro ordine]?",
  ],
  /** After the last of several mistakes. */
  rewriteText: [
    "[Mi riscrivi|Vuoi riscrivermi|Mi mandi] tutto il testo, [con i pezzi sistemati|così com'è diventato|con ogni punto al suo posto]?",
    "Come [suona|viene|si legge] adesso [il testo intero|tutto il testo|la tua frase tutta intera]?",
  ],
  whichOne: [
    "Un elenco non mi dice che cosa pensi.",
    "A indovinare così prima o poi ci si prende, ma non si impara.",
    "Non confermo le liste: mi interessa la tua ragione.",
    "Tante ipotesi insieme, e nessuna spiegata.",
    "Una per volta, e con il suo perché.",
    "Vedo più tentativi in fila.",
    "Tirare a caso stanca, ragionare no.",
  ],
  /** After a right piece of a sentence. */
  rewriteWhole: [
    "Come [suona|viene|diventa] adesso la frase intera?",
    "[Mi riscrivi|Vuoi scrivermi|Mi mandi] tutta la frase con il pezzo [nuovo|sistemato|giusto]?",
    "[E la frase intera|E tutta la frase], [con questo pezzo dentro|adesso], come [la scriveresti|diventa]?",
  ],
  /** After a right answer of a word or two that is all there was. */
  whyThat: [
    "[E perché|Sapresti dirmi perché|Mi spieghi perché] [proprio quella forma|ci vuole proprio quella|si dice così]?",
  ],
  useRule: [
    "[Sapresti usare|Riesci a usare|Come useresti] la stessa regola in una frase [sulla tua giornata|su un tuo amico|sulla tua scuola|sulla tua famiglia|sul tuo sport|su un film]?",
    "[Mi scrivi|Mi inventi|Ti va di inventare] un'altra frase con lo stesso meccanismo, [parlando di un amico|magari divertente|su quello che ti piace]?",
    "Come lo spiegheresti a [un compagno|una cugina più piccola|chi oggi era assente], con una frase inventata da te?",
    "[Dove altro|In quale altra frase] potresti [usare questa regola|fare lo stesso passo]?",
  ],
};
