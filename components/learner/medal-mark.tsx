import type { BadgeType } from "@/lib/features/rewards/rules";

/** What a medal is made of: the further the way to it, the nobler. */
export const rims = { bronze: "stroke-[#d0874a]", silver: "stroke-[#aebccd]", gold: "stroke-[#f2b71c]" };

/** The rim of each badge's medal, and the number that it was given for, where several look the same but for that. */
export const medalMarks: Record<BadgeType, { rim: keyof typeof rims; digits?: string; isOfXp?: true }> = {
  first_chat: { rim: "bronze", digits: "1" },
  first_steps: { rim: "bronze", digits: "10" },
  chat_enthusiast: { rim: "silver", digits: "50" },
  chat_master: { rim: "gold", digits: "150" },
  level_5_champion: { rim: "bronze", digits: "5" },
  level_10_master: { rim: "silver", digits: "10" },
  level_15_expert: { rim: "gold", digits: "15" },
  grammar_expert: { rim: "gold" },
  vocabulary_builder: { rim: "gold" },
  xp_collector: { rim: "silver", isOfXp: true },
};

/** The digits that thresholds have, as strokes 16 high: drawn, so that they are no text of the button they stand in. */
const shapes: Record<string, { width: number; path: string }> = {
  0: { width: 10, path: "M5 0C8.4 0 10 3 10 8S8.4 16 5 16 0 13 0 8 1.6 0 5 0Z" },
  1: { width: 5, path: "M0 3.5 4.5 0V16" },
  5: { width: 9.5, path: "M9 0H1.2L.4 7C6 4.4 9.5 7 9.5 10.7 9.5 16 3.4 17.6 0 14.2" },
};
const gap = 4.5;

/** A number around the middle of a medal. */
export function MedalNumber({
  digits,
  x,
  y,
  scale,
}: {
  digits: string;
  x: number;
  y: number;
  scale: number;
}) {
  const drawn = [...digits].map((digit) => shapes[digit] ?? { width: 0, path: "" });
  const starts = drawn.map((_, at) => drawn.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0));
  const whole = drawn.reduce((sum, { width }) => sum + width + gap, -gap);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) translate(${-whole / 2} -8)`}
      fill="none"
      strokeWidth="3.4"
    >
      {drawn.map(({ path }, at) => (
        <path key={at} d={path} transform={`translate(${starts[at]} 0)`} />
      ))}
    </g>
  );
}
