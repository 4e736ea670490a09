import { Drawing } from "@/components/art/drawing";
import { CoachHead, FacePlace } from "@/components/art/coach-body";
import { coachFaces } from "@/components/art/coach-moods";

/** What every `CoachFace` of the page shows, drawn once: a conversation has dozens of them. */
export function CoachFaces() {
  return (
    <Drawing viewBox="0 0 0 0" className="absolute size-0">
      <g id="coach-head">
        <CoachHead />
      </g>
      {Object.entries(coachFaces).map(([mood, Face]) => (
        <g key={mood} id={`coach-${mood}`}>
          <use href="#coach-head" />
          <FacePlace>
            <Face />
          </FacePlace>
        </g>
      ))}
    </Drawing>
  );
}
