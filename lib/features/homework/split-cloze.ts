import { asksForWork } from "./asks-for-work";
import { gapMark } from "./homework-sheet";

/** A gap in a running text with the number before it: "We (1) ____ (go) there". */
type Place = { number: number; name: string; start: number; end: number };

const numbered = /(?:\((\d{1,2}|[a-j])\)|(?<![\d.,:€£$])\b(\d{1,2})[.):]?) ?____(?: ?\([^()]{1,60}\))?/g;
const minPlaces = 3;
/** More than a page holds. */
const maxPlaces = 60;

/** The places that count on from 1. */
function placesIn(text: string): Place[] {
  const found: Place[] = [];
  for (const match of text.matchAll(numbered)) {
    const name = match[1] ?? match[2] ?? "";
    const number = /\d/.test(name) ? Number(name) : name.charCodeAt(0) - 96;
    if (number === found.length + 1 && found.length < maxPlaces)
      found.push({ number, name, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

const ends = /[.?!:;)\n] ?$/;

/** Whether the numbers stand within sentences, so that they count gaps and not items. */
function isRunning(text: string, places: readonly Place[]): boolean {
  const [first] = places;
  if (!first || places.length < minPlaces) return false;
  const opening = sentenceBefore(text, first.start).replace(/^\s*[\p{L} ]{1,15}:/u, "");
  const isOpened =
    /\p{L}/u.test(opening) &&
    (/["”]|: /.test(text.slice(lineStart(text, first.start), first.start)) || !asksForWork(opening));
  const inside = places.slice(1).filter(({ start }) => !ends.test(text.slice(Math.max(0, start - 3), start)));
  const isBracketed = places.every(({ start }) => text[start] === "(");
  const isDialogue = text.split(isNewTurn).length > 2;
  return isOpened && (isBracketed || isDialogue || inside.length >= (places.length - 1) / 2);
}

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

function sentenceBefore(text: string, at: number): string {
  const line = text.slice(lineStart(text, at), at);
  return line.split(/[.?!]\s+/).at(-1) ?? "";
}

const joint = /(?:^|[,;]\s+|\s)(?=(?:and|but|because|so|that|who|which|when|while|where|or)\s)|[,;]\s+/gi;

/** What belongs to a gap of the text that stands before it, from the last joint of the sentence. */
function leadOf(text: string, from: number): string {
  const sentence =
    text
      .slice(from)
      .split(/(?<=[.?!]["”]?)\s+/)
      .at(-1) ?? "";
  if (from === 0) return sentence;
  const at = [...sentence.matchAll(joint)].map(({ index, 0: sign }) => index + sign.length);
  return sentence.slice(at.at(-1) ?? 0);
}

/** What belongs to a gap of the text that stands behind it: to the end of the sentence, or to where the next begins. */
function tailOf(text: string, isNextNear: boolean): string {
  const end = /[.?!]["”]?(?=\s|$)/.exec(text);
  if (end) return text.slice(0, end.index + end[0].length);
  if (!isNextNear) return text;
  const [first] = text.matchAll(joint);
  return first ? text.slice(0, first.index) : text;
}

const options = /^\(?(\d{1,2})[.)]?\s+(\(?[aA][.)]?\s.{1,80}?\s\(?[bB][.)]?\s.*)$/;

/** "1 A go B went C gone": what there is to choose from at each place stands behind the text. */
function takeOptions(rest: string): { rest: string; byNumber: Map<number, string> } {
  const byNumber = new Map<number, string>();
  const left = rest.split("\n").filter((line) => {
    const found = options.exec(line.trim());
    if (found) byNumber.set(Number(found[1]), found[2] ?? "");
    return !found;
  });
  return { rest: left.join("\n"), byNumber };
}

/** "verbs: be - hear - not want - give last winter": the list that the text runs on from. */
const listAtHead = /^([^:\n]{3,120}: ?(?:[a-z' ]{2,20} [-–] ){2,20}[a-z']{2,20}) (?=\p{L})/iu;

/** What is asked before the text, without the text's own sentences. */
function headOf(line: string): { head: string; passage: string } {
  const list = listAtHead.exec(line);
  if (list?.[1]) return { head: list[1], passage: line.slice(list[0].length) };
  const sentences = line.split(/(?<=[.?!:])\s+/);
  const last = sentences.findLastIndex((sentence, at) => at < sentences.length - 1 && asksForWork(sentence));
  return { head: sentences.slice(0, last + 1).join(" "), passage: sentences.slice(last + 1).join(" ") };
}

const numberBehind = /____ \((\d{1,2})\)(?! ?____)/g;

/** "____ (1)", with the number before its gap. */
function numberFirst(text: string): string {
  const numbers = [...text.matchAll(numberBehind)].map(([, number]) => Number(number));
  const isChain = numbers.length >= minPlaces && numbers.every((number, at) => number === at + 1);
  return isChain ? text.replace(numberBehind, "($1) ____") : text;
}

/** A text that runs on with numbered gaps as items on lines of their own; other texts as they are. */
export function splitCloze(typed: string): string {
  const text = numberFirst(typed);
  const places = placesIn(text);
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last || !isRunning(text, places)) return typed;
  const from = lineStart(text, first.start);
  const behind = text.indexOf("\n", last.end);
  const to = behind < 0 ? text.length : behind;
  const { head } = headOf(text.slice(from, first.start));
  const shift = text.slice(from, first.start).indexOf(headOf(text.slice(from, first.start)).passage);
  const { rest, byNumber } = takeOptions(text.slice(to));
  const items = places.map((place, at) => {
    const start = places[at - 1]?.end ?? from + Math.max(shift, 0);
    const before = turnOf(text.slice(start, place.start), at === 0 || byNumber.has(place.number));
    const after = text.slice(place.end, places[at + 1]?.start ?? to);
    const gap = text.slice(text.indexOf(gapMark, place.start), place.end);
    const tail = tailOf(turnBehind(after), places[at + 1] !== undefined);
    return [`${place.name}) ${before}${gap}${tail}`.trim(), byNumber.get(place.number)]
      .filter(Boolean)
      .join(" ");
  });
  return [text.slice(0, from).trimEnd(), head, ...items, rest]
    .filter((part) => part.trim() !== "")
    .join("\n");
}

const isNewTurn = /\n(?=[ \t]{0,8}(?:[-–•]|[\p{L}]{1,15}(?: [\p{L}\d]{1,10})?:|\n))/u;

/** The words before a gap in the turn of who speaks; a text that is wrapped goes on over the end of a line. */
function turnOf(text: string, isFirst: boolean): string {
  const turn = text.split(isNewTurn);
  const own = (turn.at(-1) ?? "").replace(/\n/g, " ");
  return leadOf(own, isFirst || turn.length > 1 ? 0 : 1);
}

const turnBehind = (text: string) => (text.split(isNewTurn)[0] ?? "").replace(/\n/g, " ");
