/**
 * The past a tutor is shown grows turn by turn (a student's message and its answer) to `maxTurns`, then loses its
 * oldest `cutTurns` at once: between two cuts every prompt begins with the one before it, which providers bill at a
 * fraction. A window that slides would change the beginning with every turn.
 */
export const maxTurns = 40;
const cutTurns = 20;

/** How many of the newest turns are shown of a conversation of so many. */
export const turnsShown = (turns: number): number =>
  turns - cutTurns * Math.ceil(Math.max(0, turns - maxTurns) / cutTurns);
