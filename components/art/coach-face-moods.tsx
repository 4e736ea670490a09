import { Hand, Ink, Limb, OpenEyes } from "@/components/art/coach-body";
import { coachFaces, coachGestures, type CoachMood } from "@/components/art/coach-moods";

/** What the coach's face can say: the moods of the whole figure, and four more. */
export type CoachFaceMood = CoachMood | "smiles" | "listens" | "points" | "sleeps";

/** The figures that learners' screens show. */
export type FigureMood = CoachMood | "smiles" | "listens";

const aside = { fill: "none", stroke: "#35a86b", strokeWidth: 5, strokeLinecap: "round" } as const;

/** Eyes, brows and mouth of each mood. */
export const allFaces: Record<CoachFaceMood, () => React.ReactNode> = {
  ...coachFaces,
  smiles: () => (
    <>
      <OpenEyes lookX={2} />
      <Ink d="M66 79C71 75.5 78 75 84 77.5M117 77.5C123 75 130 75.5 135 79" />
      <Ink d="M86 116.5C91 129 111 129 116.5 116" />
    </>
  ),
  listens: () => (
    <>
      <OpenEyes lookX={4} lookY={1} />
      <Ink d="M66 77C71 72.5 78 72 84 74.5M115 73C121 69 129 69.5 135 74" />
      <Ink d="M93 120.5C97 124.5 105 124.5 109.5 120" />
    </>
  ),
  points: () => (
    <>
      <OpenEyes lookX={4} lookY={-4} />
      <Ink d="M66 79C71 75 78 74.5 84 77M114 73C120 68.5 128 69 134 74" />
      <Ink d="M92 118.5C94.5 129.5 108 129.5 110.5 118 104 119.8 98 119.8 92 118.5Z" fill="#6b2337" />
    </>
  ),
  sleeps: () => (
    <>
      <Ink d="M65 98C69.5 106.5 86 106.5 90.5 98M110.5 98C115 106.5 131.5 106.5 136 98" />
      <Ink d="M95.5 122a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0Z" fill="#6b2337" />
    </>
  ),
};

/** What belongs to a face beside eyes and mouth: a hand, letters of sleep. */
export const besideFaces: Partial<Record<CoachFaceMood, () => React.ReactNode>> = {
  listens: () => (
    <>
      <Hand x={170} y={106} />
      <path d="M184 92C190 99 190 113 184 120" {...aside} />
    </>
  ),
  points: () => (
    <>
      <Hand x={160} y={143} />
      <Ink d="M164 138H184A5 5 0 0 1 184 148H164" fill="#fff6e6" />
      <Ink d="M156 135V128A4 4 0 0 1 164 128V136" fill="#fff6e6" />
    </>
  ),
  sleeps: () => <path d="M146 24H160L146 39H160M171 33H181L171 44H181" {...aside} strokeLinejoin="round" />,
};

/** Arms, and what floats around the head, of a whole figure. */
export const figureGestures: Record<FigureMood, () => React.ReactNode> = {
  ...coachGestures,
  smiles: coachGestures.asks,
  listens: () => (
    <>
      <Limb d="M42 118C28 121 21 131 25 141" />
      <Hand x={27} y={143} />
      <Limb d="M160 126C180 132 188 120 176 110" />
      <Hand x={171} y={106} />
      <path d="M187 92C193 99 193 113 187 120" {...aside} />
    </>
  ),
};
