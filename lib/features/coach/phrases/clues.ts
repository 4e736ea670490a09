/** Clues to a word: statements. `{word}` is the word the student named, never the one to be guessed. */
export const clues = {
  opening: [
    "Te lo faccio indovinare.",
    "Giochiamo agli indovinelli.",
    "Eccoti un indizio.",
    "Vediamo se ci arrivi da qui.",
    "Prima un indizio, poi la tua ipotesi.",
    "Questa parola la scopri tu.",
    "Un piccolo mistero da risolvere.",
    "Ascolta la descrizione.",
  ],
  description: [
    "*{opening}*.",
    "La descrizione è questa: *{opening}*.",
    "In inglese la spiegherei così: *{opening}*.",
  ],
  inEnglish: [
    "In inglese si spiega così: *{opening}*.",
    "Per un inglese è questo: *{opening}*.",
    "Il dizionario inglese direbbe: *{opening}*.",
  ],
  again: [
    "[Una pista per|Un indizio per|La descrizione di] «{word}» [c'è già|sta qui sopra|è poco più su]: [basta rileggere|leggi con calma|ogni parola conta].",
    "L'indizio per «{word}» [te l'ho già dato|è quello di prima|è ancora valido].",
    "Per «{word}» [ripensa alla descrizione|rileggi la descrizione] [di poco fa|che ti ho scritto].",
    "«{word}» è ancora [un mistero|da scoprire], e [l'indizio resta quello|la pista è la stessa].",
    "[Torniamo|Eccoci di nuovo] a «{word}»: [la descrizione la conosci|hai già un indizio].",
  ],
  wrong: [
    "Non ancora, ma ti do un altro pezzetto.",
    "Non è quella, eccoti qualcosa in più.",
    "Quasi: ascolta questo.",
    "Non proprio, un altro aiuto.",
    "Bella ipotesi, ma non ancora.",
    "Ancora no.",
    "Vicino, ma la parola è un'altra.",
    "Questa vuol dire altro.",
  ],
  nudge: [
    "[Rileggi|Ripensa a] ogni parola della descrizione: [una sola basta|ce n'è una che dice quasi tutto].",
    "[Immagina|Prova a immaginare] la scena [della descrizione|con gli occhi chiusi].",
    "Pensa a dove [incontri di solito|hai visto l'ultima volta] «{word}».",
    "Pensa alle parole inglesi [dello stesso argomento|della stessa unità del libro].",
  ],
  begins: ['La prima lettera è "{first}".', 'Comincia con "{first}".'],
  shape: [
    'Sono {parts} parole, {letters} lettere in tutto: la prima lettera è "{first}" e l\'ultima "{last}".',
    'Ha {letters} lettere: la prima è "{first}", l\'ultima "{last}".',
    'In tutto {letters} lettere, da "{first}" a "{last}".',
  ],
  /** Of a word so short that its last letter would tell it. */
  shortShape: [
    'Ha solo {letters} lettere e comincia con "{first}".',
    'È corta: {letters} lettere in tutto, e la prima è "{first}".',
  ],
  sounds: [
    "Contiene {vowels} [vocali|lettere tra a, e, i, o, u].",
    'Prova a [dirla ad alta voce|sussurrarla] partendo da "{first}": [a volte arriva da sola|la bocca a volte se la ricorda].',
  ],
  patience: [
    "[Va benissimo|Puoi anche|Niente vieta di] [cercarla|guardarla] nel dizionario e poi [tornare qui con una frase|usarla in una frase].",
    "[Lascia riposare|Metti da parte] «{word}» [per un minuto|un momento] e [ripensaci|riprova dopo].",
    "[Se conosci una parola vicina|Anche una parola simile] [va bene|aiuta], pur di restare in {other}.",
    "[Cerca|Guarda] «{word}» [nel libro|tra le parole dell'unità|nel quaderno]: [di sicuro c'è|l'hai già incontrata].",
    "[Quando la trovi|Appena ti viene], [scrivimela|mandamela] [qui|subito].",
  ],
  unknown: [
    "«{word}» non è nel mio piccolo dizionario, ma ci ragioniamo lo stesso.",
    "Per «{word}» non ho un indovinello pronto, però ho un'idea.",
    "Proviamo ad arrivare a «{word}» per un'altra strada.",
    "«{word}» mi manca: partiamo da quello che sai.",
    "Di «{word}» non ho la scheda, ma il contesto aiuta.",
  ],
  howToFind: [
    "Nel dizionario [cercala|guardala] insieme alla frase d'esempio: [la prima parola non è sempre quella giusta|spesso ce n'è più di una].",
    "[In fondo al libro|Nell'elenco delle parole del libro] di solito [c'è|si trova]: vale la pena dare un'occhiata.",
    "Se nel dizionario [trovi più parole|ce ne sono diverse], [scegli quella con un esempio simile al tuo|leggi gli esempi prima di scegliere].",
    "[A volte basta girarci attorno|Si può anche girarci attorno]: due parole facili [valgono|dicono] quanto una difficile.",
  ],
  /** To a guess at a word that is not in our dictionary. */
  unsure: [
    "«{own}» [può darsi|potrebbe andare]: [non ho la scheda per confermarlo|da solo non posso esserne certo], quindi [controllala nel dizionario|un'occhiata al dizionario ci vuole].",
    "[Buona idea|È un'ipotesi sensata], «{own}»: il dizionario ti dirà [se è lei|se va bene per «{word}»].",
    "[Tieni|Teniamo] «{own}» come ipotesi, e [verificala|confrontala] con il dizionario.",
  ],
  /** A word that is told. */
  formOf: ["«{word}» [viene da|è una forma di] «{form}».", "Il punto di partenza di «{word}» è «{form}»."],
  means: [
    "«{word}» [vuol dire|significa] {words}.",
    "In italiano «{word}» [è|si dice] {words}.",
    "La parola «{word}» [vuol dire|significa] {words}.",
  ],
  isCalled: [
    "«{word}» in inglese [si dice|è] {words}.",
    "[Ecco la parola|Adesso te la dico]: «{word}» si dice {words}.",
    "Per dire «{word}» [gli inglesi usano|in inglese si usa] {words}.",
  ],
  /** The same word once more. */
  told: [
    "[La traduzione|Il significato] di «{word}» [è sempre quello|non cambia|resta quello]: {words}.",
    "[Eccoci di nuovo a|Torniamo a] «{word}»: [la trovi qui sopra|è scritta poco più su|l'abbiamo già vista], {words}.",
    "«{word}» [è ancora|rimane|resta] {words}, [come prima|come poco fa|come ti ho scritto].",
  ],
  inOtherWords: [
    "In inglese facile: *{opening}*.",
    "[Con altre parole|Spiegata in inglese]: *{opening}*.",
    "Per ricordarla: *{opening}*.",
  ],
};
