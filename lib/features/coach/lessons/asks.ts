import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { plainWordsOf } from "./asked-words";
import type { Match } from "./match-lesson";
import { isOfAnyTalk } from "./question-words";
import { isPlainTerm, isSchoolTerm, schoolWord } from "./school-words";
import { tellsReason } from "./tells-reason";

/** Phrases in the words `schoolWord` makes of them ("xke" is "perche", "nn" is "non"). */
const phrases = (list: string) =>
  list.split(",").map((phrase) => ` ${plainWordsOf(phrase).map(schoolWord).join(" ")} `);

/** What asks about a rule, wherever it stands. */
const askingPhrases = phrases(
  `quando si, quando uso, quando devo, quando metto, quando ci, quando va, quando serve, quando vanno, quando e che,
  quando invece, quando posso, quando bisogna, come si, come funziona, come funzionano, come faccio, come uso, come
  devo, come metto, come mai, come li, come lo, come la, come e fatto, come so, dove si, dove va, dove vanno, dove metto,
  dove devo, differenza, spiega, regola, cos'e, cosa e, che cosa e, cose il, cose la, cosa sono, che sono, cosa cambia, che cambia, cambia, a cosa serve, a che serve, serve a, servono, non so, non mi ricordo, non
  ricordo, mi confondo, confondo, dubbio, dubbi, ripasso, ripassare, ripassiamo, quali sono, qual e, quale e, quali,
  quale, mi aiuti con, aiuto con, puoi parlarmi, parlami, vorrei sapere, vorrei capire, voglio capire,
  devo usare, devo mettere, devo scrivere, che regola, funziona, ce ne sono, si puo, si possono, posso togliere, posso mettere, posso dire, quando l'uno, e preferibile, chiarire, chiarirmi, chiarisci, che tempo e, ricordo, gli altri due, tutti e due, posso usare,
  voglio imparare, vorrei imparare, voglio studiare, devo imparare, devo studiare, vorrei ripassare, voglio ripassare, non li so,
  non le so, non la so, li confondo, le confondo, elencarmi, che differenza, schema, esempi, posizione, in inglese come, come dico, come dire, e non, non mi entra`,
);
/** What asks only with a question mark or a choice ("o"): without, it may be an answer. */
const halfAskingPhrases = phrases(
  `si usa, si mette, si fa, si forma, si scrive, si legge, si pronuncia, ci va, ci vuole, ci metto, va messo, vanno messi, posso,
  bisogna, in inglese, serve, vuole, uguale, uguali, diverso, diversi, stessa cosa, passato di, plurale di, participio di, comparativo di, superlativo di`,
);
/** What asks for the meaning of a few words; after a sentence, it asks to have that translated. */
const asksMeaning = / (?:vuol dir|vuol dire|signific|significano|si traduc|si traduce) /;
const asksInEnglish =
  /\b(?:explain|explanation|difference|rules? (?:of|for)|vs|versus)\b|^\W*(?:(?:so|but|and|ok|hi|please|sorry)\W+)*(?:what|how|when|why|which|where)\b/i;
const saysHowToUse =
  /\b(?:use|used|uses|rule|rules (?:of|for)|explanation|difference|vs|versus|spell|pronounce|(?:past|plural|comparative|superlative|participle) of|(?:do|can|should) (?:i|you|we) (?:say|make|write|form|tell))\b|\bhow (?:do|does)\b.{0,60}\bwork|\band not\b|\b(?:no|without) (?:do|does|did)\b/i;

/** Words beside a rule's name that leave the message one about it. */
const besideName = new Set(
  plainWordsOf(
    `il lo la i gli le l un una uno e ed o oppure or and vs di del della dei delle degli con per the a an in ripasso
    argomento spiegazione regola ciao scusa allora ma poi pls please grz grazie boh help aiuto coach prof oggi domani verifica
    inglese es esempio esempi uso usi si no non mi che cosa come su sul sulla sui sulle al alla ai forma forme verbi verbo
    tra fra differenza esercizi teoria lezione on at to 1 2 3 s`,
  ).map(schoolWord),
);

/** Words of any talk: alone they name no rule ("di più", "la prima", "ora"). */
const strays = new Set(
  `a ad al alla con da di in per tra fra su e ed o ma no non si sì più piu meno molto tanto poco troppo tutto tutti tutte due
  tre prima dopo primo poi ora adesso sempre mai ancora già anche quindi allora come che cosa cui il lo la le i gli un una
  altro altra altri qui li la questo quello questa quella stesso stesse frase frasi parola parole esempio`.split(
    /\s+/,
  ),
);
export const isStray = (word: string) => strays.has(word);
/** Why a quoted mistake is one, where nothing else names the rule. */
const asksIfRight = / (?:perch|si puo|si possono|posso|giust|sbagliat|corrett|regol|spieg) /;

const tellsWhy =
  /^\W*perch[eé]['’]?\s+(?:(?:c['’]?|non\s+)?[eè]['’]?|sono|era|erano|ha|hanno|indica|parla|dice|finisce|succede|sta|vuol|(?:il|la|lo|l['’]) ?\S+ (?:[eè]|sono|ha|indica|finisce)|si parla|si tratta|io|lui|lei|questo|quello|prima|dopo)(?![\p{L}])/iu;
/** "…, va bene?" after a sentence of one's own. */
const asksToCheck =
  /(?:va bene|giust[oa]|corrett[oa]|si pu[oò] dire|manca qualcosa|cosa non va|sbagliat[oa]|ho scritto)(?!\p{L})/iu;
/** "Credo went, perché c'è yesterday": an answer and its reason. */
const givesReason =
  /(?:^|\P{L})(?:credo|penso|secondo me|per me|direi|scelgo|ho|è|ci va|ci vuole|si usa|si mette|va|uso|metto)\P{L}.{0,200}\P{L}(?:perch[eé]|xk[eé]?|xch[eé])(?!\p{L})/iu;
const isText = /_{2,}|\.{4,}|…{2,}|^\s*\d+[.)]\s/;
const maxLines = 2;
const endsAsking = / (?:perch|quand|com|come|quale) $/;
const negatedKnowing = /(?:^| )non (?:\S+ ){0,4}?(?:capit|capisc)\S*(?: |$)/;

/** A sentence, and so no bare name: somebody does something, or says what something is. */
const isStatement =
  /(?<![\p{L}'])(?:è|e['’]|c['’][eè]|ho|hai|ha|abbiamo|hanno|sono|sei|siamo|era|penso|credo|odio|piace|piacciono|devo|dobbiamo|uso|metto|faccio|facciamo|fatto|studio|studiamo|studiato|perch[eé]|i (?:am|was|have|had|do|did|don't|like|love|can|could|will|want|need|go|went|see|think)|you|he|she|it|we|they|am|is|are|was|were|i'm|it's)(?![\p{L}'])/iu;
const choosesWord = / (?:o|oppur) /;
const asksToChoose = / (?:ci mett|ci va|ci vuol|si dice|si scriv|si us|si mett|mett) /;
const asksInto = / ingles $/;

/** What an exercise says at its head. */
const isInstruction =
  /^\W*(?:complet[ea]|write|rewrite|fill|choose|put|read|match|circle|underline|answer|correct|use|scegli|inserisci|riscrivi|scrivi|trasforma|sottolinea|collega|rispondi|traduci|leggi|ripeti dopo|ignora|ignore|forget)\b/i;

/** "Devo scrivere un tema su my family". */
export const isTextToWrite =
  /(?:^\W*(?:scrivi(?:mi)?|fammi|write)|(?:devo|dobbiamo|vorrei|voglio|mi aiuti a|aiutami a|need to) (?:scrivere|fare|write))(?: me)? (?:un[oa']? ?|il |la |l'|an? )?(?:breve |short )?(?:tema|testo|riassunto|e-?mail|lettera|dialogo|descrizione|presentazione|racconto|storia|articolo di|paragrafo|essay|letter|story|composition|paragraph)(?![\p{L}])/iu;

const minShareOfEnglish = 0.7;
const maxNameWords = 8;
const maxShortWords = 9;
const maxAskedInto = 6;
const maxListed = 5;
const maxMeant = 4;

/** Whether a message that names a lesson asks about it, or only uses its words: a sentence, an answer, an exercise. */
export function asksAbout(match: Match, message: string): boolean {
  if (isText.test(message) || message.trim().split("\n").length > maxLines) return false;
  if (tellsReason(message)) return false;
  const words = plainWordsOf(message);
  if (match.covered.size > 0 && words.every((word, at) => !match.covered.has(at) || isStray(word)))
    return false;
  const said = ` ${words.map(schoolWord).join(" ")} `;
  const has = (phrase: string) => said.includes(phrase);
  const english = countEnglishWords(message);
  const isAllEnglish = english >= minShareOfEnglish * words.length;
  const hasTerm = holdsTerm(words, isAllEnglish);
  const isCoveredEnglish = words.some(
    (word, at) => match.covered.has(at) && word.length > 2 && isCommonEnglish(word),
  );
  const isEnglishHere =
    english > 0 || isCoveredEnglish || hasTerm || has(" ingles ") || has(" come si dice ");
  if (!match.isNamed && !isEnglishHere) return false;
  if (isAboutElse(match, words)) return false;
  if (isInstruction.test(message) || isTextToWrite.test(message)) return false;
  if (isName(match, words, { message, hasTerm }) || choosesFirst(match, words)) return true;
  const isMarked = message.includes("?");
  const isChoice = choosesWord.test(said);
  if (negatedKnowing.test(said) || (!isAllEnglish && endsAsking.test(said))) return true;
  if (choosesNamed(match, words)) return true;
  if (givesReason.test(message) && !isMarked) return false;
  if (english > maxMeant && asksToCheck.test(message)) return false;
  if (has(" perch ") && /sbagliat/i.test(message)) return false;
  if (!isMarked && isReasonAfterSentence(message)) return false;
  if (has(" perch ")) return isMarked || isChoice || has(" e non ") || !tellsWhy.test(message);
  if (match.covered.size === 0 && !asksIfRight.test(said)) return false;
  if (has(" si traduc ")) return english <= maxMeant;
  if (askingPhrases.some(has)) return true;
  if (asksMeaning.test(said)) return match.isNamed && english <= maxMeant;
  if (isChoice && (isMarked || words.length <= maxShortWords || asksToChoose.test(said))) return true;
  if (isMarked && match.isNamed && match.covered.size > 1 && words.length <= maxListed && !isAllEnglish)
    return true;
  if (isMarked && match.isNamed && ((hasTerm && !isAllEnglish) || halfAskingPhrases.some(has))) return true;
  if (isAllEnglish || asksInEnglish.test(message))
    return match.isNamed && asksOfEnglish({ message, words, hasTerm, size: match.covered.size });
  return match.isNamed && asksInto.test(said) && words.length <= maxAskedInto;
}

/** "Past simple", "must o have to", "my your his", "negativa di will": names, and no sentence. */
function isName(
  { covered, isNamed }: Match,
  words: readonly string[],
  { message, hasTerm }: { message: string; hasTerm: boolean },
): boolean {
  if (!isNamed) return false;
  if (namesAlone.test(message)) return true;
  if (hasTerm && words.length <= maxNameWords && !isStatement.test(message)) return true;
  if (!words.every((word, at) => covered.has(at) || besideName.has(schoolWord(word)))) return false;
  const isJoined = words.some((word) => joins.test(word));
  return hasTerm || (covered.size >= 2 && isJoined) || (covered.size >= 3 && !isStatement.test(message));
}

/** "Cipolla, aglio e prezzemolo in ing, mi servono x la ricetta": most of what it says has nothing to do with the rule. */
function isAboutElse({ covered }: Match, words: readonly string[]): boolean {
  const isOwn = (word: string) => word.length > 2 && !isStray(word) && !isOfAnyTalk(word);
  const others = words.filter(
    (word, at) => !covered.has(at) && isOwn(word) && !isCommonEnglish(word) && !isSchoolTerm(word),
  );
  const named = words.filter((word, at) => covered.has(at) && !isStray(word));
  return others.length >= minOthers && others.length > timesNamed * named.length;
}
const minOthers = 3;
const timesNamed = 2;

const minWordsOfSentence = 3;

/** "I am tired perché sono stanco": a sentence of one's own and its reason. */
function isReasonAfterSentence(message: string): boolean {
  const [before = "", reason = "", ...more] = message.split(
    /(?<!\p{L})(?:perch[eé]|xk[eé]|xch[eé])['’]?(?!\p{L})/iu,
  );
  return (
    more.length === 0 && tellsWhy.test(`perché${reason}`) && countEnglishWords(before) >= minWordsOfSentence
  );
}

type English = { message: string; words: readonly string[]; hasTerm: boolean; size: number };

function asksOfEnglish({ message, words, hasTerm, size }: English): boolean {
  if (hasTerm && message.includes("?")) return true;
  if (!asksInEnglish.test(message)) return false;
  return hasTerm || saysHowToUse.test(message) || (size > 1 && words.some(isSchoolTerm));
}

/** In an English sentence one everyday word of grammar says nothing ("the past"); two do ("past simple"). */
const holdsTerm = (words: readonly string[], isAllEnglish: boolean) =>
  isAllEnglish ? words.some(isPlainTerm) || words.filter(isSchoolTerm).length > 1 : words.some(isSchoolTerm);

const namesAlone = /^\W*(?:used to|to be|be going to)\W*$/i;
/** "È taller than o more tall than": a choice whose second half is the lesson's. */
const choosesNamed = ({ covered, isNamed }: Match, words: readonly string[]) =>
  isNamed &&
  covered.size > 1 &&
  words.some((word, at) => /^(?:o|oppure)$/.test(word) && (covered.has(at + 1) || covered.has(at + 2)));

const joins = /^(?:o|oppure|e|ed|or|and|vs)$/;

/** "Since or for? I live here…": the words that are told apart come first. */
const choosesFirst = ({ covered }: Match, words: readonly string[]) =>
  covered.has(0) && covered.has(2) && /^(?:o|oppure|or)$/.test(words[1] ?? "");

/** "Going to", "question words": a rule's name, word for word, which may also be an answer. */
export const isBareName = ({ covered, isNamed }: Match, message: string): boolean => {
  const words = plainWordsOf(message);
  return isNamed && words.length > 1 && words.every((_, at) => covered.has(at)) && !/[.!]\s*$/.test(message);
};
