import type { ReactNode } from "react";
import { OnWay } from "@/components/shell/on-way";

export default function ExercisesLayout({ children }: { children: ReactNode }) {
  return <OnWay way="exercises">{children}</OnWay>;
}
