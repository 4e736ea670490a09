import { AnimalCard, BothSides, Cheeks, Eyes, headPath, Line, Shape } from "@/components/art/animals/parts";

export default function Cat({ className }: { className?: string }) {
  return (
    <AnimalCard ground="#ffdf94" className={className}>
      <BothSides>
        <Shape d="M21 50C17.5 38 16.8 24 20.5 14.5 29 17 38.5 24 43.5 32.5Z" fill="#8f9bc4" />
        <path d="M24.5 37C23.2 30.5 23.3 25.5 24.3 21.5 28.5 23.5 32.5 26.8 35.3 30.5Z" fill="#f7aca3" />
      </BothSides>
      <Shape d={headPath} fill="#8f9bc4" />
      <path
        d="M48.5 80C38 80 31 75.5 32 69.5 33 64.5 40 62 48.5 62S64 64.5 65 69.5C66 75.5 58.5 80 48.5 80Z"
        fill="#eef0fa"
      />
      <Line d="M48.2 34V42M39.8 35.5 41 41.5M56.6 35.5 55.4 41.5" />
      <Eyes />
      <Cheeks />
      <path
        d="M44.6 61.8C46 60.8 50.6 60.8 52 61.8 51.5 64.5 49.5 66 48.3 66S45.1 64.5 44.6 61.8Z"
        fill="#f2796b"
      />
      <Line d="M48.3 66.5C48.1 70.5 44.5 72.5 41 70.5M48.3 66.5C48.5 70.5 52.1 72.5 55.6 70.5" />
      <Line d="M12.5 60.5 22 62.5M13.5 69.5 22.5 68.3M84 60.5 74.5 62.5M83 69.5 74 68.3" />
    </AnimalCard>
  );
}
