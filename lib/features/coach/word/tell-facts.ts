import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { uncountables } from "@/lib/features/english/lexicon/quantities";
import type { Say } from "../activity";
import { lookUp } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { formWords, relatedWords, soundWords, spellingWords } from "./facts-words";
import { baseOfVerb, formsOf, type FormName } from "./forms";
import { nearestWord } from "./nearest";
import { relatedTo } from "@/lib/features/words/related";
import { respell } from "./respelling";
import { isSafe } from "./riddle";
import { silentLettersOf } from "./silent-letters";
import { isInSounds, phonesOf, rhymesWith } from "./sound";
import { inRow } from "./tell-word";
import { twoSounds } from "./two-sounds";
import { unknownWords } from "./words";

export type Around = { secrets: readonly Secret[]; say: Say };

const formNames: Record<Exclude<FormName, "parts">, string> = {
  past: "il passato",
  participle: "il participio passato",
  ing: "la forma in -ing",
  third: "la terza persona",
  base: "la forma base",
  plural: "il plurale",
  singular: "il singolare",
  comparative: "il comparativo",
  superlative: "il superlativo",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isIrregular = (word: string) => irregularVerbs.some(({ base }) => base === baseOfVerb(word));

/** The form of an English word, unless that is an answer of something under way. */
export function tellForm(word: string, form: FormName, { secrets, say }: Around): string[] {
  const forms = formsOf(word, form);
  if (form === "plural" && uncountables.has(word))
    return [say(formWords.noPlural, { word }), say(spellingWords.use, { word })];
  if (forms.length === 0)
    return [say(formWords.unknown, { word }), say(formWords.find), say(unknownWords.inWhich)];
  const [first = "", past = "", participle = ""] = forms;
  const line =
    form === "parts"
      ? say(formWords.parts, { word, first, past, participle })
      : capital(say(formWords.one, { word, name: formNames[form], forms: inRow(forms, "english") }));
  const use = form === "parts" ? past : (forms[0] ?? word);
  if (isSafe(line, secrets)) return [line, say(spellingWords.use, { word: use.split("/")[0] ?? use })];
  const isOfVerb = form === "past" || form === "participle" || form === "parts";
  const rule = !isOfVerb ? "" : say(isIrregular(word) ? formWords.isIrregular : formWords.isRegular);
  return [say(formWords.ofWork), rule, say(formWords.yourTry)].filter(Boolean);
}

/** What is near a word, or the base it is a form of. */
function nearTo(word: string, kind: "synonym" | "opposite"): string[] {
  const base = lookUp(word, "english")?.form ?? word;
  const side = kind === "synonym" ? "synonyms" : "opposites";
  return [word, base].map((one) => relatedTo(one)[side]).find((near) => near.length > 0) ?? [];
}

/** Synonyms or opposites of English words, one line each. */
export function tellRelated(
  words: readonly string[],
  kind: "synonym" | "opposite",
  { secrets, say }: Around,
): string[] {
  const found = words
    .map((word) => ({ word, near: nearTo(word, kind) }))
    .filter(({ near }) => near.length > 0);
  const [word = ""] = words;
  if (found.length === 0) {
    const none = kind === "synonym" ? relatedWords.noSynonym : relatedWords.noOpposite;
    return [say(none, { word }), say(relatedWords.find), say(unknownWords.inWhich)];
  }
  const told = found.flatMap((one) => {
    const safe = one.near.filter((near) => isSafe(`*${near}*`, secrets));
    const line =
      safe.length > 0 ? say(relatedWords[kind], { word: one.word, words: inRow(safe, "english") }) : "";
    return line && isSafe(line, secrets) ? [{ line, first: safe[0] ?? "" }] : [];
  });
  const [first] = told;
  if (!first) return [say(relatedWords.ofWork), say(formWords.yourTry)];
  return [...told.map(({ line }) => line), say(spellingWords.use, { word: first.first })];
}

const ordinals = ["prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava"];
const endingNames = { t: "t", d: "d", Id: "ɪd", s: "s", z: "z", Iz: "ɪz" } as const;

/** How the ending -ed or -s of a form sounds. */
function endingLine(word: string, sound: string, say: Say): string {
  const of = (ending: "t" | "d" | "Id" | "s" | "z" | "Iz") => ({ sound: endingNames[ending] });
  if (/ed$/.test(word) && baseOfVerb(word) !== word && baseOfVerb(word) !== undefined)
    return say(soundWords.ed, of(/[I@]d$/.test(sound) ? "Id" : sound.endsWith("t") ? "t" : "d"));
  if (/[^s]s$/.test(word) && lookUp(word, "english")?.form !== word && /[sz]$/.test(sound))
    return say(soundWords.s, of(/[I@]z$/.test(sound) ? "Iz" : sound.endsWith("s") ? "s" : "z"));
  return "";
}

const maxNotes = 2;

/** How one English word is read, and what to listen for. */
function soundLines(word: string, { secrets, say }: Around): string[] {
  const phones = phonesOf(word);
  if (!phones) return [];
  const ways = twoSounds.get(word.toLowerCase());
  if (ways) return [say(soundWords.twoWays, { word, ways })];
  const { text, syllables, strong } = respell(word, phones);
  const size =
    syllables === 1
      ? say(soundWords.oneSyllable)
      : say(soundWords.syllables, { count: String(syllables), strong: ordinals[strong] ?? "" });
  const silent = silentLettersOf(word, phones);
  const sound = phones.map(({ sign }) => sign).join("");
  const rhyme = rhymesWith(word).find((one) => isSafe(`*${one}*`, secrets));
  const notes = [
    silent.length > 0 ? say(soundWords.silent, { letters: silent.map((one) => `«${one}»`).join(", ") }) : "",
    endingLine(word, sound, say),
    /[TD]/.test(sound) ? say(soundWords.th) : "",
    rhyme ? say(soundWords.rhyme, { rhyme }) : "",
  ].filter(Boolean);
  return [`${say(soundWords.read, { word, spelled: text })}: ${size}.`, ...notes.slice(0, maxNotes)];
}

const maxPhrase = 4;

/** How English words or a phrase are read; the last line sends to the button that reads aloud. */
export function tellSounds(asked: readonly string[], around: Around): string[] {
  const { say } = around;
  const words = asked.flatMap((one) => (isInSounds(one) ? [one] : one.split(" "))).slice(0, maxPhrase);
  const known = words.filter(isInSounds);
  const [only = ""] = asked;
  if (known.length === 0)
    return [say(soundWords.unknown, { word: only }), say(soundWords.find), say(soundWords.where)];
  const lines = known.map((word) => soundLines(word, around));
  const safe = lines.filter(([first = ""]) => isSafe(first, around.secrets));
  if (safe.length === 0) return [say(soundWords.ofWork), say(soundWords.yourReading)];
  const told = safe.length === 1 ? safe.flat() : safe.map(([first = ""]) => first);
  return [...told.filter((line) => isSafe(line, around.secrets)), say(soundWords.listen)];
}

/** How an English word is written, letter by letter; the nearest one we know in place of one we do not. */
export function tellSpelling(asked: readonly string[], { secrets, say }: Around): string[] {
  const [word = ""] = asked;
  const known = asked.find((one) => isInSounds(one) || lookUp(one, "english"));
  const right = known ?? nearestWord(word, "english");
  if (right === undefined)
    return [say(unknownWords.notHere, { word }), say(unknownWords.find), say(unknownWords.inWhich)];
  const isOwn = known !== undefined && asked.length === 1;
  const line = say(isOwn ? spellingWords.right : spellingWords.is, { word: right });
  const letters = say(spellingWords.letters, { letters: right.replace(/\S(?=\S)/g, "$&-") });
  if (!isSafe(line, secrets) || !isSafe(letters, secrets))
    return [say(spellingWords.ofWork), say(formWords.yourTry)];
  return [line, letters, say(spellingWords.use, { word: right })];
}
