/** The smallest questions a rule can be cut into, without their marks. None of them gives a form away. */

const whenSteps: string[] = [
  "quale parola della tua frase dice quando succede",
  "quel momento è già finito o dura ancora adesso",
  "il verbo che hai scritto parla di adesso o di allora",
  "quel verbo sta nella tabella degli irregolari o segue la regola",
];
const whoSteps: string[] = [
  "chi compie l'azione in «{quote}»",
  "è una persona (o cosa) sola, o più di una",
  "con quale pronome inglese sostituiresti chi fa l'azione",
  "il verbo (o l'aiutante) cambia quando cambia la persona",
];
const countSteps: string[] = [
  "parli di una cosa sola o di più cose",
  "quel nome, in inglese, si conta come le mele o si misura come l'acqua",
  "quale parola sta davanti al nome, e che cosa dice di lui",
  "quel nome, in inglese, ha un plurale",
];
const helperSteps: string[] = [
  "quanti verbi vedi in «{quote}», e quali",
  "quale dei due è l'aiutante e quale porta il significato",
  "quale dei due dice già il tempo",
  "dopo quell'aiutante il verbo cambia o resta com'è nel dizionario",
];
const surplusSteps: string[] = [
  "quali parole di «{quote}» sono verbi",
  "quale parola di «{quote}» viene dritta dall'italiano",
  "c'è una parolina di troppo lì in mezzo",
];
const prepositionSteps: string[] = [
  "quale parolina collega il verbo (o l'aggettivo) al resto",
  "quella parolina viene tradotta dall'italiano",
  "con quale verbo o aggettivo fa coppia",
  "hai già incontrato quella coppia in una canzone o nel libro",
];
const perfectSteps: string[] = [
  "quando è cominciato quello che racconti",
  "dura ancora oggi o è finito",
  "parli di un momento d'inizio o di quanto tempo",
  "quale parola del tempo hai scritto",
];
const lexicalSteps: string[] = [
  "che cosa vuoi dire in italiano con «{quote}»",
  "quale di quelle parole hai tradotto alla lettera",
  "quella parola inglese vuol dire davvero quello che sembra",
  "come lo spiegheresti in inglese con parole più semplici",
];
const ageSteps: string[] = [
  "di chi stai parlando in «{quote}»",
  "quale verbo hai tradotto dall'italiano",
  "come diresti in inglese «la mia bici è nuova», e che verbo c'è dentro",
  "in italiano quella cosa si ha, e un inglese come la pensa",
];
const adjectiveSteps: string[] = [
  "quale parola è l'aggettivo e quale il nome",
  "che cosa succede a un aggettivo inglese quando il nome è al plurale",
  "hai già visto un aggettivo inglese con la -s in fondo",
];
const adverbSteps: string[] = [
  "quella parola dice com'è qualcuno o come fa qualcosa",
  "quale verbo le sta vicino: un'azione, oppure essere o un senso",
  "conosci una coppia di aggettivo e avverbio che non segue la regola",
];
const pronounSteps: string[] = [
  "chi o che cosa sta al posto di quel pronome",
  "quel pronome fa l'azione o la riceve",
  "quante forme ha quel pronome in inglese",
];
const possessorSteps: string[] = [
  "chi possiede e che cosa possiede in «{quote}»",
  "in inglese quale dei due viene prima",
  "chi possiede è uno solo o sono più di uno",
];
const everySteps: string[] = [
  "every ti fa pensare a tutti insieme o a uno per volta",
  "in italiano, dopo «ogni», il nome è al singolare o al plurale",
  "che cosa noti in fondo al nome che hai scritto",
];
const possessiveSteps: string[] = [
  "di chi è la cosa di cui parli",
  "chi possiede è un maschio, una femmina o una cosa",
  "in inglese il possessivo guarda chi possiede o la cosa posseduta",
];
const collocationSteps: string[] = [
  "che nome sta accanto al verbo",
  "in italiano diresti «fare», e in inglese quanti verbi conosci per «fare»",
  "quell'azione crea qualcosa o è un'attività",
];
const subjectSteps: string[] = [
  "chi (o che cosa) fa l'azione in «{quote}»",
  "in italiano quel pezzo si può tacere, e in inglese",
  "quale parola c'è davanti al verbo",
];
const articleSteps: string[] = [
  "davanti a quale nome hai messo (o tolto) l'articolo",
  "parli di una cosa precisa o di una qualsiasi",
  "con che suono comincia la parola che segue",
];
const capitalSteps: string[] = [
  "quale parola di «{quote}» è un nome proprio, una lingua, un giorno o un paese",
  "come comincia quella parola sul calendario o sull'atlante inglese",
  "hai guardato la prima lettera di ogni parola",
];
const spellingSteps: string[] = [
  "come suona «{quote}» se lo leggi lettera per lettera",
  "quale lettera di «{quote}» ti dà più dubbi",
  "hai già visto questa parola scritta, e dove",
  "quante lettere ha la parola che hai in mente, e quante ne hai scritte",
  "c'è una lettera doppia, o una che non si sente",
];
const compareSteps: string[] = [
  "quante cose (o persone) stai confrontando",
  "l'aggettivo di «{quote}» è corto o lungo",
  "che cosa fa un aggettivo corto quando confronta",
];
const negativeSteps: string[] = [
  "quante parole dicono di no in «{quote}»",
  "che cosa succede, in inglese, se i no sono due",
  "quale dei due no potresti cambiare",
];
const finishedSteps: string[] = [
  ...whenSteps.slice(0, 2),
  "have, davanti al verbo, guarda al presente: va d'accordo con quel momento",
  "quale altro tempo del passato conosci",
];
const irregularSteps: string[] = [
  "il passato di quel verbo segue la regola o ha una forma tutta sua",
  "quale colonna della tabella dei verbi ti serve",
  "hai già letto quel verbo al passato in una storia",
];
const questionSteps: string[] = [
  "è una domanda o un'affermazione",
  "chi è il soggetto, e dov'è nella frase",
  "c'è un aiutante in «{quote}», e dove sta",
  "come cominciano le domande inglesi che conosci",
];
const adjectivePlaceSteps: string[] = [
  "quale parola è l'aggettivo e quale il nome",
  "in italiano quale delle due viene prima, e in inglese",
  "come si dice in inglese «un gatto nero», e in che ordine",
];
const likeSteps: string[] = [
  "qual è il verbo, e di che cosa parla",
  "tra il verbo e la cosa di cui parla c'è qualcosa in mezzo",
  "quali parole dicono quanto, come o quando, e dove stanno",
];
const hearerSteps: string[] = [
  "chi parla, e a chi",
  "che cosa viene spiegato, detto o proposto",
  "quel verbo vuole accanto la persona o la cosa",
];
const possessiveArticleSteps: string[] = [
  "quante parole ci sono davanti al nome",
  "quale di quelle dice già di chi è",
  "in italiano ci vogliono tutte e due, e in inglese",
];
const futureSteps: string[] = [
  "succede adesso, di solito o più avanti",
  "è un programma, una promessa o una previsione",
  "il verbo che hai scritto guarda avanti o parla di adesso",
];
const conditionSteps: string[] = [
  "quale parte della frase è la condizione e quale il risultato",
  "in quale delle due parti hai messo will",
  "quale parola apre la parte che dice quando o a quale patto",
];
const stativeSteps: string[] = [
  "quel verbo racconta un'azione che si vede o uno stato",
  "quali altri verbi conosci che dicono che cosa si pensa o si vuole",
  "che cosa aggiunge -ing a un verbo",
];

/** The questions of each topic. */
export const topicSteps: readonly [RegExp, string[]][] = [
  [/^(?:past-time|past-simple)$/, whenSteps],
  [/^present-perfect-finished-time$/, finishedSteps],
  [/^irregular-past$/, irregularSteps],
  [/^(?:third-person-s|do-or-does|be-agreement|people-is)$/, whoSteps],
  [/^every-singular$/, everySteps],
  [/^(?:plural-adjectives|adjectives)$/, adjectiveSteps],
  [/^adverbs$/, adverbSteps],
  [/^pronouns$/, pronounSteps],
  [/^possessive-s$/, possessorSteps],
  [/^adjective-order$/, adjectivePlaceSteps],
  [/^age-with-have$/, ageSteps],
  [/^his-her$/, possessiveSteps],
  [/^article-with-possessive$/, possessiveArticleSteps],
  [/^make-do-take$/, collocationSteps],
  [/^(?:uncountables|much-many|this-these|number-agreement|plural-nouns)$/, countSteps],
  [/^question-order$/, questionSteps],
  [/^like-very-much$/, likeSteps],
  [/^explain-say-suggest-me$/, hearerSteps],
  [/^(?:did-with-past|modal-form)$/, helperSteps],
  [/^(?:modal-to|i-am-agree|for-to-verb)$/, surplusSteps],
  [/^(?:prepositions|listen-wait)$/, prepositionSteps],
  [/^(?:since-for|present-perfect)$/, perfectSteps],
  [/^(?:false-friends|calques|confused-words)$/, lexicalSteps],
  [/^missing-subject$/, subjectSteps],
  [/^(?:a-or-an|articles-jobs|missing-article|the-generic)$/, articleSteps],
  [/^capitals$/, capitalSteps],
  [/^spelling$/, spellingSteps],
  [/^comparatives$/, compareSteps],
  [/^double-negative$/, negativeSteps],
  [/^future$/, futureSteps],
  [/^if-when-will$/, conditionSteps],
  [/^stative-ing$/, stativeSteps],
];
