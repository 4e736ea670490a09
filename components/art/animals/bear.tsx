import { AnimalCard, BothSides, Cheeks, Eyes, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Bear({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#ffcdbf" className={className}>
      <BothSides>
        <Shape
          d="M24.5 46C15.5 43.5 12.5 33.5 17 27 22 20 33 20.5 37.5 28.5 39.5 32.5 39 37 37 40Z"
          fill="#b5744a"
        />
        <path d="M25 38.5C20.5 37 19.5 32.5 22 29.8 24.8 27 30 28 31.5 31.5Z" fill="#f2c79c" />
      </BothSides>
      <Shape d={headPath} fill="#b5744a" />
      <path
        d="M33.5 68C33.5 61 40 57.5 48.5 57.5S63.5 61 63.5 68 57 78 48.5 78 33.5 75 33.5 68Z"
        fill="#f9dfbb"
      />
      <Eyes />
      <Cheeks />
      <path
        d="M42.5 62.5C42.5 60 45 59.2 48.4 59.2 51.8 59.2 54.3 60 54.3 62.5 54.3 65.2 51.2 67 48.4 67S42.5 65.2 42.5 62.5Z"
        fill="var(--art-ink)"
      />
      <Line d="M48.4 67V70C47.5 72.8 44 73.5 41.5 71.5M48.4 70C49.3 72.8 52.8 73.5 55.3 71.5" />
    </AnimalCard>
  );
}
