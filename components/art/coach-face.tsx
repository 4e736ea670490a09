import { Drawing } from "@/components/art/drawing";
import type { CoachMood } from "@/components/art/coach-moods";

/** The coach's head alone, small enough to sit beside a message. Needs `CoachFaces` on the page. */
export function CoachFace({ mood = "asks", className }: { mood?: CoachMood; className?: string }) {
  return (
    <Drawing viewBox="24 14 172 160" className={className}>
      <use href={`#coach-${mood}`} />
    </Drawing>
  );
}
