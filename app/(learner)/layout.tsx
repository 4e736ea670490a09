import { LearnerOnly } from "@/app/learner-only";
import { LearnerShell } from "@/components/shell/learner-shell";

export default function LearnerLayout({ children }: { children: React.ReactNode }) {
  return (
    <LearnerOnly>
      <LearnerShell>{children}</LearnerShell>
    </LearnerOnly>
  );
}
