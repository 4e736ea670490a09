import { AnimalCard, BothSides, Cheeks, Eyes, Line, Shape } from "@/components/art/animals/parts";

const facePath =
  "M48.2 29C62 28.5 73.5 36.5 77 49 79 56.5 83.5 60.5 88 62.5 82.5 66.5 79 68 76.5 68 70 76 58.5 82.5 48.2 84 38 82.5 26.5 76 20 68 17.5 68 14 66.5 8.5 62.5 13 60.5 17.5 56.5 19.5 49 23 36.5 34.5 28.5 48.2 29Z";

export default function Fox({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#c3e0fb" className={className}>
      <BothSides>
        <Shape d="M20.5 52C15 39 13 22.5 16.5 10.5 28.5 14.5 40 23.5 45.5 33Z" fill="#f07b32" />
        <path d="M23.5 39.5C21 31.5 20.3 25.5 21 19.5 28 23 33.5 27.5 37 32Z" fill="#4a2f3e" />
      </BothSides>
      <Shape d={facePath} fill="#f07b32" />
      <BothSides>
        <path
          d="M49 82.6C38.5 81 27.5 75 21.5 67 18.5 66.8 15.5 65.3 12.5 63.2 22 57.5 31 57.5 37.5 62 42.5 65.5 46 66 49 66V82.6Z"
          fill="#fff6ea"
        />
      </BothSides>
      <Eyes />
      <Cheeks />
      <path
        d="M42.8 68C42.8 65.7 45.2 65 48.2 65S53.6 65.7 53.6 68C53.6 70.7 50.5 72.5 48.2 72.5S42.8 70.7 42.8 68Z"
        fill="var(--art-ink)"
      />
      <Line d="M48.2 72.5C47.5 76 44 77 41.5 75M48.2 72.5C49 76 52.5 77 55 75" />
    </AnimalCard>
  );
}
