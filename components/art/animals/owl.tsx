import { AnimalCard, BothSides, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Owl({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#d9cffd" className={className}>
      <BothSides>
        <Shape d="M19.5 53C15 40 13.5 26 17 17.5 24.5 24.5 34 28.5 45 29.5Z" fill="#7763b8" />
      </BothSides>
      <Shape d={headPath} fill="#7763b8" />
      <path
        d="M48.3 79.5C39.5 79.5 33 77 29 73 33.5 69.5 40 67.5 48.3 67.5S63 69.5 67.5 73C63.5 77 57 79.5 48.3 79.5Z"
        fill="#c9b9f2"
      />
      <BothSides>
        <Shape d="M47 55C47 63 41.5 69 34.5 69S21.5 63 21.5 55 27.5 41 34.5 41 47 47 47 55Z" fill="#fff6e0" />
        <ellipse cx="36.3" cy="55" rx="5.3" ry="6.1" fill="var(--art-ink)" />
        <circle cx="38.2" cy="52.5" r="2" fill="#fff" />
      </BothSides>
      <Shape
        d="M42.5 60.5C44 57.5 52.5 57.5 54 60.5 53 66 50.5 69.5 48.3 71 46 69.5 43.5 66 42.5 60.5Z"
        fill="#ffb52e"
      />
      <Line d="M41 34.5C43 37 45.5 38.5 48.2 39 51 38.5 53.5 37 55.5 34.5" />
      <Line d="M40 75.5C41 77 43 77 44 75.5M52.5 75.5C53.5 77 55.5 77 56.5 75.5" />
    </AnimalCard>
  );
}
