/**
 * The smallest questions a rule can be cut into, without their marks; "{quote}" stands for the student's words. None of them
 * gives a form away.
 */

export const when: readonly string[] = [
  "quale parola della tua frase dice quando succede",
  "quel momento è già finito o dura ancora adesso",
  "il verbo che hai scritto parla di adesso o di allora",
  "quel verbo sta nella tabella degli irregolari o segue la regola",
];
export const who: readonly string[] = [
  "chi compie l'azione in «{quote}»",
  "è una persona (o cosa) sola, o più di una",
  "con quale pronome inglese sostituiresti chi fa l'azione",
  "il verbo (o l'aiutante) cambia quando cambia la persona",
];
export const count: readonly string[] = [
  "parli di una cosa sola o di più cose",
  "quel nome, in inglese, si conta come le mele o si misura come l'acqua",
  "quale parola sta davanti al nome, e che cosa dice di lui",
  "quel nome, in inglese, ha un plurale",
];
export const helper: readonly string[] = [
  "quanti verbi vedi in «{quote}», e quali",
  "quale dei due è l'aiutante e quale porta il significato",
  "quale dei due dice già il tempo",
  "dopo quell'aiutante il verbo cambia o resta com'è nel dizionario",
];
export const surplus: readonly string[] = [
  "quali parole di «{quote}» sono verbi",
  "quale parola di «{quote}» viene dritta dall'italiano",
  "c'è una parolina di troppo lì in mezzo",
];
export const preposition: readonly string[] = [
  "quale parolina collega il verbo (o l'aggettivo) al resto",
  "quella parolina viene tradotta dall'italiano",
  "con quale verbo o aggettivo fa coppia",
  "hai già incontrato quella coppia in una canzone o nel libro",
];
export const perfect: readonly string[] = [
  "quando è cominciato quello che racconti",
  "dura ancora oggi o è finito",
  "parli di un momento d'inizio o di quanto tempo",
  "quale parola del tempo hai scritto",
];
export const lexical: readonly string[] = [
  "che cosa vuoi dire in italiano con «{quote}»",
  "quale di quelle parole hai tradotto alla lettera",
  "quella parola inglese vuol dire davvero quello che sembra",
  "come lo spiegheresti in inglese con parole più semplici",
];
export const age: readonly string[] = [
  "di chi stai parlando in «{quote}»",
  "quale verbo hai tradotto dall'italiano",
  "come diresti in inglese «la mia bici è nuova», e che verbo c'è dentro",
  "in italiano quella cosa si ha, e un inglese come la pensa",
];
export const adjective: readonly string[] = [
  "quale parola è l'aggettivo e quale il nome",
  "che cosa succede a un aggettivo inglese quando il nome è al plurale",
  "hai già visto un aggettivo inglese con la -s in fondo",
];
export const adverb: readonly string[] = [
  "quella parola dice com'è qualcuno o come fa qualcosa",
  "quale verbo le sta vicino: un'azione, oppure essere o un senso",
  "conosci una coppia di aggettivo e avverbio che non segue la regola",
];
export const pronoun: readonly string[] = [
  "chi o che cosa sta al posto di quel pronome",
  "quel pronome fa l'azione o la riceve",
  "quante forme ha quel pronome in inglese",
];
export const possessor: readonly string[] = [
  "chi possiede e che cosa possiede in «{quote}»",
  "in inglese quale dei due viene prima",
  "chi possiede è uno solo o sono più di uno",
];
export const every: readonly string[] = [
  "every ti fa pensare a tutti insieme o a uno per volta",
  "in italiano, dopo «ogni», il nome è al singolare o al plurale",
  "che cosa noti in fondo al nome che hai scritto",
];
export const possessive: readonly string[] = [
  "di chi è la cosa di cui parli",
  "chi possiede è un maschio, una femmina o una cosa",
  "in inglese il possessivo guarda chi possiede o la cosa posseduta",
];
export const collocation: readonly string[] = [
  "che nome sta accanto al verbo",
  "in italiano diresti «fare», e in inglese quanti verbi conosci per «fare»",
  "quell'azione crea qualcosa o è un'attività",
];
export const subject: readonly string[] = [
  "chi (o che cosa) fa l'azione in «{quote}»",
  "in italiano quel pezzo si può tacere, e in inglese",
  "quale parola c'è davanti al verbo",
];
export const article: readonly string[] = [
  "davanti a quale nome hai messo (o tolto) l'articolo",
  "parli di una cosa precisa o di una qualsiasi",
  "con che suono comincia la parola che segue",
];
export const capital: readonly string[] = [
  "quale parola di «{quote}» è un nome proprio, una lingua, un giorno o un paese",
  "come comincia quella parola sul calendario o sull'atlante inglese",
  "hai guardato la prima lettera di ogni parola",
];
export const spelling: readonly string[] = [
  "come suona «{quote}» se lo leggi lettera per lettera",
  "quale lettera di «{quote}» ti dà più dubbi",
  "hai già visto questa parola scritta, e dove",
  "quante lettere ha la parola che hai in mente, e quante ne hai scritte",
  "c'è una lettera doppia, o una che non si sente",
];
export const compare: readonly string[] = [
  "quante cose (o persone) stai confrontando",
  "l'aggettivo di «{quote}» è corto o lungo",
  "che cosa fa un aggettivo corto quando confronta",
];
export const negative: readonly string[] = [
  "quante parole dicono di no in «{quote}»",
  "che cosa succede, in inglese, se i no sono due",
  "quale dei due no potresti cambiare",
];
export const finished: readonly string[] = [
  ...when.slice(0, 2),
  "have, davanti al verbo, guarda al presente: va d'accordo con quel momento",
  "quale altro tempo del passato conosci",
];
export const irregular: readonly string[] = [
  "il passato di quel verbo segue la regola o ha una forma tutta sua",
  "quale colonna della tabella dei verbi ti serve",
  "hai già letto quel verbo al passato in una storia",
];
export const question: readonly string[] = [
  "è una domanda o un'affermazione",
  "chi è il soggetto, e dov'è nella frase",
  "c'è un aiutante in «{quote}», e dove sta",
  "come cominciano le domande inglesi che conosci",
];
export const adjectivePlace: readonly string[] = [
  "quale parola è l'aggettivo e quale il nome",
  "in italiano quale delle due viene prima, e in inglese",
  "come si dice in inglese «un gatto nero», e in che ordine",
];
export const like: readonly string[] = [
  "qual è il verbo, e di che cosa parla",
  "tra il verbo e la cosa di cui parla c'è qualcosa in mezzo",
  "quali parole dicono quanto, come o quando, e dove stanno",
];
export const hearer: readonly string[] = [
  "chi parla, e a chi",
  "che cosa viene spiegato, detto o proposto",
  "quel verbo vuole accanto la persona o la cosa",
];
export const possessiveArticle: readonly string[] = [
  "quante parole ci sono davanti al nome",
  "quale di quelle dice già di chi è",
  "in italiano ci vogliono tutte e due, e in inglese",
];
export const future: readonly string[] = [
  "succede adesso, di solito o più avanti",
  "è un programma, una promessa o una previsione",
  "il verbo che hai scritto guarda avanti o parla di adesso",
];
export const condition: readonly string[] = [
  "quale parte della frase è la condizione e quale il risultato",
  "in quale delle due parti hai messo will",
  "quale parola apre la parte che dice quando o a quale patto",
];
export const stative: readonly string[] = [
  "quel verbo racconta un'azione che si vede o uno stato",
  "quali altri verbi conosci che dicono che cosa si pensa o si vuole",
  "che cosa aggiunge -ing a un verbo",
];
