import { isEnglish } from "@/components/coach-text/language-runs";

/** Part of a line: prose, a formula to remember, or an example that stands for itself. Texts are inline Markdown. */
export type Piece = { type: "prose" | "rule"; text: string } | Example;
/** `sign`: whether it shows how to say it, or how not to. */
export type Example = { type: "example"; text: string; sign?: "right" | "wrong" };

const signed = /^([✓✔✅]|[✗✘❌])\uFE0F?\s*(\S.*)$/u;
const emphasised = /(?<![*\w])(\*\*|\*)(?=[^\s*])([^*\n]+)(?<=[^\s*])\1(?![*\w])/g;
const minWords = 3;

/** A line in its pieces. `task`: the item that is asked for, which is an example in whatever language it is. */
export function piecesOf(line: string, task?: string): Piece[] {
  const [, sign, rest] = signed.exec(line) ?? [];
  if (sign && rest && isWhole(rest)) return [example(rest, "✓✔✅".includes(sign) ? "right" : "wrong")];
  if (isWhole(line) && wordsOf(line) >= minWords) return [example(line)];
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(emphasised)) {
    const before = line.slice(at, match.index);
    const end = match.index + match[0].length;
    const after = line.slice(end);
    if (!standsForItself(match[2] ?? "", { before, after, isNext: at > 0 && before === "", task })) continue;
    pieces.push(...proseOf(before), example(match[2] ?? ""));
    at = end + (/^\s*[;,.]?\s*/.exec(after)?.[0].length ?? 0);
  }
  return [...pieces, ...proseOf(line.slice(at))];
}

type Around = { before: string; after: string; isNext: boolean; task: string | undefined };

/** After a colon or a full stop and before the end of its sentence: not a word within somebody else's. */
function standsForItself(text: string, { before, after, isNext, task }: Around): boolean {
  const isIntroduced = before.trimEnd().endsWith(":") || isNext;
  const isFirst = before.trim() === "" || /[.!?;)]\s+$/.test(before);
  const isLast =
    /^\s*(?:[;.]|,\s*\*|$)/.test(after) || (/[.!?]$/.test(text) && /^\s+["«*\p{Lu}]/u.test(after));
  if (!isLast || !(isIntroduced || isFirst)) return false;
  return text === task || (isWhole(text) && (isIntroduced || wordsOf(text) >= minWords));
}

/** A formula is a line to itself: "Soggetto + have + participio passato". */
function proseOf(text: string): Piece[] {
  const sentences = text.split(/(?<=[.!?]["»*]{0,2})\s+(?=["«*\p{Lu}])/u);
  return sentences.reduce<Piece[]>((pieces, sentence) => {
    const last = pieces.at(-1);
    if (sentence.trim() === "") return pieces;
    if (/[^\s+] \+ [^\s+]/.test(sentence)) pieces.push({ type: "rule", text: sentence.trim() });
    else if (last?.type === "prose") last.text += ` ${sentence}`;
    else pieces.push({ type: "prose", text: sentence });
    return pieces;
  }, []);
}

/** Whether a text could be said: of a few words, and of signs that a sentence has. */
const isSayable = (text: string) => /^[\p{L}\p{M}\p{N}\s.,;:!?'’"“”()/_…-]{1,160}$/u.test(text);
/** Whether a line is English from end to end. */
const isWhole = (line: string) => isSayable(plain(line)) && isEnglish(plain(line));
const plain = (text: string) => text.replace(/[*`]/g, "");
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const example = (text: string, sign?: "right" | "wrong"): Example => ({
  type: "example",
  text: plain(text).trim(),
  ...(sign && { sign }),
});

/** What of a growing line may be drawn: an example comes whole, once it is sure to be one. */
export function withoutOpenExample(line: string): string {
  const open = /(?:^|[:;.,]\s+)(\*{1,2}(?:[^*\n]+(?:\*{1,2}\s*)?)?)$/.exec(line);
  return open?.[1] && !/^\*\s/.test(open[1]) ? line.slice(0, line.length - open[1].length).trimEnd() : line;
}
