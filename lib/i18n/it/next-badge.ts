/** The way on from a badge that was earned. */
export const nextBadge = {
  train: "Continua ad allenarti",
  nearest: "Il più vicino:",
};
