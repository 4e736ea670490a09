import { verbSign } from "./fold-text";
import { mapOfPairs } from "./map-of-pairs";

/** How a letter is named: in Italian, in English, by a town, in the alphabet of pilots. */
const letterByName = mapOfPairs(`
a a bi b ci c di d e e effe f gi g acca h i i elle l emme m enne n o o pi p qu q cu q erre r esse s ti t u u vu v vi v zeta z
cappa k kappa k ics x ipsilon y jay j kay k ef f em m en n ar r ess s tee t vee v ex x wye y zed z zee z bee b cee c dee d
gee g aitch h pee p cue q ay a ee e el l
ancona a bologna b como c domodossola d empoli e firenze f genova g hotel h imola i jolly j livorno l milano m napoli n
otranto o palermo p quarto q roma r savona s torino t udine u venezia v washington w xeres x york y yogurt y zara z
alpha a alfa a bravo b charlie c delta d echo e foxtrot f golf g india i juliett j juliet j kilo k lima l mike m november n
oscar o papa p quebec q romeo r sierra s tango t uniform u victor v whiskey w whisky w xray x yankee y zulu z`);

const morse = mapOfPairs(`
  .- a -... b -.-. c -.. d . e ..-. f --. g .... h .. i .--- j -.- k .-.. l -- m -. n --- o .--. p --.- q .-. r ... s - t
  ..- u ...- v .-- w -..- x -.-- y --.. z`);

const doubleU = /\b(?:doppi[ao]\s+v[ui]?|v[ui]\s+doppi[ao]|double\s*(?:-\s*)?(?:u|you|v))\b/g;
const asIn = /\b([a-z])(?:\s*(?:,\s*)?(?:come|as\s+in|like|for)|\s+(?:di|per))\s+[a-z]{3,}/g;

/** The letter a word of a text stands for, if it can stand for one. */
export const letterNamed = (word: string) => (/^[a-z]$/.test(word) ? word : letterByName.get(word));

const twice = /\b(?:doppia|due|double)\s+([a-z])(?![a-z'])/g;

/** "doppia vu" and "w come Washington" become the letter alone, "doppia g" is said twice. */
export const shortenLetterNames = (folded: string) =>
  folded
    .replace(doubleU, " w ")
    .replace(twice, " $1 $1 ")
    .replace(asIn, (_, letter: string) => ` ${letter} `);

const letterOfCode = (code: number) => (code >= 97 && code <= 122 ? String.fromCharCode(code) : "");

export const readNumber = (digits: string) => {
  const value = Number(digits);
  if (value >= 1 && value <= 26) return letterOfCode(96 + value);
  return letterOfCode(value >= 65 && value <= 90 ? value + 32 : value);
};

/** What the numbers of a text spell: 23-5-14-20, or the codes of a computer. */
export function readNumbers(folded: string): string {
  const counted = (folded.match(/\d+/g) ?? []).map((digits) =>
    digits.length <= 3 ? readNumber(digits) || " " : " ",
  );
  const bytes = (folded.replace(/0x/g, " ").match(/\b(?:[01]{8}|[0-9a-f]{2})\b/g) ?? []).map((byte) => {
    const code = parseInt(byte, byte.length === 8 ? 2 : 16);
    return letterOfCode(code >= 65 && code <= 90 ? code + 32 : code) || " ";
  });
  return `${counted.join("")} ${bytes.join("")}`;
}

/** What dots and dashes spell, if a text holds any. */
export const readMorse = (folded: string) =>
  (
    folded
      .replace(/[·•]/g, ".")
      .replace(/[–—−_]/g, "-")
      .match(/(?<=^|[\s/|,])[.-]{1,4}(?=$|[\s/|,])/g) ?? []
  )
    .map((sign) => morse.get(sign) ?? " ")
    .join("");

export const isReadable = (text: string) => /^[\x20-\x7e\s]+$/.test(text);

/** What the base64 and hexadecimal words of a text say, where that can be read. */
export function readEncoded(text: string): string {
  const tokens = text.match(/[A-Za-z0-9+/_-]{3,}={0,2}/g) ?? [];
  const decoded = tokens.flatMap((token) => {
    const isHex = /^(?:[0-9a-fA-F]{2}){2,}$/.test(token);
    return [
      Buffer.from(token, "base64").toString("latin1"),
      ...(isHex ? [Buffer.from(token, "hex").toString("latin1")] : []),
    ];
  });
  return decoded.filter(isReadable).join(" ; ");
}

/** A name no Italian or English sentence holds by chance. */
export const longLetterName = /^(?:effe|acca|elle|emme|enne|erre|esse|zeta|cappa|ipsilon)$/;

export const backwardsCue =
  /contrario|rovesci|ritroso|indietro|destra|specchi|fondo|backward|revers|mirror|inverti|invers|all'incontr/;
export const cipherCue =
  /cifr|codic|cesare|caesar|cipher|rot ?13|alfabet|shift|spost|decodific|decod|segret|posti|successiv|precedent/;

const codeOfA = "a".charCodeAt(0);
const letters = 26;

/** Every letter moved on by so many places: 13 is rot13. */
export function shiftLetters(text: string, places: number): string {
  let shifted = "";
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - codeOfA;
    const isLetter = place >= 0 && place < letters;
    shifted += isLetter ? String.fromCharCode(codeOfA + ((place + places) % letters)) : text[at];
  }
  return shifted;
}

export const isVowelOrVerb = (sign: string) => "aeio".includes(sign) || sign === verbSign;
