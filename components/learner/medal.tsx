import type { BadgeType } from "@/lib/features/rewards/rules";
import type { BadgeCategory } from "@/components/learner/badge-category";
import { MedalNumber, medalMarks, rims } from "@/components/learner/medal-mark";

const looks = {
  chat: { main: "fill-action", ribbon: "fill-sun", Shape: Bubble },
  level: { main: "fill-sun", ribbon: "fill-coral", Shape: Shield },
  vocabulary: { main: "fill-leaf", ribbon: "fill-coral", Shape: Book },
  grammar: { main: "fill-coral", ribbon: "fill-action", Shape: Rosette },
};

const lockedColours = { main: "fill-line", ribbon: "fill-sunk" };

/** The classes of the parts of a medal; `ground` is the light field that the emblem stands on. */
type Colours = { main: string; ribbon: string; ground: string };
type ShapeProps = Colours & {
  /** The class of a ring of metal around the ground. */
  rim?: string | undefined;
  /** A number in the place of the emblem. */
  digits?: string | undefined;
  isOfXp?: true | undefined;
};

type MedalProps = {
  category: BadgeCategory;
  /** Whose medal it is; without, that of the whole category. */
  badge?: BadgeType;
  look?: "earned" | "locked";
  className?: string;
};

/**
 * A medal whose outline says its category, without its colour too: a speech bubble, a shield, a book, a rosette; a badge's own
 * has a rim of bronze, silver or gold, and the number that it was given for. Decorative; the name stands beside it.
 */
export function Medal({ category, badge, look = "earned", className = "size-20" }: MedalProps) {
  const { Shape, ...colours } = looks[category];
  const { rim, ...mark } = badge ? medalMarks[badge] : {};
  const isLocked = look === "locked";
  const ground = isLocked ? "fill-paper" : "fill-[#fffdf8]";
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      data-look={look}
      data-outline={category}
      className={className}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className={isLocked ? "stroke-line-strong" : "stroke-(--art-ink)"} strokeWidth="3">
        <Shape
          {...(isLocked ? lockedColours : colours)}
          {...mark}
          ground={ground}
          rim={rim && (isLocked ? "stroke-line" : rims[rim])}
        />
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

/** The light field, and the metal around it. */
function Ground({ d, ground, rim }: { d: string } & Pick<ShapeProps, "ground" | "rim">) {
  return (
    <>
      <path d={d} className={ground} strokeWidth={rim ? 10 : undefined} />
      {rim && <path d={d} fill="none" strokeWidth="5.5" className={rim} />}
    </>
  );
}

function Bubble({ main, ribbon, ground, rim, digits }: ShapeProps) {
  return (
    <>
      <path
        d="M48 7c23.5 0 41 14 41 33.5S71.5 74 48 74c-4 0-7.8-.4-11.4-1.2L17 88l4.2-20.5C12.5 61.3 7 51.6 7 40.5 7 21 24.5 7 48 7Z"
        className={main}
      />
      <Ground
        d="M48 18c17 0 29 9.5 29 22.5S65 63 48 63 19 53.5 19 40.5 31 18 48 18Z"
        ground={ground}
        rim={rim}
      />
      {digits ? (
        <MedalNumber digits={digits} x={48} y={40.5} scale={1.02} />
      ) : (
        <>
          <path d="M33 37h.1M48 37h.1M63 37h.1" strokeWidth="8" />
          <path d="M37 49c6 5.5 16 5.5 22 0" fill="none" strokeWidth="4" />
        </>
      )}
      <path
        d="m74 4 2.7 6.8 7.3.5-5.6 4.7 1.8 7.1-6.2-3.9-6.2 3.9 1.8-7.1-5.6-4.7 7.3-.5Z"
        className={ribbon}
        strokeWidth="2.5"
      />
    </>
  );
}

function Shield({ main, ribbon, ground, rim, digits }: ShapeProps) {
  return (
    <>
      <path
        d="M48 5c10 7.5 22 10.5 37 10.5C87.5 50 77 75.5 48 91 19 75.5 8.5 50 11 15.5 26 15.5 38 12.5 48 5Z"
        className={main}
      />
      <Ground
        d="M48 17c8 5 17 7.5 27.5 8C76 50 67.5 68 48 79.5 28.5 68 20 50 20.5 25 31 24.5 40 22 48 17Z"
        ground={ground}
        rim={rim}
      />
      {digits ? (
        <MedalNumber digits={digits} x={48} y={43} scale={1.3} />
      ) : (
        <path
          d="m48 27 5.6 11.9 13 1.7-9.5 9 2.4 12.9L48 56.2l-11.5 6.3 2.4-12.9-9.5-9 13-1.7Z"
          className={ribbon}
        />
      )}
    </>
  );
}

function Book({ main, ribbon, ground, rim, isOfXp }: ShapeProps) {
  return (
    <>
      <path
        d="M48 19C37 11 22 9 5 11.5v66C22 75 37 77 48 85c11-8 26-10 43-7.5v-66C74 9 59 11 48 19Z"
        className={main}
      />
      <Ground
        d="M48 25c-9-6-20-7.5-33-6.5V67c13-1 24 .5 33 6.5 9-6 20-7.5 33-6.5V18.5C68 17.5 57 19 48 25Z"
        ground={ground}
        rim={rim}
      />
      <path d="M48 25v48M24 55c5-.2 9 .4 13 1.8" fill="none" />
      {isOfXp ? (
        <path
          d="m31 25 3.4 7.2 7.9 1-5.8 5.5 1.5 7.9-7-3.9-7 3.9 1.5-7.9-5.8-5.5 7.9-1Z"
          className={ribbon}
          strokeWidth="2.5"
        />
      ) : (
        <path d="m24 45 6.5-17L37 46.8M26.5 39.5l8.5.8" fill="none" />
      )}
      <path d="M60 21.5v29l7-6 7 4.7V18.6Z" className={ribbon} />
    </>
  );
}

function Rosette({ main, ribbon, ground, rim }: ShapeProps) {
  return (
    <>
      <path d="M31 58 21 90l13.5-5L42 94l8-31Z" className={ribbon} />
      <path d="m65 58 10 32-13.5-5L54 94l-8-31Z" className={ribbon} />
      <path
        d="M48 2L57.6 12.5L71.5 9.6L73.1 23.8L86 29.6L79 42L86 54.4L73.1 60.2L71.5 74.4L57.6 71.5L48 82L38.4 71.5L24.5 74.4L22.9 60.2L10 54.4L17 42L10 29.6L22.9 23.8L24.5 9.6L38.4 12.5Z"
        className={main}
      />
      <Ground d="M48 18a24 24 0 0 1 0 48 24 24 0 0 1 0-48Z" ground={ground} rim={rim} />
      <path d="m34 54 2.2-8.7L54 27.5l6.7 6.7L42.7 52Z" className={main} />
      <path d="m49.5 32 6.7 6.7M36.2 45.3l6.5 6.7" fill="none" />
    </>
  );
}
