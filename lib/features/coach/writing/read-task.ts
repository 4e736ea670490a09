import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { SchoolLevel, TextKindName } from "./text-kind";
import type { WritingTask } from "./writing-state";

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const anyOf = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "iu");

type Noun = { words: RegExp; kind?: TextKindName; standsIn?: WritingTask["standsIn"] };

/** What a text is called; tried in this order, so that "una lettera di opinione" is a letter. */
const nouns: readonly Noun[] = [
  { words: anyOf("riassunt\\p{L}|riassumere|summar\\p{L}+"), kind: "story", standsIn: "riassunto" },
  { words: anyOf("dialog\\p{L}{1,4}"), kind: "letter", standsIn: "dialogo" },
  { words: anyOf("recension\\p{L}|recensire|reviews?"), kind: "review" },
  {
    words: anyOf("e-?mails?|mail|letter[ae]|letters?|cartolin[ae]|postcards?|invito|invitation"),
    kind: "letter",
  },
  { words: anyOf("pagin[ae] d[ie]l? diario|diario|diary"), kind: "diary" },
  {
    words: anyOf("confront\\p{L}{1,4}|paragon\\p{L}{1,4}|comparison|compare|(?:testo|tema) comparativo"),
    kind: "comparison",
  },
  {
    words: anyOf(
      "opinion\\p{L}|argomentativ\\p{L}|saggio|for and against|pro e contro|pros and cons|vantaggi e (?:gli )?svantaggi|advantages",
    ),
    kind: "opinion",
  },
  { words: anyOf("descri\\p{L}{2,8}|describe|ritratto"), kind: "description" },
  {
    words: anyOf("presentazion[ei]|presentarmi|presentation"),
    kind: "description",
    standsIn: "presentazione",
  },
  {
    words: anyOf(
      "racconto|racconti|raccontare|(?:una|la|una bella) storia|(?:a|the) story|short story|favola",
    ),
    kind: "story",
  },
  {
    words: anyOf("articolo (?:di giornale|per|su|sul|sulla)|(?:an|the) article|blog post|articolo di blog"),
    kind: "opinion",
    standsIn: "articolo",
  },
  {
    words: anyOf(
      "tem[ai]|test[oi]|testino|composizion[ei]|composition|essay|paragraf[oi]|paragraph|elaborato|produzione scritta|writing|text",
    ),
  },
];

/** What a topic is usually written as, where the message names no kind of text. */
const topics: readonly [TextKindName, RegExp][] = [
  ["comparison", anyOf("vs|versus|better than|differenz[ae] tra")],
  [
    "story",
    anyOf(
      "last (?:summer|weekend|holidays?|year|week)|vacanz[ae]|holidays?|gita|a trip|viaggio|weekend|scors[oa]|indimenticabile|unforgettable|avventura|adventure|il giorno (?:pi[uù]|in cui)",
    ),
  ],
  ["review", anyOf("film|movie|libro|book|serie|series|videogioco|concerto|ristorante")],
  [
    "opinion",
    anyOf(
      "social|social media|should|technology|tecnologia|smartphone|cellulare|ambiente|environment|pollution|inquinamento|uniform|bullismo|bullying|compiti a casa|homework|clima|climate",
    ),
  ],
  [
    "description",
    anyOf(
      "best friend|friend|famil\\p{L}+|amic[oahe]|room|camera|cameretta|house|casa|town|citt[aà]|school|scuola|pet|dog|cat|cane|gatto|hero|idol\\p{L}?|favou?rite|preferit[oa]|routine|giornata tipo|hobby|hobbies|free time|tempo libero|me stess[oa]|myself|animale|sport|paese|classe|brother|sister|fratello|sorella",
    ),
  ],
];

const toBeWritten = anyOf(
  "scrivim[ei]|(?:mi |me l[oa] )?scriveresti|(?:mi )?(?:puoi|potresti|riesci a) scriver\\p{L}*|scrivi(?:lo|la|melo|mela)|(?:me|mi) (?:lo |la )?(?:scrivi|fai|crei|prepari)|fammi|fallo tu|scrivi tu|puoi scriver(?:mi|e|lo|la)|crea(?:mi)?|inventami|prepar[ai]mi|generami|genera|write me|write it for me|write .{1,40} for me|(?:can|could) you write",
);
/** "Scrivimi per domani un tema": whoever has to hand it in, it is the coach that is to write it. */
const toldToWrite = anyOf("scrivim[ei]|scriveresti|scriv(?:ere|i) tu|fammi");
const asStudent = anyOf(
  "devo|dobbiamo|dovrei|devo far\\p{L}|dobbiam|mi hanno dato|ci hanno dato|ho da|abbiamo da|per domani|la prof vuole|il prof vuole|compito|traccia|consegna|i have to|i must|i need to|we have to|my homework",
);
const helps = anyOf(
  "aiut\\p{L}+|help me|come (?:si )?(?:iniz\\p{L}+|cominc\\p{L}+|fin\\p{L}+|scriv\\p{L}+|fa\\p{L}*|imposto|struttur\\p{L}+|posso (?:iniziare|finire|fare|scrivere))|com'[eè] fatt[oa]|struttura|scaletta|schema|idee|consigli|how (?:do|can|should|to)|start my",
);
const writes = anyOf(
  "scriv\\p{L}{1,6}|write|descriv\\p{L}{1,5}|describe|inventa\\p{L}*|raccont[ai]\\p{L}{0,3}|prepar\\p{L}+",
);
const orders = /^\P{L}*(?:please )?(?:write|describe|scrivi|descrivi|racconta|compare|imagine)(?!\p{L})/iu;

/** What only looks like a text to write: a word asked for, a letter of the alphabet, a text to read or to correct. */
const otherWork = anyOf(
  "come si (?:dice|traduce|legge|pronuncia)|(?:cosa|che) (?:vuol dire|significa)|in inglese si dice|tradu\\p{L}+|alfabeto|maiuscol\\p{L}|minuscol\\p{L}|comprensione|domande|rispond\\p{L}+|complet\\p{L}+|corregg\\p{L}+|correzione|controll\\p{L}+|ho (?:gi[aà] )?(?:scritto|fatto|finito)|leggere|leggi|capire|studiare|brano|(?:il|la) mi[ao] (?:mail|email)|la tua (?:mail|email)|password|articol[oi] (?:determinativ\\p{L}|indeterminativ\\p{L}|a|an|the)",
);

const levelNames: readonly [SchoolLevel, RegExp][] = [
  ["primaria", anyOf("elementar\\p{L}|primaria")],
  ["medie", anyOf("medie|(?:prima|seconda|terza|[123]\\p{L}?|scuola) media")],
  ["superiori", anyOf("superior\\p{L}|liceo|biennio|triennio|istituto")],
];

const lengthWords = /(?<!\d)(\d{1,4})\s?(?:-\s?\d{1,4}\s?)?(parole|words|vocaboli|righe|lines)/i;
const wordsInLine = 10;

function wordsAsked(message: string): number | undefined {
  const [, count, unit = ""] = lengthWords.exec(message) ?? [];
  if (!count) return undefined;
  const words = Number(count) * (/^(?:righe|lines)$/i.test(unit) ? wordsInLine : 1);
  return words >= 1 && words <= 2_000 ? words : undefined;
}

const topicMark =
  /(?<!\p{L})(?:su(?:l|lla|i|gli|lle|ll'|l')?|about|dal titolo|intitolat[oa]|titolo|argomento|tema|testo|topic|describe|descrivere)(?!\p{L})[\s:"«']{1,4}(?!di \d)(\S[^.,;!?\n"»]{2,78})/iu;

const withoutTail = (topic: string) =>
  topic.replace(
    /(?:^|\s)(?:di|in|con|da|of|circa|max|minimo|massimo|almeno|per domani|\d).{0,60}$/iu,
    (tail) => (/\d|domani/.test(tail) ? "" : tail),
  );

/** What the text is about, in the student's own words. */
function topicOf(message: string): string | undefined {
  const topic = withoutTail(topicMark.exec(message)?.[1] ?? "")
    .replace(/^(?:su(?:l|lla|i|gli|lle)?|about|on|di) |^(?:su)?ll'/i, "")
    .trim();
  return topic.length > 2 ? topic.slice(0, 80) : undefined;
}

const formal = anyOf(
  "formale|formal|preside|direttore|hotel|albergo|reclamo|complaint|lavoro|job|azienda|company|scuola di lingue|sir|madam",
);
const informal = anyOf("informale|informal|amic\\p{L}+|friend|penfriend|pen pal|cugin[oa]");

const startAsked = anyOf(
  "(?:come|how) .{0,20}(?:iniz\\p{L}+|cominc\\p{L}+|start|begin)|l'inizio|l'introduzione",
);
const endAsked = anyOf(
  "(?:come|how) .{0,20}(?:finisc\\p{L}+|finir\\p{L}+|conclud\\p{L}+|chiud\\p{L}+|end|finish)|la conclusione",
);
const maxOwnEnglish = 30;

/** Whether somebody speaks of a text that is still to be written. */
function isAsked(message: string, noun: Noun): boolean {
  if (orders.test(message) || toBeWritten.test(message) || helps.test(message)) return true;
  if (asStudent.test(message)) return true;
  const { length } = message.split(/\s+/);
  // "She is writing a story": English that is no order is the student's own.
  const isOwnEnglish = length > 4 && countEnglishWords(message) > length / 2 && !lengthWords.test(message);
  return (
    length <= 12 &&
    !isOwnEnglish &&
    (writes.test(message) || new RegExp(`^${noun.words.source}`, "iu").test(message.trim()))
  );
}

/** Reads the text a student has to write out of a message; undefined where none is to be written. */
export function readTask(message: string): WritingTask | undefined {
  const text = message.trim().replaceAll("’", "'").slice(0, 1_500);
  if (otherWork.test(text)) return undefined;
  const noun = nouns.find(({ words }) => words.test(text));
  if (!noun || !isAsked(text, noun)) return undefined;
  if (!orders.test(text) && countEnglishWords(text) > maxOwnEnglish) return undefined;
  const isBare =
    /^(?:.*\b(?:testo|text)\b)/i.test(text) && !noun.kind && !writes.test(text) && !asStudent.test(text);
  if (isBare && !toBeWritten.test(text)) return undefined;
  const topic = topicOf(text);
  const kind = noun.kind ?? kindOfTopic(text);
  const words = wordsAsked(text);
  const level = levelNames.find(([, names]) => names.test(text))?.[0];
  const asks = startAsked.test(text) ? "start" : endAsked.test(text) ? "end" : undefined;
  return {
    ...(kind && { kind }),
    register: isFormal(text) ? "formal" : "informal",
    ...(noun.standsIn && { standsIn: noun.standsIn }),
    ...(topic && { topic }),
    ...(words && { words }),
    ...(level && { level }),
    isToBeWritten: toBeWritten.test(text) && (toldToWrite.test(text) || !asStudent.test(text)),
    ...(asks && { asks }),
  };
}

export const isFormal = (text: string) => formal.test(text) && !informal.test(text);
export const isInformal = (text: string) => informal.test(text);

/** The kind of text a topic or a bare name ("un racconto") stands for. */
export const kindOfTopic = (text: string): TextKindName | undefined =>
  nouns.find(({ words, kind }) => kind && words.test(text))?.kind ??
  topics.find(([, words]) => words.test(text))?.[0];
