import { isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { lookUp, type Found, type Language } from "../clues/dictionary";

export type VocabularyQuestion = { word: string; language: Language };

/** What asks for a word: the word follows it, or stands before it. `into` is the language asked for, as far as it tells. */
type Frame = { asks: RegExp; into?: Language };

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const frame = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "gu");

const what = "(?:che )?(?:cosa|cos|cs)|che|ke|k|ch";
const how = "come|cm|km|kome";

const english: Frame = {
  asks: frame(
    `(?:${how}) (?:si|posso|potrei|devo|dovrei) (?:dice|dicono|dire|direbbe|traduce|tradurre)|(?:${how}) (?:dico|dici|diresti|direste|dite|faccio a dire|si fa a dire|traduco|tradurresti)|how (?:do|can|would|should) (?:you|i|we) (?:say|translate)|how to say|(?:qual |che )?(?:[eè] )?(?:la )?parola inglese (?:[eè] )?(?:per(?: dire)?|di)|l['’ ]?inglese (?:di|per)|what(?:'s| is) the english (?:word )?(?:for|of)`,
  ),
  into: "english",
};
/** These ask for an English word only where English is named. */
const namesOnly: Frame = {
  asks: frame(`(?:${how}) si (?:chiama|chiamano|scrive|scrivono)`),
  into: "english",
};
/** "Come si scrive la frase mi piace la pizza": that is asked in Italian, so that English is meant. */
const writesSentence = new RegExp(
  `(?:${how}) si (?:scrive|scrivono) (?:(?:la|una|questa|sta) )?frase[:,]? "?(?:io|tu|lui|lei|noi|mi|ti|ci|si|non|il|lo|la|i|gli|le|l'|un|una|ho|sono|vado|c'|mia|mio|ieri|domani|oggi)(?!\\p{L})`,
  "u",
);
const italian: Frame = {
  asks: frame(
    `(?:${what}) (?:vuol|vuole|vol|vorrebbe|vorr[aà]|voleva) (?:dire|dir|di)|(?:${what}) (?:significa|signif|significherebbe|significano|vogliono dire|intende per)|(?:qual ?[eè] )?(?:il )?significato (?:di|della|del)|what (?:does|do|did)(?= [^?]{1,60} mean)|(?:what(?:'s| is) )?(?:the )?meaning of|what(?:'s| is) the italian (?:word )?(?:for|of)`,
  ),
  into: "italian",
};
const either: Frame = {
  asks: frame(
    "(?:mi )?(?:puoi |potresti |riesci a |sai )?(?:traduci(?:mi)?|tradurre|tradurmi|traduce)|(?:la )?traduzione (?:di|della|del)|translate",
  ),
};
/** "Cheap vuol dire economico?": the word stands before. */
const afterWord: Frame = {
  asks: frame("(?:vuol|vuole) dire|significa|significano|significato|traduzione|mean(?:s|ing)?"),
  into: "italian",
};
const frames = [english, italian, either, namesOnly, afterWord];

const named =
  /(?<![\p{L}\p{N}])(?:in|nell['’]?) ?(inglese|ingl|ing|eng|english|italiano|ital|ita|italian)(?![\p{L}\p{N}])/u;
const openers =
  /^(?:(?:ok(?:ay)?|okk|allora|ciao|hey|ehi|hi|hello|scusa|scusami|senti|prof|coach|ma|poi|e|ah|ehm|quindi|invece|anche|bene|grazie|una domanda|domanda)(?![\p{L}'’])[\s,.!:]*)+/u;
const endings =
  /(?<![\p{L}\p{N}])(?:means?|qual ?[eè]|(?:per|x) ?(?:favore|piacere)|cio[eè]|pls|plis|please|grazie|thanks|secondo te|coach|scusa|esattamente|di preciso|(?:che )?(?:non|nn) (?:(?:me )?lo|mi|l['’ ]?ho|so|ho|ricordo)|(?:nella|nel|in quest[ao]) (?:frase|testo|esercizio|brano|contesto)|nella canzone)(?![\p{L}\p{N}])/u;
const labels =
  /^(?:(?:(?:la |il |the |questa |questo |'?l['’ ])?(?:parola|frase|modo di dire|termine|verbo|aggettivo|espressione|vocabolo|word|verb))(?![\p{L}])\s*(?:inglese|italiana|italiano)?\s*)/u;
const articles =
  /^(?:(?:(?:il|lo|la|i|gli|le) )?(?:mi[oae]|miei|tu[oae]|tuoi|my|your)\s+|(?:il|lo|la|i|gli|le|un|uno|una|the|an?|to)\s+|(?:l|un)['’]\s*)/u;
/** What only says which meaning is meant: "pesca il frutto", "rete (internet)", "compiti x casa". */
const qualifier =
  /^(?:\(|(?:quell[aoei]|dove|cio[eè]|tipo|intes[oa]|nel|nella|come|per|x|di|del|dello|della|dei|degli|delle|il|lo|la|i|gli|le|un|uno|una|che|da|a)(?![\p{L}])|dell['’]|l['’])/u;
/** Where a word was met, or why it is asked for: "spooky che l'ho visto su youtube". */
const story =
  / (?:che (?:l['’]ho|ho|lo|la|non|nn|dice|dicono|c['’]|si|sta|era)|(?:l['’]ho|lo|la) (?:visto|vista|letto|letta|sentito|sentita|trovato|trovata)|perch[eé]|xk[eé]?|xch[eé]|nel senso|quando|in una canzone|nei giochi|su youtube|su tiktok)(?!\p{L})/u;
/** Only says more of the word before the question. */
const aside = /^\s*(?:a parte|nel senso|cio[eè]|tipo|quell[aoei] (?:di|che)|intes[oa])(?![\p{L}])/u;
/** "E ragno?", after another word. */
const oneMore = /^(?:ok(?:ay)?,? )?e (?:invece |per )?([^.!,;:"]{1,40})$/u;

/** "E adesso?", "e poi che faccio?": what comes next. */
const whatNext = /^(?:adesso|ora|poi|dopo|quindi|altro)(?!\p{L})/u;

const maxRead = 300;
const maxNamedWords = 4;
const maxTailWords = 5;
const minUnknown = 4;

type Known = Partial<Record<Language, Found>>;
const lookUpBoth = (word: string): Known => ({
  italian: lookUp(word, "italian"),
  english: lookUp(word, "english"),
});
/** As itself or in its plural, but by no verb form. */
const isNamed = ({ italian, english }: Known) =>
  (italian !== undefined && !italian.isConjugated) || (english !== undefined && !english.isConjugated);
const isKnown = ({ italian, english }: Known) => italian !== undefined || english !== undefined;

/** The word a student asks to have translated; undefined when the message asks for none. */
export function readVocabularyQuestion(message: string): VocabularyQuestion | undefined {
  const text = straighten(message.slice(0, maxRead));
  const target = named.exec(text)?.[1];
  const plain = text.replace(named, " ").replace(/\s+/g, " ").trim();
  const into: Language | undefined = !target ? undefined : target.startsWith("ita") ? "italian" : "english";
  for (const one of frames) {
    const asked =
      one === namesOnly && into !== "english" && !writesSentence.test(plain) ? undefined : wordOf(one, plain);
    if (asked) return withLanguage(asked, into, one.into);
  }
  if (into) return namedQuestion(plain, into);
  return nextQuestion(message);
}

type Asked = { word: string; isBefore: boolean };

/** The word that follows the frame where it stands last, else the one before it. */
function wordOf({ asks }: Frame, plain: string): Asked | undefined {
  const matches = [...plain.matchAll(asks)];
  const following =
    asks === afterWord.asks ? [] : matches.map((match) => plain.slice(match.index + match[0].length));
  const after = following.map((rest) => (aside.test(rest) ? "" : wordIn(rest))).findLast(Boolean);
  if (after) return { word: after, isBefore: false };
  const before = matches[0] ? wordBefore(plain.slice(0, matches[0].index)) : "";
  return before ? { word: before, isBefore: true } : undefined;
}

/** "Zaino in inglese", "wheels in italiano". */
function namedQuestion(plain: string, into: Language): VocabularyQuestion | undefined {
  const word = wordIn(plain.replace(openers, ""));
  if (word.split(" ").length > maxNamedWords) return undefined;
  const language = into === "english" ? "italian" : "english";
  const found = lookUp(word, language);
  // "Parliamo in inglese" asks for no word.
  return found && !(found.isConjugated && language === "italian") ? { word, language } : undefined;
}

/** A verb alone after "e" is a try at an exercise. */
function nextQuestion(message: string): VocabularyQuestion | undefined {
  const [asked = "", ...rest] = straighten(message).split("?");
  const isOneQuestion = rest.length > 0 && rest.every((part) => part.trim() === "");
  const word = isOneQuestion ? wordIn(oneMore.exec(asked.trim())?.[1] ?? "") : "";
  if (!word || whatNext.test(word)) return undefined;
  const { italian, english } = lookUpBoth(word);
  if (italian && !italian.isConjugated && !isSmall(italian)) return { word, language: "italian" };
  const isTry = isVerbForm(word) && !isSingularNoun(word);
  return english && !italian && !isTry && !isSmall(english) ? { word, language: "english" } : undefined;
}

const isSmall = ({ entries }: Found) => entries.every(({ theme }) => theme === "small-words");

/** The language the frame speaks of, unless the word is known in the other one only. */
function withLanguage(
  { word, isBefore }: Asked,
  into: Language | undefined,
  usual: Language | undefined,
): VocabularyQuestion | undefined {
  const known = lookUpBoth(word);
  const other: Language = (into ?? usual) === "italian" ? "english" : "italian";
  const isOnlyHere = known[other] === undefined && isKnown(known);
  const language = isOnlyHere ? (other === "english" ? "italian" : "english") : other;
  const found = known[language];
  // "Questo che vuol dire?" points at something and names no word.
  if (isOnlyHere && into === undefined && usual === "italian" && found && isSmall(found)) return undefined;
  if (isBefore && !found && (word.includes(" ") || word.length < minUnknown)) return undefined;
  return { word, language };
}

/** Lower case, one kind of quotation mark, single spaces. */
export function straighten(message: string): string {
  const plain = message
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[«»“”„‟]/g, '"')
    .replace(/[*_`]/g, "")
    .replace(/[’‘]/g, "'");
  const opened = plain.replace(/(?<![\p{L}\p{N}])'(?=\p{L})/gu, '"');
  return (opened === plain ? plain : opened.replace(/'(?![\p{L}\p{N}])/gu, '"')).replace(/\s+/g, " ").trim();
}

/** The word that follows the question. */
export function wordIn(rest: string): string {
  const quoted = /"([^"]{1,60})"/.exec(rest)?.[1];
  if (quoted) return trim(quoted);
  const [part = ""] = rest
    .replace(/"/g, " ")
    .replace(/^[\s,:?!.]+/, "")
    .replace(/^(?:(?:la|una|questa|sta) )?(?:frase|parola)\s?:\s?/u, "")
    .split(/[?!,;:.\n]/);
  const end = part.slice(1).search(endings) + 1; // "What does mean mean?"
  return withoutQualifier(trim(end > 0 ? part.slice(0, end) : part));
}

/** The word that stands before the question: what was said last. */
export function wordBefore(before: string): string {
  const quoted = before.match(/"[^"]{1,60}"/g)?.at(-1);
  if (quoted) return trim(quoted.replaceAll('"', ""));
  const last =
    before
      .replace(/"/g, " ")
      .split(/[?!,;:\n.]/)
      .map((part) => part.trim())
      .findLast(Boolean) ?? "";
  const said = last.replace(openers, "").replace(/(?:^|\s)(?:e|ma|non so|non capisco|nn so)$/u, "");
  const word = withoutQualifier(trim(/(?:^|\s)(?:parola|verbo|word) (.{1,60})$/u.exec(said)?.[1] ?? said));
  return word.split(" ").length <= maxTailWords ? word : "";
}

function trim(text: string): string {
  const plain = text.replace(/"/g, " ").replace(/\s+/g, " ").trim().replace(labels, "").trim();
  const [whole] = plain.split(" (");
  if (isNamed(lookUpBoth(plain))) return plain;
  const bare = plain.replace(articles, "").trim();
  return whole === plain ? bare : bare || plain;
}

/** Of an unknown phrase its first word, when what follows only says which one is meant. */
function withoutQualifier(phrase: string): string {
  if (isKnown(lookUpBoth(phrase))) return phrase;
  const words = phrase.split(" ");
  for (let count = Math.min(words.length - 1, 3); count > 0; count -= 1) {
    const head = words.slice(0, count).join(" ");
    const rest = words.slice(count).join(" ");
    if (!qualifier.test(rest) || (count > 1 && !rest.startsWith("("))) continue;
    const bare = head.replace(articles, "");
    const { italian, english } = lookUpBoth(bare);
    if ((italian && !italian.isConjugated) || english) return bare;
  }
  const [whole = ""] = phrase.split("(");
  const [named = ""] = whole.split(story);
  return named.trim();
}
