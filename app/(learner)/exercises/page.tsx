import type { Metadata } from "next";
import { ExercisesScreen } from "@/components/exercises/exercises-screen";
import { exercises } from "@/lib/i18n/it";

export const metadata: Metadata = { title: exercises.title };

export default function ExercisesPage() {
  return <ExercisesScreen />;
}
