import type { MasteryReply, StopReply } from "@/lib/features/mastery/contract";
import { schoolPath, type Topic } from "@/lib/features/topics/rules";
import { topicName } from "@/lib/i18n/it/topics";

const unmet = {
  hasExercises: true,
  evidence: "none",
  solved: 0,
  missed: 0,
  mistakes: 0,
  corrections: 0,
} as const;

/** What the server says of a learner's topics: nothing was seen of any but these. */
export function masteryReply(
  met: Partial<Record<Topic, Partial<StopReply>>> = {},
  more: Partial<MasteryReply> = {},
): MasteryReply {
  const path = schoolPath.map(({ schoolClass, topics }) => ({
    schoolClass,
    stops: topics.map((topic) => ({ ...unmet, topic, name: topicName(topic), ...met[topic] })),
  }));
  return { weak: [], strong: [], path, place: "be-agreement", ...more };
}
