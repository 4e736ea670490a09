import { LearnerOnly } from "@/app/learner-only";
import { CoachFaces } from "@/components/art/coach-faces";
import { LiveProgress } from "@/components/live-progress/live-progress";
import { DeskWays } from "@/components/shell/desk-ways";
import { LearnerShell } from "@/components/shell/learner-shell";
import { getApp } from "@/lib/application";

export default async function LearnerLayout({ children }: { children: React.ReactNode }) {
  const { progressMirror } = (await getApp()).ports;
  return (
    <LearnerOnly>
      <CoachFaces />
      {progressMirror.kind !== "none" && <LiveProgress />}
      <LearnerShell ways={<DeskWays />}>{children}</LearnerShell>
    </LearnerOnly>
  );
}
