import { AnimalCard, BothSides, Cheeks, Eyes, headPath, Line, Shape } from "@/components/art/animals/parts";

const manePath =
  "M48 12C53 5.5 63 7.5 64.5 14.5 71.5 11 80 16.5 78.5 24.5 86.5 25.5 90.5 35 85.5 41.5 92 46 91.5 56.5 84.5 60 88 67 83 76 75 76 74.5 84 65 88.5 58.5 84 54.5 90.5 43 90.5 39 84.5 32.5 89 23 85 22 77 14 77.5 8.5 68.5 12 61.5 4.5 58.5 3.5 48 10 43 4.5 37 8 27.5 16 26 14 18 22 11.5 29.5 14.5 31 7.5 42.5 5.5 48 12Z";

export default function Lion({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#b9e8e2" className={className}>
      <Shape d={manePath} fill="#e8853a" />
      <BothSides>
        <Shape d="M23.5 45C17.5 41.5 17 33 22 29.5 26.5 26.5 33 28.5 35 33.5Z" fill="#ffcf6b" />
      </BothSides>
      <Shape d={headPath} fill="#ffcf6b" />
      <path
        d="M48.5 79.5C40 79.5 33.5 76 34 69.5 34.5 64 40.5 61 48.5 61S62.5 64 63 69.5C63.5 76 57 79.5 48.5 79.5Z"
        fill="#fff3d4"
      />
      <Line d="M43.5 33.5C44.8 36.5 46.5 37.5 48.3 37.8 50 37.5 51.8 36.5 53 33.5" />
      <Eyes />
      <Cheeks />
      <path
        d="M43 61.5C45 60 51.8 60 53.8 61.5 53.5 65 50.5 67.5 48.4 67.5S43.3 65 43 61.5Z"
        fill="#a8492b"
      />
      <Line d="M48.4 67.5C48.2 72 44 74 40 71.5M48.4 67.5C48.6 72 52.8 74 56.8 71.5" />
    </AnimalCard>
  );
}
