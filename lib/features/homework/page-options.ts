import { letterOf } from "./page-labels";

/** As which signs a reader of pictures takes the letters of options, and the bracket behind them. */
const letters = ["aA4@ao", "bB6h", "cC¢©€e<G", "dD", "eE€"];
const bracket = "[)\\]}jJyYiIl1>]";
const labels = letters.map((signs) => new RegExp(`^\\(?[${signs}]\\s?${bracket}\\s*(?=\\S)`));
const boxed = /^[□▢☐◻] ?(?=\S)/;
const maxLength = 40;

/** "a) many   by much   ¢) lot": options in a row, each with the letter that it must bear. */
export function asOptions(line: string): string {
  const pieces = line.split(/\s{3,}/);
  const isRow =
    pieces.length > 1 && pieces.length <= labels.length && pieces.every((one) => one.length < maxLength);
  if (!isRow) return line;
  if (pieces.every((piece) => boxed.test(piece)))
    return pieces.map((piece, at) => `${letterOf(at + 1)}) ${piece.replace(boxed, "")}`).join(" ");
  const options = pieces.map((piece, at) => optionOf(piece, labels[at]));
  const isRead = options.filter(({ isLabelled }) => isLabelled).length >= pieces.length - 1;
  if (!isRead || !options[0]?.isLabelled) return line;
  return options.map(({ text }, at) => `${letterOf(at + 1)}) ${text}`).join(" ");
}

function optionOf(piece: string, form: RegExp | undefined): { text: string; isLabelled: boolean } {
  const label = form?.exec(piece);
  return { text: label ? piece.slice(label[0].length) : piece, isLabelled: Boolean(label) };
}
