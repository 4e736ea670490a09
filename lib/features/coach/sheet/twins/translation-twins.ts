import { italianWords } from "@/lib/features/english/lexicon/language-words";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { draftExercise } from "@/lib/features/exercises/generate-exercise";
import { gapMark } from "@/lib/features/homework/homework-sheet";
import { makeOf } from "./italian-make";
import { readTwins, type SolvedTwin } from "./read-twins";
import { translationPairs } from "./translations";

/** Topics whose exercises are translations too. */
const topics: readonly ExerciseTopic[] = [
  "third-person-s",
  "do-or-does",
  "irregular-past",
  "did-with-past",
  "future",
  "present-continuous",
  "be-agreement",
  "age-with-have",
  "adjective-order",
  "comparatives",
  "plural-nouns",
  "modal-form",
  "present-perfect-finished-time",
  "if-when-will",
  "since-for",
];
const levels = [2, 3] as const;
const draws = 24;

type Made = { twin: SolvedTwin; kind: string; who: string };
let drawn: Made[] | undefined;

/** The translations among our exercises, and a few by hand, told apart once. */
function all(): Made[] {
  drawn ??= [
    ...readTwins(translationPairs),
    ...topics.flatMap((topic) =>
      levels.flatMap((level) =>
        Array.from({ length: draws }, (_, seed) => draftExercise({ topic, level, seed }))
          .filter(({ kind }) => kind === "translate")
          .map(({ prompt, solution }) => ({ prompt: `${prompt} → ${gapMark}`, solved: solution })),
      ),
    ),
  ].map((twin) => ({ twin, ...makeOf(twin.prompt.replace(/ → .*/, "")) }));
  return drawn;
}

/** What an Italian sentence is about: its longer words, without those any sentence may hold. */
const contentOfItalian = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !italianWords.has(word))
    .map((word) => word.slice(0, 5));

/** Italian sentences made like one, with their English, about something else than those of a sheet; with its person first. */
export function translationTwins(italian: string, sheet: readonly string[]): SolvedTwin[] {
  const own = makeOf(italian);
  const used = new Set(sheet.flatMap(contentOfItalian));
  const alike = all().filter(
    ({ kind, twin }) => kind === own.kind && !contentOfItalian(twin.prompt).some((word) => used.has(word)),
  );
  return [...alike.filter(({ who }) => who === own.who), ...alike.filter(({ who }) => who !== own.who)].map(
    ({ twin }) => twin,
  );
}
