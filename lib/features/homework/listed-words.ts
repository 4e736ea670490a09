import { groupsOf } from "./families/word-group";
import { isBase, isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isNoun } from "@/lib/features/english/lexicon/nouns";
import { isAdjective, isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";

const grammar =
  /\b(?:simple|continuous|perfect|tense|form|base|participle|verbs?|words?|question|answer|sentences?|exercise|page|unit|positive|negative|affirmative|singular|plural|noun|adjective|adverb|pronouns?|true|false|text|example|past|present perfect|future|infinitive|gerund|short|long|read|write|complete|circle|choose|match|order|fill)\b/i;
/** Forms that help a verb are no words to choose from: what they are for is told elsewhere. */
const helper =
  /^(?:there )?(?:am|is|are|was|were|be|been|do|does|did|have|has|had|can|could|will|would|must|should|may|might|not|got)(?:n't| not)?(?: (?:got|to|there|not))?$/i;

/** What leads up to a list. */
const lead =
  /\b(?:with|using|con|use|usa|usando|among|between|tra|fra|from|choose|scegli|inserisci|words?|parole|box|riquadro|bank)\b(?! (?:the|le|i|una?|la|il)\b)/gi;
const isWord = (word: string) =>
  groupsOf(word).length > 0 ||
  isAdjective(word) ||
  isBase(word) ||
  isNoun(word) ||
  isVerbForm(word) ||
  isCommonEnglish(word);

/** Of a longer list a word may be unknown to us. */
const most = 0.7;
const isEnglish = (text: string) =>
  text
    .toLowerCase()
    .split(/[ -]/)
    .every((one) => isWord(one) || /^[ai]$/.test(one));

/** Words an instruction lists to choose from, parted by commas, bars or dashes: "use: fridge, pillow, sink". */
export function listedWords(instruction = ""): string[] {
  const lists = instruction
    .replace(/(?<![\p{L}'])(?:or|oppure|o|e|ed|and)(?![\p{L}'])/giu, "/")
    .replace(lead, ":")
    .split(/[:();.!?\n]/)
    .map((part) =>
      part
        .split(/\s*[,/|•·]\s*|\s+[–—-]\s+/)
        .map((word) => word.trim().replace(/^(?:and|e|with|con|use|usa|choose|scegli) (?=\S)/i, ""))
        .filter(Boolean),
    )
    .filter(
      (words) =>
        words.length > 1 &&
        words.every((word) => /^[\p{L}' -]{1,24}$/u.test(word) && !grammar.test(word)) &&
        words.filter(isEnglish).length >= words.length * (words.length > 3 ? most : 1),
    );
  const words = [...new Set(lists.flat())];
  return words.every((word) => helper.test(word)) ? [] : words;
}
