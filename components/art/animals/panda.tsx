import { AnimalCard, BothSides, Cheeks, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Panda({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#d9ecaa" className={className}>
      <BothSides>
        <Shape
          d="M24 46C14.5 43.5 11.5 33 16.5 26.5 22 19.5 33.5 20.5 37.5 29 39 33 38.5 37 37 40Z"
          fill="#3b3650"
        />
      </BothSides>
      <Shape d={headPath} fill="#fffdf6" />
      <BothSides>
        <path
          d="M41.5 47.5C44.5 51.5 43 58.5 38.5 62.5 34 66 28 65 26.5 60.5 25 55.5 28 48.5 33 46 36.5 44.3 39.8 45 41.5 47.5Z"
          fill="#3b3650"
        />
        <circle cx="36.3" cy="54" r="4" fill="#fff" />
        <circle cx="36.9" cy="54.3" r="2.5" fill="var(--art-ink)" />
      </BothSides>
      <g transform="translate(0 4)">
        <Cheeks />
      </g>
      <path
        d="M43.5 63.5C43.5 61.5 45.5 60.7 48.3 60.7 51.1 60.7 53.1 61.5 53.1 63.5 53.1 66 50.5 67.7 48.3 67.7S43.5 66 43.5 63.5Z"
        fill="var(--art-ink)"
      />
      <Line d="M48.3 67.5V70C47.3 73 43.8 73.8 41 71.5M48.3 70C49.3 73 52.8 73.8 55.6 71.5" />
    </AnimalCard>
  );
}
