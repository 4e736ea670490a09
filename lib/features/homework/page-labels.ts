/** What stands before an item or an exercise: "3", "b)", "1a", "(2)". */
export type Label = {
  kind: "number" | "letter" | "pair";
  /** Of a pair the number. */
  at: number;
  /** Of a pair its letter, from one on. */
  on?: number;
  name: string;
  rest: string;
};

const form = /^\(?(?:(\d{1,2})([a-h])?|([a-hA-H]))(?:\s?[.):\]°]+\s*|,?\s+)(?=\S)/;
/** "7.15", "A:" and "A dog" are none. */
const isOther = (line: string) => /^\d{1,2}[.:,]\d\d(?!\d)|^[A-Ha-h]:/.test(line);

export function labelOf(line: string): Label | undefined {
  const found = isOther(line) ? undefined : form.exec(line);
  if (!found) return undefined;
  const [all, digits, second, letter] = found;
  const rest = line.slice(all.length);
  if (digits && second)
    return { kind: "pair", at: Number(digits), on: letterAt(second), name: `${digits}${second}`, rest };
  if (digits) return { kind: "number", at: Number(digits), name: digits, rest };
  return letter ? { kind: "letter", at: letterAt(letter), name: letter, rest } : undefined;
}

const letterAt = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
export const letterOf = (at: number) => String.fromCharCode(96 + at);

/** The label that comes next in a list. */
export type Next = Pick<Label, "kind" | "at" | "on">;

export function nextOf(label: Next): Next[] {
  if (label.kind !== "pair") return [{ kind: label.kind, at: label.at + 1 }];
  return [
    { kind: "pair", at: label.at, on: (label.on ?? 1) + 1 },
    { kind: "pair", at: label.at + 1, on: 1 },
  ];
}

/** As which signs a reader of pictures takes others. */
const digitForms: Record<number, string> = {
  0: "0OoQD",
  1: "1Il|!i",
  2: "2Zz",
  3: "38",
  4: "4dA",
  5: "5S§s8B$",
  6: "6bGéó",
  7: "7T?",
  8: "8B3&",
  9: "9gq",
};
const letterForms: Record<number, string> = {
  1: "auo4@",
  2: "bh6B",
  3: "cCe¢©€<G",
  4: "dD",
  5: "eE€c",
  6: "fF",
  7: "g9q",
  8: "hbH",
};

const isDigit = (sign: string, at: number) => sign !== "" && (digitForms[at]?.includes(sign) ?? false);
const isLetter = (sign: string, at: number) => sign !== "" && (letterForms[at]?.includes(sign) ?? false);

/** "1 0. Come": the digits of a heavy type stand far apart. */
const withoutSpace = (line: string, at: number) =>
  at > 9 && line.startsWith([...String(at)].join(" ")) ? `${at}${line.slice(3)}` : line;

/** The label that is due, where a line begins with what it may have been misread as. */
export function misread(text: string, { kind, at, on = 1 }: Next): Label | undefined {
  const line = withoutSpace(text, at);
  const token = isOther(line) ? undefined : /^\(?([^\s()]{1,2}?)\s?([.):\]]*)\s+(?=\S)/.exec(line);
  const [all = "", signs = "", mark = ""] = token ?? [];
  const [first = "", second = ""] = signs;
  const rest = line.slice(all.length);
  if (kind === "pair" && isDigit(first, at) && isLetter(second, on))
    return { kind, at, on, name: `${at}${letterOf(on)}`, rest };
  const isIt = (sign: string) => isDigit(sign, at) || !/[\p{L}\d]/u.test(sign);
  const isTwice = kind === "number" && signs.includes(String(at)) && [...signs].every(isIt);
  const areDigits =
    kind === "number" && at > 9 && isDigit(first, Math.floor(at / 10)) && isDigit(second, at % 10);
  if (areDigits || (isTwice && second !== "")) return { kind, at, name: String(at), rest };
  if (second !== "") return undefined;
  const isNoWord = !/^[IAaOo]$/.test(first) && !/\d/.test(first);
  if (kind === "number" && isDigit(first, at) && (isNoWord || mark !== "" || /^[\p{Lu}_"'(]/u.test(rest)))
    return { kind, at, name: String(at), rest };
  if (kind === "letter" && isLetter(first, at) && (mark !== "" || !/^[\p{Lu}aeio]/u.test(first)))
    return { kind, at, name: letterOf(at), rest };
  return undefined;
}

/** The same for labels that count the same. */
export const keyOf = ({ kind, at, on }: Next) => (kind === "pair" ? `pair ${at} ${on}` : `${kind} ${at}`);

export const isSame = (one: Next, other: Next) => keyOf(one) === keyOf(other);
