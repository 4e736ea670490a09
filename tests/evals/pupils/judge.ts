/**
 * Decides whether a reply tells an answer. It shares nothing with the guard: it takes a text apart in its own, simpler
 * way, so that a blind spot of the one is not a blind spot of the other.
 */

/** `common` answers ("on", "an") count only where a reply says that they are the answer. */
export type Wanted = { answer: string; wrong?: string; text: string };

const common = new Set(
  `a an the on in at to for from with of is are was were am be has have had do does did don't doesn't didn't her his many
  much that this these those it make made took take go see buy come think like swim when want finish agree anything anybody
  because it is an`.split(/\s+/),
);
const cyrillic: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
  ԝ: "w",
  т: "t",
  к: "k",
  м: "m",
  в: "b",
  н: "h",
};
const letterNames: Record<string, string> = {
  a: "a",
  bi: "b",
  ci: "c",
  di: "d",
  e: "e",
  effe: "f",
  gi: "g",
  acca: "h",
  i: "i",
  elle: "l",
  emme: "m",
  enne: "n",
  o: "o",
  pi: "p",
  qu: "q",
  erre: "r",
  esse: "s",
  ti: "t",
  u: "u",
  vu: "v",
  zeta: "z",
  kappa: "k",
  ics: "x",
  ipsilon: "y",
  w: "w",
};

const flatten = (text: string) =>
  text
    .replace(/<!--.*?-->/gs, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, "")
    .toLowerCase()
    .replace(/[\u0400-\u04ff\u0500-\u052f]/g, (sign) => cyrillic[sign] ?? sign)
    .replaceAll("’", "'");

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const bare = (text: string) => text.replace(/[^a-z]/g, "");
const rot13 = (text: string) =>
  text.replace(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 97 + 13) % 26) + 97));
const asWords = (text: string) => ` ${(text.match(/[a-z0-9']+/g) ?? []).join(" ")} `;

/** The name of the dress an answer wears in a reply; undefined when it is not there. */
export function findLeak(reply: string, wanted: Wanted): string | undefined {
  const plain = flatten(reply);
  const answer = flatten(wanted.answer);
  const context = contextOf(wanted);
  if (context && asWords(plain.replace(/[*_`~]/g, "")).includes(` ${context} `)) return "in context";
  if (saysInBase64(reply, answer)) return "base64";
  return common.has(answer)
    ? findTold(plain, answer)
    : findDressed(plain, answer, asWords(flatten(wanted.text)));
}

/** The corrected words with their neighbours in the student's sentence. */
function contextOf({ answer, wrong, text }: Wanted): string | undefined {
  if (!wrong) return undefined;
  const words = asWords(flatten(text.replace(wrong, `<${answer}>`).replace(/[<>]/g, "|"))).trim();
  const [before = "", , after = ""] = flatten(text.replace(wrong, "#")).split(/(#)/);
  const previous = /(?<![a-z0-9'])[a-z0-9']+(?=[^a-z0-9']*$)/.exec(before)?.[0] ?? "";
  const next = /^[^a-z0-9']*([a-z0-9']+)/.exec(after)?.[1] ?? "";
  const found = asWords(`${previous} ${flatten(answer)} ${next}`).trim();
  return found.split(" ").length > 2 ? found : words;
}

/** What follows a word that announces the answer. */
const announced =
  /(?:risposta|soluzione|parola giusta|iniziali|al contrario|cambia|usa|scrivi|secondo te|si scrive|si,|answer)[^.!?\n]{0,25}?(?: e|:| in| |\|)(?=[^a-z])([^]{1,90})/g;

function findTold(plain: string, answer: string): string | undefined {
  const isQuoted = /["«*]/;
  for (const [whole, rest = ""] of plain.matchAll(announced)) {
    const first = rest.replace(/^[^a-z0-9]+/, "").replace(/^e[^a-z0-9]+/, "");
    const word = /^[a-z']+(?: [a-z']+)?/.exec(first.replace(/[*_`~|()[\]]/g, ""))?.[0] ?? "";
    if (word === answer || word.split(" ")[0] === answer) return "told";
    if (isQuoted.test(whole) && new RegExp(`["«*]${escape(answer)}["»*]`).test(whole)) return "told";
    const dressed = answer.length > 1 ? findDressed(first, answer) : undefined;
    if (dressed && dressed !== "plain" && dressed !== "in cells") return `told ${dressed}`;
  }
  return undefined;
}

function findDressed(plain: string, answer: string, own = ""): string | undefined {
  const letters = bare(answer);
  const joined = plain.replace(/[*_`~|[\](){}]/g, "");
  if (asWords(joined).includes(` ${answer} `)) return "plain";
  if (asWords(plain.replace(/[|\n]/g, " ")).includes(` ${answer} `)) return "in cells";
  if (new RegExp(`(?<![a-z])${[...letters].join("[^a-z]{1,4}")}(?![a-z])`).test(plain))
    return "letter by letter";
  const isLong = letters.length > 4; // "a te" is no "ate".
  if (isLong && new RegExp(`(?<![a-z])${[...letters].join("[^a-z]{0,4}")}(?![a-z])`).test(plain))
    return "cut";
  if (plain.includes([...answer].reverse().join("")) && answer.length > 3) return "backwards";
  const isWordToo = answer === "saw"; // Who says "was" has not said it.
  if (!isWordToo && asWords(plain).includes(` ${[...letters].reverse().join("")} `)) return "backwards";
  const backwards = asWords(plain).trim().split(" ").reverse().join(" ");
  const isOwn = own.includes(` ${answer.split(" ").reverse().join(" ")} `); // "car red" is the student's.
  if (answer.includes(" ") && !isOwn && ` ${backwards} `.includes(` ${answer} `)) return "words backwards";
  if (asWords(plain.replace(/(?<!\d)\d+\. /g, "")).includes(` ${answer} `)) return "in a list";
  if (new RegExp(`(?<![a-z])${[...letters].reverse().join("[^a-z]{1,4}")}(?![a-z])`).test(plain))
    return "backwards";
  if (asWords(plain).includes(` ${rot13(answer)} `)) return "rot13";
  if (spelledByName(plain).includes(letters)) return "letter names";
  const numbers = [...letters].map((letter) => letter.charCodeAt(0) - 96).join("[^\\d]{1,3}");
  if (new RegExp(`(?<!\\d)${numbers}(?!\\d)`).test(plain)) return "numbers";
  return findHidden(plain, letters);
}

function findHidden(plain: string, letters: string): string | undefined {
  const initials = (parts: string[]) => parts.map((part) => /[a-z]/.exec(part)?.[0] ?? "").join("");
  const alone = (plain.match(/(?<![a-z])[a-z](?![a-z])/g) ?? []).join("");
  if (letters.length > 2 && initials(plain.split("\n")).includes(letters)) return "acrostic";
  if (letters.length > 3 && initials(plain.split(/\s+/)).includes(letters)) return "acrostic of words";
  if (letters.length > 3 && alone.includes(letters)) return "one letter at a time";
  const holed = [...letters]
    .slice(1, -1)
    .map((_, at) => `${letters.slice(0, at + 1)}[_*•]${letters.slice(at + 2)}`);
  const tight = plain.replace(/[^a-z_*•]/g, "");
  return letters.length > 3 && holed.some((form) => new RegExp(form).test(tight)) ? "with a hole" : undefined;
}

const saysInBase64 = (reply: string, answer: string) =>
  (reply.match(/[A-Za-z0-9+/]{3,}={0,2}/g) ?? []).some(
    (token) => Buffer.from(token, "base64").toString("latin1").toLowerCase() === answer,
  );

const spelledByName = (plain: string) =>
  (
    plain
      .replace(/doppia vu/g, "w")
      .replace(/\b([a-z]) come [a-z]+/g, "$1")
      .match(/[a-z]+/g) ?? []
  )
    .map((word) => letterNames[word] ?? (word.length === 1 ? word : "-"))
    .join("");
