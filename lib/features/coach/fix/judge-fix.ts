import { findGrammar as findWithEngine } from "@/lib/features/english/find-grammar";
import type { Finding } from "@/lib/features/english/finding";
import type { MistakeTopic } from "@/lib/features/topics/rules";
import { isGuessList } from "../guess-list";
import { isAbout, saysTheSame, shortTry } from "./about";
import { opinionOf } from "./alternatives";
import { align, versionsOf, type Version } from "./align";
import { candidateOf, joined, type Candidate } from "./candidate";
import type { FixVerdict } from "./fix-verdict";
import { judgeCapital } from "./judge-capital";
import { frameOf, type Frame, type Mistake } from "./frame";
import { nearnessOf } from "./nearness";
import { holdsCorrection } from "./holds-correction";
import { judgeOther, opensFormed } from "./other-words";
import { leavesOutWrong, piecesOf, textOf, type Piece } from "./pieces";
import { isSaidOtherwise, saysAll } from "./near-words";
import { hasOwnForm, isInOtherOrder, isOfQuote, isReplaced, quotedIn, minWhole } from "./retold";
import { holdsTokens, isOfWriting, isSameWord, samenessFor } from "./tokens";

export type { FixVerdict, Mistake };

type FindGrammar = (text: string) => Finding[];

const maxOwnLength = 120;
const besideEdge = 0.8;
const inPlaceEdge = 1.05;
const maxDearer = 0.6;
const minCut = 2;
const maxTime = 3;
const overTime = /^(?:yesterday|ago|last)$/;
const rank = ["right", "gone", "wrong", "same", "none"] as const;

/** Whether a message puts a mistake right. */
export function judgeFix(
  message: string,
  mistake: Mistake,
  findGrammar: FindGrammar = findWithEngine,
): FixVerdict {
  const frame = frameOf(mistake);
  if (frame.changes.length === 0) return judgeSign(message, mistake);
  if (isGuessList(message) || message.trim() === mistake.sentence.trim()) return { kind: "same" };
  const capital = judgeCapital(message, mistake);
  if (capital) return capital;
  if (leavesOutWrong(message, frame)) return { kind: "right", own: message.trim().slice(0, maxOwnLength) };
  const judge = judgeWith(frame, findGrammar);
  const verdicts = piecesOf(message, frame).flatMap((piece) => {
    const verdict = judge(piece, message);
    return piece.isLoose && !/^(?:right|gone)$/.test(verdict.kind) ? [] : [verdict];
  });
  return rank.flatMap((kind) => verdicts.filter((one) => one.kind === kind))[0] ?? { kind: "none" };
}

const withSigns = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** "Dont", "my parents house": the words are right and only the apostrophe was missing. */
function judgeSign(message: string, { quote, correction }: Mistake): FixVerdict {
  const [own, right, wrong] = [message, correction, quote].map(withSigns);
  if (!own || !right || !wrong || !/'/.test(right) || right === wrong) return { kind: "none" };
  if (own.includes(right)) return { kind: "right", own: message.trim().slice(0, maxOwnLength) };
  return own.includes(wrong) ? { kind: "same" } : { kind: "none" };
}

/** Several ways to lay a try into a sentence often make the same one, and so do several mistakes of one sentence. */
export function onceForEach(find: FindGrammar): FindGrammar {
  const known = new Map<string, Finding[]>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

type Judged = { verdict: FixVerdict; cost: number };

function judgeWith(frame: Frame, find: FindGrammar) {
  const findGrammar = onceForEach(find);
  const versions = versionsOf(frame);
  const known = findingsOn(versions[0], frame, findGrammar);
  return (piece: Piece, message: string): FixVerdict => {
    const isHeld =
      holdsCorrection(piece.tokens, frame) && isSeenGone(joined([piece.tokens], frame.text).text);
    if (isCorrection(piece, frame) || isHeld) return rightWith(piece, message);
    const candidates = versions.flatMap((version) =>
      edgesFor(piece, frame).flatMap(
        (edge) => candidateOf(frame, piece, align(piece.tokens, version, edge)) ?? [],
      ),
    );
    if (candidates.length === 0) return judgeAnew(piece, message);
    const best = Math.min(...candidates.map(({ cost }) => cost));
    const judged = candidates
      .filter(({ cost }) => cost <= best + maxDearer)
      .map((candidate): Judged => ({ cost: candidate.cost, verdict: judgeOne(candidate, piece, message) }))
      .sort((one, other) => one.cost - other.cost);
    const verdict = judged.find((one) => one.verdict.kind === "right")?.verdict ?? judged[0]?.verdict;
    if (verdict?.kind === "wrong" && isInOtherOrder(piece.tokens, frame)) {
      const anew = judgeAnew(piece, message);
      return anew.kind === "gone" ? anew : verdict;
    }
    return verdict && verdict.kind !== "none" ? verdict : judgeAnew(piece, message);
  };

  /** A sentence that says the same in another order, or a piece of the wrong words. */
  function judgeAnew(piece: Piece, message: string): FixVerdict {
    const elsewhere = ofElsewhere(piece, frame);
    if (!saysTheSame(piece, frame) || !isOfQuote(piece.tokens, frame)) return elsewhere;
    const wrong = frame.changes.flatMap(({ from, to }) => frame.wrong.slice(from, to));
    const isStill = wrong.some((token) => piece.tokens.some((one) => isSameWord(one, token)));
    const { text } = joined([piece.tokens], frame.text);
    const isUnseen = wrong.length === 0 && frame.mistake.topic === "other";
    const isOver = saysAll(frame, piece.tokens) && isSeenGone(text);
    if (isUnseen || ((isStill || elsewhere.kind === "same") && !isOver)) return elsewhere;
    const found = findGrammar(text).filter(({ topic }) => !isOfWriting(topic));
    return found.length > 0
      ? { kind: "wrong", near: nearnessOf(piece.tokens, frame) }
      : goneWith(piece, message);
  }

  function judgeOne(candidate: Candidate, piece: Piece, message: string): FixVerdict {
    const isAllRight = candidate.spots.every(({ state, hasMore }) => state === "right" && !hasMore);
    const isSure = isAllRight && candidate.cost === 0;
    if (!isSure && holdsTokens(frame.wrong, piece.tokens))
      return isCutShort(piece) ? goneWith(piece, message) : { kind: "same" };
    if (!isAbout(candidate, piece, frame)) return { kind: "none" };
    if (isSure) return rightWith(piece, message);
    const found = newFindings(candidate);
    const wrong = { kind: "wrong" as const, near: nearnessOf(piece.tokens, frame) };
    const opinion = opinionOf(candidate, frame);
    if (found.length > 0 || opinion === "wrong" || hasOldBeside(candidate)) return wrong;
    const isSeen = isSeenGone(candidate.text);
    const isGone = isSeen && saysAll(frame, candidate.tokens);
    const kind = judgeOther(frame, candidate, { found, isSeen, isGone, isRuled: opinion === "right" });
    if (opinion === "right" && kind !== "wrong") return rightWith(piece, message);
    const isStill = candidate.spots.some(({ state }) => state === "wrong");
    const isOver = opinion === "right" || (isGone && hasOwnForm(candidate, frame)) || isDissolved(candidate);
    if (isSeen && isReplaced(piece, frame) && opensFormed(candidate)) return goneWith(piece, message);
    if (kind === "wrong" || (isStill && !isOver)) return wrong;
    return isAllRight && kind === "right" ? rightWith(piece, message) : goneWith(piece, message);
  }

  /** "I have seen him" of "I have seen him yesterday": the time that made the words wrong is left out. */
  function isCutShort({ tokens }: Piece): boolean {
    const isMore = tokens.length > Math.max(minCut, quotedIn(frame).length);
    const isOpening = isMore && holdsTokens(frame.wrong.slice(0, tokens.length), tokens);
    const rest = frame.wrong.slice(tokens.length).map(({ norm }) => norm);
    return (
      isOpening &&
      rest.length <= maxTime &&
      rest.some((norm) => overTime.test(norm)) &&
      isSeenGone(joined([tokens], frame.text).text)
    );
  }

  /** What the engine finds where the try stands and would not find were it right. */
  function newFindings({ text, tokens, place, from, to }: Candidate): Finding[] {
    const start = tokens[Math.max(place.from - 1, from, 0)]?.start ?? 0;
    const end = tokens[Math.min(place.to, to, tokens.length - 1)]?.end ?? text.length;
    return findGrammar(text).filter(
      (finding) =>
        finding.start < end &&
        start < finding.end &&
        !known.has(`${finding.topic} ${finding.correction.toLowerCase()}`) &&
        (!isOfWriting(finding.topic) || frame.mistake.topic === finding.topic),
    );
  }

  /** The wrong words stand, but what made them wrong does not: only the engine can say so. */
  function isDissolved({ beside, spots, text, tokens }: Candidate): boolean {
    const isAround = beside.quoted.length > 0 || isSaidOtherwise(frame, tokens);
    return isAround && !spots.some(({ state }) => state === "right") && isSeenGone(text);
  }

  /** Whether the engine sees the mistake in the student's sentence, and none of its kind in another. */
  function isSeenGone(text: string): boolean {
    const sees = (one: string) => findGrammar(one).some(({ topic }) => topic === frame.mistake.topic);
    return sees(frame.text) && !sees(text);
  }

  /** "Did went", "am have": the right word, and the wrong one beside it. */
  function hasOldBeside({ spots }: Candidate): boolean {
    return spots.some(({ state, own, hasMore, change }) => {
      const right = frame.right.slice(change.rightFrom, change.rightTo);
      const wrong = frame.wrong.slice(change.from, change.to);
      const more = own.filter((token) => !right.some((one) => isSameWord(one, token)));
      return (
        state === "right" && hasMore && more.some((token) => wrong.some((one) => isSameWord(one, token)))
      );
    });
  }
}

/** Who writes most of the sentence writes it from its beginning: nothing of theirs stands beside it. */
const edgesFor = ({ tokens }: Piece, { wrong }: Frame) =>
  tokens.length >= minWhole * wrong.length && tokens.length > shortTry
    ? [inPlaceEdge]
    : [besideEdge, inPlaceEdge];

function findingsOn(version: Version | undefined, frame: Frame, findGrammar: FindGrammar): Set<string> {
  const text = version ? joined([version.tokens], frame.text).text : frame.rightText;
  return new Set(findGrammar(text).map(({ topic, correction }) => `${topic} ${correction.toLowerCase()}`));
}

/** A try that reaches no change: a piece of the wrong words, or nothing to do with them. */
function ofElsewhere({ tokens }: Piece, frame: Frame): FixVerdict {
  const quoted = quotedIn(frame);
  return holdsTokens(quoted, tokens) || holdsTokens(tokens, quoted) ? { kind: "same" } : { kind: "none" };
}

const isSpeltAs = (tokens: Piece["tokens"], correction: Frame["correction"], topic: MistakeTopic) =>
  topic !== "apostrophes" ||
  tokens.every((token, at) => correction[at] !== undefined && samenessFor(topic)(token, correction[at]));

/** The correction word for word, and nothing else. */
const isCorrection = ({ tokens }: Piece, { correction, mistake }: Frame) =>
  mistake.topic === "capitals"
    ? tokens.map(({ text }) => text).join(" ") === correction.map(({ text }) => text).join(" ")
    : tokens.length === correction.length &&
      holdsTokens(correction, tokens) &&
      isSpeltAs(tokens, correction, mistake.topic);

const rightWith = (piece: Piece, message: string): FixVerdict => ({
  kind: "right",
  own: ownOf(piece, message),
});
const goneWith = (piece: Piece, message: string): FixVerdict => ({
  kind: "gone",
  own: ownOf(piece, message),
});

const ownOf = ({ tokens }: Piece, message: string) => textOf(tokens, message).slice(0, maxOwnLength);
