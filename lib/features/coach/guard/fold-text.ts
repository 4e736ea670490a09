import { lookAlikes } from "./look-alikes";

/** Stands for the Italian verb "è", which is no letter of a word that is being spelled. */
export const verbSign = "\uE000";

const namedEntities: Record<string, string> = {
  nbsp: " ",
  shy: "",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  zwnj: "",
  zwj: "",
};
const escapes =
  /&#x([0-9a-f]{1,6});?|&#(\d{1,7});?|&([a-z]{2,6});|\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})|%([0-9a-f]{2})/gi;
const maxCodePoint = 0x10ffff;

const fromCode = (code: number) => (code > 0 && code <= maxCodePoint ? String.fromCodePoint(code) : "");

/** Letters written by their numbers: &#119; \u0077 %77. */
const unescapeSigns = (text: string) =>
  text.replace(
    escapes,
    (
      whole,
      hex?: string,
      decimal?: string,
      name?: string,
      unicode?: string,
      short?: string,
      percent?: string,
    ) => {
      if (name) return namedEntities[name.toLowerCase()] ?? whole;
      return decimal
        ? fromCode(Number(decimal))
        : fromCode(parseInt(hex ?? unicode ?? short ?? percent ?? "0", 16));
    },
  );

/** Without comments and tags, what they parted joined; a comment that never ends hides the rest. */
export function withoutMarkup(text: string): string {
  let result = "";
  let at = 0;
  for (let open = text.indexOf("<"); open >= 0; open = text.indexOf("<", at)) {
    result += text.slice(at, open);
    const isComment = text.startsWith("<!--", open);
    const isTag = /^<\/?[a-z][^<>]{0,60}>/i.exec(text.slice(open, open + 70));
    if (isComment) {
      const end = text.indexOf("-->", open);
      if (end < 0) return result;
      at = end + "-->".length;
    } else {
      at = open + (isTag?.[0].length ?? 1);
      result += isTag ? (/^<(?:br|p|li|td|tr|div)\b/i.test(isTag[0]) ? " " : "") : "<";
    }
  }
  return result + text.slice(at);
}

const squaredLetters: [number, number][] = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
];
const regionalLetters = /[\u{1F1E6}-\u{1F1FF}](?:\s*[\u{1F1E6}-\u{1F1FF}]){2,}/gu;
const regionalA = 0x1f1e6;

const spellRegional = (text: string) =>
  text.replace(regionalLetters, (run) =>
    run.replace(/[\u{1F1E6}-\u{1F1FF}]/gu, (sign) =>
      String.fromCharCode(97 + (sign.codePointAt(0) ?? 0) - regionalA),
    ),
  );

function plainSign(sign: string): string {
  const known = lookAlikes.get(sign);
  if (known) return known;
  const code = sign.codePointAt(0) ?? 0;
  const squared = squaredLetters.find(([first, last]) => code >= first && code <= last);
  return squared ? String.fromCharCode(97 + code - squared[0]) : sign;
}

/**
 * A text as it looks to a reader, in plain lower-case letters: no accents, no zero-width or foreign look-alike signs,
 * no comments or tags, typewriter apostrophes. Lines stay lines.
 */
export function foldText(text: string): string {
  const readable = spellRegional(
    withoutMarkup(unescapeSigns(text))
      .replace(/(?<=\p{L})…(?=\p{L})/gu, "_") // A hole in a word, not the end of a sentence.
      .normalize("NFKC"),
  );
  const folded = readable
    .replace(/(?<![\p{L}\p{N}])(?:[èÈ]|[eE]['’](?=\s))(?![\p{L}\p{N}])/gu, verbSign)
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[‘’ʼ´`](?=\p{L})/gu, "'")
    .toLowerCase();
  return folded.replace(/[^\x00-\x7f\uE000]/gu, plainSign);
}
