import type { Activity } from "./activities";

/** `en` may hold alternatives of a translation, the taught one first. `suits` names the scales it goes with. */
export type Time = { en: string; others: string[]; it: string; suits: string };

const table = (rows: string): Time[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [english = "", it = "", suits = "usual rare"] = row.split("|");
      const [en = "", ...others] = english.split(" / ");
      return { en, others, it, suits };
    });

export const habitTimes = table(`
every day|ogni giorno|small usual
every morning|ogni mattina|small
every evening / in the evening|ogni sera|small
every week|ogni settimana|rare
every weekend / at the weekend|ogni fine settimana
every afternoon / in the afternoon|ogni pomeriggio|small usual
every Sunday / on Sundays|ogni domenica
on Mondays / every Monday / on Monday|il lunedì
on Wednesdays / every Wednesday / on Wednesday|il mercoledì
on Saturdays / every Saturday / on Saturday|il sabato
at the weekend|nel fine settimana
twice a week / two times a week|due volte alla settimana|rare`);

export const nowTimes = table(`
now / right now / at the moment|adesso|small usual rare
at the moment / now / right now|in questo momento|small usual rare`);

export const pastTimes = table(`
yesterday|ieri|small usual rare
yesterday afternoon|ieri pomeriggio|small usual rare
yesterday morning|ieri mattina|small
yesterday evening / last night|ieri sera|small usual rare
last Wednesday / on Wednesday|mercoledì scorso
three days ago|tre giorni fa
last week|la settimana scorsa|rare
last weekend|lo scorso fine settimana
last Sunday / on Sunday|domenica scorsa
last Friday / on Friday|venerdì scorso
last month|il mese scorso|rare
last summer|l'estate scorsa|rare
two days ago|due giorni fa
three weeks ago|tre settimane fa|rare
a week ago|una settimana fa|rare
a month ago|un mese fa|rare`);

export const futureTimes = table(`
tomorrow|domani|small usual rare
tomorrow afternoon|domani pomeriggio|small usual rare
tomorrow evening|domani sera|small usual
tomorrow morning|domani mattina|small usual rare
next Wednesday|mercoledì prossimo
next week|la settimana prossima|rare
next weekend|il prossimo fine settimana
next Sunday|domenica prossima
next Friday|venerdì prossimo
next month|il mese prossimo|rare
next summer|la prossima estate|rare`);

/** Seen right now, before the sentence. */
export const lookOut = ["Look!", "Look over there!", "Look out of the window!"] as const;

export const timesFor = (times: readonly Time[], { scale }: Activity) =>
  times.filter(({ suits }) => suits.includes(scale));
