import type { SchoolClass } from "@/lib/features/accounts/rules";

/** What stands beside the road: one for each year of school, and what grows in between. */
export type LandmarkName =
  | "house"
  | "tree"
  | "bridge"
  | "lighthouse"
  | "mountain"
  | "bush"
  | "cloud"
  | "flag";

const ofYear: Partial<Record<SchoolClass, LandmarkName>> = {
  middle1: "house",
  middle2: "tree",
  middle3: "bridge",
  high1: "lighthouse",
  high2: "mountain",
};

/** The landmark of a year; behind the last stands a flag. */
export const landmarkOf = (year: SchoolClass | undefined): LandmarkName => (year && ofYear[year]) ?? "flag";

/** A little drawing. Decorative: what it stands for is written beside it. */
export function Landmark({ name, className }: { name: LandmarkName; className?: string }) {
  const Shape = shapes[name];
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      stroke="var(--landmark-ink)"
      className={className}
    >
      <Shape />
    </svg>
  );
}

const shapes: Record<LandmarkName, () => React.ReactNode> = {
  house: () => (
    <>
      <path d="M10 22v20h28V22Z" fill="#fff1c9" />
      <path d="M5 24 24 8l19 16-3 3.5L24 14 8 27.5Z" fill="#ff7360" />
      <path d="M20 42V31h8v11" fill="#4f7dff" />
      <path d="M33 13V6h4v10" fill="#fffdf8" />
      <circle cx="24" cy="23" r="2.5" fill="#8fb0ff" />
    </>
  ),
  tree: () => (
    <>
      <path d="M21 30h6v13h-6Z" fill="#b9783f" />
      <path
        d="M24 5c6 0 10 4 10 8 5 1 8 5 8 9 0 6-6 10-18 10S6 28 6 22c0-4 3-8 8-9 0-4 4-8 10-8Z"
        fill="#35a86b"
      />
      <path d="M16 22h.1M25 16h.1M32 23h.1" strokeWidth="4.5" stroke="#ff7360" />
      <path d="M13 43h22" fill="none" />
    </>
  ),
  bridge: () => (
    <>
      <path d="M4 36c4-3 7-3 10 0s7 3 10 0 7-3 10 0 6 3 10 0v8H4Z" fill="#8fb0ff" stroke="none" />
      <path d="M3 34V26c8-9 34-9 42 0v8h-8c0-14-26-14-26 0Z" fill="#ffc93c" />
      <path d="M11 21v-6M20 18.5v-6M28 18.5v-6M37 21v-6M9 16c9-6 21-6 30 0" fill="none" />
      <path d="M6 41c3-2 6-2 8 0M26 41c3-2 6-2 8 0" fill="none" stroke="#2553e0" />
    </>
  ),
  lighthouse: () => (
    <>
      <path d="M30 13 45 8v12Z" fill="#ffc93c" stroke="none" />
      <path d="m19 18-4 24h18l-4-24Z" fill="#fffdf8" />
      <path d="m18 25-1.3 7.5h14.6L30 25Z" fill="#ff7360" />
      <path d="M18 10h12v8H18Z" fill="#ffc93c" />
      <path d="M16 10 24 4l8 6Z" fill="#ff7360" />
      <path d="M7 43h34" fill="none" />
    </>
  ),
  mountain: () => (
    <>
      <path d="m3 42 15-27 8 12 5-7 14 22Z" fill="#8a94c4" />
      <path d="m18 15-5.5 10 4.5-1.5 3.5 2.5 2.5-3.5Z" fill="#fffdf8" />
      <path d="M18 15V4l10 3.5L18 11" fill="#ff7360" />
    </>
  ),
  bush: () => (
    <>
      <path d="M7 40c-4-3-4-10 1-12 0-6 8-9 12-5 3-5 12-4 13 2 7-1 11 6 8 12-1 2-2 3-4 3Z" fill="#35a86b" />
      <path d="M14 33h.1M24 29h.1M33 34h.1" strokeWidth="5" stroke="#ffc93c" />
    </>
  ),
  cloud: () => (
    <path d="M13 35c-6 0-9-4-9-8s3-7 7-7c1-6 6-9 11-9 6 0 10 4 11 9 6-1 11 3 11 8s-4 7-8 7Z" fill="#fffdf8" />
  ),
  flag: () => (
    <>
      <path d="M12 5h4v40h-4Z" fill="#b9783f" />
      <path d="M14 7c9-5 15 5 26 0v19c-11 5-17-5-26 0Z" fill="#ffc93c" />
      <path d="M8 45h12" fill="none" />
    </>
  ),
};
