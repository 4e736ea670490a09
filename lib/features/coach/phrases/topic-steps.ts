/**
 * The smallest questions a rule can be cut into. `good` knows a right answer to one, in Italian or English; without it
 * there is no right or wrong. `yes` is what is then sure. None of them gives a form away.
 */
export type SmallStep = { ask: string; good?: RegExp; yes?: string };

const whenSteps: SmallStep[] = [
  {
    ask: "quale parola della tua frase dice quando succede",
    good: /yesterday|last|ago|ieri|scors|\bfa\b|when|quando ero|monday|sunday|saturday|friday|tuesday|wednesday|thursday|19\d\d|20\d\d|night|week|month|year|always|every|since|for|now/i,
    yes: "Sì, quella è la parola del tempo.",
  },
  {
    ask: "quel momento è già finito o dura ancora adesso",
    good: /finit|passat|conclus|ieri|chius|over|past|prima/i,
    yes: "Sì, quel momento è finito.",
  },
  {
    ask: "il verbo che hai scritto parla di adesso o di allora",
    good: /adesso|ora\b|present|oggi|sempre|now/i,
    yes: "Vero, il tuo verbo parla ancora di adesso.",
  },
  { ask: "quel verbo sta nella tabella degli irregolari o segue la regola" },
];
const whoSteps: SmallStep[] = [
  {
    ask: "chi compie l'azione in «{quote}»",
    good: /\b(?:he|she|it|they|we|you|i|lui|lei|loro|noi|io|tu|voi|essi|esso|mi[ao]|my|la|il|i|gli|le)\b|\p{Lu}\p{L}/u,
    yes: "Sì, è lì che si decide.",
  },
  { ask: "è una persona (o cosa) sola, o più di una" },
  { ask: "con quale pronome inglese sostituiresti chi fa l'azione" },
  { ask: "il verbo (o l'aiutante) cambia quando cambia la persona" },
];
const countSteps: SmallStep[] = [
  { ask: "parli di una cosa sola o di più cose" },
  { ask: "quel nome, in inglese, si conta come le mele o si misura come l'acqua" },
  { ask: "quale parola sta davanti al nome, e che cosa dice di lui" },
  { ask: "quel nome, in inglese, ha un plurale" },
];
const helperSteps: SmallStep[] = [
  { ask: "quanti verbi vedi in «{quote}», e quali" },
  { ask: "quale dei due è l'aiutante e quale porta il significato" },
  { ask: "quale dei due dice già il tempo" },
  {
    ask: "dopo quell'aiutante il verbo cambia o resta com'è nel dizionario",
    good: /rest|base|dizionario|uguale|non cambia|infinit/i,
    yes: "Sì, dopo l'aiutante resta com'è nel dizionario.",
  },
];
const surplusSteps: SmallStep[] = [
  { ask: "quali parole di «{quote}» sono verbi" },
  { ask: "quale parola di «{quote}» viene dritta dall'italiano" },
  { ask: "c'è una parolina di troppo lì in mezzo" },
];
const prepositionSteps: SmallStep[] = [
  { ask: "quale parolina collega il verbo (o l'aggettivo) al resto" },
  { ask: "quella parolina viene tradotta dall'italiano" },
  { ask: "con quale verbo o aggettivo fa coppia" },
  { ask: "hai già incontrato quella coppia in una canzone o nel libro" },
];
const perfectSteps: SmallStep[] = [
  { ask: "quando è cominciato quello che racconti" },
  { ask: "dura ancora oggi o è finito" },
  { ask: "parli di un momento d'inizio o di quanto tempo" },
  { ask: "quale parola del tempo hai scritto" },
];
const lexicalSteps: SmallStep[] = [
  { ask: "che cosa vuoi dire in italiano con «{quote}»" },
  { ask: "quale di quelle parole hai tradotto alla lettera" },
  { ask: "quella parola inglese vuol dire davvero quello che sembra" },
  { ask: "come lo spiegheresti in inglese con parole più semplici" },
];
const ageSteps: SmallStep[] = [
  { ask: "di chi stai parlando in «{quote}»" },
  {
    ask: "quale verbo hai tradotto dall'italiano",
    good: /\bhave|\bhas|avere|\bho\b|\bha\b/i,
    yes: "Sì, è proprio quel verbo che arriva dall'italiano.",
  },
  { ask: "come diresti in inglese «la mia bici è nuova», e che verbo c'è dentro" },
  { ask: "in italiano quella cosa si ha, e un inglese come la pensa" },
];
const adjectiveSteps: SmallStep[] = [
  { ask: "quale parola è l'aggettivo e quale il nome" },
  { ask: "che cosa succede a un aggettivo inglese quando il nome è al plurale" },
  { ask: "hai già visto un aggettivo inglese con la -s in fondo" },
];
const everySteps: SmallStep[] = [
  { ask: "every ti fa pensare a tutti insieme o a uno per volta" },
  {
    ask: "in italiano, dopo «ogni», il nome è al singolare o al plurale",
    good: /singol|uno/i,
    yes: "Sì, in italiano è al singolare.",
  },
  { ask: "che cosa noti in fondo al nome che hai scritto" },
];
const possessiveSteps: SmallStep[] = [
  { ask: "di chi è la cosa di cui parli" },
  { ask: "chi possiede è un maschio, una femmina o una cosa" },
  { ask: "in inglese il possessivo guarda chi possiede o la cosa posseduta" },
];
const collocationSteps: SmallStep[] = [
  { ask: "che nome sta accanto al verbo" },
  { ask: "in italiano diresti «fare», e in inglese quanti verbi conosci per «fare»" },
  { ask: "quell'azione crea qualcosa o è un'attività" },
];
const subjectSteps: SmallStep[] = [
  { ask: "chi (o che cosa) fa l'azione in «{quote}»" },
  { ask: "in italiano quel pezzo si può tacere, e in inglese" },
  { ask: "quale parola c'è davanti al verbo" },
];
const articleSteps: SmallStep[] = [
  { ask: "davanti a quale nome hai messo (o tolto) l'articolo" },
  { ask: "parli di una cosa precisa o di una qualsiasi" },
  { ask: "con che suono comincia la parola che segue" },
];
const capitalSteps: SmallStep[] = [
  { ask: "quale parola di «{quote}» è un nome proprio, una lingua, un giorno o un paese" },
  { ask: "come comincia quella parola sul calendario o sull'atlante inglese" },
  { ask: "hai guardato la prima lettera di ogni parola" },
];
const spellingSteps: SmallStep[] = [
  { ask: "come suona «{quote}» se lo leggi lettera per lettera" },
  { ask: "quale lettera di «{quote}» ti dà più dubbi" },
  { ask: "hai già visto questa parola scritta, e dove" },
  { ask: "quante lettere ha la parola che hai in mente, e quante ne hai scritte" },
  { ask: "c'è una lettera doppia, o una che non si sente" },
];
const compareSteps: SmallStep[] = [
  { ask: "quante cose (o persone) stai confrontando" },
  { ask: "l'aggettivo di «{quote}» è corto o lungo" },
  { ask: "che cosa fa un aggettivo corto quando confronta" },
];
const negativeSteps: SmallStep[] = [
  { ask: "quante parole dicono di no in «{quote}»" },
  { ask: "che cosa succede, in inglese, se i no sono due" },
  { ask: "quale dei due no potresti cambiare" },
];
const finishedSteps: SmallStep[] = [
  ...whenSteps.slice(0, 2),
  { ask: "have, davanti al verbo, guarda al presente: va d'accordo con quel momento" },
  { ask: "quale altro tempo del passato conosci" },
];
const irregularSteps: SmallStep[] = [
  {
    ask: "il passato di quel verbo segue la regola o ha una forma tutta sua",
    good: /irregol|su[ao]|non segue|particolar/i,
    yes: "Sì, è un verbo che fa di testa sua.",
  },
  { ask: "quale colonna della tabella dei verbi ti serve" },
  { ask: "hai già letto quel verbo al passato in una storia" },
];
const questionSteps: SmallStep[] = [
  { ask: "è una domanda o un'affermazione" },
  { ask: "chi è il soggetto, e dov'è nella frase" },
  { ask: "c'è un aiutante in «{quote}», e dove sta" },
  { ask: "come cominciano le domande inglesi che conosci" },
];
const adjectivePlaceSteps: SmallStep[] = [
  { ask: "quale parola è l'aggettivo e quale il nome" },
  { ask: "in italiano quale delle due viene prima, e in inglese" },
  { ask: "come si dice in inglese «un gatto nero», e in che ordine" },
];
const likeSteps: SmallStep[] = [
  { ask: "qual è il verbo, e di che cosa parla" },
  { ask: "tra il verbo e la cosa di cui parla c'è qualcosa in mezzo" },
  { ask: "quali parole dicono quanto, come o quando, e dove stanno" },
];
const hearerSteps: SmallStep[] = [
  { ask: "chi parla, e a chi" },
  { ask: "che cosa viene spiegato, detto o proposto" },
  { ask: "quel verbo vuole accanto la persona o la cosa" },
];
const possessiveArticleSteps: SmallStep[] = [
  { ask: "quante parole ci sono davanti al nome" },
  { ask: "quale di quelle dice già di chi è" },
  { ask: "in italiano ci vogliono tutte e due, e in inglese" },
];
const futureSteps: SmallStep[] = [
  {
    ask: "succede adesso, di solito o più avanti",
    good: /avanti|domani|futur|dopo|poi|non ancora/i,
    yes: "Sì, deve ancora succedere.",
  },
  { ask: "è un programma, una promessa o una previsione" },
  { ask: "il verbo che hai scritto guarda avanti o parla di adesso" },
];
const conditionSteps: SmallStep[] = [
  { ask: "quale parte della frase è la condizione e quale il risultato" },
  { ask: "in quale delle due parti hai messo will" },
  { ask: "quale parola apre la parte che dice quando o a quale patto" },
];
const stativeSteps: SmallStep[] = [
  {
    ask: "quel verbo racconta un'azione che si vede o uno stato",
    good: /stato|non si vede|mente|pensier|sentiment/i,
    yes: "Sì, è uno stato, non un'azione.",
  },
  { ask: "quali altri verbi conosci che dicono che cosa si pensa o si vuole" },
  { ask: "che cosa aggiunge -ing a un verbo" },
];

/** The questions of each topic. */
export const topicSteps: readonly [RegExp, SmallStep[]][] = [
  [/^(?:past-time|past-simple)$/, whenSteps],
  [/^present-perfect-finished-time$/, finishedSteps],
  [/^irregular-past$/, irregularSteps],
  [/^(?:third-person-s|do-or-does|be-agreement|people-is)$/, whoSteps],
  [/^every-singular$/, everySteps],
  [/^(?:plural-adjectives|adjectives)$/, adjectiveSteps],
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
  [/^false-friends$/, lexicalSteps],
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
