import { AnimalCard, Cheeks, Eyes, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Rabbit({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#bfead0" className={className}>
      <Shape d="M44.5 33C45.8 21.5 41.5 6.5 34 4.5 25.5 2.5 23.5 22 31 36Z" fill="#fffaf5" />
      <path d="M40 30.5C40.5 22 37.8 11.5 34 10.8 30.5 10.5 30.5 22.5 34.5 32Z" fill="#f9b5ae" />
      <Shape
        d="M52.5 33C52.5 22 57 9.5 65.5 9 76 8.5 83.5 17.5 82.5 29 78.5 32 72 29 70.5 23 67.5 26.5 65.5 31 64.5 36.5Z"
        fill="#fffaf5"
      />
      <path
        d="M57 31C57.5 23.5 60.5 15 66 14.5 69 14.4 70.5 16.5 70 19.5 66 22.5 62 27.5 60.5 33Z"
        fill="#f9b5ae"
      />
      <Line d="M70.5 23C70.8 20.5 72 18 74 16.5" />
      <Shape d={headPath} fill="#fffaf5" />
      <Eyes />
      <Cheeks />
      <path
        d="M43.6 72.5H53.2V77.8C53.2 79.5 52 80.7 50.3 80.7H46.5C44.8 80.7 43.6 79.5 43.6 77.8Z"
        fill="#fff"
        stroke="var(--art-ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M48.4 73V80" stroke="var(--art-ink)" strokeWidth="1.8" />
      <path
        d="M44.4 62.2C45.9 61.2 50.9 61.2 52.4 62.2 51.9 65 49.7 66.5 48.4 66.5S44.9 65 44.4 62.2Z"
        fill="#f2796b"
      />
      <Line d="M48.4 67C48.2 71.5 44 74 39.5 71.5M48.4 67C48.6 71.5 52.8 74 57.3 71.5" />
    </AnimalCard>
  );
}
