import type { Metadata } from "next";
import { ExercisesScreen } from "@/components/exercises/exercises-screen";
import { training } from "@/lib/i18n/it";

export const metadata: Metadata = { title: training.title };

export default function ExercisesPage() {
  return <ExercisesScreen />;
}
