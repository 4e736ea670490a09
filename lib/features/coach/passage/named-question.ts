import type { PassageState } from "./passage-state";

export const ordinals = [
  ["prima", "first", "primo", "1a"],
  ["seconda", "second", "secondo", "2a"],
  ["terza", "third", "terzo", "3a"],
  ["quarta", "fourth", "quarto", "4a"],
  ["quinta", "fifth", "quinto", "5a"],
  ["sesta", "sixth", "sesto", "6a"],
  ["settima", "seventh", "settimo", "7a"],
  ["ottava", "eighth", "ottavo", "8a"],
  ["nona", "ninth", "nono", "9a"],
  ["decima", "tenth", "decimo", "10a"],
];
const italianNumbers = "uno due tre quattro cinque sei sette otto nove dieci undici dodici".split(" ");

/** Whether one of the words is on a list. */
export const has = (words: readonly string[], list: string) => {
  const wanted = list.split(" ");
  return words.some((word) => wanted.includes(word));
};

/** The question a message names: "la 3", "domanda tre", "la terza", "number 3". */
export function namedQuestion(words: readonly string[], { questions }: PassageState): number | undefined {
  const find = (number: string) => questions.findIndex((question) => question.number === number);
  const places = words.map((word, at) => {
    const isNamed = has(
      words.slice(Math.max(0, at - 2), at),
      "la alla della nella sulla domanda numero n number question nr l",
    );
    const short = /^q(\d{1,2})$/.exec(word)?.[1];
    if (short) return find(short);
    const spelled = italianNumbers.indexOf(word) + 1;
    if (has(words.slice(Math.max(0, at - 1), at), "frase riga linea line sentence")) return -1;
    if (/^(?:\d{1,2}|[a-h])$/.test(word) && (isNamed || words.length === 1)) return find(word);
    if (spelled > 0 && isNamed) return find(String(spelled));
    const ordinal = ordinals.findIndex((names) => names.includes(word));
    if (ordinal >= 0 && (isNamed || has(words, "domanda question")))
      return ordinal < questions.length ? ordinal : -1;
    return /^(?:ultima|last)$/.test(word) && words.length < 5 ? questions.length - 1 : -1;
  });
  return places.find((place) => place >= 0);
}
