import { spellOut } from "../phrase";
import type { LeakPatterns } from "./leak-patterns";
import { isWordOfItsOwn, type Reading } from "./reading";

const cue =
  /pronunci|suon|si legge|(?<![a-z])legg(?:i|ilo|ila|endo)(?![a-z])|ascolt|orecchi|ad alta voce|sounds? like|pronounce/;
/** How far back the sound is announced. */
const maxCue = 160;
const minConsonants = 2;
const minVowelGroups = 3;

type Sound = { consonants: string; vowelGroups: number; firstVowels: string };

/** What is heard of a word that is written as it sounds. Capitals stand for sounds of two letters, T for t, d and th. */
function soundOf(spelled: string): Sound {
  const heard = spelled
    .replace(/th|[td]/g, "T")
    .replace(/[gj]/g, "G")
    .replace(/z/g, "s")
    .replace(/v/g, "f")
    .replace(/x/g, "ks")
    .replace(/[wr](?![aeiouy])/g, "")
    .replace(/h/g, "")
    .replace(/([a-zA-Z])\1+/g, "$1");
  const groups = heard.match(/[aeiouy]+/g) ?? [];
  return {
    consonants: heard.replace(/[aeiouy]/g, ""),
    vowelGroups: groups.length,
    firstVowels: groups[0] ?? "",
  };
}

/** As an Italian reads it: "uent", "cildren", "bigher". */
const soundOfItalian = (token: string) =>
  soundOf(
    token
      .replace(/sc(?=[ei])|sh/g, "S")
      .replace(/c[hk]|q/g, "k")
      .replace(/gh/g, "G")
      .replace(/ci(?=[aou])|c(?=[ei])/g, "C")
      .replace(/c/g, "k")
      .replace(/gi(?=[aou])/g, "G")
      .replace(/gn/g, "n")
      .replace(/u(?=[aeio])/g, "w")
      .replace(/i(?=[aeou])/g, ""),
  );

/** As it is said in English, once for each way in which its letters may be. */
function soundsOfEnglish(word: string): Sound[] {
  const plain = word
    .replace(/^[kg]n/, "n")
    .replace(/^wr/, "r")
    .replace(/wh/g, "w")
    .replace(/ph/g, "f")
    .replace(/sh/g, "S")
    .replace(/ck/g, "k")
    .replace(/qu/g, "kw")
    .replace(/dg/g, "G")
    .replace(/(?<=[^aeiouy])e$/, "");
  return ["C", "k"].flatMap((ofCh) =>
    ["", "f"].flatMap((ofGh) => {
      const said = plain
        .replace(/tch/g, "C")
        .replace(/ch/g, ofCh)
        .replace(/gh(?=t|$)/g, ofGh)
        .replace(/c(?=[eiy])/g, "s")
        .replace(/c/g, "k")
        .replace(/(?<![a-z])y|y(?=[aeiou])/g, "");
      return [said, said.replace(/l(?=[kmfd])/g, "")].map(soundOf);
    }),
  );
}

/** "went" is no "uont". */
const isVowelLike = (english: string, italian: string) => {
  if (english === "e") return /^[ei]/.test(italian);
  return english === "i" ? /^(?:[ei]|ai)/.test(italian) : true;
};

const isSame = (english: Sound, italian: Sound, isShortForm: boolean) =>
  english.consonants.length >= minConsonants &&
  english.consonants === italian.consonants &&
  isVowelLike(english.firstVowels, italian.firstVowels) &&
  (english.vowelGroups === italian.vowelGroups ||
    (english.vowelGroups >= minVowelGroups && italian.vowelGroups === english.vowelGroups - 1) ||
    (isShortForm && italian.vowelGroups === english.vowelGroups + 1));

/** Whether a text says how an answer sounds: "si pronuncia uent". */
export function isSounded(
  { words, faint, common }: LeakPatterns,
  { folded }: Reading,
  sentence: string,
): boolean {
  const heard = folded.slice(-(sentence.length + maxCue));
  if (!cue.test(heard)) return false;
  const tokens = (heard.match(/[a-z]+(?:['-][a-z]+)*/g) ?? []).map((token) => token.replace(/['-]/g, ""));
  // A misspelt word sounds like the right one, and "buyed" nearly like what it should be.
  const own = new Set(
    common.flatMap(({ removed }) => removed.flatMap((word) => [word, `${word}ed`, `${word}d`])),
  );
  const isSound = (token: string | undefined) =>
    token !== undefined && !isWordOfItsOwn(token) && !own.has(token) && spellOut(token) === token;
  const said = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isPair = next !== undefined && (isSound(token) || isSound(next));
    return [...(isSound(token) ? [token] : []), ...(isPair ? [token + next] : [])];
  });
  const sounds = said.map(soundOfItalian);
  return [...words, ...faint].some((word) =>
    soundsOfEnglish(word).some((english) =>
      sounds.some((italian) => isSame(english, italian, /nt$/.test(word) && faint.includes(word))),
    ),
  );
}
