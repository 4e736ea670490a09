const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from now until then, or since then once it is over. */
export function daysUntil(instant: string): { days: number; isOver: boolean } {
  const leftMs = Date.parse(instant) - Date.now();
  return { days: Math.floor(Math.abs(leftMs) / dayMs), isOver: leftMs <= 0 };
}
