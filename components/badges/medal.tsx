import type { BadgeCategory } from "@/components/badges/badge-category";

const looks = {
  chat: { disc: "fill-action", ribbon: "fill-action-edge", Emblem: Bubble },
  level: { disc: "fill-sun", ribbon: "fill-coral", Emblem: Mountain },
  vocabulary: { disc: "fill-leaf", ribbon: "fill-sun", Emblem: Book },
  grammar: { disc: "fill-coral", ribbon: "fill-action", Emblem: Pencil },
};

const lockedColours = { disc: "fill-line", ribbon: "fill-sunk" };

type MedalProps = { category: BadgeCategory; look?: "earned" | "locked"; className?: string };

/** A medal of its category: a scalloped disc on a ribbon. Decorative; the name stands beside it. */
export function Medal({ category, look = "earned", className = "size-20" }: MedalProps) {
  const { Emblem, ...colours } = looks[category];
  const isLocked = look === "locked";
  const { disc, ribbon } = isLocked ? lockedColours : colours;
  const outline = isLocked ? "stroke-line-strong" : "stroke-(--art-ink)";
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      data-look={look}
      className={`group ${className}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className={outline} strokeWidth="3">
        <path d="M31 56 22 88l13-5 8 11 8-32Z" className={ribbon} />
        <path d="m65 56 9 32-13-5-8 11-8-32Z" className={ribbon} />
        <path
          d="M48 4c5 0 7 5 11.5 6.3S69 9 72.5 12.5 74 20 77 23.5 85.5 27 86.5 31.7 82 39 82 43s4.5 7 4.5 11.3S81 60 77.5 63.5 76 71 72.5 74.5 64 74.5 59.5 76 53 82 48 82s-7-4.5-11.5-6S27 78 23.5 74.5 22 67 18.5 63.5 10.5 59 9.5 54.3 14 47 14 43s-5-7-4.5-11.3S16 27 18.5 23.5 20 16 23.5 12.5 32 11.8 36.5 10.3 43 4 48 4Z"
          className={disc}
        />
        <circle cx="48" cy="43" r="25" className={isLocked ? "fill-paper" : "fill-[#fffdf8]"} />
      </g>
      {!isLocked && (
        <path d="M29 36a21 21 0 0 1 12-11" fill="none" stroke="#fff" strokeWidth="4" opacity="0.9" />
      )}
      <g className={`${outline} ${disc}`} strokeWidth="3">
        <Emblem />
      </g>
      {isLocked && <Padlock />}
    </svg>
  );
}

function Padlock() {
  return (
    <g className="stroke-ink-soft" strokeWidth="3">
      <circle cx="73" cy="75" r="17" className="fill-surface" />
      <path d="M68.5 73v-3.5a4.5 4.5 0 0 1 9 0V73" fill="none" />
      <rect x="65.5" y="73" width="15" height="10.5" rx="2.5" className="fill-ink-soft" />
    </g>
  );
}

function Bubble() {
  return (
    <>
      <path d="M48 30c9 0 15 5 15 12s-6 12-15 12c-2 0-4-.2-5.6-.8L35 57l1.8-6.4C34.3 48.4 33 45.5 33 42c0-7 6-12 15-12Z" />
      <path d="M42 42h.1M48 42h.1M54 42h.1" strokeWidth="4.5" />
    </>
  );
}

function Mountain() {
  return (
    <>
      <path d="m31 56 11-17 6 8 5-7 12 16Z" />
      <path d="M42 39V27l9 3.5-9 3.5" className="group-data-[look=earned]:fill-coral" />
    </>
  );
}

function Book() {
  return (
    <>
      <path d="M48 35c-4-3-9-4-15-3.5v20.5c6-.5 11 .5 15 3.5 4-3 9-4 15-3.5V31.5C57 31 52 32 48 35Z" />
      <path d="M48 35v20.5" />
    </>
  );
}

function Pencil() {
  return (
    <>
      <path d="m34 55 2-8.5L54.5 28l6.5 6.5L42.5 53Z" />
      <path d="m50 32.5 6.5 6.5M36 46.5l6.5 6.5" />
    </>
  );
}
