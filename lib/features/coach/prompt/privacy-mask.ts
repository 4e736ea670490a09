import type { TutorTurn } from "@/lib/ports/tutor";
import { remembering } from "@/lib/remembering";
import { beforeOwnName, findNames, isWordAsWell, ownNamesIn, type FoundName } from "./find-names";
import { mayBePrivate, privatePatterns } from "./private-patterns";
import { nameStandIns, placeStandIns } from "./stand-ins";

/** What stands behind each stand-in as it was written, by the stand-in as it is written. */
export type Originals = readonly (readonly [standIn: string, original: string])[];

type Masked = { turn: TutorTurn; originals: Originals };

/**
 * A turn without what says who the student is or whom they write about: names become common ones, the same all
 * through a conversation, and addresses, numbers and the like words in brackets. `ownNames` are those of the account.
 */
export function maskPersonalData(turn: TutorTurn, ownNames: readonly string[]): Masked {
  const mask = new Mask(wordsIn(turn));
  const written = [
    ...turn.history.filter(({ role }) => role === "student").map(({ text }) => text),
    turn.message,
    ...turn.brief.findings.map(({ quote }) => quote),
    turn.summary ?? "",
  ];
  mask.learn(ownNamesIn(ownNames));
  const cleaned = written.map((text) => mask.hidePatterns(text));
  for (const text of cleaned) mask.learn(namesIn(text));
  const masked = mapTexts(turn, (text) => mask.hide(text));
  return { turn: masked, originals: [...mask.originals] };
}

/** Every turn asks about the same past again. */
const namesIn = remembering(findNames);

function wordsIn(turn: TutorTurn): Set<string> {
  const words = new Set<string>();
  mapTexts(turn, (text) => {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) words.add(word);
    return text;
  });
  return words;
}

/** Words of ours, not of a person. */
const ourWords = new Set(["role", "strategy", "topic"]);

/** Every text in a value, however deep, put through a function. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      ourWords.has(key) ? one : mapTexts(one, change),
    ]),
  ) as T;
}

const label = /\[[\p{L}]+(?:-\d+)?\]/u;
/** The longest stand-in a piece may break off in. */
const maxStandIn = 24;

class Mask {
  /** `inUse`: the words of the turn in small letters, of which none can stand in for another. */
  constructor(private readonly inUse: ReadonlySet<string>) {}

  /** The stand-in of each name, by its small letters. */
  private readonly standIns = new Map<string, string>();
  /** The bracket of each number, address and the like, by its kind and its small letters. */
  private readonly brackets = new Map<string, string>();
  /** See `Originals`. */
  readonly originals = new Map<string, string>();
  private names: RegExp | undefined;

  learn(found: readonly FoundName[]): void {
    for (const { text, kind } of found) {
      const key = text.toLowerCase();
      if (this.standIns.has(key) || label.test(text)) continue;
      const pool = kind === "place" ? placeStandIns : nameStandIns;
      const taken = new Set(this.standIns.values());
      const free = pool.find((one) => !taken.has(one) && !this.inUse.has(one.toLowerCase()));
      this.standIns.set(key, free ?? `${pool[0]}${this.standIns.size}`);
      this.names = undefined;
    }
  }

  hide(text: string): string {
    const swap = (name: string): string => {
      const key = name.toLowerCase();
      const standIn = this.standIns.get(key) ?? this.standIns.get(withoutTail(key));
      return standIn ? this.remember(inCaseOf(name, standIn), name) : name;
    };
    return this.hidePatterns(text)
      .replace(beforeOwnName, swap)
      .replace(this.pattern(), (name) => (!/\p{Lu}/u.test(name) && isWordAsWell(name) ? name : swap(name)));
  }

  hidePatterns(text: string): string {
    if (!mayBePrivate.test(text)) return text;
    return privatePatterns.reduce(
      (left, { label: name, pattern }) =>
        left.replace(pattern, (found) =>
          label.test(found) ? found : this.remember(this.bracketed(name, found), found),
        ),
      text,
    );
  }

  /** The same text always gets the same bracket, a second one of its kind a number. */
  private bracketed(name: string, found: string): string {
    const key = `${name}:${found.toLowerCase()}`;
    const known = this.brackets.get(key);
    if (known) return known;
    const before = [...this.brackets.keys()].filter((one) => one.startsWith(`${name}:`)).length;
    const standIn = before === 0 ? `[${name}]` : `[${name}-${before + 1}]`;
    this.brackets.set(key, standIn);
    return standIn;
  }

  private remember(standIn: string, original: string): string {
    if (!this.originals.has(standIn)) this.originals.set(standIn, original);
    return standIn;
  }

  /** Longest first, so that a whole nickname goes before its parts. */
  private pattern(): RegExp {
    this.names ??= anyOf([...this.standIns.keys()]);
    return this.names;
  }
}

function revealerOf(originals: Originals): (text: string) => string {
  const known = new Map(originals);
  return (text) => text.replace(/\[[\p{L}]+(?:-\d+)?\]|[\p{L}\p{N}]+/gu, (one) => known.get(one) ?? one);
}

/** A value with the stand-ins in its texts turned back. */
export const revealed = <T>(value: T, originals: Originals): T => mapTexts(value, revealerOf(originals));

/** Turns the stand-ins in a reply back, also where one is split between pieces. */
export async function* revealOriginals(
  originals: Originals,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  const reveal = revealerOf(originals);
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    const tail = /(?:\[[\p{L}\d-]*|(?<![\p{L}\p{N}])[\p{L}\p{N}]+)$/u.exec(waiting)?.[0] ?? "";
    const held = tail.length > maxStandIn ? 0 : tail.length;
    const whole = waiting.slice(0, waiting.length - held);
    waiting = waiting.slice(waiting.length - held);
    if (whole) yield reveal(whole);
  }
  if (waiting) yield reveal(waiting);
}

/** Any of the names as a whole word, also drawn out or with digits after it. */
function anyOf(names: string[]): RegExp {
  if (names.length === 0) return /(?!)/g;
  const sorted = names
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&") + "+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.join("|")})(?:[\\d_.]*\\d)?(?![\\p{L}\\p{N}])`, "giu");
}

/** "luca_99" and "lucaaa" are "luca". */
function withoutTail(name: string): string {
  const letters = name.replace(/(?<![\d_.])[\d_.]+$/, "");
  let end = letters.length;
  while (end > 1 && letters[end - 1] === letters[end - 2]) end -= 1;
  return letters.slice(0, end);
}

function inCaseOf(name: string, standIn: string): string {
  if (name === name.toUpperCase() && name.length > 1) return standIn.toUpperCase();
  return /^\p{Lu}/u.test(name) ? standIn : standIn.toLowerCase();
}
