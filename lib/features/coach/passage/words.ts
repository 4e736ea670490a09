import type { Missing } from "./judge-answer";
import type { QuestionKind } from "./question-kind";

/** What a question wants, and what to look for. */
export const asks: Record<QuestionKind, string> = {
  who: "Chiede *chi*: cerca una persona o un nome.",
  when: "Chiede *quando*: cerca un giorno, un'ora, una data.",
  where: "Chiede *dove*: cerca un luogo.",
  why: "Chiede *perché*: cerca un motivo.",
  number: "Chiede *quanto*: cerca un numero o una quantità.",
  "how-long": "Chiede *per quanto tempo*: cerca una durata.",
  "how-often": "Chiede *ogni quanto*: cerca una parola come *always* o un numero di volte.",
  how: "Chiede *come*: cerca in che modo succede.",
  what: "Chiede *che cosa*: cerca una cosa o un'azione.",
  which: "Chiede *quale*: cerca una cosa precisa tra più cose.",
  "yes-no": "Si risponde con sì o no.",
  "true-false": "È una frase da giudicare: *true* o *false*.",
  task: "Ti chiede di raccogliere notizie dal testo.",
  whole: "Riguarda tutto il testo: rileggi l'inizio e la fine.",
  own: "Qui conta la tua idea, con un motivo: il testo da solo non basta.",
};

/** The task that closes a reply, by the form of the question. */
export const tasks = {
  open: ["Che cosa rispondi?", "Che cosa trovi lì?", "Leggi lì: che cosa scrivi?"],
  judge: [
    "Che cosa rispondi, e quali parole del testo te lo dicono?",
    "Che cosa scegli? Copia anche le due o tre parole che lo provano.",
    "Qual è la tua risposta, e con quali parole del testo la provi?",
  ],
  free: ["Come lo dici con parole tue?", "Che cosa scriveresti, in breve?", "Che cosa diresti tu?"],
};

export const opening = [
  "Ho il testo: {count}. Le conto dall'inizio, senza il titolo. Le domande sono {questions}.",
  "Ecco il tuo testo: {count}, contate dall'inizio senza il titolo, e {questions} domande.",
  "Il testo c'è: {count} (il titolo non lo conto). Le domande: {questions}.",
];
export const openingOne = [
  "Ho il testo: {count}, contate dall'inizio senza il titolo. La domanda è una.",
  "Ecco il tuo testo: {count} (il titolo non lo conto) e una domanda.",
  "Il testo c'è: {count}, senza contare il titolo. C'è una domanda.",
];
export const waiting = [
  "Ho il testo: {count}. Ora mandami le domande: le hai lì?",
  "Il testo c'è: {count}. Mi servono le domande: me le scrivi?",
  "Ho letto il testo: {count}. Quali sono le domande?",
];
export const newQuestions = [
  "Ecco le domande: {questions}.",
  "Domande arrivate: {questions}.",
  "Ho le domande: {questions}.",
];

export const ask = [
  "Domanda {number}: «{text}».",
  "Ora la {number}: «{text}».",
  "Guardiamo la {number}: «{text}».",
];

export const wide = [
  "Guarda dalla {unit} {from} alla {to}{opening}.",
  "Cercala tra la {unit} {from} e la {to}{opening}.",
  "Rileggi dalla {unit} {from} alla {to}{opening}.",
];
export const narrow = [
  "Rileggi bene solo la {unit} {from}{opening}.",
  "Fermati sulla {unit} {from}{opening}.",
  "Guarda proprio la {unit} {from}{opening}.",
];
export const anchors = [
  "Ti aiuta trovare {words}.",
  "Punto di partenza: {words}.",
  "Parti da {words}, o da una parola vicina.",
];
export const noPlace = [
  "Le parole della domanda nel testo non ci sono: cerca parole dal significato vicino.",
  "Nel testo non ritrovo le parole della domanda: forse lo dice con altre parole.",
  "Il testo usa altre parole: cerca quelle che vogliono dire quasi lo stesso.",
];

export const found = [
  "La {number} è presa dal punto giusto, la {unit} {at}.",
  "Per la {number} sei nel punto giusto: {unit} {at}.",
  "La {number} sta proprio lì, alla {unit} {at}.",
];
/** Of an answer that was held against a plain sentence. */
export const agrees = [
  "La {number} torna con la {unit} {at}.",
  "La {number} va d'accordo con la {unit} {at}.",
  "La {unit} {at} conferma la {number}.",
];
export const disagreesWith = [
  "Con la {unit} {at} non torna: rileggila parola per parola.",
  "La {unit} {at} mi sembra dire altro: rileggila piano.",
  "Confronta ogni parola con la {unit} {at}: qualcosa non combacia.",
];
export const elsewhere = [
  "Quello che scrivi sta alla {unit} {at}; la domanda porta in un altro punto.",
  "Non è lì: la tua risposta viene dalla {unit} {at}.",
  "Hai preso una cosa della {unit} {at}, ma la domanda guarda altrove.",
];
/** Of an answer outside a zone that is itself only likely. */
export const far = [
  "Quello che scrivi sta alla {unit} {at}: può essere, ma io guarderei anche qui.",
  "La tua risposta viene dalla {unit} {at}. Confrontala con un altro punto.",
  "Lo trovo alla {unit} {at}; prima di tenerlo, confrontalo.",
];
export const absent = [
  "Queste parole nel testo non le trovo.",
  "Nel testo non ritrovo quello che scrivi.",
  "Non trovo le tue parole nel testo: forse lo dici a modo tuo.",
];
export const unsure = [
  "La {number} può andare: tienila così, la conferma la dà la prof.",
  "Per la {number} non posso dire di più: tienila, la guarda la prof.",
  "Teniamo la {number} così com'è: su questa decide la prof.",
];
export const keeps = [
  "Va bene, tieni la {number} così: non posso esserne sicuro, falla vedere.",
  "Può darsi che tu abbia ragione: segna la {number} e falla vedere.",
  "D'accordo, la {number} resta così: falla vedere a chi corregge.",
];
/** The place is good, the rest is more than can be checked. */
export const proved = [
  "Per la {number} hai trovato il punto giusto, {unit} {at}. Tienila così: l'ultima parola è della prof.",
  "La {number} si decide proprio lì, {unit} {at}. Bella prova: se basta lo dirà la prof.",
  "Alla {unit} {at} c'è la prova della {number}, hai cercato bene. Il giudizio lo conferma la prof.",
];
export const inEnglish = [
  "Sul quaderno scrivila in inglese.",
  "Ora dilla in inglese, sul quaderno.",
  "Poi mettila in inglese.",
];
export const proof = [
  "Da solo non mi basta per dirlo.",
  "Per crederci serve una prova.",
  "Può essere: manca la prova.",
];
export const aside = [
  "La {number} la lasciamo qui, ci torni con calma.",
  "Mettiamo da parte la {number}: più tardi la vedi meglio.",
  "Lasciamo stare la {number} per ora.",
];
export const skipped = [
  "La {number} resta per dopo.",
  "Saltiamo la {number}, la ritrovi alla fine.",
  "Va bene, la {number} più tardi.",
];

export const partly: Record<Missing, readonly string[]> = {
  answer: [
    "Ripeti la domanda, ma manca la notizia che chiede.",
    "Questo lo dice già la domanda: manca il pezzo nuovo.",
    "Qui c'è solo la domanda: manca quello che vuole sapere.",
  ],
  when: [
    "Qualcosa c'è, manca il *quando*.",
    "Il punto è buono, manca il tempo: un giorno, un'ora, una data.",
    "C'è una parte: aggiungi *quando*.",
  ],
  number: [
    "Qualcosa c'è, manca la quantità.",
    "Il punto è buono, manca il *quanto*.",
    "C'è una parte: manca un numero o una quantità.",
  ],
  "how-long": [
    "Qualcosa c'è, manca la durata.",
    "Il punto è buono: manca *per quanto tempo*.",
    "C'è una parte: aggiungi quanto dura.",
  ],
  "how-often": [
    "Qualcosa c'è, manca *ogni quanto*.",
    "Il punto è buono: manca la frequenza.",
    "C'è una parte: aggiungi quante volte.",
  ],
  unit: [
    "Il punto è buono, alla {unit} {at}. Il numero va con una parola: è la stessa del testo?",
    "Sei alla {unit} giusta, la {at}. La parola accanto al numero è proprio quella del testo?",
    "La {unit} {at} è quella. Lì il numero conta la stessa cosa?",
  ],
  negation: [
    "Il punto è quello, ma controlla: la {unit} {at} dice che succede o che non succede?",
    "Sei al punto giusto. Nella {unit} {at} la cosa succede davvero, o no?",
    "Guarda la {unit} {at}: tu metti un *no*, e il testo?",
  ],
  more: [
    "Quello che scrivi c'è. La {unit} {at} nomina anche altro: serve alla tua risposta?",
    "Giusto il punto, la {unit} {at}. Lì l'elenco è più lungo: ti basta così?",
    "C'è, alla {unit} {at}. Nella stessa {unit} ci sono altre cose: vanno aggiunte?",
  ],
  near: [
    "Ci sei vicino: la tua parola sta alla {unit} {at}.",
    "La zona è quella: tu hai preso la {unit} {at}.",
    "Sei a un passo: quello che scrivi è alla {unit} {at}.",
  ],
  claim: [
    "La {unit} {at} è un buon punto. La frase da giudicare dice anche «{word}»: nel testo lo trovi?",
    "Sei vicino, {unit} {at}. Ma «{word}», che sta nella frase da giudicare, il testo lo dice?",
    "Il punto è buono, {unit} {at}. Controlla una parola della frase, «{word}»: il testo la conferma?",
  ],
  polarity: [
    "La prova c'è, manca la risposta.",
    "Hai trovato il punto, manca la scelta.",
    "Le parole ci sono: ora manca il giudizio.",
  ],
};

export const noAnswer = [
  "La risposta non te la do, il punto del testo sì.",
  "Non la dico io, ma ti porto al punto giusto.",
  "La trovi tu: ti dico dove guardare.",
];
export const rightPlace = [
  "Sì, la {unit} {at} è la zona giusta.",
  "La {unit} {at} va bene come punto.",
  "Anch'io guarderei alla {unit} {at}.",
];
export const otherPlace = [
  "Alla {unit} {at} io non lo cercherei.",
  "La {unit} {at} parla d'altro, mi pare.",
  "Per me non è alla {unit} {at}.",
];
export const stuckHere = ["Nessun problema.", "La cerchiamo insieme.", "Ti do un punto di partenza."];
export const unknownWords = [
  "Quale parola della domanda non conosci?",
  "C'è una parola della domanda che non capisci? Scrivimela.",
  "Quale parola ti blocca?",
];

export const summary = {
  found: "nel punto giusto {numbers}",
  unsure: "da far vedere {numbers}",
  aside: "lasciate per ora {numbers}",
  skipped: "saltate {numbers}",
  open: "da fare {numbers}",
};
export const summaryOpening = ["Il punto: {list}.", "A che punto sei: {list}.", "Ecco come va: {list}."];
export const summaryTask = [
  "Vuoi riprendere la {number}?",
  "Torniamo alla {number}?",
  "Provi ancora la {number}?",
];
export const summaryDone = [
  "Le hai viste tutte. Ora scrivi le risposte in frasi intere e me le mandi?",
  "Le domande sono finite. Vuoi mandarmi le risposte in frasi intere, così guardo l'inglese?",
  "Sei in fondo. Vuoi che guardi l'inglese delle tue risposte?",
];
export const sendAnswers = [
  "Volentieri: ricopiale qui, una per riga, in frasi intere. Da quale cominci?",
  "Va bene. Scrivile qui sotto in frasi intere, una dopo l'altra. Quale mandi per prima?",
];
export const others = ["Nel punto giusto: {numbers}.", "Al loro posto: {numbers}.", "Trovate: {numbers}."];
