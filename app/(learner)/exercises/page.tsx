import type { Metadata } from "next";
import { ExercisesScreen } from "@/components/exercises/exercises-screen";
import { exerciseTopicOf } from "@/lib/features/exercises/rules";
import { training } from "@/lib/i18n/it";
import { topicName } from "@/lib/i18n/it/topics";

export const metadata: Metadata = { title: training.title };

type ExercisesPageProps = { searchParams: Promise<{ topic?: string | string[] }> };

/** `topic`: the one to practise. Without one there is, the exercises of the day. */
export default async function ExercisesPage({ searchParams }: ExercisesPageProps) {
  const { topic } = await searchParams;
  const chosen = typeof topic === "string" ? exerciseTopicOf(topic) : undefined;
  return <ExercisesScreen key={chosen ?? ""} topic={chosen && { id: chosen, name: topicName(chosen) }} />;
}
