import type { SchoolClass } from "@/lib/features/accounts/rules";
import { schoolPath, topics, type Topic } from "@/lib/features/topics/rules";

/** The first topic of a student's year, as far as the path goes: where they start of whom nothing was seen. */
export function startOf(schoolClass: SchoolClass | null): Topic {
  const own = schoolPath.find((year) => year.schoolClass === schoolClass);
  const last = schoolClass?.startsWith("high") ? schoolPath.at(-1) : undefined;
  return (own ?? last ?? schoolPath[0]).topics[0];
}

/** The topics of the path behind this one, in their order, then those before it. */
export function onwardsFrom(topic: Topic): Topic[] {
  const at = topics.indexOf(topic);
  return [...topics.slice(at + 1), ...topics.slice(0, at)];
}
