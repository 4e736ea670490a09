import { Hand, Ink, Limb, OpenEyes } from "@/components/art/coach-body";

export type CoachMood = "asks" | "thinks" | "cheers" | "consoles";

const tongue = "#ff7f70";
const mouthInside = "#6b2337";

/** Eyes, brows and mouth of each mood. */
export const coachFaces: Record<CoachMood, () => React.ReactNode> = {
  asks: () => (
    <>
      <OpenEyes lookX={2} />
      <Ink d="M66 79C71 75.5 78 75 84 77.5M113 74C119 70 127 70.5 133 75" />
      <Ink d="M89 119C92 131 110 131.5 113.5 118.5 106 120.5 97 120.5 89 119Z" fill={mouthInside} />
      <path d="M96 127.5C99 124.5 105 124.5 107.5 127 104 129.3 99.5 129.5 96 127.5Z" fill={tongue} />
    </>
  ),
  thinks: () => (
    <>
      <OpenEyes lookX={4} lookY={-5} />
      <Ink d="M67 78C72 73.5 79 73 85 75.5M115 76C121 72.5 128 73 134 77" />
      <Ink d="M94 124C98 120.5 104 120.5 109.5 123.5" />
    </>
  ),
  cheers: () => (
    <>
      <Ink d="M65 101C69 90.5 86 90.5 90 101M111 101C115 90.5 132 90.5 136 101" />
      <Ink d="M82 115C84 136.5 117.5 136.5 120 114.5 108 118 94 118 82 115Z" fill={mouthInside} />
      <path d="M91.5 128.5C97 123 106 123 111 128 105.5 132.5 97.5 132.7 91.5 128.5Z" fill={tongue} />
    </>
  ),
  consoles: () => (
    <>
      <OpenEyes lookX={-1} lookY={3} />
      <Ink d="M66 82C71 81.5 78 78.5 82.5 75M136 82C131 81.5 124 78.5 119.5 75" />
      <Ink d="M91 120C96 125.5 106 125.5 111.5 119.5" />
    </>
  ),
};

/** Arms, and what floats around the head. */
export const coachGestures: Record<CoachMood, () => React.ReactNode> = {
  asks: () => (
    <>
      <Limb d="M163 117C180 118 190 130 184 141 179 149 166 149 156 142" />
      <Hand x={151} y={138} />
      <Limb d="M41 114C26 113 14 104 12 92" />
      <g transform="rotate(-12 11 70)">
        <Ink d="M5.5 90V48L11 36.5 16.5 48V90Z" fill="#ffc93c" />
        <Ink d="M5.5 90H16.5V97C16.5 100 14 102 11 102S5.5 100 5.5 97Z" fill="#ff7360" />
        <path d="M8 42.6 11 36.5 14 42.6Z" fill="var(--art-ink)" />
      </g>
      <Hand x={13} y={86} />
    </>
  ),
  thinks: () => (
    <>
      <Limb d="M42 118C28 121 21 131 25 141" />
      <Hand x={27} y={143} />
      <Limb d="M163 120C176 138 150 158 128 145" />
      <Hand x={122} y={141} />
      <g fill="#ffc93c" stroke="var(--art-ink)" strokeWidth="3.5">
        <circle cx="150" cy="27" r="4.5" />
        <circle cx="165" cy="17" r="6" />
        <circle cx="184" cy="13" r="8" />
      </g>
    </>
  ),
  cheers: () => (
    <>
      <Limb d="M40 108C24 102 15 88 14 72" />
      <Hand x={14} y={66} />
      <Limb d="M164 112C178 108 188 98 192 84" />
      <Hand x={194} y={80} />
      <Ink
        d="M40 13 43.5 21 52 22 45.5 27.5 47.5 36 40 31.5 32.5 36 34.5 27.5 28 22 36.5 21Z"
        fill="#ffc93c"
      />
      <path
        d="M158 14V26M152 20H164M94 8V18M118 14 123 6M180 34 188 28"
        stroke="#35a86b"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </>
  ),
  consoles: () => (
    <>
      <Limb d="M41 116C28 124 34 148 60 153" />
      <Limb d="M163 116C174 126 166 149 140 154" />
      <g transform="translate(14 22) scale(0.86)">
        <Ink
          d="M100 177C81 165 70 154 70 142 70 127 91 123 100 137 109 123 130 127 130 142 130 154 119 165 100 177Z"
          fill="#ff7360"
        />
        <path
          d="M80 142C80 138 82.5 135.5 86 135"
          fill="none"
          stroke="#ffd9d0"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <Hand x={69} y={155} />
      <Hand x={131} y={155} />
    </>
  ),
};
