import type { ReactNode } from "react";

const pen = {
  stroke: "var(--art-ink)",
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const coachBlue = "#4f7dff";

/** The coach is a speech bubble with a sweatband: it talks, and it trains. */
const bubblePath =
  "M101 34C142 32 169 55 169 92 169 129 143 150 104 150 92 150 82 148.5 73.5 145.5 65 152.5 52 158 40 158 45.5 151.5 49 143.5 49.5 134 38 123.5 32 109 32 92 32 55 61 36 101 34Z";

export function CoachHead() {
  return (
    <>
      <path
        d="M162 68C169 58 179 53 189 55 187 62 183 67 177 70.5 183 71.5 188 75 191 80 182 84 172 81 165 75Z"
        fill="#ff7360"
        {...pen}
      />
      <path d={bubblePath} fill={coachBlue} />
      <path
        d="M142 52C156 61 163 75 163 92 163 124 141 144 107 146"
        fill="none"
        stroke="#2f5ae0"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M52 60C60 49 75 43 90 42" fill="none" stroke="#86a6ff" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M41.5 63C65 53 137 51.5 159.5 61.5 163.5 66.5 165.5 72 167 78 143 67 59 68.5 34.5 80 36 73.5 38.5 68 41.5 63Z"
        fill="#ff7360"
      />
      <path
        d="M37.5 71.5C63 60.5 139 59 164 69"
        fill="none"
        stroke="#ffe9c9"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M41.5 63C65 53 137 51.5 159.5 61.5M34.5 80C59 68.5 143 67 167 78" fill="none" {...pen} />
      <path d={bubblePath} fill="none" {...pen} />
      <g fill="#ff9a90" opacity="0.8">
        <ellipse cx="59" cy="119" rx="9" ry="6" />
        <ellipse cx="142" cy="119" rx="9" ry="6" />
      </g>
    </>
  );
}

export function CoachLegs() {
  return (
    <>
      <Limb d="M88 144C88 156 87 164 85 172" />
      <Limb d="M120 143C121 156 122 164 124 172" />
      <path d="M62 183C61 174 70 168.5 80 170 86 170.5 92 173 92.5 183Z" fill="#ff7360" {...pen} />
      <path d="M117 183C117 173 124 170.5 130 170 140 169 149 174 148 183Z" fill="#ff7360" {...pen} />
      <path d="M62 183H92.5M117 183H148" stroke="#fff6e6" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 186H94M115.5 186H150" {...pen} />
    </>
  );
}

/** An arm or a leg: a thick line with the pen line around it. */
export function Limb({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="var(--art-ink)" strokeWidth="15" />
      <path d={d} stroke={coachBlue} strokeWidth="7.5" />
    </g>
  );
}

export function Hand({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="9.5" fill="#fff6e6" {...pen} />;
}

/** Something drawn with the coach's pen. */
export function Ink({ d, fill = "none" }: { d: string; fill?: string }) {
  return <path d={d} fill={fill} {...pen} />;
}

export function OpenEyes({ lookX = 0, lookY = 0 }: { lookX?: number; lookY?: number }) {
  return (
    <>
      {[78, 123].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="98" rx="13" ry="15" fill="#fff" {...pen} />
          <circle cx={x + 1 + lookX} cy={99 + lookY} r="7.5" fill="var(--art-ink)" />
          <circle cx={x + 4 + lookX} cy={96 + lookY} r="2.6" fill="#fff" />
        </g>
      ))}
    </>
  );
}

/** Where the face sits on the head, below the sweatband. */
export function FacePlace({ children }: { children: ReactNode }) {
  return <g transform="translate(0 4)">{children}</g>;
}
