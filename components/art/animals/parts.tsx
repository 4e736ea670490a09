import type { ReactNode } from "react";

/** The one head all animals share: a little wider on the right, as a hand draws it. */
export const headPath =
  "M48 29C63.5 28 77.5 38.5 78.2 54.5 78.8 70.5 65.5 80.5 48.5 80.7 31.5 80.9 18.2 71.5 18 55.5 17.8 39.5 31 30 48 29Z";

const line = {
  fill: "none",
  stroke: "var(--art-ink)",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** A round card with the animal on it. The card stays light by night, so the outline always shows. */
export function AnimalCard({
  ground,
  className,
  children,
}: {
  ground: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <circle cx="48" cy="48" r="48" fill={ground} />
      {children}
    </svg>
  );
}

/** A coloured shape with its pen line. The colour sits slightly off the line, like a printed book. */
export function Shape({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} transform="translate(0.9 1.1)" />
      <path d={d} {...line} />
    </>
  );
}

/** A pen line alone. */
export function Line({ d }: { d: string }) {
  return <path d={d} {...line} />;
}

/** Draws its children twice, the second time as in a mirror. */
export function BothSides({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 96.3 0)">{children}</g>
    </>
  );
}

export function Eyes() {
  return (
    <>
      {[36.5, 60].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="54" rx="3.7" ry="4.5" fill="var(--art-ink)" />
          <circle cx={x + 1.3} cy="52.2" r="1.4" fill="#fff" />
        </g>
      ))}
    </>
  );
}

export function Cheeks() {
  return (
    <g fill="#ff7360" opacity="0.5">
      <ellipse cx="28" cy="63.5" rx="5" ry="3.3" />
      <ellipse cx="68.5" cy="63.5" rx="5" ry="3.3" />
    </g>
  );
}
