import { splitWords } from "@/lib/features/english/lexicon/words";
import { lookUp } from "../clues/dictionary";
import { englishBeside, isAllEnglish } from "./english-beside";
import { isNameless, type WordQuestion } from "./word-question";
import type { WordState } from "./word-state";

const maxNext = 60;
const maxWords = 3;

/** "E", "ok e", "anche": what puts one more word to the question before. */
const opening =
  /^(?:(?:ok(?:ay)?|ah+|oh|va bene|perfetto|grazie|allora|ma|poi|and|adesso|ora)(?!\p{L})[,.!]? ?){0,3}(?:(?:e|ed|anche|pure|and|invece)(?!\p{L}),? ?){1,2}/iu;
/** "Catch invece", "pure catch". */
const closing = /,? (?:invece|allora|pure|anche|in inglese|come si dice|per favore|x favore|pls)$/iu;
/** Only says more of it: "mouse, cioè il topo". */
const howSaid = /(?<!\p{L})(?:come|cm|km) (?:si dic\p{L}+|dico)(?!\p{L})/u;
const aside = /,? (?:\(|(?:cio[eè]|tipo|nel senso)(?!\p{L}))/iu;
const beside =
  /^(?:(?:(?:quell[oa]|quelli|il (?:passato|plurale|participio|contrario|sinonimo)|la pronuncia) d(?:i|el|ella)|di|del|della|dello|con|per|la parola|il verbo|verbo|parola|il|lo|la|i|gli|le|un|una|uno|to|the|an?) |(?:dell|un|l|d)['’] ?)+/iu;
const ends = /^["«“ ]+|(?<![?!.,;:"»” ])[?!.,;:"»” ]+$/gu;

/** The question before, about one more word: "e di bring?", "ok e thought", "e quello di mouse, cioè il topo". */
export function readOneMore(message: string, { asked }: Pick<WordState, "asked">): WordQuestion | undefined {
  const text = message.replace(/\s+/g, " ").replace(ends, "");
  // After a sound "e thought come si dice" asks for one more.
  const heard = asked?.kind === "sound" ? englishBeside(howSaid, text.toLowerCase()) : undefined;
  if (heard !== undefined) return { kind: "sound", word: heard, language: "english" };
  // "E il contrario?" asks something else of the same word.
  if (!asked || text.length > maxNext || isNameless(message)) return undefined;
  const after = text.replace(opening, "");
  const [named = ""] = after.split(aside);
  const before = named.replace(closing, "");
  if (after === text && before === named) return undefined;
  const word = before.replace(beside, "").replace(ends, "").toLowerCase();
  const count = splitWords(word).length;
  if (count === 0 || count > maxWords) return undefined;
  const { kind, form, language } = asked;
  if (kind !== "translation")
    return isAllEnglish(word) ? { kind, word, language: "english", ...(form && { form }) } : undefined;
  return lookUp(word, language) ? { kind, word, language } : undefined;
}
