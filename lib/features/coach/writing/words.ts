export const notWritten = [
  "Il testo non lo scrivo io, perché è tuo: lo costruiamo insieme.",
  "Scriverlo tocca a te, io ti do la scaletta.",
  "Non posso scriverlo al posto tuo, ma ti guido parte per parte.",
];
export const standsIn = {
  riassunto: "Per un riassunto non ho una scaletta apposta: unisco recensione e racconto.",
  dialogo: "Per un dialogo non ho una scaletta apposta: uso quella di una mail, con una battuta a testa.",
  presentazione: "Per una presentazione non ho una scaletta apposta: uso quella della descrizione.",
  articolo: "Per un articolo non ho una scaletta apposta: uso quella del testo di opinione.",
};
export const whichKind = [
  "Che testo è: mail, descrizione, diario, opinione, racconto, recensione o confronto?",
  "Prima dimmi che cosa ti chiedono: mail, descrizione, diario, opinione, racconto, recensione o confronto?",
  "Di che tipo è: una mail, una descrizione, un diario, un'opinione, un racconto, una recensione o un confronto?",
];
export const plan = [
  "Scaletta per {name}: {parts}.",
  "Per {name} le parti sono: {parts}.",
  "Ecco le parti di {name}: {parts}.",
];
export const firstPart = [
  "Cominciamo. {question}",
  "Partiamo dalla prima. {question}",
  "Una alla volta. {question}",
];
export const part = [
  "Parte {number}, {name}: ci va {holds}.",
  "Ora {name} (parte {number}): {holds}.",
  "Parte {number} di {count}, {name}: {holds}.",
];
export const openings = [
  "Puoi partire da {openings}.",
  "Inizi possibili: {openings}.",
  "Per iniziare la frase: {openings}.",
];
export const connectors = [
  "Per collegare le frasi: {list}. Quale ti serve adesso?",
  "Connettivi adatti: {list}. Dove ne metti uno?",
  "Prova con questi: {list}. Quale va bene per la tua prossima frase?",
];
export const endings = [
  "Per chiudere: {list}. {question}",
  "La fine può partire da {list}. {question}",
  "Inizi per l'ultima parte: {list}. {question}",
];
export const starts = [
  "Per cominciare: {list}. {question}",
  "L'inizio può partire da {list}. {question}",
  "Inizi possibili: {list}. {question}",
];
export const lengthAsked = [
  "Te ne chiedono circa {words}: con {count} parti, più o meno {each} per parte.",
  "Sono circa {words} parole: dividile in {count} parti da {each}.",
  "{words} parole vogliono dire circa {each} per ognuna delle {count} parti.",
];
export const lengthUsual = [
  "Di solito: {primaria} parole alla primaria, {medie} alle medie, {superiori} alle superiori.",
  "Lunghezza normale: primaria {primaria} parole, medie {medie}, superiori {superiori}.",
  "Dipende dalla scuola: {primaria} parole alla primaria, {medie} alle medie, {superiori} alle superiori.",
];
export const lengthOfLevel = [
  "A scuola tua di solito bastano {length} parole.",
  "Di solito sono {length} parole.",
  "Conta su {length} parole.",
];
export const soFar = [
  "Finora ne hai circa {written}.",
  "Ne hai già circa {written}.",
  "Fin qui sono circa {written}.",
];
export const tense = ["Tempo da usare: {tense}.", "Usa {tense}.", "Attento al tempo: {tense}."];
export const checks = [
  "Ultimo controllo: {list}.",
  "Prima di consegnare guarda: {list}.",
  "Rileggi e controlla: {list}.",
];
export const checksTask = [
  "Quale punto controlli per primo?",
  "Da quale cominci?",
  "Quale di questi ti convince meno?",
];
export const idea = [
  "Bene, «{idea}» ci sta.",
  "«{idea}»: si può usare.",
  "D'accordo, {name} parte da «{idea}».",
];
export const ideaTask = [
  "Come lo dici in inglese? Puoi partire da {openings}.",
  "Prova la frase in inglese: si può iniziare con {openings}. Come la scrivi?",
  "Ora in inglese, anche con {openings}: quale parola ti manca?",
];
export const stuck = ["Va bene una frase corta.", "Basta una frase semplice.", "Non serve che sia perfetta."];
export const kept = ["Questa parte c'è.", "Un pezzo è fatto.", "Questa parte è fatta."];
export const allDone = ["Le parti ci sono tutte.", "Hai tutte le parti.", "Il testo è completo."];
export const register = {
  formal: "La facciamo formale.",
  informal: "La facciamo informale.",
};
