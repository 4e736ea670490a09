import { gapMark, type Gap } from "./homework-sheet";
import { readGivenVerb } from "./given-words";
import { signOf } from "./item-sign";
import { slashGaps } from "./slash-options";
import { isItalianHint } from "./sources/italian-hint";
import type { Task } from "./instruction";

type Token = { start: number; end: number; bracket?: string };

const pronoun = /^(?:i|you|he|she|it|we|they)$/i;
const adverb = /^(?:not|always|usually|often|sometimes|never|ever|just|already|still|also|really)$/i;

/** "is / are", "much / many"; not "not / like" nor "you / go", which say what to build. */
export function optionsIn(bracket: string): string[] | undefined {
  const parts = bracket
    .split(/[/|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return undefined;
  const [first = "", second = ""] = parts;
  const adverbs = parts.filter((part) => adverb.test(part)).length;
  if (adverbs > 0 && adverbs < parts.length) return undefined;
  if (/^not\b/i.test(first) || adverb.test(first)) return undefined;
  const isSubjectAndVerb =
    pronoun.test(first) &&
    !/^(?:i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|our|their|mine)$/i.test(second);
  const isNounAndVerb =
    /^(?:your|my|his|her|our|their|the)\s/i.test(first) &&
    !/^(?:your|my|his|her|our|their|the)\b/i.test(second);
  const isOwner = /^(?:mine|yours|his|hers|ours|theirs)$/i.test(second);
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first) && !isSmallWord.test(first);
  return isSubjectAndVerb || (isNounAndVerb && !isOwner) || isName ? undefined : parts;
}

const isSmallWord =
  /^(?:who|what|where|when|why|how|which|whose|this|that|these|those|some|any|much|many|is|are|am|do|does|did|was|were|have|has|can|must|in|on|at|the|an?|there|somebody|someone|something|nobody|anybody|nothing|anything|everyone|everybody|although|because|if|unless|so|neither)$/i;

/** What a teacher says of a sentence; no word to fill in. */
export const remark =
  /^(?:domanda|frase (?:negativa|interrogativa)|interrogativ[ao]|negativ[ao]|affermativ[ao]|positive|negative|question|affirmative|[+–?-]|yes|no|sì|si|vicin[oaie]|lontan[oaie]|aff|neg|int|interr|(?:the )?(?:present|past|future)(?: (?:simple|continuous|perfect))?|presente|passato|futuro|plurale|singolare|plural|singular|formale|informale)$/i;

/** "(un errore in ogni frase)": said to the student. */
const isItalian = (bracket: string) =>
  bracket.includes(" ") &&
  /(?<!\p{L})(?:un|uno|una|il|la|le|gli|di|del|della|che|con|per|ogni|scegli|tra|nel|nella)(?!\p{L})/iu.test(
    bracket,
  );

/** Words one is to build something from; not a remark such as "(= is not)" or "(10 years old)". */
const canBeGiven = (bracket: string) =>
  !remark.test(bracket) &&
  !isItalian(bracket) &&
  /^[A-Za-z' /,-]+$/.test(bracket) &&
  bracket.split(/[ /]+/).length <= 6;

function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(/____|\(([^()]{1,80})\)/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    ...(match[1] !== undefined && { bracket: match[1].trim() }),
  }));
}

/** Finds the places to fill in: drawn gaps with the bracket beside them, brackets alone, options, words to order. */
export function findGaps(prompt: string, task: Task): Gap[] {
  const pieces = piecesToOrder(prompt, task);
  if (pieces) return [{ start: 0, end: prompt.length, options: pieces }];
  const tokens = tokensOf(prompt);
  const gaps = pairGaps(prompt, tokens, task);
  return gaps.length > 0 ? gaps : slashGaps(prompt);
}

function pairGaps(prompt: string, tokens: Token[], task: Task): Gap[] {
  /** A sign at the end of a sentence is meant for all of it. */
  const isLast = (token: Token | undefined) =>
    token === undefined || /^[\s.!?]*$/.test(prompt.slice(token.end));
  const areTouching = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && prompt.slice(one.end, other.start).trim() === "";
  const gaps: Gap[] = [];
  const hasDrawn = tokens.some(({ bracket }) => bracket === undefined);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) break;
    if (token.bracket === undefined) {
      const bracket = areTouching(token, next) ? next?.bracket : undefined;
      const isOwn =
        bracket !== undefined &&
        (canBeGiven(bracket) || isItalianHint(bracket) || optionsIn(bracket) !== undefined);
      const isDenied = task.verb !== undefined && signOf(bracket ?? "") === "negative" && !isLast(next);
      gaps.push({
        start: token.start,
        end: (isOwn || isDenied) && next ? next.end : token.end,
        ...(isDenied ? { given: `not ${task.verb}` } : isOwn && wanted(bracket)),
      });
      if (isOwn || isDenied) at += 1;
      continue;
    }
    if (!canBeGiven(token.bracket)) continue;
    if (areTouching(token, next) && next?.bracket === undefined && next) {
      gaps.push({ start: token.start, end: next.end, ...wanted(token.bracket) });
      at += 1;
      continue;
    }
    const open = gaps.at(-1);
    const isLater = hasDrawn && open && !open.given && !open.options;
    if (isLater) Object.assign(open, wanted(token.bracket));
    else if (!hasDrawn || isVerbPlace(prompt, token)) gaps.push({ ...span(token), ...wanted(token.bracket) });
  }
  return gaps;
}

/** In a sentence with other gaps, a bracket with a gap of its own that a reader of pictures has lost. */
const isVerbPlace = (prompt: string, { end, bracket = "" }: Token) =>
  /^\s+[a-z]/.test(prompt.slice(end)) && /^\p{Ll}/u.test(bracket) && readGivenVerb(bracket) !== undefined;

const span = ({ start, end }: Token) => ({ start, end });

function wanted(bracket: string): Pick<Gap, "given" | "options"> {
  const options = optionsIn(bracket);
  return options ? { options } : { given: bracket };
}

/** The scrambled words of an item that is nothing else. */
function piecesToOrder(prompt: string, { kind }: Task): string[] | undefined {
  if (prompt.includes("____ (")) return undefined;
  const text = prompt
    .replaceAll(gapMark, " ")
    .replace(/(?<![→>=])[→>=]+\s*$/, "")
    .replace(/\([+–-]\)$/, "")
    .trim()
    .trim();
  const slashed = split(text, /[/|]/);
  const words = text.split(/\s+/).length;
  const parts = slashed.filter((piece) => !/^[.?!]$/.test(piece)).length;
  const isMostlySlashes = parts > 3 && parts >= words * 0.5;
  if (slashed.length > 2 && (kind === "order" || isMostlySlashes)) return slashed;
  if (kind !== "order") return undefined;
  const separated = [/,/, /\s[-–•]\s/, /\s/].map((by) => split(text, by));
  return separated.find((pieces) => pieces.length > 2);
}

/** The end mark becomes a piece of its own. */
function split(text: string, by: RegExp): string[] {
  const end = /[.?!]$/.exec(text)?.[0];
  const pieces = (end ? text.slice(0, -1) : text)
    .split(by)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return end && pieces.at(-1) !== end ? [...pieces, end] : pieces;
}
