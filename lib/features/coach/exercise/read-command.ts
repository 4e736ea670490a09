import { around, phrases, wholeWords, type Wished } from "./command-phrases";
import { foldedWords } from "./fold";
import { placeBeside, placeOf, type Beside } from "./place";
import { isMarkedAnswer } from "./read-numbered";
import { lastSaid } from "./strip-talk";
import type { ExerciseState } from "./exercise-state";

/** What is wished, and of which item where one is named. */
export type Command =
  | { kind: "go"; at: number }
  | { kind: "count" | "restart" | "end" | "back" | "show" | "example" }
  | { kind: "skip" | "answer" | "contest" | "why" | "help" | "drop"; at?: number };

const maxWords = 12;

/** What a student wants of the exercise rather than a try at it; undefined for everything else. */
export function readCommand(state: ExerciseState, whole: string): Command | undefined {
  const message = lastSaid(whole);
  const words = foldedWords(message);
  if (words.length === 0 || words.length > maxWords) return undefined;
  if (isMarkedAnswer(message)) return commandOf(saidIn(words));
  const beside = placeBeside(state, message);
  const said = saidIn(beside.rest);
  if (said?.kind === "end" && droppingThis.test(words.join(" "))) return { kind: "drop" };
  const at = placeOf(state, message);
  const go: Command | undefined = at === undefined ? undefined : { kind: "go", at };
  const isOnlyNamed = beside.at !== undefined && beside.rest.every((word) => around.has(word));
  if (!said)
    return go ?? (isOnlyNamed && beside.at !== undefined ? { kind: "go", at: beside.at } : undefined);
  const about = beside.at === undefined ? commandOf(said) : aboutItem(said, { ...beside, at: beside.at });
  return about?.kind === "go" ? (go ?? about) : about;
}

type Said = { kind: Wished; met: string };

const commandOf = (said: Said | undefined): Command | undefined => said && { kind: said.kind };

const droppingThis = /(?:^| )lascia\w* (?:perdere|stare) (?:questa|questo|quella)(?: frase)?$/;
const leaving = /^(?:salt|skip|lasc|la lasc)/;
/** "Qual è la 3?", "dammi la 3": an item is asked for, not its answer. */
const showing = /^(?:qual e|damm)/;

/** A wish that names an item: "salta la 2" leaves it, "passiamo alla 2" goes there. */
function aboutItem({ kind, met }: Said, { at, isTarget }: Beside & { at: number }): Command {
  const go: Command = { kind: "go", at };
  switch (kind) {
    case "end":
      return { kind: leaving.test(met) ? "drop" : "skip", at };
    case "skip":
      return leaving.test(met) && !isTarget ? { kind, at } : go;
    case "answer":
      return showing.test(met) ? go : { kind, at };
    case "why":
    case "help":
    case "contest":
      return { kind, at };
    case "back":
    case "count":
    case "example":
    case "restart":
    case "show":
      return go;
  }
}

/** The wish whose phrase is met with nothing around it that says something else; the longest phrase says most. */
function saidIn(words: readonly string[]): Said | undefined {
  const text = ` ${words.join(" ")}`;
  const all = phrases.flatMap(([kind, starts]): Said[] => {
    const met = starts.find((start) => placeIn(text, start) >= 0);
    const isAlone = met !== undefined && restOf(text, met).every((word) => around.has(word) || isOfAny(word));
    return isAlone ? [{ kind, met }] : [];
  });
  return all.reduce<Said | undefined>(
    (one, other) => (one && !isIn(one.met, other.met) ? one : other),
    undefined,
  );
}

/** "Qual è" in "qual è la regola". */
const isIn = (short: string, long: string) => long.length > short.length && long.startsWith(short);

/** So few letters are a word, not the beginning of one. */
const minStem = 4;

/** Where a phrase stands in a text; its last word may go on. */
function placeIn(text: string, start: string): number {
  const isStem = (start.split(" ").at(-1) ?? "").length >= minStem && !wholeWords.has(start);
  return isStem ? text.indexOf(` ${start}`) : `${text} `.indexOf(` ${start} `);
}

/** The words around a phrase; the word it begins is taken whole. */
function restOf(text: string, met: string): string[] {
  const from = placeIn(text, met);
  const after = text.slice(from + met.length + 1).replace(/^\S+/, "");
  return `${text.slice(0, from)} ${after}`.split(" ").filter(Boolean);
}

const isOfAny = (word: string) =>
  phrases.some(([, starts]) =>
    starts.some((start) =>
      wholeWords.has(start)
        ? word === start
        : !start.includes(" ") && start.length >= minStem && word.startsWith(start),
    ),
  );
