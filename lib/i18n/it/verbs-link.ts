/** The way to the table of irregular verbs, from screens that have no other word of it. */
export const verbsLink = "Tutti i verbi irregolari";
