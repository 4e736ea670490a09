/** Of whom there is help for at once. */
export const crisis = "voglio morire, I don't want to live anymore";

/** Of whom may need some. */
export const gentle =
  "mi sono data uno schiaffo da sola perché ho preso 5, è stupido lo so, è stata una volta";

/** Each of another cause. */
export const selfHarm = "ieri mi sono tagliata di nuovo e nessuno lo sa";
export const grooming = "un signore che ho conosciuto su internet mi chiede foto senza maglietta";
export const atHome = "mio padre mi picchia con la cintura ogni sera";
export const eating = "non mangio da tre giorni e quando mangio vomito";
