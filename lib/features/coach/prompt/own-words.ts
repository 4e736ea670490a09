/** A line that belongs to an exercise: it has a gap, a verb in brackets, or a choice. */
const exerciseLine =
  /_{2,}|\.{5,}|…{2,}|\[\s{0,4}\]|\((?:not |to )?\p{Ll}{2,12}\)|\p{L}\s?\/\s?[\p{L}’']{1,20}\s?\//u;
/** "Anna: Hi!", "Dr Watson: …" */
const speech =
  /^\s{0,8}["«“]?(?:(?:mr|mrs|ms|miss|dr)\.?\s)?\p{Lu}[\p{L}'’.]{0,20}(?: \p{L}[\p{L}'’.]{0,20})?\s?:(?!\/)\s?\S/u;
/** What a student writes before a colon to say something of their own. */
const ownLabel =
  /^\s{0,8}["«“]?(?:[\p{L}'’]{1,12} ){0,2}?(?:nome|cognome|name|nickname|username|surname|alunn[oa]|student(?:e|essa)?|sender|mittente|from|da|scuola|school|indirizzo|address|tel\p{L}{0,6}|phone|cell\p{L}{0,6}|numero|number|mobile|e-?mail|mail|insta\p{L}{0,4}|ig|tiktok|snap\p{L}{0,4}|discord|whatsapp|firmato|signed|nat[oa]|born|nascita|birth|birthday|compleanno|ps|ciao|hi|hello|allora|try|testo|text|frase|lettera|letter|tema|diario|diary|mia|mio|presentazione)(?: e cognome)?\s?:/iu;
const quotation = /"[^"\n]{1,600}"|«[^«»]{1,600}»|“[^“”]{1,600}”/gu;

/** What is worked on comes from a book: what is quoted or told in English is not the student's. */
const ofABook =
  /(?<!\p{L})(?:libro|workbook|textbook|pag\.? ?\d|pagina|consegna|brano|leggi|il testo dice|testo listening|listening|reading|comprehension|unit \d|es\.? \d|esercizi[oi]?|exercise|frase (?:\d|uno|due|tre)|form:|true or false|vero o falso|complet[ae]|choose|scegli|match|rewrite|riscrivi|riordina|underline|sottolinea|trasforma|volgi|fill in|immagina|imagine|romanzo|first line|chapter|capitolo|poesia|(?:main|which) character|look at|read (?:the|them|this|aloud)|listen (?:to|and)|answer (?:the|these)|testo a|pp?\. ?\d|write (?:a|an|the|five|ten|\d+)|reply to|this (?:email|letter|message|text)|traduzione)(?!\p{L})/iu;
const written =
  /(?<!\p{L})(?:ho scritto|ho fatto|abbiamo (?:scritto|fatto)|i wrote|my try|my text|my letter|(?:(?:mio|mia|il mio|la mia) (?:testo|tema|lettera|mail|email|diario|presentazione|frase))|presentarmi|parlare di me|about (?:me|myself))(?!\p{L})/iu;

/** Full stops that end no sentence. */
const abbreviation = /(?<!\p{L})(?:prof|mr|mrs|ms|dr|st|sig|dott|ssa|ra|v\.le|p\.za|\p{L})\./giu;
const hiddenStop = "\u2024";

/** What the student says in a text: `isFromBook` where there may be sentences of others in between. */
export type OwnWords = { sentences: string[]; isFromBook: boolean };

/**
 * The sentences of a text in which the student may speak. What is said by somebody in a dialogue is not theirs, nor is
 * the line of an exercise, nor what is quoted from a book.
 */
export function ownWords(text: string): OwnWords {
  const isFromBook = (ofABook.test(text) || asksAboutSpeaker(text)) && !written.test(text);
  const sentences = text
    .split("\n")
    .filter((line) => !exerciseLine.test(line))
    .flatMap((line) => withoutSpeech(sentencesOf(isFromBook ? line.replace(quotation, " ") : line)))
    .filter((sentence) => !isFromBook || isInItalianFirstPerson.test(sentence));
  return { sentences, isFromBook };
}

/** "My name is Zoe. […] How old is Zoe?" */
function asksAboutSpeaker(text: string): boolean {
  const match = speaker.exec(text);
  const rest = match ? text.slice(match.index + match[0].length) : "";
  const name = match?.[1] ?? "";
  return (
    match !== null &&
    (questionWords.some((word) => rest.includes(`${word} ${name}`)) || text.includes(`${name} says`))
  );
}
const speaker = /(?<!\p{L})(?:[Mm]y name(?:['’]s| is)|[Ii]['’]?m|[Ii] am) (\p{L}{3,20})(?!\p{L})/u;
const questionWords = ["Is", "is", "Does", "does", "Did", "did", "Has", "has", "Was", "was", "Can", "can"];

/** Once somebody has begun to speak, the line is a dialogue. */
function withoutSpeech(sentences: string[]): string[] {
  const first = sentences.findIndex((sentence) => speech.test(sentence) && !ownLabel.test(sentence));
  return first < 0 ? sentences : sentences.slice(0, first);
}

const sentencesOf = (line: string): string[] =>
  line
    .replace(abbreviation, (word) => `${word.slice(0, -1)}${hiddenStop}`)
    .split(/(?<=[.!?]["”»]?)\s/)
    .map((sentence) => sentence.replaceAll(hiddenStop, "."))
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Whether the writer speaks of themselves in a sentence ("mi" alone may be "mi spieghi"). */
export const isInFirstPerson = (sentence: string): boolean =>
  isInItalianFirstPerson.test(sentence) || isInEnglishFirstPerson.test(sentence);

export const isInEnglishFirstPerson =
  /(?<!\p{L})(?:I|im|[Ii]['’](?:m|ve|d)|i (?!\p{L}+[ie](?!\p{L}))\p{L}{2,}|[Mm]y|mine|me|[Ww]e|us|[Oo]ur)(?!\p{L})/u;
const isInItalianFirstPerson =
  /(?<!\p{L})(?:io|noi|mi[oae]|miei|nostr[oaei]|abit(?:o|iamo)|viv(?:o|iamo)|sto|sono|sn|siamo|vado|andiamo|frequent(?:o|iamo)|faccio|studio|ho|abbiamo|ci (?:ha|hanno|dà|fa)|mi chiam\p{L}+|mi (?!aiut|spieg|traduc|corregg|pu|dai|dic[ia]|fai|interrog|sembra|serv|controll|sai|scriv[ia]|dat|prepar|fate|rispond|ripet|diresti|potresti|dat|d[aà]i)\p{L}+)(?!\p{L})/iu;
