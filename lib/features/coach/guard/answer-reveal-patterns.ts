import { verbSign } from "./fold-text";

const is = `(?:${verbSign}|e'|era|sarebbe|sara|is|was|would be|'s|:|=|\\|)`;
export const filler =
  "(?:(?:l'|dell'|(?:una?|uno|il|lo|la|le|gli|the|a|an|that|this|semplicemente|solo|soltanto|invece|qui|li|proprio|prima|poi|subito|anche|sempre|just|only|also|here|parola|parolina|verbo|forma|articolo|preposizione|pronome|ausiliare|aiutante|plurale|singolare|passato|presente|seguente|giusta|giusto|lettera|finale|desinenza|word|letter|form|article|preposition|piccola|piccolo|al suo posto|al posto suo)[ ,:]+)){0,4}";
const end = (pattern: string) => new RegExp(`(?:^|[^a-z])${pattern}$`);

/** All are tried on what stands right before or after a word, in folded letters. */
export const answerBefore = end(
  `(?:risposta|soluzione|correzione|answer|solution|correction|(?:forma|parola|parolina|preposizione|opzione|scelta|versione|frase|word|form|one|option|verbo|articolo|pronome|ausiliare|termine|lettera)(?: che)? (?:giust[ao]|corrett[ao]|esatt[ao]|mancante|manca|cerchi|serve|vuoi|right|correct|missing)|(?:right|correct|missing) (?:answer|word|form|one|option|verb|article|preposition))(?:,? [a-z']+){0,4}?,? ?(?:${is}[ ,]*){1,3}(?:quest[aoe][ .,:]+)?${filler}`,
);
/** Orders in Italian: the word they name is the answer. */
export const orderBefore = end(
  `(?:usa|usare|usi|userei|usiamo|useresti|scrivi|scrivere|scriviamo|metti|mettici|mettiamo|mettere|metterei|inserisci|inserire|inseriamo|infila|infilaci|infilare|aggiungi|aggiungici|aggiungere|aggiungiamo|scegli|scegliere|sceglierei|sostituiscil[ao](?: con)?|diventa|diventera|ci vuole|ci va|ci sta|basta|mancava|manca|(?:cambia|cambi|sostituisci|trasforma|correggi|trasformi|cambiare)(?:l[aoie])?(?: [a-z']+){0,4} (?:in|con))[ ,:]+${filler}`,
);
/** Ways of speaking that also open ordinary sentences: telling only of a word that ends there or is marked. */
export const looseBefore = end(
  `(?:al passato|al presente|al plurale|al singolare|in the past|past simple|participio|comparativo|(?:preposition|preposizione|article|articolo|verbo?|auxiliary|ausiliare|pronoun|pronome|soggetto|subject|word|form) (?:here )?is|use|uses|write|put|say|says|add|insert|choose|pick|try|need|needs|becomes|should be|must be|have to be|has to be|it is|that is|it's|means|called|prova(?: con)?|provare con|di'|dire|detto|ovvero|cioe|vale a dire|si tratta di|si chiama|pensa a|ricorda|ricordati|ecco|ossia|insomma|${verbSign}|dovrebbe essere|deve essere|dev'essere|(?:change|replace)(?: [a-z']+){1,4} (?:to|with|into|by)|[a-z']+ ?(?:->|→|=>|⇒|➜|=|>>))[ ,:]+${filler}`,
);
export const arrowBefore = /(?:[:✅✔👉☑]\ufe0f?|->|→|=>|⇒|➜|=|>>)\s*$/;
export const ruleBefore = end(
  `(?:si (?:usa|dice|scrive|mette|aggiunge|risponde)|serve|vuole|vogliono|va|regge|richiede)[ ,:]+${filler}`,
);
export const confirmBefore = end(
  `(?:si|yes|yep|yeah|esatto|esattamente|giusto|ok|okay|certo|bravo|brava|right|exactly|correct|perfetto|ottimo|confermo|indovinato)[ ,!.:]+(?:(?:${verbSign}|era|proprio|it is|it's|that is|that's|si usa|la risposta)[ ,:]*){0,3}`,
);
export const notThisBefore = end(
  `(?:non|not|niente|mai)[ ]+[a-z']+(?: [a-z']+){0,3}[ ,;:]*(?:ma|bensi|but|si|semmai|piuttosto)[ ]+`,
);
export const answerAfter = new RegExp(
  `^[ ,]*(?:[✅✔]|[?] ?(?:si|yes|esatto|giusto)(?![a-z])|: ?(?:giust|corrett|esatt|right|correct)|(?:${verbSign}|era|is|sarebbe)[ ]+(?:la |il |l'|the |quell[ao] |proprio )*(?:rispost|soluzion|form[ae] giust|parol|giust|corrett|esatt|quell|answer|solution|right|correct|word|missing)|va bene|va qui|ci sta bene|invece di|al posto di|anziche|instead of|rather than)`,
);
export const ruleContext =
  /(?:^|[^a-z])(?:con|davanti|dopo|prima|per|quando|se|nelle?|nei|negli|alla?|alle|al|in|di solito|i|gli|le|chi)[ '](?=.)/;
export const deletionBefore = end(
  `(?:togli|toglil[ao]|togliere|leva|elimina|eliminare|cancella|cancellare|rimuovi|remove|delete|drop|omit|take out|take away|take off)[ ,:]+${filler}`,
);
/** "Metti do prima di you": an order names a place. */
export const placeAfter = /^[ ]+(?:prima|davanti|dopo|tra|fra|all'inizio|alla fine|before|after)(?![a-z])/;
/** "Prova senza to": telling of a word that ends the clause. */
export const withoutBefore = end(`(?:senza|without|niente)[ ]+${filler}`);
export const clauseEnd =
  /^[ ]*(?:$|(?:here|there|qui|in questo caso|in questa frase|nella tua frase)(?![a-z])|[.,;:!?)\]\n|❌✗])/;
export const otherOption = /(?<![a-z'])([a-z']+)[ ]*(?:,[ ]*)?(?: o | or | oppure |\/|[ ]\/[ ])[ ]*$/;
export const pairedOption = /(?:tra|fra|between) ([a-z']+) (?:e|and) $/;
export const otherOptionAfter = /^[ ]*(?:,[ ]*)?(?:(?:o|or|oppure)[ ]+|\/[ ]*)([a-z']+)/;

export const editVerbs =
  "(?:aggiung[a-z]*|metti|mettici|mettere|attacc[a-z]*|ci va|ci vuole|manca|mancava|serve|basta|add|put|insert|needs?|(?:cambia|trasforma|sostituisci)[a-z]*(?: [a-z']+){0,4} (?:in|con))";
export const removeVerbs =
  "(?:togli|toglil[ao]|togliere|leva|elimina|cancella|rimuovi|remove|drop|delete|take off|without|senza)";
export const doubleVerbs = "(?:doppia|due|raddoppia la|raddoppia|double)";

/** "Sì, la terza!" */
export const pointsAtGuess =
  /^[\s"]*(?:si|yes|esatto|giusto|certo|right|correct)[ ,!.:]+(?:\uE000 |it is |it's )?(?:(?:la|the|l'|il) ?(?:prim[ao]|second[ao]|terz[ao]|quart[ao]|ultim[ao]|first|second|third|last)(?: one)?)(?:[ ]*$|[ ]*[.,!]|(?: parola| forma| opzione)? (?:che hai|\uE000 (?:giust|quell|corrett)))/;

export const initialsCue = /inizial|prim[ae] letter[ae]|first letter|acrost|acronim/;
export const lettersInLines = /\n[^a-z\n]*[a-z][^a-z\n]*\n[^a-z\n]*[a-z][^a-z\n]*\n/;

/** "Sono due lettere: la u e la p", "prima t, poi o". */
export const lettersCue =
  /lettere|letters|(?<![a-z])(?:prima|first|scriv[a-z]{1,5}) [a-z][ ,]|(?<![a-z])(?:poi|then) (?:la |an? )?[a-z](?![a-z'])/;
/** "Tra in, on e at la prima non va e la seconda non va": all but one are left out. */
export const listOf = /(?<![a-z'])([a-z']+(?:, ?[a-z']+)+(?:,? (?:e|o|and|or) [a-z']+)?)(?![a-z'])/g;
export const leftOut = /(?<![a-z])(?:non|not|nemmeno|neanche|esclud|tolt[aeio]|sbagliat)/g;
