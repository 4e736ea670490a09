import { wantedOf, type BookPage, type WantedItem } from "./book";

export type FoundPart = { name?: string; items: { label: string; text: string }[] };
export type FoundPage = { parts: FoundPart[] };

export type BookScore = {
  name: string;
  wanted: number;
  found: number;
  /** Items whose label and text are those of the page. */
  right: number;
  /** Every item of the page that was found stands in its exercise, and after those it follows on paper. */
  isOrderExact: boolean;
  /** Every item of the page that was found has its label, and every exercise its name where both have one. */
  areNumbersKept: boolean;
  wrongItems: string[];
  missedItems: string[];
};

/** Held against each other, an item of the page and one that was found: exactly right, or misread yet the same. */
type Pair = { wanted: Placed<WantedItem>; found: Placed<Found>; isRight: boolean };
type Found = { label: string; text: string };
type Placed<Item> = Item & { part: number; at: number };

/** How much of a text must be the same for it to be that item misread: less when the label is right. */
const alike = { withLabel: 0.6, alone: 0.8 };

/** Holds what was found on a page against what is printed on it. */
export function scoreBook(page: BookPage, { parts }: FoundPage): BookScore {
  const wantedParts = wantedOf(page);
  const answers = wantedParts.flatMap((part) => part.answers);
  const wanted = placed(wantedParts);
  // What stands across to be matched with the items may be found or not.
  const found = placed(parts).filter(
    (item) => !answers.some((answer) => isSameLabel(answer, item) && plain(answer.text) === plain(item.text)),
  );
  const pairs = pairUp(wanted, found);
  const right = pairs.filter(({ isRight }) => isRight);
  const show = ({ label, text }: Found) => `${label} ${plain(text)}`;
  return {
    name: page.name,
    wanted: wanted.length,
    found: found.length,
    right: right.length,
    isOrderExact: isInOrder(pairs),
    areNumbersKept: pairs.every(
      (pair) =>
        isSameLabel(pair.wanted, pair.found) &&
        isSameName(wantedParts[pair.wanted.part]?.name, parts[pair.found.part]?.name),
    ),
    wrongItems: found.filter((item) => !right.some((pair) => pair.found === item)).map(show),
    missedItems: wanted.filter((item) => !right.some((pair) => pair.wanted === item)).map(show),
  };
}

/** The harmonic mean of how many items found are right and how many of the pages are found. */
export function f1OfBooks(scores: readonly BookScore[]): number {
  const sum = (pick: (score: BookScore) => number) => scores.reduce((total, score) => total + pick(score), 0);
  return (
    (2 * sum(({ right }) => right)) /
    Math.max(
      1,
      sum(({ wanted, found }) => wanted + found),
    )
  );
}

const placed = <Item>(parts: { items: Item[] }[]): Placed<Item>[] =>
  parts
    .flatMap(({ items }, part) => items.map((item) => ({ ...item, part })))
    .map((item, at) => ({ ...item, at }));

/** The surest pairs first: exactly right, right but for the label, then what is nearly the same. */
function pairUp(wanted: Placed<WantedItem>[], found: Placed<Found>[]): Pair[] {
  const pairs: Pair[] = [];
  const tests: ((one: WantedItem, other: Found) => boolean)[] = [
    (one, other) => isSameLabel(one, other) && isSameText(one, other),
    isSameText,
    (one, other) => isSameLabel(one, other) && likeness(one.text, other.text) >= alike.withLabel,
    (one, other) => likeness(one.text, other.text) >= alike.alone,
  ];
  for (const [pass, isPair] of tests.entries())
    for (const one of wanted) {
      if (pairs.some((pair) => pair.wanted === one)) continue;
      const free = found.filter((other) => !pairs.some((pair) => pair.found === other) && isPair(one, other));
      const nearest = free.sort((a, b) => Math.abs(a.at - one.at) - Math.abs(b.at - one.at))[0];
      if (nearest) pairs.push({ wanted: one, found: nearest, isRight: pass === 0 });
    }
  return pairs;
}

/** Read in the order of the page, with one found exercise for each exercise. */
function isInOrder(pairs: Pair[]): boolean {
  const inOrder = pairs.toSorted((a, b) => a.wanted.at - b.wanted.at);
  return inOrder.every((pair, at) => {
    const before = inOrder[at - 1];
    if (!before) return true;
    const isSamePart = before.wanted.part === pair.wanted.part;
    return before.found.at < pair.found.at && isSamePart === (before.found.part === pair.found.part);
  });
}

const isSameLabel = (one: Found, other: Found) => plainLabel(one.label) === plainLabel(other.label);
const isSameName = (one?: string, other?: string) => !one || !other || plainLabel(one) === plainLabel(other);
const plainLabel = (label: string) => label.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What is to be chosen from may be part of the text or not, and so may the place to write the answer. */
function isSameText({ text, options = [], hasPlaceToWrite }: WantedItem, found: Found): boolean {
  const bare = (one: string) => (hasPlaceToWrite ? withoutPlace(plain(one)) : plain(one));
  const [wantedText, foundText] = [bare(text), bare(found.text)];
  if (wantedText === foundText) return true;
  return (
    options.length > 0 &&
    foundText.startsWith(wantedText) &&
    unmarked(foundText.slice(wantedText.length)) === unmarked(options.join(" "))
  );
}

/** The words of options, whatever letters, boxes or strokes stand between them. */
const unmarked = (options: string) =>
  options
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .split(" ")
    .filter((word) => word && !/^[a-d]$/.test(word))
    .join(" ");

const withoutPlace = (text: string) => text.replace(/^____ | ____$/g, "");

/** One way of writing what is the same to a student: gaps, spaces, quotes and dashes. */
const plain = (text: string): string =>
  text
    .replace(/[→➜➔]/g, " ")
    .replace(/…/g, "...")
    .replace(/_{2,}|\.{4,}|\[\s*\]/g, " ____ ")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/ ?\/ ?/g, "/")
    .replace(/ ([.,?!:;)])/g, "$1")
    .replace(/([([]) /g, "$1")
    .replace(/____(?: ____)+/g, "____")
    .trim();

/** How much of two texts is the same, of 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [plain(one).replaceAll("____", "_"), plain(other).replaceAll("____", "_")];
  return 1 - distance(a, b) / Math.max(1, a.length, b.length);
}

/** Characters to add, drop or change to come from one text to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let on = 1; on <= other.length; on += 1) {
      const change = (row[on - 1] ?? 0) + (one[at - 1] === other[on - 1] ? 0 : 1);
      next.push(Math.min(change, (row[on] ?? 0) + 1, (next[on - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
