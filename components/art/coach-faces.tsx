import { Drawing } from "@/components/art/drawing";
import { CoachHead, CoachLegs, FacePlace } from "@/components/art/coach-body";
import { allFaces, besideFaces, figureGestures } from "@/components/art/coach-face-moods";

/** What every `CoachFace` and `CoachFigure` of the page shows, drawn once by the server: no script carries a drawing. */
export function CoachFaces() {
  return (
    <Drawing viewBox="0 0 0 0" className="absolute size-0">
      <g id="coach-head">
        <CoachHead />
      </g>
      <g id="coach-legs">
        <CoachLegs />
      </g>
      {Object.entries(allFaces).map(([mood, Face]) => (
        <g key={mood} id={`coach-look-${mood}`}>
          <use href="#coach-head" />
          <FacePlace>
            <Face />
          </FacePlace>
        </g>
      ))}
      {Object.keys(allFaces).map((mood) => {
        const Beside = besideFaces[mood as keyof typeof besideFaces];
        return (
          <g key={mood} id={`coach-${mood}`}>
            <use href={`#coach-look-${mood}`} />
            {Beside && <Beside />}
          </g>
        );
      })}
      {Object.entries(figureGestures).map(([mood, Gestures]) => (
        <g key={mood} id={`coach-figure-${mood}`}>
          <use href="#coach-legs" />
          <use href={`#coach-look-${mood}`} />
          <Gestures />
        </g>
      ))}
    </Drawing>
  );
}
