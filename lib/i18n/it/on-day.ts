/** "il 3 luglio 2026", and "l'8 luglio 2026" as it is said. */
export const onDay = (day: string) => (isElided(day) ? `l'${day}` : `il ${day}`);
/** "fino al 3 luglio 2026". */
export const untilDay = (day: string) => (isElided(day) ? `fino all'${day}` : `fino al ${day}`);

const isElided = (day: string) => /^(8|11) /.test(day);
