/** What is typed for longer words, in small letters and without accents. */
const shortened: Record<string, string> = {
  nn: "non",
  n: "non",
  xke: "perche",
  xk: "perche",
  xche: "perche",
  xché: "perche",
  perke: "perche",
  pk: "perche",
  cm: "come",
  ke: "che",
  k: "che",
  cs: "cosa",
  qst: "questa",
  qll: "quella",
  qnt: "quante",
  dp: "dopo",
  pross: "prossima",
  risp: "risposta",
  es: "esercizio",
  ex: "esercizio",
  eserc: "esercizio",
  nr: "numero",
  num: "numero",
  sn: "sono",
  pf: "per favore",
  x: "per",
};

/** The words of a message as it is meant: small letters, no accents, no marks, abbreviations in full. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => (Object.hasOwn(shortened, word) ? (shortened[word] ?? word) : word).split(" "));
