import { setOf } from "@/lib/features/english/lexicon/words";

/** A number that was said for an item, with the words around it that say no more: "e la seconda frase è". */
export type SpokenLabel = { kind: Kind; value: number; start: number; end: number };

type Kind = "cardinal" | "ordinal" | "english" | "digit";
type Word = { lower: string; start: number; end: number };

const listOf = (words: string) => words.split(" ");
const numerals: [Kind, string[]][] = [
  [
    "cardinal",
    listOf("uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici"),
  ],
  ["ordinal", listOf("prima seconda terza quarta quinta sesta settima ottava nona decima")],
  ["ordinal", listOf("primo secondo terzo quarto quinto sesto settimo ottavo nono decimo")],
  ["english", listOf("one two three four five six seven eight nine ten eleven twelve")],
];
const valueOf = new Map(
  numerals.flatMap(([kind, words]) => words.map((word, at) => [word, { kind, value: at + 1 }] as const)),
);
const before = setOf(
  "e ed poi allora dopo la il lo alla nella nel al per numero number num nr n frase domanda item lettera esercizio punto",
);
const behind = setOf("è dice diceva sarebbe invece fa frase domanda risposta parola punto");
const namesNumber = setOf("numero number num nr n frase domanda");

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Nothing but blanks and light marks stands between two words that go together. */
const isNear = (text: string, one: Word | undefined, other: Word | undefined) =>
  one !== undefined && other !== undefined && !/[^\s,:.)°]/.test(text.slice(one.end, other.start));

function labelAt(text: string, words: readonly Word[], at: number): SpokenLabel | undefined {
  const { lower, start, end } = words[at] ?? { lower: "", start: 0, end: 0 };
  const isDigit = /^\d{1,2}$/.test(lower) && namesNumber.has(words[at - 1]?.lower ?? "");
  const numeral = isDigit ? { kind: "digit" as const, value: Number(lower) } : valueOf.get(lower);
  if (!numeral) return undefined;
  let first = at;
  while (before.has(words[first - 1]?.lower ?? "") && isNear(text, words[first - 1], words[first]))
    first -= 1;
  let last = at;
  while (behind.has(words[last + 1]?.lower ?? "") && isNear(text, words[last], words[last + 1])) last += 1;
  const signs = /^\s*[.):,=°-]{0,2}\s*/.exec(text.slice(words[last]?.end ?? end))?.[0] ?? "";
  return {
    ...numeral,
    start: words[first]?.start ?? start,
    end: (words[last]?.end ?? end) + signs.length,
  };
}

/** More than anybody dictates at once. */
const maxLabels = 60;

/** The spoken numbers that count on from one to the next, in one way of counting; the longest such row, of two at least. */
export function spokenLabels(text: string, opensWith?: number): SpokenLabel[] {
  const words = wordsIn(text);
  const found = words.flatMap((_, at) => labelAt(text, words, at) ?? []).slice(0, maxLabels);
  let best: SpokenLabel[] = [];
  for (const first of found) {
    if (opensWith !== undefined && first.value !== opensWith) continue;
    const chain = [first];
    for (const label of found) {
      const last = chain.at(-1) ?? first;
      const isNext = label.kind === last.kind && label.value === last.value + 1 && label.start >= last.end;
      if (isNext && /\S/.test(text.slice(last.end, label.start))) chain.push(label);
    }
    if (!/\S/.test(text.slice(chain.at(-1)?.end))) chain.pop();
    if (chain.length > 1 && chain.length > best.length) best = chain;
  }
  return best;
}

/** "La prima risposta è …", "la terza …": the number a message opens with, said in words; `shift` letters of it are not its own. */
export function openingLabel(text: string, shift = 0): SpokenLabel | undefined {
  const words = wordsIn(text);
  const at = words.findIndex(({ lower }) => !before.has(lower) && lower !== "risposta");
  const label = labelAt(text, words, at);
  // "Sei bravo": a bare number of one word is none.
  const isNamed = label !== undefined && (label.kind === "ordinal" || at > 0);
  return isNamed && label.start === words[0]?.start ? { ...label, end: label.end - shift } : undefined;
}

/** "La due in his bed, la uno two": in whatever order, each with the article that makes it the name of an item. */
function namedLabels(text: string): SpokenLabel[] {
  const words = wordsIn(text);
  const found = words.flatMap((word, at) => {
    const label = labelAt(text, words, at);
    return label && label.kind !== "english" && label.start < word.start ? [label] : [];
  });
  const isEach = new Set(found.map(({ value }) => value)).size === found.length;
  const [first] = found;
  return found.length > 1 && isEach && first?.start === words[0]?.start ? found.slice(0, maxLabels) : [];
}

/** "la due è went la tre è saw" with the numbers a keyboard writes: "2. went 3. saw". */
export function withNumerals(text: string): string {
  const counted = spokenLabels(text);
  const labels = counted.length > 0 ? counted : namedLabels(text);
  const [first] = labels;
  // "One dog and two cats" is counting things.
  if (!first || (first.kind === "english" && first.start > 0)) return text;
  const pieces = labels.map(
    ({ value, end }, at) => `${value}. ${text.slice(end, labels[at + 1]?.start).trim()}`,
  );
  return [text.slice(0, first.start).trim(), ...pieces].filter(Boolean).join("\n");
}
