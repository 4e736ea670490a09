import { Drawing } from "@/components/art/drawing";
import { CoachHead, FacePlace } from "@/components/art/coach-body";
import { coachFaces, type CoachMood } from "@/components/art/coach-moods";

/** The coach's head alone, small enough to sit beside a message. */
export function CoachFace({ mood = "asks", className }: { mood?: CoachMood; className?: string }) {
  const Face = coachFaces[mood];
  return (
    <Drawing viewBox="24 14 172 160" className={className}>
      <CoachHead />
      <FacePlace>
        <Face />
      </FacePlace>
    </Drawing>
  );
}
