/** Starts and lasts in ms from the beginning of the tune; pitch in Hz. */
export type Note = { pitchHz: number; startMs: number; lengthMs: number };

export type TuneName = "right" | "again" | "badge" | "level";

const [g4, c5, e5, g5, c6] = [392, 523.25, 659.25, 783.99, 1046.5];

/** Soft and short. What was not right sounds like a question, not like a fault. */
export const tunes: Record<TuneName, readonly Note[]> = {
  right: [
    { pitchHz: e5, startMs: 0, lengthMs: 140 },
    { pitchHz: c6, startMs: 100, lengthMs: 260 },
  ],
  again: [
    { pitchHz: g4, startMs: 0, lengthMs: 140 },
    { pitchHz: c5, startMs: 120, lengthMs: 200 },
  ],
  badge: [
    { pitchHz: g5, startMs: 0, lengthMs: 120 },
    { pitchHz: e5, startMs: 80, lengthMs: 120 },
    { pitchHz: c6, startMs: 160, lengthMs: 240 },
  ],
  level: [
    { pitchHz: c5, startMs: 0, lengthMs: 120 },
    { pitchHz: e5, startMs: 70, lengthMs: 120 },
    { pitchHz: g5, startMs: 140, lengthMs: 120 },
    { pitchHz: c6, startMs: 210, lengthMs: 190 },
  ],
};
