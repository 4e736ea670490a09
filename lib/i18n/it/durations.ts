const yearMonths = 12;

/** "7 giorni". */
export const days = (count: number) => `${count} giorni`;
/** "18 mesi". */
const months = (count: number) => `${count} mesi`;
/** Of months: "2 anni", or "18 mesi" where they are no whole years. */
export const years = (count: number) =>
  count % yearMonths === 0 ? `${count / yearMonths} ann${count === yearMonths ? "o" : "i"}` : months(count);
