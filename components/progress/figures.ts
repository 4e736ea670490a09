/** Ten XP count as an exercise done. */
export function exercisesCompleted(xp: number): number {
  return Math.floor(xp / 10);
}
