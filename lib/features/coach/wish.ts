/** What a student may say that a message is for, by the buttons above the field: a text to check, an exercise, a rule to explain, a word to look up. */
export const wishes = ["text", "exercise", "rule", "word"] as const;

export type Wish = (typeof wishes)[number];
