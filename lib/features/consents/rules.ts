/** A parent's consent about somebody who has been erased is kept for so long. */
export const proofYears = 5;
