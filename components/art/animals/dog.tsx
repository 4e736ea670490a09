import { AnimalCard, BothSides, Cheeks, Eyes, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Dog({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#b9dcff" className={className}>
      <Shape d={headPath} fill="#fbe6c6" />
      <path
        d="M53 49C53.5 42 58 38 63.5 39 70 40.5 72.5 48 70 55.5 68 62 60.5 64 56.5 60 53.8 57 52.7 53.5 53 49Z"
        fill="#c98a57"
      />
      <Cheeks />
      <BothSides>
        <Shape
          d="M31.5 31.5C21 24.5 8.5 31 6.5 46.5 5.5 58.5 9.5 69.5 15.5 69 21.5 68.5 23 58 25.5 49.5 27.5 42.5 34 38 31.5 31.5Z"
          fill="#a9683b"
        />
      </BothSides>
      <Eyes />
      <path d="M44.5 71.5C44 78.5 45.5 82.5 48.8 82.5 52 82.5 53.3 78.5 52.8 71.5Z" fill="#ff7f70" />
      <Line d="M44.5 72C44 79 45.5 83 48.8 83 52 83 53.3 79 52.8 72" />
      <path
        d="M41.5 61.5C41.5 58.5 44.5 57.5 48.4 57.5 52.3 57.5 55.2 58.5 55.2 61.5 55.2 64.8 51.5 67 48.3 67 45.2 67 41.5 64.8 41.5 61.5Z"
        fill="var(--art-ink)"
      />
      <path
        d="M45 60.5C46 59.7 47.2 59.6 48.2 59.7"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
      <Line d="M48.3 67V71C46.5 74 42 74.5 38.5 71.5M48.3 71C50.3 74 54.8 74.5 58 71.5" />
    </AnimalCard>
  );
}
