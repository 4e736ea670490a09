/** How a student may answer a verdict on a try by a button: that it is right ("contest"), or that it is to be let be ("drop"). */
export const stances = ["contest", "drop"] as const;

export type Stance = (typeof stances)[number];
