import { runsOf } from "@/lib/features/english/rules";
import { countEnglishWords, findEnglish } from "@/lib/features/english/sentence/language";
import type { SpeechLanguage } from "@/lib/ports/speech";
import { hasSound, type Stretch } from "./spoken-text";

type Piece = { language: SpeechLanguage; text: string };

/** Stands in for what is apart, so that a quotation does not change the language of the sentence around it. */
const placeholder = "–";

/** The language most words of a text are in. */
export function mainLanguage(text: string): SpeechLanguage {
  const words = text.match(/[\p{L}’']+/gu)?.length ?? 0;
  return 2 * countEnglishWords(text) > words ? "en" : "it";
}

/** A line in pieces of one language each. What is quoted or emphasised is judged by itself, the rest as one text. */
export function splitLanguages(line: Stretch[]): Piece[] {
  const around = line.map(({ text, isApart }) => (isApart ? placeholder : text)).join("");
  const english = findEnglish(around).map(({ words }) => ({
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
  }));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, isApart } of line) {
    if (isApart) {
      // A number has no language: it is read like what surrounds it.
      const language = /\p{L}/u.test(text) ? mainLanguage(text) : (pieces.at(-1)?.language ?? "it");
      pieces.push({ language, text });
      at += placeholder.length;
    } else {
      const end = at + text.length;
      pieces.push(
        ...runsOf(around, { start: at, end }, english).map((run) => ({ language: run.lang, text: run.text })),
      );
      at = end;
    }
  }
  return joinSame(pieces);
}

/** Neighbours of one language as one piece; what opens a piece and cannot be pronounced ends the one before. */
function joinSame(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { language, text } of pieces) {
    const last = joined.at(-1);
    const soundless = last ? (/^[^\p{L}\p{N}]*/u.exec(text)?.[0] ?? "") : "";
    const rest = text.slice(soundless.length);
    if (last) last.text += soundless;
    if (!hasSound(rest)) continue;
    if (last?.language === language) last.text += rest;
    else joined.push({ language, text: rest });
  }
  return joined.map(({ language, text }) => ({ language, text: text.trim() }));
}
