/** Words, or beginnings of words with a "*" behind them. */
export type Words = ReadonlySet<string>;
/** What texts without a space a part of a rule finds, and what stands behind the last space of those that have one. */
type Found = { alone: Words; last: Words };

const nothing: Found = { alone: new Set([""]), last: new Set() };
const space: Found = { alone: new Set(), last: new Set([""]) };
const ofLetters = (letters: string[]): Found => ({ alone: new Set(letters), last: new Set() });

/**
 * The words that a text may end with when one of these rules finds it for the first time (see `notation.ts`): `alone` is
 * those that one does not need another word for.
 */
export function lastWordsOf(lines: readonly string[]): { alone: Words; last: Words } {
  const found = lines.map((line) => {
    const parts = line.split(" & ").filter((part) => part[0] !== "!");
    const [first = nothing, ...others] = parts.map((part) => new Reader(part).read());
    const isInAll = (word: string) =>
      others.every(({ alone }) => [...alone].some((one) => isLike(word, one)));
    return {
      alone: new Set([...first.alone].filter(isInAll)),
      last: union([first, ...others].flatMap(({ alone, last }) => [alone, last])),
    };
  });
  return { alone: union(found.map(({ alone }) => alone)), last: union(found.map(({ last }) => last)) };
}

/** Whether there is a word that both stand for. */
function isLike(one: string, other: string): boolean {
  const [stem, otherStem] = [one.replace("*", ""), other.replace("*", "")];
  return (
    stem === otherStem ||
    (one.endsWith("*") && otherStem.startsWith(stem)) ||
    (other.endsWith("*") && stem.startsWith(otherStem))
  );
}

const union = (all: readonly Words[]): Words => new Set(all.flatMap((words) => [...words]));

/** What stands behind a "*" is part of any ending. */
const joined = (start: Words, end: Words): Words =>
  new Set([...start].flatMap((one) => [...end].map((other) => (one.endsWith("*") ? one : one + other))));

const followed = (one: Found, other: Found): Found => ({
  alone: joined(one.alone, other.alone),
  last: union([other.last, joined(one.last, other.alone)]),
});

const either = (all: readonly Found[]): Found => ({
  alone: union(all.map(({ alone }) => alone)),
  last: union(all.map(({ last }) => last)),
});

/** Reads a part of a rule from its first sign to its last. A sign it does not know is a mistake of the list. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): Found {
    const found = this.readChoice();
    if (this.at < this.text.length) throw new Error(`A rule that cannot be read: ${this.text}`);
    return found;
  }

  private readChoice(): Found {
    const choices = [this.readSequence()];
    while (this.takes("|")) choices.push(this.readSequence());
    return either(choices);
  }

  private readSequence(): Found {
    let found = nothing;
    while (this.at < this.text.length && !"|)".includes(this.text[this.at] ?? "")) {
      found = followed(found, this.readRepeated());
    }
    return found;
  }

  private readRepeated(): Found {
    const one = this.readOne();
    const isPhrase = this.text.slice(this.at - 2, this.at) === " )";
    if (this.takes("?")) return either([nothing, one]);
    if (this.takes("+")) return followed(one, ofLetters(["*"]));
    if (!this.takes("*")) return one;
    return isPhrase ? either([nothing, one, followed(one, one)]) : followed(one, ofLetters(["*"]));
  }

  private readOne(): Found {
    if (this.takes("(?!")) {
      this.readChoice();
      this.takes(")");
      return nothing;
    }
    if (this.takes("(")) {
      const found = this.readChoice();
      if (!this.takes(")")) throw new Error(`A bracket is open: ${this.text}`);
      return found;
    }
    const [letters] = /^\[(?:0-9|[a-z]+)\]/.exec(this.text.slice(this.at)) ?? [];
    if (letters) {
      this.at += letters.length;
      return ofLetters([...(letters === "[0-9]" ? "0123456789" : letters.slice(1, -1))]);
    }
    const sign = this.text[this.at] ?? "";
    if (!/[a-z0-9 _]/.test(sign)) throw new Error(`A sign that no rule has: ${this.text}`);
    this.at += 1;
    if (sign === "_") return nothing; // Between spaces: whatever words it is, others stand behind them.
    return sign === " " ? space : ofLetters([sign]);
  }

  private takes(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }
}
