import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { exerciseTopicOf } from "@/lib/features/exercises/rules";
import type { LessonState } from "./lesson-state";

/** What the first try at a gap of an exercise showed of its topic. */
export type FirstTry = { topic: ExerciseTopic; isRight: boolean; key: string };

/** Tenses as a sheet names them: a book has a chapter for each form, we a topic for what goes wrong. */
const trainedBy: ReadonlyMap<string, ExerciseTopic> = new Map([
  ["past-simple", "past-time"],
  ["will", "future"],
  ["going-to", "future"],
] as const);

/**
 * The first tries of a turn at the gaps of the exercise under way, whoever judged them; none where it was helped or nearly
 * right, and none of what cannot be trained. A gap has one first try, whatever happens to it later.
 */
export function firstTries(before: LessonState, after: LessonState): FirstTry[] {
  const known = new Set(gapsOf(before).map(({ key }) => key));
  return gapsOf(after).flatMap(({ key, topic, first }) => {
    const trained = trainedBy.get(topic) ?? exerciseTopicOf(topic);
    if (first === "unclear" || known.has(key) || !trained) return [];
    return [{ topic: trained, isRight: first === "right", key }];
  });
}

/** The gaps whose first try showed something of its topic before, and does not any more. */
export function triesTakenBack(before: LessonState, after: LessonState): string[] {
  const unclear = new Set(gapsOf(after).flatMap(({ key, first }) => (first === "unclear" ? [key] : [])));
  return gapsOf(before).flatMap(({ key, first }) => (first !== "unclear" && unclear.has(key) ? [key] : []));
}

/** The gaps that have had their first try. */
function gapsOf({ exercise, solved = [] }: LessonState) {
  const read = (exercise?.items ?? []).flatMap((item, at) =>
    item.gaps.map(({ first }, gap) => ({
      key: `${item.part}/${item.number}/${gap}/${item.prompt}`,
      topic: exercise?.parts[item.part]?.topic ?? solved.find((one) => one.at === at)?.topic ?? "",
      first,
    })),
  );
  const told = solved.flatMap(({ number, topic = "", gaps }) =>
    gaps.map(({ first, answers }, gap) => ({ key: `${number}/${gap}/${answers.join("/")}`, topic, first })),
  );
  return [...read, ...told].flatMap((gap) => (gap.first ? [{ ...gap, first: gap.first }] : []));
}
