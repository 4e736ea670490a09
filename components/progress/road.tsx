import { places, tallRoad, tallSize, wideRoad, wideSize } from "@/components/progress/road-places";
import { classNames } from "@/components/ui/class-names";

type RoadProps = {
  /** Whether each stop of the year was met, in their order: up to there the road is walked. */
  met: readonly boolean[];
};

/** The road that the stops of a year stand on, and a piece of it beyond the last: tall on a phone, wide elsewhere. */
export function Road({ met }: RoadProps) {
  const pieces = places.slice(1, met.length + 1).map((to, index) => {
    const from = places[index] ?? to;
    return {
      tall: tallRoad(from.tall, to.tall),
      wide: wideRoad(from.wide, to.wide),
      isWalked: met[index] === true && met[index + 1] === true,
    };
  });
  return (
    <>
      <Pieces
        size={tallSize}
        pieces={pieces.map(({ tall, isWalked }) => ({ path: tall, isWalked }))}
        className="md:hidden"
      />
      <Pieces
        size={wideSize}
        pieces={pieces.map(({ wide, isWalked }) => ({ path: wide, isWalked }))}
        className="hidden md:block"
      />
    </>
  );
}

type PiecesProps = {
  size: { width: number; height: number };
  pieces: { path: string; isWalked: boolean }[];
  className: string;
};

/** It is stretched over the grid of the stops, so that it fits them whatever their height; its strokes are not. */
function Pieces({ size, pieces, className }: PiecesProps) {
  const stroke = { vectorEffect: "non-scaling-stroke", strokeLinecap: "round", fill: "none" } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className={classNames("pointer-events-none absolute inset-0 size-full overflow-visible", className)}
    >
      {pieces.map(({ path }) => (
        <path key={path} d={path} {...stroke} strokeWidth="18" className="stroke-line-strong" />
      ))}
      {pieces.map(({ path, isWalked }) => (
        <path
          key={path}
          d={path}
          {...stroke}
          strokeWidth="14"
          className={isWalked ? "stroke-sun" : "stroke-sunk"}
        />
      ))}
      {pieces.map(({ path, isWalked }) => (
        <path
          key={path}
          d={path}
          {...stroke}
          strokeWidth="2"
          strokeDasharray="6 9"
          className={isWalked ? "stroke-[#fffdf8]" : "stroke-line-strong"}
        />
      ))}
    </svg>
  );
}
