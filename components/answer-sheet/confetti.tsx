import type { CSSProperties } from "react";

/** Where each piece flies to, in px from the coach's head, how far it turns, and its colour. */
const pieces: { x: number; y: number; turn: number; colour: string }[] = [
  { x: -34, y: -62, turn: -160, colour: "bg-sun" },
  { x: -12, y: -88, turn: 210, colour: "bg-coral" },
  { x: 16, y: -96, turn: -240, colour: "bg-action" },
  { x: 44, y: -80, turn: 180, colour: "bg-leaf" },
  { x: 72, y: -60, turn: -130, colour: "bg-sun" },
  { x: 98, y: -74, turn: 250, colour: "bg-coral" },
  { x: 126, y: -46, turn: -200, colour: "bg-action" },
  { x: 150, y: -64, turn: 140, colour: "bg-leaf" },
  { x: 58, y: -110, turn: 300, colour: "bg-sun" },
  { x: 112, y: -104, turn: -280, colour: "bg-coral" },
];

/** A handful of paper, thrown once. It lies over nothing that can be pressed. */
export function Confetti() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute top-8 left-12">
      {pieces.map(({ x, y, turn, colour }) => (
        <span
          key={x}
          style={{ "--x": `${x}px`, "--y": `${y}px`, "--turn": `${turn}deg` } as CSSProperties}
          className={`answer-sheet-confetti absolute h-2.5 w-1.5 rounded-[2px] ${colour}`}
        />
      ))}
    </span>
  );
}
