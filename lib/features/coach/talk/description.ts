import type { Picker } from "../phrases/picker";

/** The description of a word, as it opens a sentence of its own. */
export const asDescription = (clue: string) => ({ opening: clue.charAt(0).toUpperCase() + clue.slice(1) });

/** Whether it was given before, whatever the case of its first letter. */
export const isHeard = (clue: string, picker: Picker) => picker.isSaid(clue.slice(1));
