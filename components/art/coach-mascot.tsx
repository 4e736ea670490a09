import { Drawing } from "@/components/art/drawing";
import { CoachHead, CoachLegs, FacePlace } from "@/components/art/coach-body";
import { coachFaces, coachGestures, type CoachMood } from "@/components/art/coach-moods";

/** The coach from head to shoes. Decorative: what it means is written beside it. */
export function CoachMascot({ mood, className }: { mood: CoachMood; className?: string }) {
  const Face = coachFaces[mood];
  const Gestures = coachGestures[mood];
  return (
    <Drawing viewBox="-6 0 214 192" className={className}>
      <CoachLegs />
      <CoachHead />
      <FacePlace>
        <Face />
      </FacePlace>
      <Gestures />
    </Drawing>
  );
}
