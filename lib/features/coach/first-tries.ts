import { exerciseTopics } from "@/lib/features/exercises/exercise";
import type { LessonState } from "./lesson-state";

/** What the first try at a gap of an exercise showed of its topic. */
export type FirstTry = { topic: string; isRight: boolean; key: string };

/** Tenses that a sheet names, by the topic that trains them. */
const trainedBy: Record<string, string> = {
  "past-simple": "past-time",
  will: "future",
  "going-to": "future",
};
const trained: ReadonlySet<string> = new Set(exerciseTopics);

/**
 * The first tries of a turn at the gaps of the exercise under way, whoever judged them; none where it was helped or nearly
 * right, and none of what cannot be trained. A gap has one first try, whatever happens to it later.
 */
export function firstTries(before: LessonState, after: LessonState): FirstTry[] {
  const known = new Set(gapsOf(before).map(({ key }) => key));
  return gapsOf(after).flatMap(({ key, topic, first }) => {
    const name = trainedBy[topic] ?? topic;
    if (first === "unclear" || known.has(key) || !trained.has(name)) return [];
    return [{ topic: name, isRight: first === "right", key }];
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
