import { Drawing } from "@/components/art/drawing";
import type { CoachFaceMood } from "@/components/art/coach-face-moods";

/** The coach's head alone, small enough to sit beside a message. Needs `CoachFaces` on the page. */
export function CoachFace({ mood = "asks", className }: { mood?: CoachFaceMood; className?: string }) {
  return (
    <Drawing viewBox="24 14 172 160" className={className}>
      <use href={`#coach-${mood}`} />
    </Drawing>
  );
}
