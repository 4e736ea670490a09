import { isSomebody, SentenceGrammar } from "./sentence-grammar";
import type { Path, Piece } from "./piece-search";
import { rolesOf } from "./word-roles";

/**
 * The grammar for one order that is there already: as nothing has to be searched, it knows more than is laid out by
 * itself, as two objects, "has been", or what is done to somebody.
 */
class OrderCheck extends SentenceGrammar {
  /** The one piece that stands behind what is read so far. */
  protected override nextOf({ order, left }: Path): number[] {
    return left.has(order.length) ? [order.length] : [];
  }

  protected override behind(kind: "be" | "have" | "do" | "modal", path: Path): Path[] {
    const placed = [path, ...this.take(path, "adverb").filter((next) => this.isMidAdverb(next))];
    return placed.flatMap((next) => [
      ...super.behind(kind, next),
      ...(kind === "be" ? this.done(next) : []),
      ...(kind === "have" ? this.been(next) : []),
      ...(kind === "modal"
        ? this.take(next, "base").flatMap((end) => (this.isBe(end) ? this.done(end) : []))
        : []),
    ]);
  }

  private isMidAdverb({ order }: Path): boolean {
    return /^(?:already|just|still|also|never|ever|always|really|probably)$/i.test(
      this.words[order.at(-1) ?? 0]?.text ?? "",
    );
  }

  private been(path: Path): Path[] {
    return this.take(path, "participle")
      .filter(({ order }) => /^been$/i.test(this.words[order.at(-1) ?? 0]?.text ?? ""))
      .flatMap((next) => [
        ...this.take(next, "ing").flatMap((end) => this.objects(end)),
        ...this.done(next),
        ...this.complements(next),
      ]);
  }

  /** "Was built in 1900", "is spoken here", "is made by hand". */
  private done(path: Path): Path[] {
    return this.take(path, "participle").flatMap((next) => this.tail(next));
  }

  protected override objects(path: Path): Path[] {
    const given = this.take(path, "object").flatMap((next) =>
      this.nounPhrases(next).flatMap(({ path: end }) => this.tail(end)),
    );
    return [...super.objects(path), ...given];
  }
}

const midAdverb = /^(?:already|just|still|also|really|probably|yet|too|again|together)$/i;
const amount = /^(?:any|some|no|many|much|another|every|each)$/i;

function pieceOf(text: string): Piece {
  if (/^going to$/i.test(text)) return { text, roles: [{ is: "goingTo" }] };
  if (midAdverb.test(text)) return { text, roles: [{ is: "adverb" }] };
  if (amount.test(text)) return { text, roles: [{ is: "article" }] };
  const roles = rolesOf(text);
  // A word we do not know is the name of something.
  const isUnknown = roles.length === 0 && /^[\p{L}-]{3,}$/u.test(text);
  return { text, roles: isUnknown ? [{ is: "noun", person: "third", needsArticle: false }] : roles };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** The pieces in the order in which a sentence has them, all of them and nothing else. */
function inOrder(words: readonly string[], pieces: readonly string[]): string[] | undefined {
  if (words.length === 0 || pieces.length === 0) return words.length === pieces.length ? [] : undefined;
  for (const [at, piece] of pieces.entries()) {
    const own = wordsOf(piece);
    if (own.length === 0 || own.some((word, place) => word !== words[place])) continue;
    const rest = inOrder(words.slice(own.length), pieces.toSpliced(at, 1));
    if (rest) return [piece, ...rest];
  }
  return undefined;
}

const asked =
  /^(?:what|where|when|why|who|how|which|whose|do|does|did|is|are|am|was|were|can|could|have|has|will|would|should)\b/i;

/** "How" with "long", "what" with "time": one question word, however they were scattered. */
const joined = (pieces: readonly string[]) => {
  const [first = "", second = "", third = "", ...rest] = pieces;
  const isPair =
    /^how$/i.test(first) && /^(?:often|old|long|far|tall|big|high|fast)$/i.test(second)
      ? true
      : /^what$/i.test(first) && /^(?:time|colou?r)$/i.test(second);
  if (isPair) return [`${first} ${second}`, third, ...rest].filter(Boolean);
  const isCounted = /^(?:how many|how much)$/i.test(`${first} ${second}`);
  return isCounted ? [`${first} ${second} ${third}`, ...rest] : [...pieces];
};

const kindsOf = (text: string) => rolesOf(text).map(({ is }) => is as string);
const particle = /^(?:up|down|on|off|out|away|back|after|for|in|over)$/i;

/** Whether neighbours are one thing: "going to" before a verb, "last night", "at home", "get up". */
function areOne(pieces: readonly string[], at: number, size: number): boolean {
  const [first = "", second = "", ...more] = pieces.slice(at, at + size);
  const text = [first, second, ...more].join(" ");
  if (second === "" || /[.?!]/.test(text)) return false;
  if (size === 2 && /^going to$/i.test(text)) return kindsOf(pieces[at + 2] ?? "").includes("base");
  const kinds = kindsOf(text);
  if (kinds.includes("time") || (kinds.includes("adverb") && kinds.length === 1)) return true;
  if (size > 2) return false;
  if (/^at$/i.test(first) && /^(?:two|three|four|five|six|seven|eight|nine|ten)$/i.test(second)) return true;
  if (kindsOf(first).includes("preposition") && kindsOf(second).some((kind) => /^(?:noun|place)$/.test(kind)))
    return !/^to$/i.test(first) || !kindsOf(second).includes("base") || /^(?:work|bed)$/i.test(second);
  const further = pieces[at + 2] ?? "";
  if (/^(?:time|place)$/.test(kindsOf(`${second} ${further}`)[0] ?? "") && further !== "") return false;
  return (
    particle.test(second) &&
    /^(?:get|gets|got|getting|look|looks|looking|wake|wakes|stand|sit|turn|put|puts|take|takes|try|give|go|goes|went|come|comes|came|grow|pick|tidy|find|switch|write|listen|wait|waiting)$/i.test(
      first,
    )
  );
}

/** The pieces with what belongs together made one, the longest first. */
function withPhrases(pieces: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < pieces.length;) {
    const size = [4, 3, 2].find((one) => at + one <= pieces.length && areOne(pieces, at, one)) ?? 1;
    found.push(pieces.slice(at, at + size).join(" "));
    at += size;
  }
  return found;
}

const maxPieces = 14;

/** Whether a sentence is made of just these pieces, in an order that our grammar of school sentences knows to be right. */
export function isRightOrder(sentence: string, pieces: readonly string[]): boolean {
  const own = pieces.filter((piece) => !/^[.?!,]$/.test(piece));
  const laid = own.length <= maxPieces ? inOrder(wordsOf(sentence), own) : undefined;
  if (!laid) return false;
  const words = withPhrases(joined(laid)).map(pieceOf);
  if (words.some(({ roles }) => roles.length === 0)) return false;
  const mark = pieces.find((piece) => /^[.?!]$/.test(piece)) ?? /[.?!](?=\s*$)/.exec(sentence)?.[0];
  const grammar = new OrderCheck(words);
  const isQuestion = mark === "?" || (mark === undefined && asked.test(sentence));
  return (isQuestion ? grammar.questions() : grammar.statements()).length > 0 && isWhoFirst(words);
}

/** "A watch gave me my grandparents": who does something stands before it, unless another one is with a preposition. */
function isWhoFirst(words: readonly Piece[]): boolean {
  const is = (piece: Piece | undefined, ...kinds: string[]) =>
    piece?.roles.some((role) => kinds.includes(role.is)) ?? false;
  const somebody = words.flatMap((word, at) => {
    const before = words[at - 1];
    const isNoun = is(word, "noun", "phrase") && isSomebody(word.text.split(" ").at(-1) ?? "");
    const isName = is(word, "phrase") && !word.text.includes(" ");
    const isBehind =
      is(before, "preposition", "object") || (is(before, "article") && is(words[at - 2], "preposition"));
    return (isNoun || isName) && !isBehind && !/^(?:to|with|for|at|from) /i.test(word.text) ? [at] : [];
  });
  const hasSubject = words.some((word) => is(word, "subject"));
  const hasBe = words.some((word) => is(word, "be", "shortBe"));
  if (somebody.length === 0 || hasBe) return true;
  const verb = words.findIndex(
    (word) => is(word, "finite", "base", "participle") && !is(word, "noun", "do", "have"),
  );
  if (hasSubject) return true;
  return somebody.length === 1 && (verb < 0 || (somebody[0] ?? 0) < verb);
}
