import type { MistakeTopic } from "@/lib/features/topics/rules";
import { contentOf, isFunctionWord } from "../content-words";
import type { Candidate } from "./candidate";
import type { Frame } from "./frame";
import { isNear } from "./near-words";
import { isOfOneClass } from "./other-words";
import type { Piece } from "./pieces";
import { isMisspelling, isSameWord, type Token } from "./tokens";
import { isVerbal } from "./verb-group";

/** Up to so many words a try may be a piece of the sentence. */
export const shortTry = 4;
const minStem = 3;
const minShared = 0.5;
/** Words in place of the wrong ones that have nothing in common with them. */
const maxStrange = 2;

/** Whether the words are near enough to the mistake's sentence to be about it. */
export function isAbout(candidate: Candidate, { tokens, text }: Piece, frame: Frame): boolean {
  const content = contentOf(frame.text);
  const shared = contentOf(text).filter((word) => content.includes(word));
  if (tokens.length > shortTry)
    return (
      candidate.met >= minShared * tokens.length ||
      (shared.length >= minShared * content.length && shared.length > 0)
    );
  const own = candidate.spots.flatMap((spot) => spot.own);
  if (openTopics.has(frame.mistake.topic) && own.length > 0 && candidate.met >= minShared * tokens.length)
    return true;
  const all = [...frame.wrong, ...frame.right];
  const isKnown = (token: Token) => all.some((one) => isKin(one, token));
  const rest = tokens.filter((token) => !own.includes(token));
  const isStrange = (token: Token) => !isFunctionWord(token.norm) && !isKnown(token);
  const isAnchored = tokens.some((token) => !isFunctionWord(token.norm) && isKnown(token));
  if (isAnchored) return rest.filter(isStrange).length <= 1;
  const atPlace = frame.changes.flatMap(({ from, to, rightFrom, rightTo }) => [
    ...frame.wrong.slice(from, to),
    ...frame.right.slice(rightFrom, rightTo),
  ]);
  if (isOfOther(tokens, frame, atPlace)) return false;
  const isFormOfPlace = own.some((token) => atPlace.some((one) => isKin(one, token)));
  if (isFormOfPlace && !tokens.some(isStrange)) return true;
  return own.length <= maxStrange && rest.every(isKnown) && isOfSameKind(own, frame);
}

const subjects = /^(?:i|you|he|she|it|we|they)$/;

/** "We were", of a sentence about "I". */
function isOfOther(tokens: Token[], { wrong }: Frame, atPlace: Token[]): boolean {
  const [first] = tokens;
  if (!first || !subjects.test(first.norm) || atPlace.some(({ norm }) => subjects.test(norm))) return false;
  const theirs = wrong.filter(({ norm }) => subjects.test(norm));
  return theirs.length > 0 && !theirs.some((one) => isSameWord(one, first));
}

const isKin = (one: Token, other: Token) =>
  isSameWord(one, other) ||
  isNear(one, other) ||
  one.stem === other.stem ||
  isMisspelling(other.norm, one.norm) ||
  (one.norm.length >= minStem && other.norm.startsWith(one.norm));

/** Words in place of as many, of the same kind: "bedroom" for "camera", "walked" for "go". */
function isOfSameKind(own: Token[], { changes, wrong, right, mistake }: Frame): boolean {
  const [change, ...more] = changes;
  if (!change || more.length > 0) return false;
  const parts = [wrong.slice(change.from, change.to), right.slice(change.rightFrom, change.rightTo)];
  return parts.some((part) => {
    const last = part.at(-1);
    const kind = kindOfWord(last?.norm ?? "");
    const isOpen =
      kind === "content"
        ? openTopics.has(mistake.topic)
        : kind === "verb"
          ? verbTopics.has(mistake.topic)
          : isOfOneClass(last, own);
    return last && isOpen && part.length === own.length && kind === kindOfWord(own.at(-1)?.norm ?? "");
  });
}

/** Topics whose mistake is put right by more words than one. */
const openTopics: ReadonlySet<MistakeTopic> = new Set([
  "false-friends",
  "spelling",
  "make-do-take",
  "ed-ing-adjectives",
  "other",
] as const);
const verbTopics: ReadonlySet<MistakeTopic> = new Set([
  "past-time",
  "irregular-past",
  "participles",
  "third-person-s",
  "stative-ing",
  "make-do-take",
  "spelling",
  "other",
] as const);
const indefinite = /^(?:any|no|some|every)(?:thing|body|one|where)$/;

function kindOfWord(norm: string): "verb" | "function" | "content" {
  if (isVerbal({ norm })) return "verb";
  return isFunctionWord(norm) || indefinite.test(norm) ? "function" : "content";
}

/** Most of what the mistake's sentence is about, in other words around it. */
export function saysTheSame({ tokens, text }: Piece, frame: Frame): boolean {
  const content = contentOf(frame.text);
  const own = contentOf(text);
  const shared = content.filter((word) => own.includes(word)).length;
  return tokens.length > shortTry && shared > 1 && shared >= minShared * content.length;
}
