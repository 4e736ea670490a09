import { Drawing } from "@/components/art/drawing";
import type { FigureMood } from "@/components/art/coach-face-moods";

/** The coach from head to shoes, by reference: needs `CoachFaces` on the page. Elsewhere there is `CoachMascot`. */
export function CoachFigure({ mood, className }: { mood: FigureMood; className?: string }) {
  return (
    <Drawing viewBox="-6 0 214 192" className={className}>
      <use href={`#coach-figure-${mood}`} />
    </Drawing>
  );
}
