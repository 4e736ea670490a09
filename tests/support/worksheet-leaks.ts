import { isFunctionWord } from "@/lib/features/coach/content-words";
import { wordsOf } from "@/lib/features/coach/phrase";
import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";

type Found = { at: string; answer: string; text: string };

/** What is printed or was typed: a screen may show it, whatever it holds. */
const printed = new Set(["pieces", "words", "options", "given", "draft", "wordBank", "instruction"]);

/** Every string of a payload that says something, with its place in it. */
function* sayings(value: unknown, at: string): Generator<{ at: string; text: string }> {
  if (typeof value === "string") yield { at, text: value };
  else if (Array.isArray(value))
    for (const [place, one] of value.entries()) yield* sayings(one, `${at}[${place}]`);
  else if (typeof value === "object" && value !== null)
    for (const [name, one] of Object.entries(value)) {
      const isPrompt = name === "text" && ("pieces" in value || "isVerified" in value);
      if (printed.has(name) && one !== undefined) continue;
      if (isPrompt) yield { at: `${at}.prompt`, text: String(one) };
      else yield* sayings(one, `${at}.${name}`);
    }
}

/** An answer as words: what stands between and behind them does not matter. */
const wholeWords = (answer: string) => {
  const words = answer.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const spelt = words.map((word) => word.replace(/['’]/g, "['’]")).join("[^\\p{L}\\p{N}]+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelt}(?![\\p{L}\\p{N}])`, "iu");
};

/** What of an item's answers is not found yet. */
const unsolved = ({ status, gaps, solution }: ItemState) =>
  status === "done" ? [] : solution.flatMap((forms, at) => (gaps[at]?.isDone ? [] : forms));

/** What the page offers to choose from: a rule names all of it, and tells nothing by that. */
const optionsOf = ({ gaps }: ItemState) => gaps.flatMap(({ options }) => options ?? []);

const isSmall = (answer: string) => wordsOf(answer).every(isFunctionWord);

/** Where a payload tells an answer that is not found yet. `typed`: what the student wrote, which may be shown again; `bank`: what the page offers. */
export function leaksIn(
  payload: unknown,
  states: Iterable<ItemState>,
  typed: readonly string[] = [],
  bank: readonly string[] = [],
): Found[] {
  const all = [...states];
  const offered = new Set([...all.flatMap(optionsOf), ...bank].map((word) => word.toLowerCase()));
  const answers = [...new Set(all.flatMap(unsolved))].filter((answer) => /\p{L}/u.test(answer));
  const shown = [...all.map(({ prompt }) => prompt), ...typed].filter((text) => text.trim() !== "");
  return [...sayings(payload, "")].flatMap(({ at, text }) => {
    const rest = at.endsWith(".prompt")
      ? withoutTyped(text, shown)
      : shown.reduce((left, one) => left.replaceAll(one, " "), text);
    // A rule names what the page offers, and the small words it is about: "did" cannot be kept out of a question in the past.
    const mayName = (answer: string) =>
      at.includes(".help[") && (offered.has(answer.toLowerCase()) || isSmall(answer));
    return answers
      .filter((answer) => !mayName(answer) && wholeWords(answer).test(rest))
      .map((answer) => ({ at, answer, text }));
  });
}

/** A sentence may hold what was printed and what was typed, word by word. */
function withoutTyped(text: string, shown: readonly string[]): string {
  const known = new Set(shown.flatMap((one) => one.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []));
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word) => (known.has(word.toLowerCase()) ? "·" : word));
}
