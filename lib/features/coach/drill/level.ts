/** How much is asked of a training, held against the one before. */
export type Level = "harder" | "easier";
