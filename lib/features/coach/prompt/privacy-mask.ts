import type { TutorTurn } from "@/lib/ports/tutor";
import { remembering } from "@/lib/remembering";
import { findContacts, findDetails, type Detail } from "./find-details";
import { findCompanions, findNames, type FoundName } from "./find-names";
import { isWordAsWell } from "./name-words";
import { ownNamesIn } from "./own-names";
import { StandIns } from "./stand-ins";

/** What stands behind each stand-in as it was written, by the stand-in as it is written. */
export type Originals = readonly (readonly [standIn: string, original: string])[];

type Masked = { turn: TutorTurn; originals: Originals };

/**
 * A turn without what leads to the student: their names and those of people they call theirs become common ones, the
 * same all through a conversation, and addresses, numbers and the like words in brackets. `ownNames` are those of the
 * account.
 */
export function maskPersonalData(turn: TutorTurn, ownNames: readonly string[]): Masked {
  const mask = new Mask(wordsIn(turn));
  const own = ownNamesIn(ownNames);
  mask.learn({ names: own, details: [] });
  const ownWords = new Set(own.map(({ text }) => text.toLowerCase()));
  for (const one of [...turn.history.filter(({ role }) => role === "student"), newMessage(turn)]) {
    mask.learn(inSaid(one));
    if (!one.isPhoto) mask.learn({ names: findCompanions(one.text, ownWords), details: [] });
  }
  for (const { quote } of turn.notes?.open ?? []) mask.learn(inText(quote));
  mask.learn(inText(turn.summary ?? ""));
  const masked = mapTexts(turn, (text) => mask.hide(text));
  return { turn: masked, originals: [...mask.originals] };
}

type Personal = { names: readonly FoundName[]; details: readonly Detail[] };

// Every turn asks about the same past again.
const inText = remembering((text): Personal => ({ names: findNames(text), details: findDetails(text) }));
/** Nobody introduces themselves in a picture: it is a page of a book. */
const inPhoto = remembering((text): Personal => ({ names: [], details: findContacts(text) }));

const newMessage = ({ message: text, isPhoto }: TutorTurn) => ({ text, isPhoto });
const inSaid = ({ text, isPhoto }: { text: string; isPhoto?: true | undefined }): Personal =>
  isPhoto ? inPhoto(text) : inText(text);

/** Words of ours, which nothing stands in for, and those no model hears. */
const ourWords = new Set(["role", "topic", "ownWords"]);

function wordsIn(turn: TutorTurn): Set<string> {
  const words = new Set<string>();
  mapTexts(turn, (text) => {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) words.add(word);
    return text;
  });
  return words;
}

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

/** The longest stand-in a piece may break off in. */
const maxStandIn = 24;

class Mask {
  /** See `Originals`. */
  readonly originals = new Map<string, string>();
  private readonly standIns: StandIns;
  /** The words before a name where it was given, by its small letters. */
  private readonly leads = new Map<string, Set<string>>();
  private known: RegExp | undefined;

  constructor(inUse: ReadonlySet<string>) {
    this.standIns = new StandIns(inUse);
  }

  learn({ names, details }: Personal): void {
    for (const { text, label } of details) this.standIns.add(text, label);
    for (const { text, lead } of names) {
      this.standIns.add(text);
      const key = text.toLowerCase();
      this.leads.set(key, (this.leads.get(key) ?? new Set()).add(lead));
    }
    this.known = undefined;
  }

  hide(text: string): string {
    this.known ??= anyOf(this.standIns.known());
    return text.replace(this.known, (found: string, at: number) => {
      const key = this.standIns.has(found) ? found.toLowerCase() : withoutTail(found.toLowerCase());
      const standIn = this.standIns.of(key, found);
      if (!standIn || this.isWord(found, key, text.slice(0, at))) return found;
      if (!this.originals.has(standIn)) this.originals.set(standIn, found);
      return standIn;
    });
  }

  /** "rosa" is a colour unless it stands where the name was given: "mi chiamo rosa". */
  private isWord(found: string, key: string, before: string): boolean {
    const leads = this.leads.get(key);
    if (!leads || /\p{Lu}/u.test(found) || !isWordAsWell(key)) return false;
    const lead = /(\p{L}{1,20})[^\p{L}]{0,3}$/u.exec(before.slice(-maxLead))?.[1]?.toLowerCase();
    return lead === undefined || !leads.has(lead);
  }
}
const maxLead = 24;

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

/** Any of these as a whole word, also drawn out or with digits after it. */
function anyOf(known: string[]): RegExp {
  if (known.length === 0) return /(?!)/g;
  const longestFirst = known
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .map((name) => (/\p{L}$/u.test(name) ? `${name}+(?:[\\d_.]*\\d)?` : name));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** "luca_99" and "lucaaa" are "luca". */
function withoutTail(name: string): string {
  const letters = name.replace(/(?<![\d_.])[\d_.]+$/, "");
  let end = letters.length;
  while (end > 1 && letters[end - 1] === letters[end - 2]) end -= 1;
  return letters.slice(0, end);
}
