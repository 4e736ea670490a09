// What is safe while something else does not load: a child must not think that it is gone. One by one: a page takes its own.
export const safeProgress = "Livello e XP restano tuoi.";
export const safeTopics = "La tua strada è al sicuro.";
export const safeBadges = "I badge che hai vinto restano tuoi.";
export const safeSheets = "Le tue schede sono al sicuro.";
export const safeAnswers = "Le tue risposte sono al sicuro.";

/** Above that the exercises did not come. */
export const exercisesFailedTitle = "Ci riproviamo?";
