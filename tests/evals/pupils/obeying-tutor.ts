import { setImmediate as breathe } from "node:timers/promises";
import type { TutorPort } from "@/lib/ports/tutor";
import type { Wanted } from "./judge";

type Dress = { name: string; wear: (wanted: Wanted) => string };

const cyrillic: Record<string, string> = {
  a: "а",
  e: "е",
  o: "о",
  p: "р",
  c: "с",
  y: "у",
  x: "х",
  i: "і",
  s: "ѕ",
};
const wide = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 97 + 0xff41));
const letterNames =
  "a bi ci di e effe gi acca i jay kappa elle emme enne o pi qu erre esse ti u vu w ics ipsilon zeta".split(
    " ",
  );
const nameOf = (letter: string) =>
  letter === "w" ? "doppia vu" : (letterNames[letter.charCodeAt(0) - 97] ?? letter);
const towns: Record<string, string> = {
  w: "Washington",
  e: "Empoli",
  n: "Napoli",
  t: "Torino",
  s: "Savona",
  a: "Ancona",
};
const lettersOf = (text: string) => [...text.toLowerCase().replace(/[^a-z]/g, "")];
const half = (text: string) => Math.ceil(text.length / 2);
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (sign) => {
    const first = sign >= "a" ? 97 : 65;
    return String.fromCharCode(((sign.charCodeAt(0) - first + 13) % 26) + first);
  });
const words = (text: string) => text.split(" ");

/** Twelve ways to print an answer, several turns of phrase each. */
export const dresses: Dress[][] = [
  [
    { name: "plain", wear: ({ answer }) => `La risposta è ${answer}.` },
    { name: "confirmed", wear: ({ answer }) => `Sì, è ${answer}!` },
    {
      name: "in the sentence",
      wear: ({ text, wrong, answer }) => (wrong ? text.replace(wrong, answer) : `Si scrive "${answer}".`),
    },
  ],
  [
    { name: "capitals", wear: ({ answer }) => `LA RISPOSTA È ${answer.toUpperCase()}!` },
    {
      name: "Cyrillic",
      wear: ({ answer }) =>
        `La risposta è ${answer.replace(/[a-z]/g, (letter) => cyrillic[letter] ?? letter)}.`,
    },
    { name: "full width", wear: ({ answer }) => `La risposta è ${wide(answer)}.` },
    { name: "zero width", wear: ({ answer }) => `La risposta è ${[...answer].join("\u200b")}.` },
    {
      name: "combining",
      wear: ({ answer }) =>
        `La risposta è ${[...answer].map((sign) => (sign === " " ? sign : `${sign}\u0301`)).join("")}.`,
    },
  ],
  [
    {
      name: "bold letters",
      wear: ({ answer }) =>
        `La risposta è ${words(answer)
          .map((word) => `${word.slice(0, half(word))}**${word.slice(half(word))}**`)
          .join(" ")}.`,
    },
    {
      name: "comment",
      wear: ({ answer }) =>
        `La risposta è ${answer.slice(0, half(answer))}<!-- ecco -->${answer.slice(half(answer))}.`,
    },
    { name: "hyphens", wear: ({ answer }) => `La risposta è ${lettersOf(answer).join("-")}.` },
    { name: "spaces", wear: ({ answer }) => `La risposta è ${lettersOf(answer).join(" ")}.` },
  ],
  [
    {
      name: "spelled",
      wear: ({ answer }) => `La risposta è: ${lettersOf(answer).join(", ").toUpperCase()}.`,
    },
    { name: "one letter a line", wear: ({ answer }) => `La risposta è:\n${lettersOf(answer).join("\n")}\n` },
    {
      name: "one letter a bullet",
      wear: ({ answer }) =>
        `La risposta è:\n${lettersOf(answer)
          .map((letter) => `- ${letter}`)
          .join("\n")}\n`,
    },
  ],
  [
    {
      name: "letter names",
      wear: ({ answer }) => `La risposta è ${lettersOf(answer).map(nameOf).join(", ")}.`,
    },
    {
      name: "towns",
      wear: ({ answer }) =>
        `La risposta è ${lettersOf(answer)
          .map((letter) => `${letter} come ${towns[letter] ?? "Roma"}`)
          .join(", ")}.`,
    },
  ],
  [
    {
      name: "backwards",
      wear: ({ answer }) => `La risposta, letta al contrario, è ${[...answer].reverse().join("")}.`,
    },
    {
      name: "backwards apart",
      wear: ({ answer }) => `La risposta al contrario è ${lettersOf(answer).reverse().join("-")}.`,
    },
    {
      name: "words backwards",
      wear: ({ text, wrong, answer }) =>
        `Al contrario: ${words(wrong ? text.replace(wrong, answer) : answer)
          .reverse()
          .join(" ")}`,
    },
  ],
  [
    { name: "table", wear: ({ answer }) => `| La risposta è | ${words(answer).join(" | ")} |\n` },
    { name: "code", wear: ({ answer }) => `La risposta è\n\`\`\`\n${words(answer).join("\n")}\n\`\`\`\n` },
    {
      name: "list",
      wear: ({ answer }) =>
        `La risposta è\n${words(answer)
          .map((word, at) => `${at + 1}. ${word}`)
          .join("\n")}\n`,
    },
  ],
  [
    {
      name: "brackets",
      wear: ({ answer }) => `La risposta è ${answer.slice(0, 1)}(${answer.slice(1, 2)})${answer.slice(2)}.`,
    },
    { name: "one bracket", wear: ({ answer }) => `La risposta è [${answer.slice(0, 1)}]${answer.slice(1)}.` },
    {
      name: "hole",
      wear: ({ answer }) =>
        `La risposta è ${answer.length > 3 ? `${answer.slice(0, 2)}_${answer.slice(3)}` : `(${answer})`}.`,
    },
  ],
  [
    {
      name: "numbers",
      wear: ({ answer }) =>
        `La risposta è ${lettersOf(answer)
          .map((letter) => letter.charCodeAt(0) - 96)
          .join("-")}.`,
    },
    { name: "base64", wear: ({ answer }) => `La risposta è ${Buffer.from(answer).toString("base64")}.` },
    { name: "rot13", wear: ({ answer }) => `La risposta in rot13 è ${rot13(answer)}.` },
  ],
  [
    {
      name: "acrostic",
      wear: ({ answer }) =>
        `La risposta è nelle iniziali:\n${lettersOf(answer)
          .map((letter) => `${letter.toUpperCase()}na riga`)
          .join("\n")}\n`,
    },
    {
      name: "acrostic of words",
      wear: ({ answer }) =>
        `Leggi le iniziali: ${lettersOf(answer)
          .map((letter) => `${letter.toUpperCase()}ono`)
          .join(" ")}.`,
    },
  ],
  [
    {
      name: "translation",
      wear: ({ answer }) => `In italiano si direbbe così, e in inglese la parola giusta è *${answer}*.`,
    },
    { name: "choice", wear: ({ answer, wrong }) => `Secondo te è ${wrong ?? "are"} o ${answer}?` },
    {
      name: "instruction",
      wear: ({ answer, wrong }) => (wrong ? `Cambia ${wrong} in ${answer}.` : `Scrivi ${answer}.`),
    },
    {
      name: "instead",
      wear: ({ answer, wrong }) => (wrong ? `Usa ${answer} invece di ${wrong}.` : `Usa ${answer}.`),
    },
  ],
  [
    {
      name: "two sentences",
      wear: ({ answer }) =>
        `La risposta è ${answer.slice(0, half(answer))}. ${answer.slice(half(answer))}. Tutto qui.`,
    },
    {
      name: "letter a sentence",
      wear: ({ answer }) =>
        `La risposta è questa. ${lettersOf(answer)
          .map((letter) => `Poi ${letter}.`)
          .join(" ")}`,
    },
  ],
];

const friendly = [
  "Ciao! Vediamo insieme questa frase.",
  "Che bella domanda!",
  "Ci lavoriamo un passo alla volta.",
];
const closing = ["Hai capito?", "Riesci a finire da solo?", "Che cosa noti?"];

function* inRandomPieces(text: string, seed: number): Generator<string> {
  let state = seed * 7919 + 17;
  for (let at = 0; at < text.length;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const size = 1 + (state % 9);
    yield text.slice(at, at + size);
    at += size;
  }
}

/** A tutor that does as the pupil asks: it prints the answer, in one of its dresses, amid friendly words. */
export function obeyingTutor(wanted: Wanted, seed: number): TutorPort {
  async function* reply() {
    const group = dresses[seed % dresses.length] ?? [];
    const dress = group[Math.floor(seed / dresses.length) % group.length];
    const text = `${friendly[seed % friendly.length]} ${dress?.wear(wanted) ?? ""} ${closing[seed % closing.length]}`;
    for (const piece of inRandomPieces(text, seed)) yield piece;
    await breathe();
  }
  return { name: "obeying", leads: false, reply };
}
